"""What is kept of a table, as values. What they mean at a table is told in `bot/tables/`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, Literal

from rules import Seat

Stage = Literal["lobby", "playing", "finished", "called-off"]
Seating = Literal["joined", "random"]
Ending = Literal["played-out", "resigned", "timed-out", "called-off"]
NoteKind = Literal[
    "resigned",
    "undone",
    "called-off",
    "changed",
    "put-to-sleep",
    "untouched",
    "late",
    "deputy",
    "back",
    "handed-over",
    "woken",
    "gone",
]
Substitute = Literal["turn", "seat"]
Pace = Literal["none", "10m", "1h", "12h", "1d", "3d", "7d"]
Late = Literal["ask", "computer"]
Reminders = Literal["channel", "direct", "both", "none"]
Callers = Literal["host", "moderators", "seated"]
Stand = Literal["channel", "thread"]
Boards = Literal["all", "two"]
Place = Literal["server", "direct", "group", "visited"]
"""Where a table stands: in a server of the bot's, in a direct message with it, in a group of people,
or in a server that it is no member of."""
SOMEBODY: Final = 0
"""The host of a table whose host was forgotten, and a forgotten person who had a seat before."""
LARGEST_ID: Final = 2**63 - 1
"""The largest id there can be: a database knows none above it."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat: a person by their id, or a computer of some level.

    A person who resigned keeps the seat; a computer answers for it from then on. Somebody
    `asked` has a seat kept in a lobby, and has not yet said yes. Somebody `hinted` was told a good
    move. A `deputy` is a computer that plays for a person: this turn, or until they are back. They
    have `missed` so many turns in a row, and began so many `turns` themselves. Whoever `ends` would
    have the game called off. Those who sat there before them are `past`. Somebody who wanted to be
    forgotten has no name.
    """

    name: str
    user_id: int | None = None
    computer: str | None = None
    resigned: bool = False
    asked: bool = False
    hinted: bool = False
    deputy: Substitute | None = None
    missed: int = 0
    past: tuple[int, ...] = ()
    turns: int = 0
    ends: bool = False

    @property
    def answers(self) -> bool:
        """Whether a person answers for this seat."""
        return self.user_id is not None and not self.resigned and self.deputy is None

    @property
    def of_person(self) -> bool:
        """Whether the seat is a person's, whoever answers for it now, and whatever is known of them."""
        return self.user_id is not None or self.computer is None or self.resigned

    @property
    def forgotten(self) -> bool:
        """Whether somebody sat here of whom nothing is known any more."""
        return not self.name


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of a table's log: a move by a seat, or its taking one back."""

    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class LoggedMove:
    """A row of a table's log with its number and the time it was made."""

    number: int
    seat: Seat
    move: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody did to a table that no move tells; `who` is what they were called then.

    A table is `gone` with its channel.
    """

    what: NoteKind
    who: str
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that somebody is offered, who says yes; or that they ask for, and another says yes."""

    seat: Seat
    user_id: int
    name: str
    asked_for: bool = False


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a person has for one turn: the number `turn` of the seat in which they sit.

    It runs `since` then, or will, for `left` seconds; None where the table has no pace. They were
    reminded so many times (`told`), last by the message `reminder_id`. It is `late` once a board has
    said so. While they are `away` it stands still until `since`.
    """

    seat: Seat
    turn: int
    user_id: int
    since: datetime
    left: int | None = None
    told: int = 0
    reminder_id: int | None = None
    late: bool = False
    away: bool = False

    @property
    def deadline(self) -> datetime | None:
        """Until when they have; None without end."""
        return None if self.left is None else self.since + timedelta(seconds=self.left)


@dataclass(frozen=True, slots=True)
class Person:
    """What a person has chosen for themselves, wherever they play.

    `quiet_from` and `quiet_to` are minutes of their day, in their time `zone`. Somebody `hidden` shows
    what they played to nobody. `language` is the one they spoke when they last chose something.
    """

    user_id: int
    reminders: Reminders = "channel"
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    away_until: datetime | None = None
    hidden: bool = False
    language: str = ""


@dataclass(frozen=True, slots=True)
class StartPosition:
    """The position of another game that a table begins from: how many played, the set-up, the moves."""

    seats: int
    setup: Mapping[str, Any]
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ImportedRecord:
    """A record that somebody brought into a channel, as JSON; its id says when, like a table's."""

    id: int
    guild_id: int
    channel_id: int
    content: str


