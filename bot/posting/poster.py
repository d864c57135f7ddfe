"""Posts a table's latest state in its channel.

Only saved states are posted. A failed post or edit is retried, also after a restart. Changes that
arrive while one is being posted are posted together.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.features.sealed.commitments import Commitments
from bot.host.metrics import Metrics
from bot.host.threads import in_thread
from bot.i18n.lexicon import words_in
from bot.messages.delivery import DeliveryError, OutOfReach, call_discord
from bot.messages.emojis import PLAIN_EMOJIS, Emojis
from bot.messages.names import with_readable_names
from bot.messages.reply import Reply
from bot.messages.screen import Screen
from bot.posting.avatars import Avatars
from bot.posting.channels import channel_of, current_message, is_lobby, message_of
from bot.posting.cleanup import Cleanup
from bot.posting.gone_channels import close_tables_in
from bot.posting.missing_boards import MissingBoards
from bot.posting.open_panels import OpenPanels
from bot.posting.retries import DATABASE_RETRY_S, Retries
from bot.posting.turn_clocks import TurnClocks
from bot.posting.webhooks import ReplyWebhooks
from bot.screens.board import Beside
from bot.screens.public import screen_of
from bot.store import NotSaved
from bot.store.values import PostedBoard, StaleMessage
from bot.tables.clocks import LIVE
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

MAX_LOOKUP_ATTEMPTS: Final = 3
"""How many attempts are postponed because the channel can't be read; then the table is posted anyway."""
LATE_COPY_CHECK_S: Final = 10.0
"""Delay before searching again for boards that a stopped process posted: one may still be in flight
during the start."""


