"""A table in a channel as an immutable value."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime
from functools import cached_property
from typing import Any, Self

from bot.store.values import Player, TableRecord
from bot.tables.play import OVER_STAGES, Play
from rules import GAMES, AnyMatch, Game, IllegalMove, MalformedRecord, NothingToUndo, Position, Seat
from rules.places import stayers_first
from rules.turns import begins_turn


@dataclass(frozen=True)
class Table(TableRecord):
    """A table: who sits at it, what was chosen, and the game as it was played so far.

    The length of `log` is the number of the position that buttons are made for. `match` may
    hold the last moves alone. `damage` says why the log cannot be replayed, where it cannot:
    then there is no match, and all that can be done is to end the table and to export it.
    `lesson` is 0 but in a tutorial: there it is the number of the lesson on the table, above that
    of the last one when all are over.
    """

    match: AnyMatch | None = None
    damage: str = ""

    @classmethod
    def of(cls, kept: TableRecord) -> Self:
        """Return the table that rows tell, its log replayed."""
        table, game = cls.unplayed(kept), GAMES.get(kept.game)
        if game is None:
            return replace(table, damage=f"there is no game {kept.game!r}")
        if kept.setup is None:
            return table
        if kept.version != game.version:
            versions = f"version {kept.version} of its rules, not {game.version}"
            return replace(table, damage=f"it was played by {versions}")
        try:
            return replace(table, match=table.play.whole())
        except (IllegalMove, MalformedRecord, NothingToUndo) as error:
            return replace(table, damage=str(error))

    @classmethod
    def unplayed(cls, kept: TableRecord) -> Self:
        """Return the table that rows tell, without its positions."""
        return cls(**{field.name: getattr(kept, field.name) for field in fields(TableRecord)})

    @cached_property
    def play(self) -> Play:
        """The game that is played here, apart from its channel and the people at it."""
        return Play(
            id=self.id,
            game=self.game,
            options=self.options,
            names=self.names,
            setup=self.setup,
            log=self.log,
            match=self.match,
            stage=self.stage,
            computers=frozenset(seat for seat, it in enumerate(self.players) if not it.answers),
            resigned=self.resigned,
            ended=self.ended,
        )

    @property
    def rules(self) -> Game[Any]:
        """The game that is played here; raise KeyError if there is none of that name."""
        return GAMES[self.game]

    @property
    def seats(self) -> range:
        """How many may play here; where another game goes on, as many as played that."""
        if self.begins is None:
            return self.rules.seats
        return range(self.begins.seats, self.begins.seats + 1)

    @property
    def made_here(self) -> int:
        """How many moves stand that were made at this table, and not brought to it."""
        return len(self.play.moves) - (len(self.begins.moves) if self.begins else 0)

    @property
    def turns_brought(self) -> int:
        """How many turns of another game were brought to a table where that goes on."""
        moves = self.begins.moves if self.begins else ()
        return sum(begins_turn(self.rules, move) for move in moves)

    @property
    def opened(self) -> datetime:
        """When the table was opened: its id says so (see `Tables`), save for the very oldest."""
        return opened(self.id)

    @property
    def number(self) -> int:
        """The number of the position on the table."""
        return len(self.log)

    @property
    def open(self) -> bool:
        """Whether the table still occupies its channel."""
        return not self.over and not self.asleep

    @property
    def over(self) -> bool:
        """Whether nothing will ever happen here again."""
        return self.stage in OVER_STAGES

    @property
    def reachable(self) -> bool:
        """Whether the bot can post here by itself; elsewhere it can only answer a click."""
        return self.place in ("server", "direct")

    @property
    def unposted(self) -> bool:
        """Whether the table is not shown as it is now."""
        return self.shown.revision != self.revision

    @property
    def position(self) -> Position[Any]:
        """The position on the table; raise ValueError where there is none."""
        return self.play.position

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked now; None when nobody is."""
        return self.play.asked

    @property
    def host(self) -> str:
        """The host's name; nothing where it was forgotten."""
        return next((it.name for it in self.players if it.user_id == self.host_id), "")

    @property
    def person_asked(self) -> int | None:
        """The person who is asked now; None while nobody is, or a computer."""
        player = None if self.asked is None else self.players[self.asked]
        return player.user_id if player and player.answers else None

    @property
    def asked_again(self) -> bool:
        """Whether the terms have just changed, so that whoever had joined is asked again."""
        return self.note is not None and self.note.what == "changed"

    @property
    def still_to_agree(self) -> list[Player]:
        """Who has yet to say whether a game is called off; nobody where nobody wants to end it."""
        people = [it for it in self.players if it.user_id is not None and not it.resigned]
        return (
            [it for it in people if not it.wants_to_end]
            if any(it.wants_to_end for it in people)
            else []
        )

    @property
    def people(self) -> int:
        """How many seats belong to people, whoever answers for them now."""
        return sum(it.of_person for it in self.players)

    @property
    def counts(self) -> bool:
        """Whether the game counts for the ratings of whoever plays it far enough."""
        return self.rated and not self.lesson and self.begins is None

    @property
    def binding(self) -> bool:
        """Whether nobody can call the game off alone: it counts, and somebody has made a move."""
        begun = self.stage == "playing" and any(player.turns for player in self.players)
        return self.counts and begun and not self.damage

    @property
    def hints_given(self) -> bool:
        """Whether whoever is asked may be told a good move: not where people play for ratings."""
        return self.hints and not (self.rated and self.people > 1)

    @property
    def computer_asked(self) -> bool:
        """Whether a computer has to answer before anybody else can."""
        return self.asked is not None and not self.players[self.asked].answers

    @property
    def names(self) -> tuple[str, ...]:
        """Each seat's name, as it is: for pictures, labels and descriptions, not for texts."""
        return tuple(player.name for player in self.players)

    @property
    def resigned(self) -> frozenset[Seat]:
        """The seats whose people have resigned."""
        return frozenset(seat for seat, player in enumerate(self.players) if player.resigned)

    @property
    def share(self) -> tuple[int, int]:
        """For whom a computer thinks at this table: its server, or its channel outside of one."""
        return self.guild_id or self.channel_id, self.id

    def seat_of(self, user_id: int) -> Seat | None:
        """Return a person's seat, None for an onlooker."""
        for seat, player in enumerate(self.players):
            if player.user_id == user_id:
                return seat
        return None

    def link(self) -> str:
        """Return the address of the message that shows this table, or of its channel."""
        return link(self.guild_id, self.channel_id, self.shown.message_id)

    def places(self) -> tuple[int, ...]:
        """Return each seat's place; whoever resigned stands behind everybody who did not."""
        return stayers_first(self.position.places(), self.resigned)


def link(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """Return the address of a message, or of its channel; `guild_id` is 0 outside a server."""
    address = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return f"{address}/{message_id}" if message_id else address


def opened(table_id: int) -> datetime:
    """Return when the table of this id was opened; see `Table.opened`."""
    return datetime.fromtimestamp((table_id >> 20) / 1000, UTC)


def first_id(moment: datetime) -> int:
    """Return the lowest id that a table of this moment may have."""
    return int(moment.timestamp() * 1000) << 20
