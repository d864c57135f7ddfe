"""The interfaces of computer players and advisers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from random import Random
from types import MappingProxyType
from typing import Any, Final, Protocol

NORMAL: Final = "normal"
"""The level that every game has, and the fallback for the others."""

NORMAL_STRENGTH: Final = 25.0
"""The rating of `normal`: the middle of the scale. A level that wins a share `p` of its two-player
games against it (docs/arena.md) is rated `5.9 * log(p / (1 - p))` higher, where the rating model
converges for a person who plays as well."""


class ChooseMove(Protocol):
    """Chooses a move for the seat to move, from what that seat sees."""

    def __call__(self, view: Any, seconds: float, rng: Random, /) -> Any:  # noqa: ANN401 - of any game
        """Return a legal move within roughly `seconds` of CPU time."""


@dataclass(frozen=True, slots=True)
class LazyFunction:
    """A function by its name ("module:function"), imported when it's first called."""

    name: str

    def __call__(self, *args: Any) -> Any:  # noqa: ANN401 - as the function itself
        """Call the function; raise ImportError if its module can't be imported."""
        return self.function(*args)

    @property
    def function(self) -> Callable[..., Any]:
        """The imported function."""
        module, _, function = self.name.partition(":")
        found: Callable[..., Any] = getattr(import_module(module), function)
        return found


def levels_of(package: str) -> Mapping[str, LazyFunction]:
    """Return the three levels of the game in this package."""
    return MappingProxyType(
        {
            "easy": LazyFunction(f"{package}.normal:easy"),
            NORMAL: LazyFunction(f"{package}.normal:normal"),
            "strong": LazyFunction(f"{package}.strong:strong"),
        }
    )


@dataclass(frozen=True, slots=True)
class Adviser:
    """Functions that judge a game's positions and moves from what a seat sees."""

    ranked: ChooseMove
    """(view, seconds, rng) -> all moves as `ScoredMove`, the best first."""
    weighed: Callable[[Any, Any, float, Random], Any]
    """(view, moves, seconds, rng) -> these moves as `ScoredMove`, each searched equally long."""
    chances: Callable[[Any], Any]
    """(views) -> each seat's chance of winning, for each view."""
    reasons: Callable[[Any, Any], Any]
    """(view, move) -> the `Reason`s for a move, the most important first."""
    in_english: Callable[[Any], str]
    """(reason) -> a sentence in English, for a terminal."""
