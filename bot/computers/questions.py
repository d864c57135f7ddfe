"""The questions to the worker process, and its answers, as values that are pickled."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.computers.contract import Reason


@dataclass(frozen=True, slots=True)
class MoveQuestion:
    """Which move does a computer of this level make? The answer is its notation."""

    game: str
    level: str
    view: Any
    seconds: float


@dataclass(frozen=True, slots=True)
class AdviceQuestion:
    """Which moves are best here? The answer is a tuple of `AdvisedMove`, the best one first."""

    game: str
    view: Any
    seconds: float
    most: int
    reasons: bool = True


@dataclass(frozen=True, slots=True)
class ReasonsQuestion:
    """What are the reasons for a move? The answer is a tuple of `Reason`."""

    game: str
    view: Any
    move: Any


@dataclass(frozen=True, slots=True)
class ChancesQuestion:
    """How likely is each seat to win? The answer is a tuple of chances for each view."""

    game: str
    views: Sequence[Any]


@dataclass(frozen=True, slots=True)
class WeighQuestion:
    """How likely does the seat to move win after each of these moves? The answer is a tuple of chances.

    Each move is searched equally long.
    """

    game: str
    view: Any
    notations: tuple[str, ...]
    seconds: float


Question = MoveQuestion | AdviceQuestion | ReasonsQuestion | ChancesQuestion | WeighQuestion


@dataclass(frozen=True, slots=True)
class AdvisedMove:
    """A move by its notation, with the chance of winning after it (None if unknown), and the reasons."""

    notation: str
    chance: float | None = None
    reasons: tuple[Reason, ...] = ()
