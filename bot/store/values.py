"""The values that the store saves and loads; `bot/tables/` gives them their behaviour."""

from collections.abc import Mapping
from dataclasses import dataclass, field
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
    "invited",
    "sought",
    "first",
    "soon",
    "due",
    "put-to-sleep",
    "untouched",
    "late",
    "deputy",
    "played-for",
    "back",
    "handed-over",
    "woken",
    "gone",
    "declined",
    "unanswered",
]
Traits = tuple[tuple[int, ...], ...]
"""The parts of a position, such as its rows of cards, each as numbers for the pieces in it."""
Deputy = Literal["turn", "seat", "end"]
"""How long a computer plays for a person; the other players choose one of the first two."""
ChosenDeputy = Literal["turn", "seat"]
Pace = Literal[
    "none",
    "30s",
    "1m",
    "2m",
    "3m",
    "5m",
    "10m",
    "10m-plus-10m",
    "1h",
    "12h",
    "1d",
    "1d-plus-12h",
    "3d",
    "7d",
]
Late = Literal["ask", "computer"]
Reminders = Literal["channel", "direct", "both", "none"]
Callers = Literal["host", "moderators", "seated"]
Stand = Literal["channel", "thread"]
Boards = Literal["two", "all"]
Place = Literal["server", "direct", "group", "visited"]
"""The kind of place a table is in: a server with the bot, a direct message with it, a group chat, or a
server that the bot isn't a member of."""
SOMEBODY: Final = 0
"""The id in place of a forgotten person's: a table's host, or a previous player."""
LARGEST_ID: Final = 2**63 - 1
"""The largest id that a database can store."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat at a table: a person by their id, a computer of some level, or everybody in this channel or another.

    The row of a seat has a value for each field, in this order.
    """

    name: str
    """What they are called; empty for a person who was forgotten."""
    user_id: int | None = None
    """The person; None for a computer, and for a person who was forgotten."""
    computer: str | None = None
    """The level of the computer that plays here; a person has one after they resigned."""
    resigned: bool = False
    """Whether the person has resigned; they keep the seat, and a computer plays on."""
    invited: bool = False
    """Whether the lobby keeps the seat for a person who hasn't said yes yet."""
    hinted: bool = False
    """Whether the person was shown a good move in this game."""
    deputy: Deputy | None = None
    """How long a computer plays for the person: for this turn, until they are back, or to the end, because the
    time for the whole game is up."""
    missed: int = 0
    """How many turns in a row a computer has taken for them because they were late."""
    previous_user_ids: tuple[int, ...] = ()
    """The people who had the seat before, the first one first."""
    turns: int = 0
    """How many turns the person has begun without a deputy."""
    wants_to_end: bool = False
    """Whether the person wants to call the game off."""
    used: int = 0
    """How many seconds of their bank the seat has used, where the pace has one (`clocks.BANKS`)."""
    cut: str | None = ""
    """The words with which this seat cut the cards of a sealed deal; None if they were deleted."""
    away: int = 0
    """For how many seconds its clocks have been stopped because its people were away."""
    deputed: int = 0
    """How many moves had been made after the last answer of a computer for this seat's person."""
    everybody: bool = False
    """Whether the seat is everybody's in the channel, who vote on its moves."""
    elsewhere: int = 0
    """The table in another channel at which this seat is played; 0 for one that is played here."""

    @property
    def answers(self) -> bool:
        """Whether people answer for this seat: a person, everybody, or those of another channel."""
        person = self.user_id is not None and not self.resigned and self.deputy is None
        return person or self.everybody or self.elsewhere != 0

    @property
    def deputized(self) -> bool:
        """Whether a computer plays on for the person."""
        return self.deputy in ("seat", "end")

    @property
    def of_person(self) -> bool:
        """Whether the seat is a person's, even if a computer plays for them or they were forgotten."""
        return self.user_id is not None or self.computer is None or self.resigned

    @property
    def forgotten(self) -> bool:
        """Whether the person who sat here was forgotten."""
        return not self.name


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One row of a table's log: a move of a seat, or an undo."""

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
    """What a person did to a table, other than a move; `who` is their name at that time.

    A table is `gone` when its channel was deleted. `called` are the people, or the role,
    that it calls to a lobby.
    """

    what: NoteKind
    who: str
    user_id: int | None = None
    called: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat offered to a person; if `asked_for`, they asked for it and another player has to agree.

    `number` is that of the position in which it was offered: they are pinged only then.
    """

    seat: Seat
    user_id: int
    name: str
    asked_for: bool = False
    number: int = -1


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a person has for one turn.

    It is stored as a list with a value for each field, in this order.
    """

    seat: Seat
    """The seat to move."""
    turn: int
    """The number of that seat's turn."""
    user_id: int
    """The person in the seat."""
    starts_at: datetime
    """When the clock starts, or started; later than now while it is stopped."""
    seconds_left: int | None = None
    """How long the person has from `starts_at`; None without a time limit."""
    reminders_sent: int = 0
    """How many reminders of this turn were sent."""
    reminder_id: int | None = None
    """The message of the last reminder."""
    late: bool = False
    """Whether a board has said that the time is up."""
    away: bool = False
    """Whether the clock is stopped because the person is away."""
    rested: int = 0
    """For how many seconds the seat's clocks have been stopped for that in this game, until `starts_at`."""
    woken: bool = False
    """Whether the game has slept since a board last pinged the person."""

    @property
    def deadline(self) -> datetime | None:
        """When the time is up; None without a time limit."""
        left = self.seconds_left
        return None if left is None else self.starts_at + timedelta(seconds=left)


