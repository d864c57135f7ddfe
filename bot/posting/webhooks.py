"""By which interaction a message can be changed, in places where the bot is no member.

Only this process remembers them: after a restart, and once Discord allows no more changes
(15 minutes after the click), an older message stays as it is. Its controls lead to the current one.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

from bot.messages.delivery import OutOfReach
from bot.messages.posted_message import PostedMessage
from bot.messages.reply import Reply
from bot.store.records import StaleMessage

MAX_REPLIES: Final = 500
"""How many messages are remembered; the one changed longest ago goes first."""


class ReplyWebhooks:
    """Messages, and the replies whose webhooks may change them."""

    def __init__(self) -> None:
        self._replies: OrderedDict[int, Reply] = OrderedDict()

    def remember(self, message_id: int, reply: Reply) -> None:
        """Remember a reply for a message, if it may change it."""
        if reply.can_change(message_id):
            self._replies[message_id] = reply
            self._replies.move_to_end(message_id)
        while len(self._replies) > MAX_REPLIES:
            self._replies.popitem(last=False)

    async def strip(self, old: StaleMessage) -> None:
        """Leave of a message what should stay of it; raise DeliveryError as `change` does."""
        reply = self._replies.get(old.message_id)
        posted = reply.pressed if reply and reply.pressed_on(old.message_id) else None
        posted = posted or PostedMessage(old.message_id)
        await self.change(old.message_id, posted.without_controls(old.caption, picture=old.picture))

    async def change(self, message_id: int, changes: Mapping[str, Any]) -> None:
        """Change a message; raise DeliveryError where no reply may do so now, or Discord refuses."""
        reply = self._replies.get(message_id)
        if reply is None or not reply.can_change(message_id):
            self._replies.pop(message_id, None)
            raise OutOfReach(message_id)
        await reply.change(message_id, changes)
