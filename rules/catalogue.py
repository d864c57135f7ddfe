"""The games there are: a new one is one more name in this line."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from rules.contract import Game
from rules.seekers import SEEKERS
from rules.splendor import SPLENDOR

_CATALOGUE: dict[str, Game[Any]] = {game.key: game for game in (SPLENDOR, SEEKERS)}

GAMES: Final[Mapping[str, Game[Any]]] = MappingProxyType(_CATALOGUE)
"""Every game by its key, in the order in which people are told of them."""
