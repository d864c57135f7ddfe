"""Each game's buttons and lists for making moves; plain ones for a game without its own.

It may import messages, tables, i18n and the game's rules and words.
It never offers a move that the position doesn't list, and a game's panels don't know other games.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from bot.panels.plain import PlainPanels
from bot.panels.viewpoint import Viewpoint


@cache  # one entry per game
def panels_of(game: str) -> PlainPanels:
    """Return the panels of a game: `PANELS` of `bot/panels/<game>/`, or plain ones."""
    own = f"{__name__}.{game}"
    if find_spec(own) is None:
        return PlainPanels()
    panels: PlainPanels = import_module(own).PANELS
    return panels


__all__ = ["Viewpoint", "panels_of"]
