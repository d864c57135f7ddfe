"""Runs the due events of tables: reminders, deadlines, starting times, falling asleep.

One task sleeps until the next due event in the database, however many tables there are. An event is
recorded as done before it runs, so that two processes never remind twice.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.host.at_once import for_each
from bot.jobs.due_job import RETRY_S, DueJob
from bot.jobs.heartbeat import Heartbeat
from bot.posting.reminders import ReminderSender
from bot.store import NotSaved
from bot.store.values import Person
from bot.tables import absence, clocks, due_events, lobby, starting
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

DUE_BATCH: Final = 100
"""How many due tables are loaded at a time."""


class Scheduler(DueJob):
    """Runs due events on time, while the shards of their servers are present."""

    work = "what is due"

    def __init__(
        self,
        tables: Tables,
        reminders: ReminderSender,
        after_change: Callable[[Table], Awaitable[None]],
        heartbeat: Heartbeat,
    ) -> None:
        super().__init__(tables, heartbeat)
        self._reminders = reminders
        self._after_change = after_change
        tables.due_noted = self.look_at

    async def look(self) -> datetime | None:
        """Run everything that is due; return when more is."""
        while await self._run_batch():
            pass
        return await self._tables.store.schedule.next(
            self._heartbeat.present(), self._heartbeat.count
        )

    async def _run_batch(self) -> bool:
        """Run the due events of one batch of tables; return whether there may be more.

        A table that can't be saved keeps the others waiting only if nothing else can be either.
        """
        here, store = self._heartbeat.present(), self._tables.store
        due = await store.schedule.due(store.now(), DUE_BATCH, here, self._heartbeat.count)
        await for_each(due, self._try)
        return len(due) == DUE_BATCH

    async def _try(self, table_id: int) -> None:
        try:
            await self._do(table_id)
        except NotSaved as error:
            log.info("table %d: what is due is put off: %s", table_id, error)
            later = self._tables.store.now() + timedelta(seconds=RETRY_S)
            await self._tables.put_off(table_id, later)
        except Exception:
            log.exception("table %d: what is due could not be done", table_id)
            await self._postpone(table_id)

    async def _do(self, table_id: int) -> None:
        store = self._tables.store
        table, now = await self._tables.get(table_id), store.now()
        asked = table.person_asked
        person = None if asked is None else await store.people.get(asked)
        event = self._tables.next_event(table, person)
        if event is None or event[1] > now:
            await self._tables.wind(table, table.clock, event and event[1])
        elif event[0] == "remind" and person is not None:
            await self._remind(table, person)
        else:
            await self._change(table, event[0], now)

    async def _remind(self, table: Table, person: Person) -> None:
        """Remind a person once; the reminder is recorded before it's sent."""
        clock = clocks.current(table)
        if clock is None:
            return
        reminded = replace(clock, reminders_sent=clock.reminders_sent + 1)
        event = self._tables.next_event(replace(table, clock=reminded), person)
        if not await self._tables.wind(table, reminded, event and event[1]):
            return
        reminder_id = await self._reminders.send(table, person)
        if reminder_id is not None and reminder_id != clock.reminder_id:
            noted = await self._tables.get(table.id)
            if noted.clock == reminded:
                await self._tables.wind(
                    noted, replace(reminded, reminder_id=reminder_id), noted.due
                )

    async def _change(self, table: Table, event: due_events.DueEvent, now: datetime) -> None:
        def change(table: Table) -> Table:
            due = due_events.due(table, None, now, self._tables.patience)
            put_off = table.due is not None and table.due > now
            if due is None or due[0] != event or due[1] > now or put_off:
                raise Refusal("refused-out-of-date", link=table.link())
            if event == "late":  # once: nothing else of it is saved before a board is posted
                return replace(absence.run_out(table, now), due=now + due_events.RETRY_DELAY)
            if event == "sleep":
                return absence.fall_asleep(table)
            if event == "soon":
                return lobby.tell_of_start(table)
            if event == "start":
                return starting.start_on_time(table, self._tables.rng)
            return lobby.close_untouched(table)

        try:
            changed = await self._tables.change(table.id, change, touching=False)
        except Refusal:  # somebody changed it first
            await self._postpone(table.id)
            return
        await self._after_change(changed.after)

    async def _postpone(self, table_id: int) -> None:
        """Postpone a table's due event a little."""
        await self._tables.put_off(table_id, self._tables.store.now() + due_events.RETRY_DELAY)
