"""What the worker is asked, and what it answers: values that are pickled from process to process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.computers.reason import Reason


@dataclass(frozen=True, slots=True)
class Move:
    """Which move does a computer of this level make? The answer is its notation."""

    game: str
    level: str
    view: Any
    seconds: float


@dataclass(frozen=True, slots=True)
class Advice:
    """Which moves are best here? The answer is a tuple of `Advised`, the best one first."""

    game: str
    view: Any
    seconds: float
    most: int


@dataclass(frozen=True, slots=True)
class Why:
    """What speaks for a move? The answer is a tuple of `Reason`."""

    game: str
    view: Any
    move: Any


@dataclass(frozen=True, slots=True)
class Chances:
    """How likely is each seat to win? The answer is a tuple of chances for each view."""

    game: str
    views: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Judge:
    """How good was an answer, by its notation? The answer is `Judged`."""

    game: str
    view: Any
    played: str
    seconds: float


Question = Move | Advice | Why | Chances | Judge


@dataclass(frozen=True, slots=True)
class Judged:
    """The best answer by its notation, and the chances to win after it and after what was played."""

    best: str
    best_chance: float
    played_chance: float

    @property
    def loss(self) -> float:
        """By how much the best answer is better, 0 where it isn't."""
        return max(0.0, self.best_chance - self.played_chance)


@dataclass(frozen=True, slots=True)
class Advised:
    """A move by its notation, with the chance to win after it, and what speaks for it.

    The chance is None where nobody could work it out.
    """

    notation: str
    chance: float | None = None
    reasons: tuple[Reason, ...] = ()
