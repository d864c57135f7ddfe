"""Each game's buttons and lists for making moves; plain ones for a game without its own.

It may import messages, tables, i18n and the game's rules and words.
It never offers a move that the position doesn't list, and a game's panels don't know other games.
"""

from functools import cache
from importlib import import_module

from bot.panels.plain import PlainPanels
from bot.panels.viewpoint import Viewpoint
from rules.catalogue import installed


@cache  # one entry per game
def panels_of(game: str) -> PlainPanels:
    """Return the panels of a game: its package's own, or plain ones."""
    own = installed()[game].package.panels
    panels: PlainPanels = import_module(own).PANELS if own else PlainPanels()
    return panels


__all__ = ["Viewpoint", "panels_of"]
