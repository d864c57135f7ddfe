"""The interfaces of computer players and advisers, and what they return."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, Final

from bot.host.interruption import uninterrupted

NORMAL: Final = "normal"
"""The level that every game has."""
NORMAL_STRENGTH: Final = 25.0
"""The rating of a game's only level: the middle of the scale. A level that wins a share `p` of its
two-player games against a level with this rating (docs/arena.md) is rated `5.9 * log(p / (1 - p))`
higher, where the rating model converges for a person who plays as well."""


ChooseMove = Callable[[Any, float, Random], Any]
"""(view, seconds, rng) -> a legal move for the seat to move, chosen from what that seat sees within
roughly `seconds` of CPU time."""


Line = tuple[Any, ...]
"""What is likely to follow a position, in the game's own form, which only its `reasons` reads."""


ALIKE: Final = "alike"
"""How the key of the last reason begins if nothing tells a move from the other one."""
CLOSE: Final = "alike-close"
"""The key of the reason that says only that two moves are about as good."""
DECIDED: Final = 0.01
"""The chance up to which a game is as good as lost; that moves are close would say too little then."""


class WeightsDamaged(Exception):
    """A file of weights is missing, damaged, or made for another network."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A true statement about a move: its catalogue key, and its arguments, without words."""

    key: str
    args: Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class EvaluatedMove:
    """A move's notation, the chance (0 to 1) that its seat wins after it, and the best line found."""

    notation: str
    chance: float
    line: Line = ()


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The evaluation of a position for the seat to move; the same view always gets the same one.

    Attributes:
        moves: The most promising moves, the best first, then those asked for besides.
        stake: By how much the best move's chance exceeds the mean of all legal moves' chances.
        error: By how much the difference between two of the chances is off, at most, in two thirds of such
            positions. Moves closer together than that are equal.
    """

    moves: tuple[EvaluatedMove, ...]
    stake: float
    error: float

    @property
    def best(self) -> EvaluatedMove:
        """The best move."""
        return self.moves[0]

    def of(self, notation: str) -> EvaluatedMove:
        """Return a move that was evaluated; raise KeyError if it wasn't."""
        for move in self.moves:
            if move.notation == notation:
                return move
        raise KeyError(notation)

    def loss(self, notation: str) -> float:
        """Return how much a move loses against the best one; 0 if that is within the error."""
        loss = self.best.chance - self.of(notation).chance
        return loss if loss > self.error else 0.0


@dataclass(frozen=True, slots=True)
class LazyFunction:
    """A function by its name ("module:function"), imported when it's first called."""

    name: str

    def __call__(self, *args: Any) -> Any:  # noqa: ANN401 - as the function itself
        """Call the function; raise ImportError if its module can't be imported."""
        name, _, function = self.name.partition(":")
        with uninterrupted():
            module = import_module(name)
        return getattr(module, function)(*args)


@dataclass(frozen=True, slots=True)
class Adviser:
    """Evaluates a game's positions and moves from what a seat sees."""

    evaluated: Callable[[Any, Sequence[str], float], Evaluation]
    """(view, also, effort) -> the position's evaluation; the same arguments always give the same one."""
    chances: Callable[[Any], Any]
    """(views) -> each seat's chance of winning, for each view."""
    reasons: Callable[..., Any]
    """(view, move, line=(), instead=(), other="") -> the `Reason`s for a move, the most important first.

    `line` is what it leads to, `instead` what another move leads to, `other` the notation of that move.
    """
    themes: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """What positions are about, each by the keys of the reasons that speak of it; `<game>-theme-<theme>` names it."""
