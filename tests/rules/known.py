"""What the tests must be told of a game: what it is made of, and what it hides."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from rules import Game
from rules.contract import Json

Pieces = Mapping[str, int]


@dataclass(frozen=True)
class Known:
    """A game, how to count its pieces, and how to hide other secrets in a set-up.

    `pieces` counts everything that is never made nor lost, from a position as JSON and the
    table's options.
    `other_secrets` returns a set-up that differs in its secrets alone, if it has any.
    `brings_out` returns what everybody sees of a hidden thing when a move turns it up, beside
    the move itself.
    """

    game: Game[Any]
    pieces: Callable[[Json, Mapping[str, object]], Pieces]
    other_secrets: Callable[[Json, Random], Json] = lambda setup, _: setup
    brings_out: Callable[[Any, Any], object] = lambda _position, _move: None
