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
    seed: str = ""
    """What decides its choices, where the same question needs the same answer; "" for chance."""


@dataclass(frozen=True, slots=True)
class EvaluationQuestion:
    """How good are the best moves, and those of `also`? The answer is an `Evaluation`."""

    game: str
    view: Any
    also: tuple[str, ...] = ()
    effort: float = 1.0


@dataclass(frozen=True, slots=True)
class AdviceQuestion:
    """Which moves are best here? The answer is a tuple of `AdvisedMove`, the best one first.

    There are at most `most`, and those of `also`.
    """

    game: str
    view: Any
    most: int
    also: tuple[str, ...] = ()
    effort: float = 1.0


@dataclass(frozen=True, slots=True)
class ReasonsQuestion:
    """What are the reasons for a move? The answer is a tuple of `Reason`.

    `instead` is the notation of a move with which one of the best is compared; any move can be
    compared with the best other one.
    """

    game: str
    view: Any
    move: Any
    instead: str = ""
    effort: float = 1.0


@dataclass(frozen=True, slots=True)
class ChancesQuestion:
    """How likely is each seat to win? The answer is a tuple of chances for each view."""

    game: str
    views: Sequence[Any]


Judgement = EvaluationQuestion | AdviceQuestion | ReasonsQuestion
"""The questions that need an evaluation."""
Question = MoveQuestion | ChancesQuestion | Judgement


@dataclass(frozen=True, slots=True)
class AdvisedMove:
    """A move by its notation, with the chance of winning after it (None if unknown), and the reasons.

    `equal` is whether the best move isn't better by more than the error.
    """

    notation: str
    chance: float | None = None
    reasons: tuple[Reason, ...] = ()
    equal: bool = False
