"""The private panel that each person has open in a channel: a new one replaces it.

They are kept in the memory of this process only. After a restart, and when Discord allows no more
edits (15 minutes after the last press), the old panel stays, and still works.
"""

import logging
from typing import Final

from bot.host.bounded import BoundedDict
from bot.messages.delivery import DeliveryError
from bot.messages.reply import Reply

log = logging.getLogger(__name__)

MAX_PANELS: Final = 200
"""How many panels are remembered; the oldest is dropped first."""

PersonInChannel = tuple[int, int | None]
"""A person and a channel."""


class OpenPanels:
    """The open panels."""

    def __init__(self) -> None:
        self._open: BoundedDict[PersonInChannel, tuple[int, Reply, int]] = BoundedDict(MAX_PANELS)

    async def opened(self, place: PersonInChannel, reply: Reply, lobby: int = 0) -> None:
        """Remember the panel that a reply shows, and delete the previous one.

        `lobby` is the table whose settings it shows.
        """
        if reply.private_id is None:
            return
        earlier, panel = self._open.pop(place, None), (reply.private_id, reply, lobby)
        # Discord may accept a panel after one that was requested later.
        if earlier and earlier[1].received_at > reply.received_at:
            earlier, panel = panel, earlier
        self._open[place] = panel
        if earlier is not None and earlier[0] != panel[0]:
            await self._delete(earlier[1])

    async def close(self, place: PersonInChannel, lobby: int) -> None:
        """Delete the panel with the settings of a lobby that's over, if it's open."""
        panel = self._open.get(place)
        if panel is not None and panel[2] == lobby:
            del self._open[place]
            await self._delete(panel[1])

    async def _delete(self, reply: Reply) -> None:
        try:
            await reply.delete_private()
        except DeliveryError as error:
            log.info("could not remove a panel: %s", error)
