"""A table in a channel as an immutable value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from rules import DEALER, GAMES, AnyMatch, Game, Match, Position, Seat

Stage = Literal["lobby", "playing", "finished", "called-off"]
Seating = Literal["joined", "random"]
UNDO: Final = "undo"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat: a person by their id, or a computer of some level.

    A person who resigned keeps the seat; a computer answers for it from then on.
    """

    name: str
    user_id: int | None = None
    computer: str | None = None
    resigned: bool = False

    @property
    def answers(self) -> bool:
        """Whether a person answers for this seat."""
        return self.user_id is not None and not self.resigned


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of a table's log: a move by a seat, or its taking one back."""

    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class Shown:
    """What the channel has seen last: which revision, in which message.

    `caption` and `alt`, the picture's text (None without one), are what stays of the message.
    """

    revision: int | None = None
    message_id: int | None = None
    caption: str = ""
    alt: str | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table: who sits at it, what was chosen, and the game as it was played so far.

    `revision` counts the changes of every kind; `log` is what was appended, so its length
    is the number of the position that buttons are made for. `match` may hold the last moves
    alone. `lesson` is 0 but in a tutorial: there it counts the learner's turns, each with its
    lesson as long as there are any.
    """

    id: int
    guild_id: int
    channel_id: int
    game: str
    host_id: int
    options: Mapping[str, int | str]
    language: str
    seating: Seating = "random"
    stage: Stage = "lobby"
    players: tuple[Player, ...] = ()
    setup: Mapping[str, Any] | None = None
    match: AnyMatch | None = None
    log: tuple[Entry, ...] = ()
    revision: int = 0
    shown: Shown = Shown()
    lesson: int = 0

    @property
    def rules(self) -> Game[Any]:
        """The game that is played here."""
        return GAMES[self.game]

    @property
    def number(self) -> int:
        """The number of the position on the table."""
        return len(self.log)

    @property
    def open(self) -> bool:
        """Whether the table still occupies its channel."""
        return self.stage in ("lobby", "playing")

    @property
    def position(self) -> Position[Any]:
        """The position on the table; raise ValueError in a lobby."""
        if self.match is None:
            raise ValueError("no game has begun at this table")
        return self.match.position

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked now; None when nobody is."""
        if self.stage != "playing":
            return None
        decision = self.position.decision
        return decision.seat if decision and decision.seat != DEALER else None

    @property
    def names(self) -> tuple[str, ...]:
        """Each seat's name."""
        return tuple(player.name for player in self.players)

    @property
    def resigned(self) -> frozenset[Seat]:
        """The seats whose people have resigned."""
        return frozenset(seat for seat, player in enumerate(self.players) if player.resigned)

    def seat_of(self, user_id: int) -> Seat | None:
        """Return a person's seat, None for an onlooker."""
        for seat, player in enumerate(self.players):
            if player.user_id == user_id:
                return seat
        return None

    def link(self) -> str:
        """Return the address of the message that shows this table, or of its channel."""
        address = f"https://discord.com/channels/{self.guild_id}/{self.channel_id}"
        return f"{address}/{self.shown.message_id}" if self.shown.message_id else address

    def places(self) -> tuple[int, ...]:
        """Return each seat's place; whoever resigned stands behind everybody who did not."""
        places = self.position.places()
        ranks = [
            (player.resigned, place) for player, place in zip(self.players, places, strict=True)
        ]
        return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def replayed(
    rules: Game[Any],
    seats: int,
    options: Mapping[str, int | str],
    setup: object,
    log: tuple[Entry, ...],
) -> AnyMatch:
    """Return the match that a log tells."""
    match: AnyMatch = Match((rules.start(seats, options, setup),))
    for entry in log:
        match = match.undo() if entry.move == UNDO else match.play(entry.move)
    return match
