"""The arguments of controls and commands as typed values, with their only encoder and decoder.

Games encode the state of their panels in their own notations.
"""

from dataclasses import MISSING, astuple, dataclass, fields
from typing import Any, ClassVar, Final, Literal, Self, get_args, get_type_hints

from bot.features.matchmaking.store import RatedWish
from bot.features.ratings.ledger import Pool
from bot.messages.press import number_of
from bot.store.values import Deputy, Pace
from bot.tables.refusal import Refusal

Period = Literal["all", "month", "week"]
Where = Literal["server", "everywhere"]
SeatsWish = Literal["any", "2", "3", "4"]
DISTANCES: Final = (0, 100, 200, 400)
"""How far apart in points opponents may be, to choose from; 0 for any distance."""


@dataclass(frozen=True, slots=True)
class Argument:
    """Fields in order, separated by colons.

    An empty or missing part means the field's default. A list appends the chosen value to its
    argument, so its last field is left empty.
    """

    SEPARATOR: ClassVar[str] = ":"
    FREE_TEXT_FIELD: ClassVar[int] = -1
    """The index of the one field that may contain separators."""

    def __str__(self) -> str:
        return self.SEPARATOR.join("" if it is None else str(it) for it in astuple(self))

    @classmethod
    def read(cls, text: str) -> Self:
        """Decode what `str` encodes; raise Refusal for anything else."""
        known, hints = fields(cls), get_type_hints(cls)
        before = cls.FREE_TEXT_FIELD % len(known)
        first = text.split(cls.SEPARATOR, before)
        if len(first) > before:
            first += first.pop().rsplit(cls.SEPARATOR, len(known) - before - 1)
        parts = dict(zip((it.name for it in known), first, strict=False))
        read = {name: _value(hints[name], part) for name, part in parts.items() if part}
        if any(it.default is MISSING and it.name not in read for it in known):
            raise Refusal("refused-control-unknown")
        return cls(**read)


def _value(hint: Any, part: str) -> str | int:  # noqa: ANN401 - str, int, or a Literal of words
    if hint is str or part in _words(hint):
        return part
    number = number_of(part) if hint in (int, int | None) and part.isascii() else None
    if number is None:
        raise Refusal("refused-control-unknown")
    return number


def _words(hint: Any) -> tuple[Any, ...]:  # noqa: ANN401 - as above
    """Return the words of a Literal, or of a union of Literals."""
    return tuple(it for arg in get_args(hint) for it in (get_args(arg) or (arg,)))


@dataclass(frozen=True, slots=True)
class Choice(Argument):
    """A value chosen for a key: a game's option, a term of the table, a setting."""

    key: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class TopicOf(Argument):
    """A topic of a game's rules."""

    game: str
    topic: str = ""


@dataclass(frozen=True, slots=True)
class FollowOf(Argument):
    """The person to follow or unfollow."""

    user_id: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class SubstituteChoice(Argument):
    """How long a computer plays for a person."""

    how: Deputy


@dataclass(frozen=True, slots=True)
class ProfileOf(Argument):
    """Whose profile (user id 0: the requester's), and of which game."""

    FREE_TEXT_FIELD: ClassVar[int] = 1  # the name

    user_id: int = 0
    name: str = ""
    game: str = ""


@dataclass(frozen=True, slots=True)
class LeaderboardOf(Argument):
    """Which leaderboard, which page (from 0), and the value chosen from its list."""

    game: str = ""
    period: Period = "all"
    where: Where | Literal[""] = ""
    pool: Pool = "people"
    page: int = 0
    chosen: str = ""


@dataclass(frozen=True, slots=True)
class DailyBoardOf(Argument):
    """Which board of the deals of the day: the game, the day, and where."""

    game: str
    day: str
    where: Where | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class ReplayStop(Argument):
    """The stop that a replay shows, the way there, and the stop chosen from its list."""

    stop: int | None = None
    way: str = ""
    chosen: int | None = None


@dataclass(frozen=True, slots=True)
class Wish(Argument):
    """The game that a person looks for, and a value chosen for one of its keys."""

    game: str = ""
    pace: Pace | Literal[""] = ""
    seats: SeatsWish = "any"
    apart: int = 0
    rated: RatedWish = "either"
    key: str = ""
    value: str = ""


SEASON_PACES: Final[tuple[Pace, ...]] = ("1h", "12h", "1d", "1d-plus-12h", "3d")
"""The paces of a season: with a time limit, so that it ends."""


@dataclass(frozen=True, slots=True)
class SeasonWish(Argument):
    """A season that somebody wants to open; 0 weeks means the usual number."""

    game: str
    seats: int = 2
    pace: Pace = "1d-plus-12h"
    weeks: int = 0
    most: int = 4
    rated: Literal["yes", "no"] = "yes"


EVENING_PACES: Final[tuple[Pace, ...]] = ("30s", "1m", "2m", "3m", "5m")
"""The paces of an evening: live clocks."""


@dataclass(frozen=True, slots=True)
class EveningWish(Argument):
    """An evening that somebody wants to open, which begins after some minutes."""

    game: str
    seats: int = 2
    pace: Pace = "1m"
    rounds: int = 4
    begins: int = 30
    rated: Literal["yes", "no"] = "yes"


def wish_key(key: str, value: str) -> str:
    """Return the catalogue key of a value that can be chosen for a key of a wish."""
    if key == "game":
        return f"{value}-name"
    return f"pace-{value}" if key == "pace" else f"find-{key}-{value}"


@dataclass(frozen=True, slots=True)
class EntryOf(Argument):
    """A person's place in the queue."""

    game: str
    pace: Pace


@dataclass(frozen=True, slots=True)
class QuietHours(Argument):
    """The hours without pings, as a person types them: a line for each, as in a form."""

    SEPARATOR: ClassVar[str] = "\n"

    begin: str = ""
    end: str = ""
    zone: str = ""
