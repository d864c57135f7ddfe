"""Turn clocks: they start when a board is posted, and decide whom it may ping."""

import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.host.bounded import Ration
from bot.posting.reminders import ReminderSender
from bot.store import NotSaved
from bot.store.values import Person
from bot.tables import clocks
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

MAX_PINGS: Final = 30
"""How often boards and lobbies ping one person within `PINGS_SPAN`, live games aside; after that they are posted
as usual."""
PINGS_SPAN: Final = timedelta(minutes=10)
MAX_PINGED: Final = 1_000
"""Of how many people is remembered how often they were pinged."""


class TurnClocks:
    """Starts and saves the clocks of tables that are posted."""

    def __init__(self, tables: Tables, reminders: ReminderSender) -> None:
        self._tables = tables
        self.reminders = reminders
        self._pings: Ration[int] = Ration(MAX_PINGS, PINGS_SPAN, MAX_PINGED)

    async def people(self, table: Table, called: Iterable[int] = ()) -> dict[int, Person]:
        """Return the person to move, and others, by id; that one may be away for less long at this table."""
        asked, store = table.person_asked, self._tables.store
        user_ids = {*called, *([] if asked is None else [asked])}
        if not user_ids:
            return {}
        try:
            people = await store.people.of(user_ids)
        except NotSaved:  # default preferences while the database is unavailable
            return {user_id: Person(user_id) for user_id in user_ids}
        if asked is None:
            return people
        for feature in self._tables.features:
            if feature.away_at is None:
                continue
            with suppress(NotSaved):
                people[asked] = await feature.away_at(store, table, people[asked])
        return people

    async def wind(self, before: Table, shown: Table, person: Person | None) -> None:
        """Save the clock of a posted board, and when its next event is due."""
        clock, old = shown.clock, before.clock
        if clock is None and old is None:
            return
        event = self._tables.next_event(shown, person)
        due = event and event[1]
        if (clock, due) == (old, before.due):
            return
        try:
            await self._tables.wind(before, clock, due)
        except NotSaved as error:
            log.warning("table %d: its clock could not be saved: %s", shown.id, error)
        if old and old.reminder_id and (clock is None or clock.reminder_id != old.reminder_id):
            await self.reminders.remove(before)
        turn = clock and (clock.seat, clock.turn, clock.user_id)
        if old and old.reminders_sent and turn != (old.seat, old.turn, old.user_id):
            try:
                owner = await self._tables.store.people.get(old.user_id)
            except NotSaved:
                owner = Person(old.user_id)
            await self.reminders.remove_direct(before, owner)

    def pingable(self, people: Iterable[Person], before: Table | None, *, live: bool) -> list[int]:
        """Return the people who may be pinged now: not away, not in their quiet hours, and not pinged too often.

        Args:
            people: Those to ping; the one to move is away for only as long as their clock is stopped.
            live: Whether a game with a live clock is being played: none of this applies.
            before: The table as last posted; its player to move was pinged then.
        """
        now, pinged = self._tables.store.now(), []
        clock = None if before is None else clocks.running(before)
        for person in people:
            if clock is not None and clock.user_id == person.user_id and not clock.woken:
                continue
            rests = clocks.away_until(person, now) or clocks.quiet_until(person, now)
            if live or (rests is None and self._pings.take(person.user_id, now)):
                pinged.append(person.user_id)
        return pinged


def started(
    table: Table, people: Mapping[int, Person], now: datetime
) -> tuple[Table, Person | None]:
    """Return a table with its clock running from now, and the person to move."""
    if table.person_asked is None:
        return replace(table, clock=None), None
    if table.asleep:  # nobody can move: the clock is stopped
        stopped = table.clock and replace(table.clock, reminder_id=None)
        return replace(table, clock=stopped), None
    person = people[table.person_asked]
    clock = clocks.started(table, person, now)
    # The new board replaces the last reminder, whose time may be outdated.
    clock = clock and replace(clock, reminder_id=None, woken=False)
    return replace(table, clock=clock), clocks.away_at(table, person, now)