@dataclass(frozen=True, slots=True)
class Person:
    """A person's own settings, which hold in every server.

    `quiet_from` and `quiet_to` are minutes of the day in their time `zone`. If `hidden`, nobody else
    can see their profile. `language` is their client's when they last changed a setting. A new zone
    counts from the next day: until `day_zone_until`, the deals of the day follow `day_zone`. If `at_once`,
    a button that names a whole move plays it without Confirm.
    """

    user_id: int
    reminders: Reminders = "channel"
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    away_until: datetime | None = None
    hidden: bool = False
    language: str = ""
    day_zone: str = ""
    day_zone_until: datetime | None = None
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class StartPosition:
    """A position of another game to continue from: its number of seats, its setup and its moves."""

    seats: int
    setup: Mapping[str, Any]
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """What decides a table's deal (see `rules/seal.py`); nobody may see it before the game ends.

    It is stored as JSON with a key for each field.
    """

    secret: str = field(repr=False)
    """The secret in hexadecimal digits."""
    message_id: int | None = None
    """The message that has published the commitment; nobody can cut before."""
    key: str = field(default="", repr=False)
    """What draws, in hexadecimal digits: it follows from the secret and the cuts; empty in the lobby."""
    seating: tuple[int, ...] | None = None
    """Which of the lobby's seats sits first, second, and so on; None if seats weren't drawn."""
    day: str = ""
    """The day whose deal it is (such as "2026-11-25"), which everybody plays; "" for a table's own."""
    version: int = 1
    """The version of the seal, which its commitment fixes."""
    challenge: int = 0
    """The id of the challenge whose deal it is, which everybody may play again and again; 0 for none."""


@dataclass(frozen=True, slots=True)
class PostedBoard:
    """The board that the channel shows: which revision, and in which message.

    `caption` is the text to keep when the message is stripped. `earlier_id` is the message that it replaced.
    """

    revision: int | None = None
    message_id: int | None = None
    caption: str = ""
    earlier_id: int | None = None


@dataclass(frozen=True, slots=True)
class StaleMessage:
    """A message whose controls are still to be removed, and its picture too unless `picture`."""

    message_id: int
    guild_id: int
    channel_id: int
    caption: str = ""
    picture: bool = True


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for one seat; a game that was called off has no places.

    A person `timed-out` if a computer stood in for them (`bot/tables/taking_part.py`). `hinted`: they asked for a good move; `undone`: they took a move back; `colours`: the colours they built
    on. `people` is how many people played at the end; `rated` says whether it counts for this one.
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
    """How many moves the game took, the dealer's included, without those taken back."""
    rated: bool = False

    @property
    def of_person(self) -> bool:
        """Whether it is a person's, even a forgotten one's; one who resigned has a computer's level too."""
        return self.user_id is not None or self.level is None

    @property
    def stayed(self) -> bool:
        """Whether the seat was played by whom it belongs to: they neither left nor had a computer stand in."""
        resigned = self.ending == "resigned" and self.user_id is not None and self.level is not None
        return self.ending != "timed-out" and not resigned

    @property
    def won(self) -> bool:
        """Whether it's a win; where nobody has stayed, nobody wins."""
        return self.place == 1 and self.stayed


@dataclass(frozen=True, slots=True)
class TimedTurn:
    """A person's turn with a time limit: its number at the table, and whether it was taken in time."""

    user_id: int
    table_id: int
    turn: int
    guild_id: int
    in_time: bool
    ended: datetime


