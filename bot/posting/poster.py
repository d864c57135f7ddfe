"""Shows a table's latest state in its channel.

Nothing is shown that is not saved. What is saved but could not be shown is tried again, and
after a restart too; so is a message that could not lose its controls. Changes that come while
one is being shown are shown together.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.host.metrics import Metrics
from bot.host.threads import in_thread
from bot.jobs.scheduler import TurnClocks
from bot.messages.delivery import DeliveryError, OutOfReach, call_discord
from bot.messages.emojis import PLAIN, Emojis
from bot.messages.reply import Reply
from bot.messages.screen import Screen
from bot.posting.channels import channel_of, message_of
from bot.posting.cleanup import Cleanup
from bot.posting.find_existing import is_lobby, standing
from bot.posting.webhooks import Webhooks
from bot.screens.public import called, screen_of
from bot.store import NotSaved
from bot.store.values import PostedBoard, StaleMessage
from bot.tables import privacy
from bot.tables.refusal import NotSavedNow, Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

RETRIES: Final = (1.0, 5.0, 30.0, 120.0, 600.0)
"""Seconds to wait before each further attempt to show a table."""
LOOKS: Final = 3
"""How often a table is put off while its channel cannot be read; then it is posted all the same."""
LATER: Final = 10.0
"""Seconds after which is looked for boards of a bot that has ended: one that it had sent may have
been on its way all through the start."""


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
        self._client = client
        self._tables = tables
        self._levels = levels
        self._metrics = metrics
        self.emojis: Mapping[str, Emojis] = PLAIN
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._later: set[asyncio.Task[None]] = set()
        self.waiting: set[int] = set()
        """The tables that wait for another attempt, that Discord refuses to show as they are, or whose
        change is not for the channel yet: nobody else looks after them."""
        self._uncertain: set[int] = set()
        self._since = discord.utils.time_snowflake(discord.utils.utcnow())
        self.later = LATER
        """Seconds after which it is looked once more for a board that came up late."""
        self._posts = Webhooks()
        self.cleanup = Cleanup(client, tables.store, self._posts)

    def mark_uncertain(self, table_ids: Iterable[int]) -> None:
        """Say which tables may stand in their channels already, though nobody noted it.

        Whoever is the first to show such a table looks for it.
        """
        self._uncertain.update(table_ids)

    async def show(
        self,
        table_id: int,
        reply: Reply | None = None,
        *,
        anew: bool = False,
        ping: bool = True,
        attempt: int = 0,
    ) -> None:
        """Show a table unless its latest state is shown already; `anew` shows it all the same.

        Whoever is asked is pinged, unless they want none now, or `ping` says no.

        The webhook of the interaction at hand is tried first: it needs no permission in the
        channel. Whatever fails is tried again later. Where the bot can only answer a click, that
        webhook is all there is: what it can't show waits for the next click.
        """
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            table = await self._tables.get(table_id)
            if table.shown.revision == table.revision and not anew:
                return  # somebody else's change was shown with it
            if not table.reachable and not _may_show(table, reply, anew=anew):
                # A clock runs all the same: whoever is asked is reminded in private.
                await self._clocks.wind(table, *await self._clocks.ready(table))
                return
            self.waiting.discard(table_id)
            try:
                started = monotonic()
                looks = not anew and attempt < LOOKS
                await self._show(table, reply, anew=anew, ping=ping, looks=looks)
                self._metrics.boards.add(monotonic() - started)
                self._looked(table)
            except DeliveryError as trouble:
                if trouble.channel_is_gone:
                    await self._close(table)
                else:
                    self._try_again(table, trouble, attempt, None if table.reachable else reply)

    async def retire_leftovers(self, attempt: int = 0, *, mine: bool = True) -> None:
        """Try again to tidy every message that has more than it should, or only others'."""
        left = await self.cleanup.leftovers(mine=mine)
        if left and attempt < len(RETRIES):
            self.after(RETRIES[attempt], lambda: self.retire_leftovers(attempt + 1))

    def _looked(self, before: Table) -> None:
        """Doubt no more where a table stands, but look once again a little later.

        That goes for every table that a bot which has ended was the last to show. Where a backup
        was put in its place since, or the end of the file was lost, its channel has boards of moves
        that are gone.
        """
        if before.id in self._uncertain or 0 < (before.shown.message_id or 0) < self._since:
            self._uncertain.discard(before.id)
            self.after(self.later, lambda: self._look_again(before.id))

    async def _look_again(self, table_id: int) -> None:
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            table = await self._tables.get(table_id)
            if table.reachable:
                await self.cleanup.look_again(table)

    async def close(self) -> None:
        """Give up waiting; what was not shown will be after the next start."""
        for task in self._later:
            task.cancel()
        await asyncio.gather(*self._later, return_exceptions=True)

    async def _show(
        self, table: Table, reply: Reply | None, *, anew: bool, ping: bool, looks: bool
    ) -> None:
        before = table
        table, person = await self._clocks.ready(table)
        told = None if anew or table.still_to_agree else before
        awake = await self._clocks.awake(called(table), person, told) if ping else []
        screen = await in_thread(screen_of, table, self.emojis, self._levels, awake)
        old, message_id = table.shown, None
        earlier, leftovers = (old.earlier_id, old.earlier_caption), []
        doubtful = table.reachable and table.id in self._uncertain
        unnoted = await self._unnoted(table, looks=looks) if doubtful else []
        # No edit pings: whoever is asked again reads it in a new message.
        if table.match is None and not (table.damage or anew or table.asked_again):
            lobby = old.message_id or next((m.id for m in unnoted if is_lobby(m)), None)
            message_id = await self._edit(table, screen, reply, lobby)
        if message_id is None and not anew:
            message_id = standing(table, unnoted)
        if message_id is None:
            message_id = await self._post(table, screen, reply, anew=anew, looks=looks)
        await self.cleanup.retire_copies(table, unnoted, message_id, old.message_id)
        if old.message_id not in (None, message_id):
            leftovers = [
                await self.cleanup.retire_last(table, reply),
                await self.cleanup.reduce_earlier(table),
            ]
            earlier = (old.message_id, old.caption)
        shown = PostedBoard(table.revision, message_id, screen.caption, *earlier)
        await self._note(table.id, shown, tuple(filter(None, leftovers)))
        await self._clocks.wind(before, table, person)

    async def _edit(
        self, table: Table, screen: Screen, reply: Reply | None, message_id: int | None
    ) -> int | None:
        """Change a lobby in place; return None where its message is gone, or can't be changed."""
        if message_id is None or message_id <= self.cleanup.last_v2:
            return None
        try:
            if reply and reply.pressed_on(message_id) and not reply.given:
                await reply.edit(screen.message())
            else:
                await self._change(table, message_id, screen)
        except DeliveryError as trouble:
            log.info("table %d: its lobby could not be changed: %s", table.id, trouble)
            return None
        if reply:
            self._posts.remember(message_id, reply)
        return message_id

    async def _change(self, table: Table, message_id: int, screen: Screen) -> None:
        """Change a lobby that nobody has pressed just now."""
        if table.reachable:
            message = message_of(self._client, table, message_id)
            await call_discord(message.edit(**screen.message()))
        else:
            await self._posts.change(message_id, screen.message())

    async def _answer(self, table: Table, screen: Screen, reply: Reply | None) -> int:
        """Post a screen as an answer to the interaction at hand, where there is no other way."""
        if reply is None or not reply.can_post:
            raise OutOfReach(table.id)
        posted = await reply.post(screen)
        if posted is None:
            raise OutOfReach(table.id)
        self._posts.remember(posted, reply)
        return posted

    async def _unnoted(self, table: Table, *, looks: bool) -> list[discord.Message]:
        """Return the messages that show a table and are not noted.

        Where the channel cannot be read for now, raise DeliveryError if the bot `looks` again later, rather
        than post what may stand there.
        """
        try:
            return await self.cleanup.unnoted(table)
        except DeliveryError as trouble:
            if looks and trouble.may_pass:
                raise
            log.info("table %d: it could not be looked for: %s", table.id, trouble)
            return []

    async def _post(
        self, table: Table, screen: Screen, reply: Reply | None, *, anew: bool, looks: bool
    ) -> int:
        """Post a screen; by the interaction's own webhook if there is one that still works.

        A webhook takes no nonce: where the bot dies while such a post is on its way, and it comes
        up only after the next start has looked for it, the board stands there twice. A second look
        takes the controls off one of them.
        """
        if not table.reachable:
            return await self._answer(table, screen, reply)
        if reply and reply.can_post:
            try:
                posted = await reply.post(screen)
                if posted is not None:
                    return posted
            except DeliveryError as trouble:
                log.info("table %d: its interaction could not be used: %s", table.id, trouble)
                if trouble.may_have_been_done:
                    self._uncertain.add(table.id)  # until it is shown, and for one more look then
                    found = standing(table, await self._unnoted(table, looks=looks))
                    if found is not None:
                        return found
        # Discord posts only once what bears the same nonce: a post whose answer was lost comes
        # to light when it is tried again. Shown anew, a table is posted again on purpose.
        often = f"-{int(discord.utils.utcnow().timestamp()) & 0xFFF:x}" if anew else ""
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

    async def _note(
        self,
        table_id: int,
        shown: PostedBoard,
        leftovers: Sequence[StaleMessage] = (),
        attempt: int = 0,
    ) -> None:
        """Note what was shown, as often as it takes: the message stands there already."""
        try:
            await self._tables.mark_shown(table_id, shown, leftovers)
            if leftovers:
                self.after(RETRIES[0], self.retire_leftovers)
        except NotSaved as error:
            log.warning("table %d: that it was shown could not be noted: %s", table_id, error)
            pause = min(2.0**attempt, RETRIES[-1])
            self.after(pause, lambda: self._note_again(table_id, shown, leftovers, attempt + 1))

    async def _note_again(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage], attempt: int
    ) -> None:
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            table = await self._tables.get(table_id)
            if table.shown == shown:  # nothing newer was shown and noted
                await self._note(table_id, shown, leftovers, attempt)

    async def _close(self, table: Table) -> None:
        """Close a table whose channel is gone."""
        log.info("table %d: its channel is gone, so the table is closed", table.id)
        if not table.over:
            try:
                table = (await self._tables.change(table.id, privacy.gone)).after
            except NotSavedNow:
                self.after(RETRIES[0], lambda: self.show(table.id))
                return
        await self._note(table.id, PostedBoard(table.revision))

    def _try_again(
        self, table: Table, trouble: DeliveryError, attempt: int, reply: Reply | None
    ) -> None:
        self.waiting.add(table.id)
        if not table.reachable and not (trouble.may_pass and reply and reply.can_follow_up):
            log.info("table %d waits for a click to be shown: %s", table.id, trouble)
            return
        if not trouble.may_pass or attempt >= len(RETRIES):
            log.warning(
                "table %d in channel %d could not be shown: %s. `/table show` there shows it"
                " once the bot may view the channel, send messages and attach files.",
                table.id,
                table.channel_id,
                trouble,
            )
            return
        log.warning("table %d could not be shown, trying again: %s", table.id, trouble)
        again = attempt + 1
        self.after(RETRIES[attempt], lambda: self.show(table.id, reply, attempt=again))

    def after(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        """Do something later, unless the bot closes first."""

        async def later() -> None:
            await asyncio.sleep(seconds)
            try:
                await do()
            except NotSavedNow:
                self.after(RETRIES[1], do)
            except Refusal as refusal:  # its table was deleted meanwhile
                log.info("what was put off is not done: %s", refusal)
            except Exception:
                log.exception("what was put off could not be done")

        task = asyncio.create_task(later())
        self._later.add(task)
        task.add_done_callback(self._later.discard)


def _may_show(table: Table, reply: Reply | None, *, anew: bool) -> bool:
    """Return whether an interaction can show a table where there is no other way.

    That a computer is thinking is shown once: an interaction can post only so often.
    """
    if reply is None:
        return False
    if table.match is None and reply.pressed_on(table.shown.message_id) and not reply.given:
        return True  # a lobby changes in place
    return reply.can_post and (anew or not (table.computer_asked and reply.posted))
