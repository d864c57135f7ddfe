"""The private panel that each person has open in a channel: a new one replaces it.

They are kept in the memory of this process only. After a restart, and when Discord allows no more
edits (15 minutes after the last press), the old panel stays, and still works.
"""

from __future__ import annotations

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
        self._open: BoundedDict[PersonInChannel, tuple[int, Reply]] = BoundedDict(MAX_PANELS)

    async def opened(self, place: PersonInChannel, reply: Reply) -> None:
        """Remember the panel that a reply shows, and delete the previous one."""
        if reply.private_id is None:
            return
        earlier, panel = self._open.pop(place, None), (reply.private_id, reply)
        # Discord may accept a panel after one that was requested later.
        if earlier and earlier[1].received_at > reply.received_at:
            earlier, panel = panel, earlier
        self._open[place] = panel
        if earlier is None or earlier[0] == panel[0]:
            return
        try:
            await earlier[1].delete_private()
        except DeliveryError as error:
            log.info("could not remove a panel after another was opened: %s", error)
