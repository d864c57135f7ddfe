"""Matches people who are waiting for opponents, and follows the tables found for them.

    match     one process at a time writes into the entries of a group which table is to be opened
    open      the process that serves the server opens that table, once: its id is known by then
    settle    once the table has begun or was called off, its entries go, or wait on

Each step starts from what the database says, so it's repeated after a crash without harm.
"""

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.client import Facet
from bot.features.blocks.store import Blocks
from bot.features.matchmaking.alerts import AlertJob, rests_until
from bot.features.matchmaking.found_tables import FoundTables
from bot.features.matchmaking.groups import (
    LAST_TABLES,
    Group,
    Waiting,
    is_fast,
    matched,
    met_lately,
    next_widening,
    released_after,
    still_waiting,
)
from bot.features.matchmaking.store import Queue, QueueEntry
from bot.features.ratings.ledger import EVERYWHERE, Ledger
from bot.features.ratings.rating import START_POINTS
from bot.host.threads import in_thread
from bot.jobs.due_job import RETRY_S, DueJob
from bot.store import NotSaved
from bot.tables import changes
from bot.tables.clocks import PACES, left_by
from bot.tables.origin import Origin
from bot.tables.refusal import Refusal
from bot.tables.table import Table, first_id
from bot.tables.tables import Changed

log = logging.getLogger(__name__)

FULL_RETRY: Final = timedelta(minutes=1)
"""The delay before a group is tried again whose table could be opened nowhere."""
LEAST_PAUSE: Final = timedelta(seconds=10)
"""The shortest time between two looks only because ranges widen."""
MEETINGS_COUNT: Final = timedelta(days=90)
"""How long it matters who met whom."""