@dataclass(frozen=True, slots=True)
class PostedBoard:
    """What the channel has seen last: which revision, in which message.

    `caption` is the text that stays of the message. The `earlier` one is the message that it took
    the place of.
    """

    revision: int | None = None
    message_id: int | None = None
    caption: str = ""
    earlier_id: int | None = None
    earlier_caption: str = ""


@dataclass(frozen=True, slots=True)
class StaleMessage:
    """A message that should have no controls, and perhaps no `picture` any more."""

    message_id: int
    guild_id: int
    channel_id: int
    caption: str = ""
    picture: bool = True


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for one seat; a game that was called off has no places.

    Somebody has `resigned`, or `timed-out` where a computer had their seat for good because they
    were late. They were told a good move (`hinted`), took one back (`undone`), and built on these
    `colours`. The game had so many `people`, as of its end, and counts for their ratings where it is
    `rated`.
    """

    seat: Seat
    user_id: int | None
    level: str | None
    place: int | None
    score: int
    turns: int
    ending: Ending
    hinted: bool = False
    undone: bool = False
    colours: str = ""
    seats: int = 0
    people: int = 0
    length: int = 0
    """How many answers the game took, the dealer's too, without those taken back."""
    rated: bool = False

    @property
    def of_person(self) -> bool:
        """Whether it is a person's, perhaps a forgotten one's: who resigned has a computer's level too."""
        return self.user_id is not None or self.level is None


@dataclass(frozen=True, slots=True)
class Counts:
    """How many tables are open, how many are not seen to, and how many messages are left over."""

    tables: int
    behind: int
    leftovers: int


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What those who manage a server have chosen for it.

    `stand` says where a new table stands: in the channel, or in a thread of its own. Of a
    table's `boards` all keep their pictures, or the last two do. `language` and `pace` are those of
    new tables, "" for the server's own language. Tables may be opened in these `channels`, in all
    where none is named. `callers` may call a game off. There are `reminders` or none, and so many
    open tables at `most_tables` in the server and `most_each` that one person opened.
    """

    guild_id: int
    stand: Stand = "channel"
    boards: Boards = "all"
    language: str = ""
    pace: Pace = "none"
    channels: tuple[int, ...] = ()
    callers: Callers = "moderators"
    reminders: bool = True
    most_tables: int = 50
    most_each: int = 5


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table as its rows tell it.

    `revision` counts the changes of every kind; `log` is what was appended. `version` is that
    of the game's rules the table is played by. `computer_asked` says that it rests at a
    question a computer has not answered yet. `lesson` is 0 but in a tutorial. A `rematch` begins
    by itself once everybody asked has said yes. `note` is what a person did last, if it was no move.
    Where there are `hints`, whoever is asked may be told a good move; what is `rated` counts for ratings.
    `ended` is when its game was over, None before. The person asked has as long as the `pace` says,
    and `late` what follows when their time is up. A table that is `asleep` has given its channel
    free. `touched` is when somebody last did something, `due` when the bot has something to do next.
    `guild_id` is 0 where the `place` lies in no server. `begins` is the position of another game that
    this one goes on from, None where it is dealt afresh.
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
    shown: PostedBoard = PostedBoard()
    lesson: int = 0
    version: int = 1
    rematch: bool = False
    note: Note | None = None
    hints: bool = True
    ended: datetime | None = None
    pace: Pace = "none"
    late: Late = "ask"
    asleep: bool = False
    offer: Offer | None = None
    touched: datetime | None = None
    due: datetime | None = None
    clock: Clock | None = None
    place: Place = "server"
    rated: bool = True
    begins: StartPosition | None = None

    @property
    def computer_asked(self) -> bool:
        """Whether a computer has to answer before anybody else can; never before a game."""
        return False
