"""What a computer promises, and what an adviser does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from random import Random
from types import MappingProxyType
from typing import Any, Final, Protocol

NORMAL: Final = "normal"
"""The level that every game has, and that answers where a better one can't."""


NORMAL_STRENGTH: Final = 25.0
"""How strong `normal` is, on the scale of ratings: the middle of it. Another level that wins a share
`p` of its games for two against it (docs/arena.md) stands `5.9 * log(p / (1 - p))` above it, as
somebody would who plays as well: the model of ratings comes to rest there."""


class ChooseMove(Protocol):
    """Chooses a move for the seat asked, from what it sees, within seconds of CPU, about."""

    def __call__(self, view: Any, seconds: float, rng: Random, /) -> Any:  # noqa: ANN401 - of any game
        """Return one of the moves offered."""


@dataclass(frozen=True, slots=True)
class LazyFunction:
    """A function by its name, as in "module:function"; it is imported when it is first called."""

    name: str

    def __call__(self, *given: Any) -> Any:  # noqa: ANN401 - as the function itself
        """Call it; raise ImportError if its module, or one that it needs, can't be imported."""
        return self.function(*given)

    @property
    def function(self) -> Callable[..., Any]:
        """The function itself."""
        module, _, function = self.name.partition(":")
        found: Callable[..., Any] = getattr(import_module(module), function)
        return found


def levels_of(package: str) -> Mapping[str, LazyFunction]:
    """Return the three levels of a game, by where its package has them."""
    return MappingProxyType(
        {
            "easy": LazyFunction(f"{package}.normal:easy"),
            NORMAL: LazyFunction(f"{package}.normal:normal"),
            "strong": LazyFunction(f"{package}.strong:strong"),
        }
    )


@dataclass(frozen=True, slots=True)
class Adviser:
    """Who judges a game's positions and moves, from what a seat sees alone.

    `ranked(view, seconds, rng)` returns the moves as `Scored`, the best first; `weighed(view, moves,
    seconds, rng)` some of them, each looked at as long as the others; `chances(views)` each seat's
    chance to win, for a list of positions; `reasons(view, move)` what speaks for a move, as
    `Reason`, the weightiest first; `in_english(reason)` says a reason in plain English, for a terminal.
    """

    ranked: ChooseMove
    weighed: Callable[[Any, Any, float, Random], Any]
    chances: Callable[[Any], Any]
    reasons: Callable[[Any, Any], Any]
    in_english: Callable[[Any], str]
