"""The catalogue of games: to add a game, add its name to the line below."""

from collections.abc import Mapping
from typing import Any, Final

from rules.contract import Game
from rules.seekers import SEEKERS
from rules.splendor import SPLENDOR

_CATALOGUE: dict[str, Game[Any]] = {game.key: game for game in (SPLENDOR, SEEKERS)}

GAMES: Final[Mapping[str, Game[Any]]] = _CATALOGUE
"""Games by key, in the order in which menus list them."""
