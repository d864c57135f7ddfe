"""The interactions through which messages can be edited where the bot isn't a member.

They are only kept in memory: after a restart, and 15 minutes after the click, an older message stays
as it is. Its controls then link to the current one.
"""

from collections.abc import Mapping
from typing import Any, Final

from bot.host.bounded import BoundedDict
from bot.messages.delivery import OutOfReach
from bot.messages.reply import Reply

MAX_REPLIES: Final = 500
"""How many replies are remembered; the least recently used is dropped first."""


class ReplyWebhooks:
    """The replies whose webhooks can edit messages, by message id."""

    def __init__(self) -> None:
        self._replies: BoundedDict[int, Reply] = BoundedDict(MAX_REPLIES)

    def __contains__(self, message_id: int) -> bool:
        """Whether a message is edited by a reply's webhook, where there is no other way."""
        return message_id in self._replies

    def remember(self, message_id: int, reply: Reply) -> None:
        """Remember the reply that can edit a message, if it can."""
        if reply.can_change(message_id):
            self._replies[message_id] = reply

    async def change(self, message_id: int, changes: Mapping[str, Any]) -> None:
        """Edit a message; raise OutOfReach if no reply can, DeliveryError if Discord refuses."""
        reply = self._replies.get(message_id)
        if reply is None or not reply.can_change(message_id):
            self._replies.pop(message_id, None)
            raise OutOfReach(message_id)
        await reply.change(message_id, changes)
