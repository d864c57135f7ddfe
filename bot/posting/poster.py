"""Shows a table's latest state in its channel: gathers the facts, draws the screen, delivers it.

Only saved states are posted. A failed post or edit is retried, also after a restart. Changes that
arrive while one is being posted are posted together.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Final

import discord

from bot.host.metrics import Metrics
from bot.host.threads import in_thread
from bot.messages.delivery import DeliveryError
from bot.messages.emojis import PLAIN_EMOJIS, Emojis
from bot.messages.reply import Reply
from bot.posting.boards import Boards, Delivery
from bot.posting.facts import FactFinder
from bot.posting.gone_channels import close_tables_in
from bot.posting.missing_boards import MissingBoards
from bot.posting.open_panels import OpenPanels
from bot.posting.retries import DATABASE_RETRY_S, Retries
from bot.screens.public import screen_of
from bot.store import NotSaved
from bot.store.values import PostedBoard
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

MAX_LOOKUP_ATTEMPTS: Final = 3
"""How many attempts are postponed because the channel can't be read; then the table is posted anyway."""


class Poster:
    """Posts boards and lobbies, one at a time for each table."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        levels: Callable[[str], Sequence[str]],
        facts: FactFinder,
        metrics: Metrics,
    ) -> None:
        self.facts = facts
        self.client = client
        self._tables = tables
        self._levels = levels
        self.metrics = metrics
        self.retries = Retries()
        self.panels = OpenPanels()
        self.emojis: Mapping[str, Emojis] = PLAIN_EMOJIS
        self.withheld: dict[int, int] = {}
        """Tables that catching up must skip at a revision: they wait for a retry, Discord refuses them,
        or their change isn't for the channel yet."""
        self.boards = Boards(client, tables, self.retries)
        self._missing = MissingBoards(tables, facts.clocks.reminders)

    async def show_latest(
        self, table_id: int, reply: Reply | None = None, attempt: int = 0
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
        async with self.boards.lock(table.id):
            table = await self._tables.newest(table)
            if not table.unposted and not repost:
                return  # it was posted together with another change
            if not table.reachable and not _may_show(table, reply, repost=repost):
                await self.wind(table)  # the player to move is reminded privately
                return
            self.withheld.pop(table.id, None)
            may_wait = not repost and attempt < MAX_LOOKUP_ATTEMPTS
            try:
                begun = monotonic()
                await self._show(table, Delivery(reply, repost, may_wait), ping=ping)
                self.metrics.boards.add(monotonic() - begun)
            except DeliveryError as error:
                if error.may_have_succeeded:  # the next post may be of a newer state
                    self.boards.mark_uncertain([table.id])
                if error.channel_is_gone:
                    await self._close(table)
                else:
                    self._try_again(table, error, attempt, None if table.reachable else reply)
                    await self._missing.tell(replace(table, clock=None), error, reply)

    async def wind(self, table: Table) -> None:
        """Start or stop the clock of a table that can't be shown now."""
        await self.facts.clocks.wind(table, await self.facts.clocks.begin(table))

    async def _show(self, table: Table, how: Delivery, *, ping: bool) -> None:
        facts = await self.facts.gather(table, how.reply, repost=how.repost, ping=ping)
        turn = facts.turn
        screen = await in_thread(
            screen_of, turn.table, self.emojis, self._levels, turn.pinged, facts.beside
        )
        if how.repost or not ping:
            screen = replace(screen, roles=())
        await self.boards.deliver(turn.table, screen, how)
        await self.facts.clocks.wind(facts.saved, turn)

    async def _close(self, table: Table) -> None:
        """Close a table whose channel no longer exists; one that is over counts as shown."""
        try:
            await close_tables_in(self._tables, table.channel_id)
        except NotSaved:
            self.retries.after(DATABASE_RETRY_S, partial(self.show_latest, table.id))
            return
        table = await self._tables.newest(table)
        await self.boards.note(table.id, PostedBoard(table.revision))

    def _try_again(
        self, table: Table, error: DeliveryError, attempt: int, reply: Reply | None
    ) -> None:
        if not table.computer_asked:  # catching up asks the computer again, if nobody does
            self.withheld[table.id] = table.revision
        if not table.reachable and not (error.is_temporary and reply and reply.can_follow_up):
            log.info("table %d waits for a click to be shown: %s", table.id, error)
            return
        again = partial(self.show_latest, table.id, reply)
        if error.is_temporary and self.retries.again(attempt, again):
            log.warning("table %d could not be shown, trying again: %s", table.id, error)
            return
        if error.is_temporary:  # an outage: the next catching up tries again
            self.withheld.pop(table.id, None)
        log.warning(
            "table %d in channel %d could not be shown: %s. `/table show` there shows it"
            " once the bot may view the channel, send messages and attach files.",
            table.id,
            table.channel_id,
            error,
        )


def _may_show(table: Table, reply: Reply | None, *, repost: bool) -> bool:
    """Return whether an interaction can show a table where there is no other way.

    A thinking computer is shown only once, as an interaction has few follow-ups.
    """
    if reply is None:
        return False
    if table.match is None and reply.pressed_on(table.shown.message_id) and not reply.acknowledged:
        return True  # a lobby is edited in place
    return reply.can_post and (repost or not (table.computer_asked and reply.posted))
