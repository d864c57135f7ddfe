"""The private panel each person has open in a channel: the next one takes its place.

Only this process remembers them: after a restart, and once Discord allows no more changes
(15 minutes after the last press), an older panel stays where it is, and still works.
"""

from __future__ import annotations

import logging
from typing import Final

from bot.host.bounded import BoundedDict
from bot.messages.delivery import DeliveryError
from bot.messages.reply import Reply

log = logging.getLogger(__name__)

REMEMBERED: Final = 200
"""How many panels are remembered; the one opened longest ago goes first."""

Place = tuple[int, int | None]
"""A person and a channel."""


class OpenPanels:
    """Who has which panel open."""

    def __init__(self) -> None:
        self._open: BoundedDict[Place, tuple[int, Reply]] = BoundedDict(REMEMBERED)

    async def opened(self, place: Place, reply: Reply) -> None:
        """Remember the panel that a reply shows, and take the one before it away."""
        if reply.private_id is None:
            return
        earlier, panel = self._open.pop(place, None), (reply.private_id, reply)
        if (
            earlier and earlier[1].received_at > reply.received_at
        ):  # Discord was long in taking this one
            earlier, panel = panel, earlier
        self._open[place] = panel
        if earlier is None or earlier[0] == panel[0]:
            return
        try:
            await earlier[1].delete_private()
        except DeliveryError as trouble:
            log.info("a panel stays although another was opened: %s", trouble)
