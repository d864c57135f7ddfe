"""Delivers what is to be seen of a table: edits or posts its message, strips the last one, and records it.

A message may exist without a record: its post's response was lost, or the bot was killed after it. Such
a table is uncertain, and its channel is searched before anything else is posted.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.messages.delivery import DeliveryError, OutOfReach, call_discord
from bot.messages.reply import Reply
from bot.messages.screen import Screen
from bot.posting.channels import channel_of, current_message, is_lobby, message_of
from bot.posting.cleanup import Cleanup
from bot.posting.retries import DATABASE_RETRY_S, GIVEN_UP, Retries
from bot.posting.webhooks import ReplyWebhooks
from bot.store import NotSaved
from bot.store.values import PostedBoard, StaleMessage
from bot.tables.origin import Origin
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

LATE_COPY_CHECK_S: Final = 10.0
"""Delay before searching again for boards that a stopped process posted: one may still be in flight
during the start."""
RESEND_PAUSE_S: Final = 1.0
"""The shortest pause before discord.py sends a failed webhook post again: it says nothing of that, and
the first one may have arrived."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """How a table is delivered: in reply to an interaction, if any.

    `repost` asks for a new message. If its channel can't be read, the post `may_wait`, so that it isn't
    posted twice.
    """

    reply: Reply | None
    repost: bool
    may_wait: bool


class Boards:
    """The messages that show tables."""

    def __init__(self, client: discord.Client, tables: Tables, retries: Retries) -> None:
        self._client = client
        self._tables = tables
        self._retries = retries
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._uncertain: set[int] = set()
        self._noted: dict[int, int] = {}
        """The message of each running table that this process has shown last."""
        self._unsearched: set[int] = set()
        """The tables whose channels couldn't be searched for late copies: the next tidying up does."""
        self.late_copy_check_s = LATE_COPY_CHECK_S
        """Seconds before the second search for a board that arrived late."""
        self._webhooks = ReplyWebhooks()
        self.cleanup = Cleanup(client, tables, self._webhooks, retries)

    def lock(self, table_id: int) -> asyncio.Lock:
        """Return the lock to hold while a table is shown."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    def mark_uncertain(self, table_ids: Iterable[int]) -> None:
        """Record that these tables may have been posted without the post being recorded."""
        self._uncertain.update(table_ids)

    async def deliver(self, table: Table, screen: Screen, how: Delivery) -> None:
        """Show a screen as a table's message, and record that; raise DeliveryError."""
        old = table.shown
        earlier_id, leftovers = old.earlier_id, list[StaleMessage]()
        by_another = old.message_id not in (None, self._noted.get(table.id))
        # The process that opened it may have died as it had posted it.
        if self._tables.store.shared and old.revision is None and _has_changed(table):
            self._uncertain.add(table.id)
        doubtful = table.reachable and table.id in self._uncertain
        unnoted = await self._find_unnoted(table, how) if doubtful else []
        message_id = await self._message(table, screen, how, unnoted)
        if unnoted:
            await self.cleanup.strip_copies(table, unnoted, message_id, old.message_id)
        if old.message_id not in (None, message_id):
            leftovers = await self.cleanup.strip_superseded(table, how.reply)
            earlier_id = old.message_id
        shown = PostedBoard(table.revision, message_id, screen.stays, earlier_id)
        await self.note(table.id, shown, leftovers)
        if table.over:
            self._noted.pop(table.id, None)
        else:
            self._noted[table.id] = message_id
        if by_another or table.id in self._uncertain:
            self._check_later(table.id)

    def _check_later(self, table_id: int) -> None:
        """Schedule a second search for late copies of a table that another process showed last.

        That one may have died before it recorded its last board. After a backup was restored, or the end of
        the database was lost, the channel may also have boards of moves that no longer exist.
        """
        self._uncertain.discard(table_id)
        self._retries.after(self.late_copy_check_s, partial(self._strip_late_copies, table_id))

    async def strip_unsearched(self) -> None:
        """Search again where the search for late copies was given up."""
        unsearched, self._unsearched = self._unsearched, set()
        for table_id in sorted(unsearched):
            await self._strip_late_copies(table_id, GIVEN_UP)

    async def _strip_late_copies(self, table_id: int, attempt: int = 0) -> None:
        async with self.lock(table_id):
            table = await self._tables.get(table_id)
            if table.reachable and not await self.cleanup.strip_late_copies(table):
                again = partial(self._strip_late_copies, table_id)
                if not self._retries.again(attempt, again):
                    self._unsearched.add(table_id)

    async def _message(
        self, table: Table, screen: Screen, how: Delivery, unnoted: Sequence[discord.Message]
    ) -> int:
        """Show a screen in the message that is there, or in a new one; return its id."""
        # Edits don't ping, so a player who must move again gets a new message.
        if table.match is None and not (table.damage or how.repost or table.calls):
            lobby = table.shown.message_id or next((m.id for m in unnoted if is_lobby(m)), None)
            if lobby is not None and await self._edit(table, screen, how.reply, lobby):
                return lobby
        lesson = table.shown.message_id if _is_next_lesson(table, screen) else None
        if lesson and not how.repost and await self._edit(table, screen, how.reply, lesson):
            return lesson
        if unnoted and not how.repost:
            current = current_message(table, unnoted)
            if current is not None:
                return current
        return await self._post(table, screen, how)

    async def _edit(
        self, table: Table, screen: Screen, reply: Reply | None, message_id: int
    ) -> bool:
        """Edit the message of a lobby or a lesson; return False if it's gone or can't be edited."""
        try:
            if reply and reply.pressed_on(message_id) and not reply.acknowledged:
                await reply.edit(screen.edit(), screen.size)
            elif table.reachable:
                message = message_of(self._client, table, message_id)
                await call_discord(message.edit(**screen.edit()), size=screen.size)
            else:
                await self._webhooks.change(message_id, screen.edit())
        except DeliveryError as error:
            log.info("table %d: its message could not be changed: %s", table.id, error)
            return False
        if reply and not table.reachable:
            self._webhooks.remember(message_id, reply)
        return True

    async def _answer(self, table: Table, screen: Screen, reply: Reply | None) -> int:
        """Post a screen as the answer to the interaction, where there is no other way."""
        if reply is None or not reply.can_post:
            raise OutOfReach(table.id)
        posted = await reply.post(screen)
        if posted is None:
            raise OutOfReach(table.id)
        self._webhooks.remember(posted, reply)
        return posted

    async def _find_unnoted(self, table: Table, how: Delivery) -> list[discord.Message]:
        """Return the table's messages that aren't recorded; raise DeliveryError if the post has to wait."""
        try:
            return await self.cleanup.find_unnoted(table)
        except DeliveryError as error:
            if how.may_wait and error.is_temporary:
                raise
            log.info("table %d: its message could not be searched for: %s", table.id, error)
            return []

    async def _post(self, table: Table, screen: Screen, how: Delivery) -> int:
        """Post a screen, through the interaction's webhook if it still works.

        Webhooks don't support nonces: if the bot dies during such a post, and it arrives after the
        next start has searched the channel, the board is there twice. The second search strips one.
        """
        reply = how.reply
        if not table.reachable:
            return await self._answer(table, screen, reply)
        # Only for its own messages do the bot's permissions decide whether a role is notified.
        if reply and reply.can_post and not screen.roles:
            begun = asyncio.get_running_loop().time()
            try:
                posted = await reply.post(screen)
                if asyncio.get_running_loop().time() - begun >= RESEND_PAUSE_S:
                    self._uncertain.add(table.id)
                if posted is not None:
                    return posted
            except DeliveryError as error:
                log.info("table %d: its interaction could not be used: %s", table.id, error)
                if error.may_have_succeeded:
                    self._uncertain.add(table.id)
                    current = current_message(table, await self._find_unnoted(table, how))
                    if current is not None:
                        return current
        # Discord returns the existing message for a repeated nonce, so a retry after a lost response
        # doesn't post twice. A repost needs a different nonce.
        often = f"-{int(discord.utils.utcnow().timestamp()) & 0xFFF:x}" if how.repost else ""
        channel = channel_of(self._client, table)
        sent = await call_discord(
            channel.send(
                **screen.message(),
                files=screen.files(),
                nonce=f"{table.id:x}-{table.revision}{often}",  # at most 25 characters
            ),
            size=screen.size,
        )
        return sent.id

    async def note(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage] = ()
    ) -> None:
        """Record what was posted, retrying until it's saved: the message exists already."""
        try:
            await self._mark_shown(table_id, shown, leftovers)
        except NotSaved as error:
            log.warning("table %d: could not save that it was shown: %s", table_id, error)
            again = partial(self._note_again, table_id, shown, leftovers)
            self._retries.after(DATABASE_RETRY_S, again)

    async def _note_again(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage]
    ) -> None:
        async with self.lock(table_id):
            table = await self._tables.get(table_id)
            if table.shown == shown:  # nothing newer was posted and recorded
                await self._mark_shown(table_id, shown, leftovers)

    async def _mark_shown(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage]
    ) -> None:
        await self._tables.mark_shown(table_id, shown, leftovers)
        if leftovers:
            self._retries.again(0, self.cleanup.strip_stale)


def _has_changed(table: Table) -> bool:
    """Return whether somebody has changed a table since it was opened."""
    return table.touched is not None and table.touched > table.opened


def _is_next_lesson(table: Table, screen: Screen) -> bool:
    """Return whether only a tutorial's lesson has changed since its board was shown: what has happened hasn't."""
    shown, playing = table.shown, table.stage == "playing" and not table.computer_asked
    next_one = playing and table.origin is Origin.LESSON and table.revision - 1 == shown.revision
    return next_one and screen.stays == shown.caption