class Matchmaking(DueJob):
    """Looks at the queue whenever it changes, a range widens, or somebody's quiet hours end."""

    work = "the queue"
    shared_poll_s = 20.0

    def __init__(self, facet: Facet, alerts: AlertJob) -> None:
        super().__init__(facet.tables, facet.heartbeat)
        self._found = FoundTables(facet)
        self._alerts = alerts
        self._after_change = facet.after_change.run

    async def changed(self, changed: Changed) -> None:
        """Take people who left a game out of the queue, and look at a table that was found for people."""
        before, after = changed.before, changed.after
        if after.origin is Origin.FOUND and before.stage == "lobby" != after.stage:
            await self.wake()
        if gone := left_by(before, after):
            await self._tables.store.of(Queue).leave_all(gone)

    async def look(self) -> datetime | None:
        """Do everything that is to be done; return when there may be more, None for not by the clock."""
        if not await self._tables.store.of(Queue).everybody():
            return None
        due: list[datetime] = []
        await self._follow(due)
        if await self._match(due):
            await self._follow(due)
        await self._alerts.wake()
        return min(due, default=None)

    # Tables that were found

    async def _follow(self, due: list[datetime]) -> None:
        """Open, announce or settle the tables found in the servers of this process."""
        here, now = self._heartbeat.present(), self._tables.store.now()
        groups: dict[int, list[QueueEntry]] = {}
        for entry in await self._tables.store.of(Queue).matched(here, self._heartbeat.count):
            groups.setdefault(entry.table_id or 0, []).append(entry)
        for table_id, group in groups.items():
            try:
                await self._follow_one(table_id, group, due)
            except NotSaved as error:
                log.info("table %d: its people wait for the database: %s", table_id, error)
                due.append(now + timedelta(seconds=RETRY_S))
            except Exception:
                log.exception("table %d: its people could not be matched", table_id)
                due.append(now + FULL_RETRY)

    async def _follow_one(
        self, table_id: int, group: Sequence[QueueEntry], due: list[datetime]
    ) -> None:
        queue, now = self._tables.store.of(Queue), self._tables.store.now()
        table, people = await self._tables.find(table_id), [it.user_id for it in group]
        opened_before = any(it.told for it in group)
        if table is None and not opened_before and _is_full(group):
            table = await self._found.open(table_id, group[0].table_guild_id or 0, group)
            if table is None:
                due.append(now + FULL_RETRY)
        if table is None:  # there's no place for it, somebody has just left, or it was deleted
            await queue.settle(table_id, people, released_after(table_id, now))
        elif table.stage == "lobby":
            if not opened_before and await queue.tell(table_id):
                self._found.later(table.id, partial(self._found.tell, table, group))
        elif table.match is None:
            stay = still_waiting(table) - await self._without_channel(table, group)
            await queue.settle(table_id, sorted(stay), released_after(table_id, now))
            self._found.later(table.id, partial(self._found.came_to, table, group, stay))
        else:
            await self._begun(table, group)

    async def _without_channel(self, table: Table, group: Sequence[QueueEntry]) -> frozenset[int]:
        """Return whose next table would be opened where this one's channel has been deleted, too."""
        if table.note is None or table.note.what != "gone":
            return frozenset()
        chosen = (await self._tables.store.servers.get(table.guild_id)).channels
        return frozenset(
            it.user_id for it in group if table.channel_id in {it.channel_id, it.parent_id, *chosen}
        )

    async def _begun(self, table: Table, group: Sequence[QueueEntry]) -> None:
        """End the games against computers in the meantime; then take people out of the queue."""
        for entry in group:
            if entry.meanwhile_id is not None:
                await self._give_way(entry.meanwhile_id)
        fast = [pace for pace in PACES if is_fast(pace)]
        others = fast if group[0].pace in fast else []  # nobody plays two fast games at once
        people = [it.user_id for it in group]
        await self._tables.store.of(Queue).finish(table.id, people, others)
        self._found.later(table.id, partial(self._found.came_to, table, group, frozenset[int]()))

    async def _give_way(self, table_id: int) -> None:
        def closed(table: Table) -> Table:
            if table.over:
                raise Refusal("refused-game-over")
            return changes.close(table)

        try:
            changed = await self._tables.change(table_id, closed, touching=False)
        except Refusal:
            return
        await self._after_change(changed.after)

    # People who wait

    async def _match(self, due: list[datetime]) -> bool:
        """Bring people together, unless another process is at it; return whether any were."""
        store, now = self._tables.store, self._tables.store.now()
        async with store.lock("matchmaking") as mine:
            if not mine:
                due.append(now + timedelta(seconds=RETRY_S))
                return False
            everybody = await store.of(Queue).everybody()
            if any(it.expires <= now and it.table_id is None for it in everybody):
                await store.of(Queue).expire(now)
                everybody = await store.of(Queue).everybody()
            busy = {it.user_id for it in everybody if it.table_id is not None}
            waiting = [it for it in everybody if it.user_id not in busy]
            due += [it.expires for it in everybody if it.table_id is None]
            people = await store.people.of({it.user_id for it in waiting})
            rests = {
                user_id: until for user_id, it in people.items() if (until := rests_until(it, now))
            }
            due += rests.values()
            ready = [it for it in waiting if it.user_id not in rests]
            groups = await self._groups(ready, now) if len(ready) > 1 else []
            for group in groups:
                await store.of(Queue).match(self._tables.fresh_id(), group.guild_id, group.entries)
            keys = {entry.key for group in groups for entry in group.entries}
            left = [it for it in ready if it.key not in keys]
            widens = next_widening(left, now)
            due += [max(widens, now + LEAST_PAUSE)] if widens else []
            return bool(groups)

    async def _groups(self, entries: Sequence[QueueEntry], now: datetime) -> list[Group]:
        store, ids = self._tables.store, sorted({it.user_id for it in entries})
        points = {
            (it.user_id, it.game): it.points
            for it in await store.of(Ledger).standings(ids)
            if it.pool == "people" and it.guild_id == EVERYWHERE
        }
        places = await self._places(entries)
        waiting = [
            Waiting(it, points.get((it.user_id, it.game), START_POINTS), places[it.key])
            for it in entries
        ]
        after = first_id(now - MEETINGS_COUNT)
        last: dict[str, dict[int, list[int]]] = {}
        lately = await store.of(Queue).last_tables(ids, after, LAST_TABLES)
        for (game, user_id), tables in lately.items():
            last.setdefault(game, {})[user_id] = tables
        met = {game: met_lately(tables) for game, tables in last.items()}
        return await in_thread(matched, waiting, await store.of(Blocks).pairs(ids), met, now)

    async def _places(
        self, entries: Sequence[QueueEntry]
    ) -> dict[tuple[int, str, str], frozenset[int]]:
        """Return the servers in which each entry's person can meet others.

        That's where they asked, and where they have played if people from elsewhere may come there.
        """
        homes, store = {it.guild_id for it in entries}, self._tables.store
        across = await store.servers.open_across(homes) if len(homes) > 1 else []
        ids = {it.user_id for it in entries}
        known = await store.of(Queue).known_in(ids, across) if across else set()
        return {
            it.key: frozenset(
                {it.guild_id, *(home for home in across if (it.user_id, home) in known)}
            )
            for it in entries
        }


def _is_full(group: Sequence[QueueEntry]) -> bool:
    """Return whether a group is still as it was matched.

    Somebody may have been forgotten since, or changed their wish while it was being matched.
    """
    at_home = any(it.guild_id == it.table_guild_id for it in group)
    return at_home and all(it.fewest <= len(group) <= it.most for it in group)
