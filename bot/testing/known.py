"""What the general tests must be told of a game: what it is made of, and what it hides."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any

from rules import Game, Number
from rules.catalogue import installed
from rules.contract import Chance, Json

Pieces = Mapping[str, int]


def _unchanged(setup: Json, _: Chance) -> Json:
    return setup


@dataclass(frozen=True, eq=False)
class Known:
    """A game, how to count its pieces, and how to hide other secrets in a set-up.

    All but the game are in the module that the package names as `testing`:

    `pieces` counts everything that is never made nor lost, from a position as JSON and the
    table's options.
    `other_secrets` returns a set-up that differs in its secrets alone, if it has any.
    `brings_out` returns what everybody sees of a hidden thing when a move turns it up, beside
    the move itself.
    `elsewhere` has the keys of texts that name a button of another message, and says which.
    """

    game: Game[Any]
    pieces: Callable[[Json, Mapping[str, object]], Pieces] | None = None
    other_secrets: Callable[[Json, Chance], Json] = _unchanged
    brings_out: Callable[[Any, Any], object] = lambda _position, _move: None
    elsewhere: Mapping[str, str] = field(default_factory=dict)

    @property
    def hides_nothing_else(self) -> bool:
        """Whether nobody has said what else a set-up could hide."""
        return self.other_secrets is _unchanged

    @classmethod
    def of(cls, key: str) -> "Known":
        """Return what the package of an installed game says."""
        found = installed()[key]
        told = vars(import_module(found.package.testing)) if found.package.testing else {}
        names = ("pieces", "other_secrets", "brings_out", "elsewhere")
        return cls(found.game, **{name: told[name] for name in names if name in told})


def options(game: Game[Any], rng: Random) -> dict[str, int | str]:
    """Return random options."""
    return {
        key: rng.randint(option.lowest, option.highest)
        if isinstance(option, Number)
        else rng.choice(option.words)
        for key, option in game.options.items()
    }


KNOWN: Mapping[str, Known] = {key: Known.of(key) for key in installed()}
