"""The private panel that each person has open in a channel: a new one replaces it.

A panel about something that passes, such as a plan, is changed or deleted when that is over. Panels
are kept in the memory of this process only. After a restart, and when Discord allows no more edits
(15 minutes after the last press), the old panel stays; a press on it is answered with what is the case.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.host.bounded import BoundedDict
from bot.messages.delivery import DeliveryError
from bot.messages.emojis import Emojis
from bot.messages.reply import Reply
from bot.messages.screen import Screen
from render import Words

log = logging.getLogger(__name__)

MAX_PANELS: Final = 200
"""How many panels are remembered; the oldest is dropped first."""

PersonInChannel = tuple[int, int | None]
"""A person and a channel."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel: its message, the reply that shows it, what it is about, and how its reader reads."""

    message_id: int
    reply: Reply
    about: str
    words: Words
    emojis: Mapping[str, Emojis]


def settings_of(table_id: int) -> str:
    """Return what a panel with the settings of a lobby is about."""
    return f"settings:{table_id}"


def plan_of(table_id: int, user_id: int) -> str:
    """Return what a panel with a person's plan is about."""
    return f"plan:{table_id}:{user_id}"


def queue_of(user_id: int) -> str:
    """Return what a panel with a person's places in the queue is about."""
    return f"queue:{user_id}"


class OpenPanels:
    """The open panels."""

    def __init__(self) -> None:
        self._open: BoundedDict[PersonInChannel, Panel] = BoundedDict(MAX_PANELS)

    async def opened(self, place: PersonInChannel, panel: Panel) -> None:
        """Remember a panel, and delete the previous one of this person in this channel."""
        earlier = self._open.pop(place, None)
        # Discord may accept a panel after one that was requested later.
        if earlier and earlier.reply.received_at > panel.reply.received_at:
            earlier, panel = panel, earlier
        self._open[place] = panel
        if earlier is not None and earlier.message_id != panel.message_id:
            await self._delete(earlier)

    async def change(self, about: str, screen: Callable[[Panel], Screen]) -> None:
        """Show something else in the open panels about this, while Discord allows it."""
        for panel in [it for it in self._open.values() if it.about == about]:
            try:
                await panel.reply.change_private(screen(panel))
            except DeliveryError as error:
                log.info("could not change a panel: %s", error)

    async def close(self, about: str) -> None:
        """Delete the open panels about this."""
        for place, panel in list(self._open.items()):
            if panel.about == about:
                del self._open[place]
                await self._delete(panel)

    async def _delete(self, panel: Panel) -> None:
        try:
            await panel.reply.delete_private()
        except DeliveryError as error:
            log.info("could not remove a panel: %s", error)