class Poster:
    """Posts boards and lobbies, one at a time for each table."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        levels: Callable[[str], Sequence[str]],
        clocks: TurnClocks,
        metrics: Metrics,
    ) -> None:
        self._clocks = clocks
        self.client = client
        self._tables = tables
        self._levels = levels
        self.metrics = metrics
        self.avatars = Avatars(client)
        self.retries = Retries()
        self.panels = OpenPanels()
        self.emojis: Mapping[str, Emojis] = PLAIN_EMOJIS
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.withheld: set[int] = set()
        """Ids of tables that catching up must skip: they wait for a retry, Discord refuses them, or
        their change isn't for the channel yet."""
        self._uncertain: set[int] = set()
        self._since = discord.utils.time_snowflake(discord.utils.utcnow())
        self.late_copy_check_s = LATE_COPY_CHECK_S
        """Seconds before the second search for a board that arrived late."""
        self._webhooks = ReplyWebhooks()
        self._commitments = Commitments(client, tables)
        self._missing = MissingBoards(tables, clocks.reminders)
        self.cleanup = Cleanup(client, tables, self._webhooks)

    def mark_uncertain(self, table_ids: Iterable[int]) -> None:
        """Record that these tables may have been posted without the post being recorded.

        The next attempt to show such a table searches the channel first.
        """
        self._uncertain.update(table_ids)

    async def show_latest(
        self, table_id: int, reply: Reply | None = None, *, attempt: int = 0
    ) -> None:
        """Show a table's state in the database, unless it's shown already."""
        await self.show(await self._tables.get(table_id), reply, attempt=attempt)

    async def show(
        self,
        table: Table,
        reply: Reply | None = None,
        *,
        repost: bool = False,
        ping: bool = True,
        attempt: int = 0,
    ) -> None:
        """Show a table's latest state, unless it's shown already.

        The interaction's webhook goes first, as it needs no channel permission. Failures are
        retried. Where the bot can only answer clicks, a failed post waits for the next click.

        Args:
            reply: The interaction that led here, if any.
            repost: Post even if the latest state is shown already.
            ping: Ping the player to move, unless they want no pings now.
            attempt: The number of failed attempts so far.
        """
        async with self._locks.setdefault(table.id, asyncio.Lock()):
            table = await self._tables.newest(table)
            if not table.unposted and not repost:
                return  # it was posted together with another change
            if not table.reachable and not _may_show(table, reply, repost=repost):
                await self.wind(table)  # the player to move is reminded privately
                return
            self.withheld.discard(table.id)
            try:
                started = monotonic()
                may_postpone = not repost and attempt < MAX_LOOKUP_ATTEMPTS
                await self._show(table, reply, repost=repost, ping=ping, may_postpone=may_postpone)
                self.metrics.boards.add(monotonic() - started)
                self._check_later(table)
            except DeliveryError as error:
                if error.channel_is_gone:
                    await self._close(table)
                else:
                    self._try_again(table, error, attempt, None if table.reachable else reply)
                    await self._missing.tell(replace(table, clock=None), error, reply)

    async def wind(self, table: Table) -> None:
        """Start or stop the clock of a table that can't be shown now."""
        await self._clocks.wind(table, *await self._clocks.started(table))

    async def strip_stale(self, attempt: int = 0, *, mine: bool = True) -> None:
        """Retry every stale message of this process; with `mine=False`, of the others."""
        if await self.cleanup.strip_stale(mine=mine):
            self.retries.again(attempt, self.strip_stale)

    def _check_later(self, before: Table) -> None:
        """Schedule a second search for late copies of a table that an earlier process showed last.

        After a backup was restored, or the end of the database was lost, its channel may also have
        boards of moves that no longer exist.
        """
        if before.id in self._uncertain or 0 < (before.shown.message_id or 0) < self._since:
            self._uncertain.discard(before.id)
            self.retries.after(self.late_copy_check_s, lambda: self._strip_late_copies(before.id))

    async def _strip_late_copies(self, table_id: int) -> None:
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            table = await self._tables.get(table_id)
            if table.reachable:
                await self.cleanup.strip_late_copies(table)

    async def _show(
        self, table: Table, reply: Reply | None, *, repost: bool, ping: bool, may_postpone: bool
    ) -> None:
        if table.sealed is not None:
            table = await self._commitments.publish(table, reply)
        before = table
        table, person = await self._clocks.started(table)
        shown_before = None if repost or table.still_to_agree else before
        pinged: list[int] = []
        if ping:
            live = table.stage == "playing" and table.pace in LIVE
            pinged = await self._clocks.pingable(table.called, person, shown_before, live=live)
        beside = await self._beside(table)
        screen = await in_thread(screen_of, table, self.emojis, self._levels, pinged, beside)
        if repost or not ping:
            screen = replace(screen, roles=())
        old, message_id = table.shown, None
        earlier, leftovers = (old.earlier_id, old.earlier_caption), []
        doubtful = table.reachable and table.id in self._uncertain
        unnoted = await self._find_unnoted(table, may_postpone=may_postpone) if doubtful else []
        # Edits don't ping, so a player who must move again gets a new message.
        if table.match is None and not (table.damage or repost or table.calls):
            lobby = old.message_id or next((m.id for m in unnoted if is_lobby(m)), None)
            message_id = await self._edit(table, screen, reply, lobby)
        if message_id is None and unnoted and not repost:
            message_id = current_message(table, unnoted)
        if message_id is None:
            message_id = await self._post(
                table, screen, reply, repost=repost, may_postpone=may_postpone
            )
        if unnoted:
            await self.cleanup.strip_copies(table, unnoted, message_id, old.message_id)
        if old.message_id not in (None, message_id):
            leftovers = [
                await self.cleanup.strip_last(table, reply),
                await self.cleanup.drop_earlier_picture(table),
            ]
            # Nothing more is posted while it sleeps that would replace a text in which somebody is named.
            earlier = (None, "") if table.asleep else (old.message_id, old.caption)
        shown = PostedBoard(table.revision, message_id, screen.caption, *earlier)
        await self._note(table.id, shown, tuple(filter(None, leftovers)))
        await self._clocks.wind(before, table, person)

    async def _beside(self, table: Table) -> Beside:
        """Return what features show; of a finished game what they tell by now, and its players' avatars."""
        features = self._tables.features
        if table.stage != "finished":
            return Beside(features)
        lines, words = list[str](), words_in(table.language)
        readable = with_readable_names(table, words)
        for feature in features:
            with suppress(NotSaved):  # points don't stand in the way of the board
                lines += await feature.finish_lines(self._tables.store, readable, words)
        return Beside(features, lines, await self.avatars.of(table.user_ids))

    async def _edit(
        self, table: Table, screen: Screen, reply: Reply | None, message_id: int | None
    ) -> int | None:
        """Edit a lobby's message; return None if it's gone or can't be edited."""
        if message_id is None or message_id <= self.cleanup.last_v2:
            return None
        try:
            if reply and reply.pressed_on(message_id) and not reply.acknowledged:
                await reply.edit(screen.edit(), screen.size)
            else:
                await self._change(table, message_id, screen)
        except DeliveryError as error:
            log.info("table %d: its lobby could not be changed: %s", table.id, error)
            return None
        if reply and not table.reachable:
            self._webhooks.remember(message_id, reply)
        return message_id

    async def _change(self, table: Table, message_id: int, screen: Screen) -> None:
        """Edit a lobby's message without an open interaction on it."""
        if table.reachable:
            message = message_of(self.client, table, message_id)
            await call_discord(message.edit(**screen.edit()), size=screen.size)
        else:
            await self._webhooks.change(message_id, screen.edit())

    async def _answer(self, table: Table, screen: Screen, reply: Reply | None) -> int:
        """Post a screen as the answer to the interaction, where there is no other way."""
        if reply is None or not reply.can_post:
            raise OutOfReach(table.id)
        posted = await reply.post(screen)
        if posted is None:
            raise OutOfReach(table.id)
        self._webhooks.remember(posted, reply)
        return posted

    async def _find_unnoted(self, table: Table, *, may_postpone: bool) -> list[discord.Message]:
        """Return the table's messages that aren't recorded.

        If the channel can't be read for now, raises DeliveryError when the post `may_postpone`,
        so that it isn't posted twice.
        """
        try:
            return await self.cleanup.find_unnoted(table)
        except DeliveryError as error:
            if may_postpone and error.is_temporary:
                raise
            log.info("table %d: its message could not be searched for: %s", table.id, error)
            return []

    async def _post(
        self, table: Table, screen: Screen, reply: Reply | None, *, repost: bool, may_postpone: bool
    ) -> int:
        """Post a screen, through the interaction's webhook if it still works.

        Webhooks don't support nonces: if the bot dies during such a post, and it arrives after the
        next start has searched the channel, the board is there twice. The second search strips one.
        """
        if not table.reachable:
            return await self._answer(table, screen, reply)
        # Only for its own messages do the bot's permissions decide whether a role is notified.
        if reply and reply.can_post and not screen.roles:
            try:
                posted = await reply.post(screen)
                if posted is not None:
                    return posted
            except DeliveryError as error:
                log.info("table %d: its interaction could not be used: %s", table.id, error)
                if error.may_have_succeeded:
                    self._uncertain.add(table.id)
                    found = current_message(
                        table, await self._find_unnoted(table, may_postpone=may_postpone)
                    )
                    if found is not None:
                        return found
        # Discord returns the existing message for a repeated nonce, so a retry after a lost response
        # doesn't post twice. A repost needs a different nonce.
        often = f"-{int(discord.utils.utcnow().timestamp()) & 0xFFF:x}" if repost else ""
        channel = channel_of(self.client, table)
        sent = await call_discord(
            channel.send(
                **screen.message(),
                files=screen.files(),
                nonce=f"{table.id:x}-{table.revision}{often}",  # at most 25 characters
            ),
            size=screen.size,
        )
        return sent.id

    async def _note(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage] = ()
    ) -> None:
        """Record what was posted, retrying until it's saved: the message exists already."""
        try:
            await self._mark_shown(table_id, shown, leftovers)
        except NotSaved as error:
            log.warning("table %d: could not save that it was shown: %s", table_id, error)
            again = partial(self._note_again, table_id, shown, leftovers)
            self.retries.after(DATABASE_RETRY_S, again)

    async def _note_again(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage]
    ) -> None:
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            table = await self._tables.get(table_id)
            if table.shown == shown:  # nothing newer was posted and recorded
                await self._mark_shown(table_id, shown, leftovers)

    async def _mark_shown(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage]
    ) -> None:
        await self._tables.mark_shown(table_id, shown, leftovers)
        if leftovers:
            self.retries.again(0, self.strip_stale)

    async def _close(self, table: Table) -> None:
        """Close a table whose channel no longer exists; one that is over counts as shown."""
        try:
            await close_tables_in(self._tables, table.channel_id)
        except NotSaved:
            self.retries.after(DATABASE_RETRY_S, partial(self.show_latest, table.id))
            return
        table = await self._tables.newest(table)
        await self._note(table.id, PostedBoard(table.revision))

    def _try_again(
        self, table: Table, error: DeliveryError, attempt: int, reply: Reply | None
    ) -> None:
        self.withheld.add(table.id)
        if not table.reachable and not (error.is_temporary and reply and reply.can_follow_up):
            log.info("table %d waits for a click to be shown: %s", table.id, error)
            return
        again = partial(self._show_again, table.id, reply)
        if error.is_temporary and self.retries.again(attempt, again):
            log.warning("table %d could not be shown, trying again: %s", table.id, error)
            return
        if error.is_temporary:  # an outage: the next catching up tries again
            self.withheld.discard(table.id)
        log.warning(
            "table %d in channel %d could not be shown: %s. `/table show` there shows it"
            " once the bot may view the channel, send messages and attach files.",
            table.id,
            table.channel_id,
            error,
        )

    async def _show_again(self, table_id: int, reply: Reply | None, attempt: int) -> None:
        await self.show_latest(table_id, reply, attempt=attempt)


def _may_show(table: Table, reply: Reply | None, *, repost: bool) -> bool:
    """Return whether an interaction can show a table where there is no other way.

    A thinking computer is shown only once, as an interaction has few follow-ups.
    """
    if reply is None:
        return False
    if table.match is None and reply.pressed_on(table.shown.message_id) and not reply.acknowledged:
        return True  # a lobby is edited in place
    return reply.can_post and (repost or not (table.computer_asked and reply.posted))
