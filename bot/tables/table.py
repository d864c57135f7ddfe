"""A table in a channel as an immutable value."""

import pickle
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime
from functools import cached_property
from typing import Any, Final, Self

from bot.computers.levels import adviser_of, every_level, number_of
from bot.store.values import Note, Player, TableRecord
from bot.tables.origin import Origin
from bot.tables.play import OVER_STAGES, Play
from bot.tables.taking_part import part_of
from rules import GAMES, AnyMatch, Game, IllegalMove, MalformedRecord, NothingToUndo, Position, Seat
from rules.places import stayers_first
from rules.turns import begins_turn

TABLE_BYTES: Final = 4 * 1024
"""The bytes of a table without its game."""
ENTRY_BYTES: Final = 150
"""The bytes of an entry of the log."""
PICKLE_FACTOR: Final = 2
"""How much more memory a position takes as objects than pickled, with its moves."""
CALLS: Final = ("changed", "invited", "sought", "soon", "due")
"""The notes with which a lobby calls people."""


@dataclass(frozen=True)
class Table(TableRecord):
    """A table with the positions of its game, and what follows from its fields."""

    match: AnyMatch | None = None
    """The moves that stand, or only the last of them; None before the game, or if damaged."""
    damage: str = ""
    """Why the log can't be replayed; such a table can only be ended and exported."""

    @classmethod
    def of(cls, record: TableRecord) -> Self:
        """Return a stored table with its log replayed."""
        table, game = cls.unplayed(record), GAMES.get(record.game)
        if record.unreadable:
            return replace(table, damage=f"it can't be read: {', '.join(record.unreadable)}")
        if game is None:
            return replace(table, damage=f"there is no game {record.game!r}")
        if record.setup is None:
            return table
        if record.version != game.version:
            versions = f"version {record.version} of its rules, not {game.version}"
            return replace(table, damage=f"it was played by {versions}")
        try:
            return replace(table, match=table.play.whole())
        except (IllegalMove, MalformedRecord, NothingToUndo) as error:
            return replace(table, damage=str(error))

    @classmethod
    def unplayed(cls, record: TableRecord) -> Self:
        """Return a stored table without its positions."""
        return cls(**{field.name: getattr(record, field.name) for field in fields(TableRecord)})

    @cached_property
    def play(self) -> Play:
        """The game, apart from its channel and its people."""
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
            levels={
                seat: f"{number_of(self.game, it.computer)}/{len(every_level(self.game))}"
                for seat, it in enumerate(self.players)
                if not it.of_person
            },
            resigned=self.resigned,
            ended=self.ended,
            moves_before=len(self.begins.moves) if self.begins else 0,
        )

    @cached_property
    def origin(self) -> Origin:
        """How it came about."""
        return Origin.of(self)

    @property
    def rules(self) -> Game[Any]:
        """The rules of the game; raise KeyError if there is no such game."""
        return GAMES[self.game]

    @property
    def seats(self) -> range:
        """The possible numbers of players; those of a continued game, a found table and a season's are fixed."""
        if self.origin.by_bot:
            return range(len(self.players), len(self.players) + 1)
        if self.begins is None:
            return self.rules.seats
        return range(self.begins.seats, self.begins.seats + 1)

    @property
    def made_here(self) -> int:
        """How many moves were made at this table, without those of the game it continues."""
        return len(self.play.moves) - self.play.moves_before

    @property
    def may_go_back(self) -> int:
        """How many of the last moves may be taken back at the most: in a game that counts, none of a stand-in's."""
        stand_ins = max((it.deputed for it in self.players), default=0) if self.counts else 0
        return min(self.made_here, len(self.play.moves) - stand_ins)

    @property
    def turns_brought(self) -> int:
        """How many turns were played before, in the game that this one continues."""
        moves = self.begins.moves if self.begins else ()
        return sum(begins_turn(self.rules, move) for move in moves)

    @property
    def opened(self) -> datetime:
        """When the table was opened, from its id (see `Tables`); wrong for the very oldest."""
        return opened(self.id)

    @property
    def number(self) -> int:
        """The number of the current position, which controls name."""
        return len(self.log)

    @property
    def open(self) -> bool:
        """Whether the table still occupies its channel."""
        return not self.over and not self.asleep

    @property
    def over(self) -> bool:
        """Whether the game has ended or was called off."""
        return self.stage in OVER_STAGES

    @property
    def just_begun(self) -> bool:
        """Whether a game is being played in which no person has begun a turn yet."""
        return self.stage == "playing" and not any(player.turns for player in self.players)

    @property
    def reachable(self) -> bool:
        """Whether the bot can post here at any time; elsewhere it can only answer a click."""
        return self.place in ("server", "direct")

    @property
    def unposted(self) -> bool:
        """Whether the current revision hasn't been posted."""
        return self.shown.revision != self.revision

    @property
    def position(self) -> Position[Any]:
        """The current position; raise ValueError if there is none."""
        return self.play.position

    @property
    def asked(self) -> Seat | None:
        """The seat to move; None if no seat is."""
        return self.play.asked

    @property
    def host(self) -> str:
        """The host's name; empty if they were forgotten."""
        return next((it.name for it in self.players if it.user_id == self.host_id), "")

    @property
    def person_asked(self) -> int | None:
        """The person to move; None if a computer, everybody or nobody is."""
        player = None if self.asked is None else self.players[self.asked]
        return player.user_id if player and player.answers else None

    @property
    def asked_again(self) -> bool:
        """Whether the terms have just changed, so that everybody is invited again."""
        return self.note is not None and self.note.what == "changed"

    @property
    def calls(self) -> bool:
        """Whether a lobby calls people now, so that it's posted anew: an edit pings nobody."""
        return self.note is not None and self.note.what in CALLS

    @property
    def still_to_agree(self) -> list[Player]:
        """The people whose consent is missing to call the game off; empty if nobody wants to."""
        people = [it for it in self.players if it.user_id is not None and not it.resigned]
        return (
            [it for it in people if not it.wants_to_end]
            if any(it.wants_to_end for it in people)
            else []
        )

    @property
    def people(self) -> int:
        """How many seats belong to people, even if a computer plays for them."""
        return sum(it.of_person for it in self.players)

    @property
    def is_rated(self) -> bool:
        """Whether the game is rated for those who play it far enough."""
        return self.rated and self.origin.may_be_rated

    @property
    def counts(self) -> bool:
        """Whether the result counts: in ratings, in a season or an evening, or as the deal of a day.

        Then there are no hints against people, nor any advice on it, no answer of a computer is taken
        back, no seat changes hands, and nobody calls it off alone.
        """
        return self.is_rated or self.origin.counts_as != "rated"

    @property
    def lost(self) -> bool:
        """Whether it sleeps because its channel was deleted, so that it can go on elsewhere."""
        return self.asleep and self.note is not None and self.note.what == "gone"

    @property
    def finishing(self) -> bool:
        """Whether computers play it to its end, because the time for the whole game is up."""
        return any(it.deputy == "end" for it in self.players)

    @property
    def binding(self) -> bool:
        """Whether nobody can call the game off alone: a season's, or another that counts and in which a person has moved."""
        begun = any(player.turns for player in self.players)
        binds = self.counts and (begun or self.origin.binds)
        return self.stage == "playing" and binds and not self.damage

    @property
    def hints_given(self) -> bool:
        """Whether there are hints: never between people in a game that counts."""
        return self.hints and self.advised and not (self.counts and self.people > 1)

    @property
    def advised(self) -> bool:
        """Whether the game has an adviser."""
        return adviser_of(self.game) is not None

    @property
    def everybody(self) -> Seat | None:
        """The seat that is everybody's in the channel; None at most tables."""
        return next((seat for seat, it in enumerate(self.players) if it.everybody), None)

    @property
    def elsewhere(self) -> int | None:
        """The table in another channel at which the other seat of the same game is played; None at most tables."""
        return next((it.elsewhere for it in self.players if it.elsewhere), None)

    @property
    def asked_here(self) -> bool:
        """Whether somebody in this channel is to move."""
        player = None if self.asked is None else self.players[self.asked]
        return player is not None and player.answers and not player.elsewhere

    @property
    def computer_asked(self) -> bool:
        """Whether a computer is to move."""
        return self.asked is not None and not self.players[self.asked].answers

    @property
    def names(self) -> tuple[str, ...]:
        """Each seat's name, not escaped: for pictures, labels and descriptions, not for texts."""
        return tuple(player.name for player in self.players)

    @property
    def user_ids(self) -> list[int]:
        """The people in the seats."""
        return [player.user_id for player in self.players if player.user_id is not None]

    @property
    def resigned(self) -> frozenset[Seat]:
        """The seats whose people have resigned."""
        return frozenset(seat for seat, player in enumerate(self.players) if player.resigned)

    @property
    def absent(self) -> frozenset[Seat]:
        """The seats that people haven't played themselves: they resigned, or a computer stood in."""
        turns = self.play.turns
        return frozenset(
            seat for seat, it in enumerate(self.players) if part_of(it, turns[seat]) != "played"
        )

    @property
    def share(self) -> tuple[int, int]:
        """The server (or channel) and the table between which the worker shares its time fairly."""
        return self.guild_id or self.channel_id, self.id

    @property
    def called(self) -> list[int]:
        """The people who have to act: to join, to move, to agree, or to accept a seat; a learner is there anyway."""
        if self.stage == "lobby":
            return self._called_to_lobby
        if self.origin is Origin.LESSON:
            return []
        asked = [] if self.person_asked is None else [self.person_asked]
        if self.offer is not None and not self.offer.asked_for:
            if self.offer.number == self.number:  # later boards don't ping them again
                return [self.offer.user_id, *asked]
            return asked
        if self.still_to_agree:
            return [it.user_id for it in self.still_to_agree if it.user_id is not None]
        return asked

    @property
    def _called_to_lobby(self) -> list[int]:
        """The invited people, or those whom the last change calls; each was pinged once before."""
        match self.note:
            case Note(what="invited", called=called):
                return list(called)
            case Note(what="sought"):
                return []
            case Note(what="soon" | "due"):
                return self.user_ids
        return [it.user_id for it in self.players if it.invited and it.user_id is not None]

    @property
    def weight(self) -> int:
        """Its approximate bytes in memory, by the size of its last position."""
        if self.match is None:
            return TABLE_BYTES
        position = len(pickle.dumps(self.position, pickle.HIGHEST_PROTOCOL)) * PICKLE_FACTOR
        return TABLE_BYTES + ENTRY_BYTES * len(self.log) + position * len(self.match.positions)

    def seat_of(self, user_id: int) -> Seat | None:
        """Return a person's seat; None for an onlooker."""
        for seat, player in enumerate(self.players):
            if player.user_id == user_id:
                return seat
        return None

    def has_vote(self, user_id: int) -> bool:
        """Return whether a person in the channel votes here: a seat is everybody's, and they have none of their own."""
        return self.everybody is not None and self.seat_of(user_id) is None

    def players_with(self, seat: Seat, player: Player) -> tuple[Player, ...]:
        """Return the players with this one in a seat."""
        return (*self.players[:seat], player, *self.players[seat + 1 :])

    def link(self) -> str:
        """Return the link to the message that shows this table, or to its channel."""
        return link(self.guild_id, self.channel_id, self.shown.message_id)

    def places(self) -> tuple[int, ...]:
        """Return each seat's place; those who are `absent` rank behind all others."""
        return stayers_first(self.position.places(), self.absent)


def link(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """Return the link to a message, or to its channel; `guild_id` is 0 outside a server."""
    address = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return f"{address}/{message_id}" if message_id else address


def opened(table_id: int) -> datetime:
    """Return when the table of this id was opened; see `Table.opened`."""
    return datetime.fromtimestamp((table_id >> 20) / 1000, UTC)


def first_id(moment: datetime) -> int:
    """Return the lowest id of a table opened at this moment."""
    return int(moment.timestamp() * 1000) << 20
