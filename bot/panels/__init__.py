"""What each game asks through buttons and lists; a game without panels of its own gets plain ones."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.panels.contract import Panels
from bot.panels.plain import PlainPanels
from bot.panels.seekers import SeekersPanels
from bot.panels.splendor import SplendorPanels
from bot.panels.viewpoint import Viewpoint

_OWN: Mapping[str, Panels] = MappingProxyType(
    {"splendor": SplendorPanels(), "seekers": SeekersPanels()}
)
_PLAIN: Panels = PlainPanels()


def panels_of(game: str) -> Panels:
    """Return the panels of a game, by the key it has in `rules.GAMES`."""
    return _OWN.get(game, _PLAIN)


__all__ = ["Panels", "Viewpoint", "panels_of"]
