"""What is allowed, in every game of the project, with the standard library alone."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules.contract import (
    DEALER,
    Choice,
    Computer,
    Decision,
    Game,
    IllegalMove,
    MalformedRecord,
    NothingToUndo,
    Number,
    Position,
    Seat,
)
from rules.match import AnyMatch, Match
from rules.splendor import SPLENDOR

GAMES: Mapping[str, Game[Any]] = MappingProxyType({game.key: game for game in (SPLENDOR,)})

__all__ = [
    "DEALER",
    "GAMES",
    "AnyMatch",
    "Choice",
    "Computer",
    "Decision",
    "Game",
    "IllegalMove",
    "MalformedRecord",
    "Match",
    "NothingToUndo",
    "Number",
    "Position",
    "Seat",
]
