"""What somebody wants who opens a season or an evening, as controls and commands say it."""

from dataclasses import dataclass
from typing import Final, Literal

from bot.messages.arguments import Argument
from bot.store.values import Pace

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
