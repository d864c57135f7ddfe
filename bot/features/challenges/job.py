"""Saves the medals of tries whose tables are over; what a crash leaves undone stands in the database."""

from functools import partial

from bot.features.challenges.store import Challenges
from bot.features.challenges.tries import earned
from bot.host.threads import in_thread
from bot.parts import Part
from bot.posting.retries import Retries
from bot.tables.origin import Origin
from bot.tables.table import Table
from bot.tables.tables import Tables


class MedalJob(Part):
    """Ends the tries at tables that are over."""

    def __init__(self, tables: Tables, retries: Retries) -> None:
        self._tables = tables
        self._retries = retries

    async def stage_changed(self, table: Table) -> None:
        """Save what a try has earned that is over; raise NotSaved."""
        if table.origin is Origin.CHALLENGE and table.over:
            medal = await in_thread(earned, table)
            store = self._tables.store
            await store.of(Challenges).end(table.id, medal, store.now())

    async def catch_up(self) -> None:
        """Save what a crash left unsaved, each try apart from the others; raise NotSaved."""
        for table_id in await self._tables.store.of(Challenges).over():
            self._retries.after(0, partial(self._end, table_id))

    async def _end(self, table_id: int) -> None:
        await self.stage_changed(await self._tables.whole(table_id))