@dataclass(frozen=True, slots=True)
class OpenCounts:
    """How many tables are open, how many aren't posted or answered yet, and how many messages are stale."""

    tables: int
    unposted: int
    stale_messages: int


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of a server.

    `stand`: whether a new table goes into the channel or into a thread of its own. `boards`: whether
    only the newest board of a table keeps its picture ("two": until 1.3.0 the last two did), or all. `language` and `pace` are the
    defaults of new tables ("" is the server's own language). `channels`: where tables may be opened,
    everywhere if empty. `callers`: who may call a game off. `most_tables` limits the open tables of
    the server, `most_each` those that one person opened. `role_id` is
    the role that a lobby may call; 0 for none. `week_channel_id` is the channel that gets a message about
    each week; 0 for none. `across`: whether people who have played in the server
    may be brought to its tables while they wait for opponents in another one. `events`: whether what begins at a time
    appears among the events of the server.
    """

    guild_id: int
    stand: Stand = "channel"
    boards: Boards = "two"
    language: str = ""
    pace: Pace = "none"
    channels: tuple[int, ...] = ()
    callers: Callers = "moderators"
    reminders: bool = True
    most_tables: int = 50
    most_each: int = 5
    role_id: int = 0
    week_channel_id: int = 0
    across: bool = False
    events: bool = False


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table as it is stored."""

    id: int
    """Its time of creation in milliseconds and 20 random bits (see `Tables`)."""
    guild_id: int
    """The server; 0 outside a server."""
    channel_id: int
    """The channel or the thread it is in."""
    game: str
    """The game's key in `rules.GAMES`."""
    host_id: int
    """The person who opened it, or who took over from them; SOMEBODY if they were forgotten."""
    options: Mapping[str, int | str]
    """The options of the game, by their keys."""
    language: str
    """The language of its boards."""
    seating: Seating = "random"
    """Whether the seats are drawn at the start or stay as people joined."""
    stage: Stage = "lobby"
    """How far it is: from the lobby to the end of its game."""
    players: tuple[Player, ...] = ()
    """The players by seat; in a lobby, in the order in which they joined."""
    setup: Mapping[str, Any] | None = None
    """What was dealt; None before the game begins."""
    log: tuple[LogEntry, ...] = ()
    """Every move in order, those taken back included; it is only appended to."""
    revision: int = 0
    """How many times the table was changed in any way that people see."""
    shown: PostedBoard = PostedBoard()
    """What the channel shows of it."""
    lesson: int = 0
    """The number of the tutorial's lesson, from 1; 0 outside a tutorial."""
    version: int = 1
    """The version of the rules that the game is played by."""
    rematch: bool = False
    """Whether it is a rematch: it begins when everybody invited has said yes."""
    note: Note | None = None
    """What a person did last, unless it was a move."""
    hints: bool = True
    """Whether the person to move may ask for a good move."""
    ended: datetime | None = None
    """When the game ended; None before."""
    pace: Pace = "none"
    """How long a person has for a turn."""
    late: Late = "ask"
    """What happens when their time is up: the others decide, or a computer plays."""
    asleep: bool = False
    """Whether nobody played on for so long that the table no longer occupies its channel."""
    offer: Offer | None = None
    """The offer of a seat, or the request for one, that waits for an answer."""
    touched: datetime | None = None
    """When a person last did something here."""
    due: datetime | None = None
    """When the bot has something to do here next, such as a reminder."""
    clock: Clock | None = None
    """The clock of the turn; None if it hasn't started, or none is needed."""
    place: Place = "server"
    """The kind of place that the channel is in."""
    rated: bool = True
    """Whether the game counts for ratings, if it is played to its end."""
    starts: datetime | None = None
    """When the lobby plans to start the game, then when it started; None without such a plan."""
    start_notices: int = 0
    """How many notices of that time were posted: ten minutes before, and then."""
    sought: bool = False
    """Whether the lobby has called the server's role."""
    on_time: bool = False
    """Whether the lobby asks for people who play on time."""
    kept_until: datetime | None = None
    """How long the seats are kept at a table that was found for people from the queue; None at others.

    It begins when everybody has accepted."""
    begins: StartPosition | None = None
    """The position of another game that this one continues from; None for a new deal."""
    season_id: int = 0
    """The season that the game is part of; 0 for none."""

    sealed: SealedDeal | None = None
    """What decides the deal; None if it is drawn when it's needed."""
    traits: Traits = ()
    """What can be seen of its position, if the game counts and is being played (see `tables/likeness.py`)."""
    unreadable: Mapping[str, Any] = field(default_factory=dict)
    """The cells that can't be read, by their columns; their fields have their defaults."""

    @property
    def computer_asked(self) -> bool:
        """Whether the next move is a computer's; it is stored, so that a restart can go on."""
        return False
