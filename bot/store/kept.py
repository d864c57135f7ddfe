"""What is kept of a table, as values. What they mean at a table is told in `bot/tables/`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from rules import Seat

Stage = Literal["lobby", "playing", "finished", "called-off"]
Seating = Literal["joined", "random"]
Ending = Literal["played-out", "resigned", "called-off"]
Deed = Literal["resigned", "undone", "called-off"]
Stand = Literal["channel", "thread"]
Boards = Literal["all", "two"]


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat: a person by their id, or a computer of some level.

    A person who resigned keeps the seat; a computer answers for it from then on. Somebody
    `asked` has a seat kept in a lobby, and has not yet said yes. Somebody `hinted` was told a good
    move.
    """

    name: str
    user_id: int | None = None
    computer: str | None = None
    resigned: bool = False
    asked: bool = False
    hinted: bool = False

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
class Note:
    """What somebody did to a table that no move tells; `who` is their name."""

    what: Deed
    who: str


@dataclass(frozen=True, slots=True)
class Shown:
    """What the channel has seen last: which revision, in which message.

    `caption` and `alt`, the picture's text (None without one), are what stays of the message.
    The `earlier` one is the message that it took the place of.
    """

    revision: int | None = None
    message_id: int | None = None
    caption: str = ""
    alt: str | None = None
    earlier_id: int | None = None
    earlier_caption: str = ""


@dataclass(frozen=True, slots=True)
class Leftover:
    """A message that should have less than it has: no controls, and no picture without `alt`."""

    message_id: int
    guild_id: int
    channel_id: int
    caption: str = ""
    alt: str | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for one seat; a game that was called off has no places."""

    seat: Seat
    user_id: int | None
    level: str | None
    place: int | None
    score: int
    turns: int
    ending: Ending
    hinted: bool = False


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What those who manage a server have chosen for it.

    `stand` says where a new table stands: in the channel, or in a thread of its own. Of a
    table's `boards` all keep their pictures, or the last two do.
    """

    guild_id: int
    stand: Stand = "channel"
    boards: Boards = "all"


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as its rows tell it.

    `revision` counts the changes of every kind; `log` is what was appended. `version` is that
    of the game's rules the table is played by. `computer_asked` says that it rests at a
    question a computer has not answered yet. `lesson` is 0 but in a tutorial. A `rematch` begins
    by itself once everybody asked has said yes. `note` is what a person did last, if it was no move.
    Where there are `hints`, whoever is asked may be told a good move.
    `ended` is when its game was over, None before.
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
    log: tuple[Entry, ...] = ()
    revision: int = 0
    shown: Shown = Shown()
    lesson: int = 0
    version: int = 1
    rematch: bool = False
    note: Note | None = None
    hints: bool = True
    ended: datetime | None = None

    @property
    def computer_asked(self) -> bool:
        """Whether a computer has to answer before anybody else can; never before a game."""
        return False
