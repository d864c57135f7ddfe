"""Decides the polls that are due, and makes the moves that were voted for.

What was chosen is saved before it is played: a vote that comes later is refused, and after a crash the same
move is played. It is played in the position that it was chosen for, or not at all.
"""

import logging
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.client import Facet
from bot.features.votes.poll import Poll
from bot.features.votes.screen import how
from bot.features.votes.store import Votes, turn_at
from bot.host.at_once import for_each
from bot.i18n.lexicon import words_in
from bot.jobs.due_job import DueJob
from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.press import THEN
from bot.posting.channels import message_of
from bot.tables import changes
from bot.tables.refusal import Refusal
from bot.tables.table import Table

log = logging.getLogger(__name__)

RETRY: Final = timedelta(minutes=1)
"""When a poll is looked at again if this process stops in the middle, or something fails."""


class VoteJob(DueJob):
    """Decides polls on time, in the servers of this process."""

    work = "the votes"

    def __init__(self, facet: Facet) -> None:
        super().__init__(facet.tables, facet.heartbeat)
        self._facet = facet
        self._votes = facet.tables.store.of(Votes)

    async def look(self) -> datetime | None:
        """Decide every poll that is due; return when more are."""
        here, count = self._heartbeat.present(), self._heartbeat.count
        due = await self._votes.due(self._tables.store.now(), here, count)
        await for_each(due, self._try)
        return await self._votes.next_due(here, count)

    async def _try(self, table_id: int) -> None:
        now = self._tables.store.now()
        if await self._votes.claim(table_id, now, now + RETRY):
            with self.apart(f"table {table_id}"):
                await self._decide(table_id)

    def begun(self, table: Table, poll: Poll) -> None:
        """Say above the board until when people can vote, now that somebody has."""
        self._facet.poster.retries.after(0, partial(self._tell, table, poll))

    async def _tell(self, table: Table, poll: Poll) -> None:
        """Change what a board says of its poll; one that shows another position, or can't be changed, stays as it is."""
        words = words_in(table.language)
        before, now = (how(table, it, words) for it in (replace(poll, ends=None), poll))
        async with self._facet.poster.boards.lock(table.id):
            shown = (await self._tables.newest(table)).shown.message_id
            if shown is None:
                return
            try:
                message = await call_discord(message_of(self._facet, table, shown).fetch())
                if before in message.content:
                    content = message.content.replace(before, now)
                    await call_discord(message.edit(content=content))
            except DeliveryError as error:
                log.info("table %d: the board can't say when its vote ends: %s", table.id, error)

    async def stage_changed(self, table: Table) -> None:
        """Delete the votes of a game that is over; raise NotSaved."""
        if table.over and table.everybody is not None:
            await self._votes.close(table.id)

    async def _decide(self, table_id: int) -> None:
        """Decide a poll and play the move that it has chosen; raise NotSaved."""
        poll = await self._decided(table_id)
        if poll is None:
            return
        number, moves, rng = poll.number, poll.moves[0].split(THEN), self._tables.rng
        try:
            changed = await self._tables.change(
                table_id, lambda table: changes.voted(table, number, moves, rng)
            )
        except Refusal:  # the game was called off, or sleeps
            await self._votes.close(table_id)
            return
        self._facet.metrics.turns[changed.after.game] += 1
        await self._facet.after_change.run(changed.after)
        await self._votes.close(table_id, number)

    async def _decided(self, table_id: int) -> Poll | None:
        """Return a table's poll, decided and saved; None if there is nothing to play."""
        async with self._tables.store.turn(turn_at(table_id)):
            poll, table = await self._votes.poll(table_id), await self._tables.find(table_id)
            if poll is None or table is None:
                return None
            if not poll.moves and poll.number == table.number:
                poll = poll.decided(await self._votes.at(table_id))
                await self._votes.save(poll)
            if poll.moves and poll.number == table.number and not table.over:
                return poll
            await self._votes.close(table_id)  # it was played, or its voters have left
            return None
