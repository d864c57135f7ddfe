"""Turn clocks: they start when a board is posted, and decide whom it may ping."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta
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


@dataclass(frozen=True, slots=True)
class Begun:
    """A table with its clock running from now, the person to move, and whom to ping."""

    table: Table
    person: Person | None
    pinged: Sequence[int]


class TurnClocks:
    """Starts and saves the clocks of tables that are posted."""

    def __init__(self, tables: Tables, reminders: ReminderSender) -> None:
        self._tables = tables
        self.reminders = reminders
        self._pings: Ration[int] = Ration(MAX_PINGS, PINGS_SPAN, MAX_PINGED)

    async def begin(
        self, table: Table, called: Sequence[int] = (), before: Table | None = None
    ) -> Begun:
        """Start a table's clock now, and choose whom to ping of those `called`.

        They are away, have quiet hours, or were pinged too often, unless a game with a live clock is being played.
        `before` is the table as last posted: its player to move was pinged then.
        """
        asked = table.person_asked
        people = await self._people([*called, *([] if asked is None else [asked])])
        person, clock, now = None, None, self._tables.store.now()
        if asked is not None and table.asleep:  # nobody can move: the clock is stopped
            clock = table.clock
        elif asked is not None:
            person = people[asked]
            if clocks.away_until(person, now) is not None:
                person = await self._at(table, person)
            clock = clocks.started(table, person, now)
            clock = clock and replace(clock, woken=False)
            person = people[asked] = clocks.away_at(table, person, now)
        # The new board replaces the last reminder, whose time may be outdated.
        clock = clock and replace(clock, reminder_id=None)
        pinged, live = list[int](), table.stage == "playing" and table.pace in clocks.LIVE
        earlier = None if before is None else clocks.running(before)
        for user_id in called:
            if earlier is not None and earlier.user_id == user_id and not earlier.woken:
                continue
            known = people[user_id]
            rests = clocks.away_until(known, now) or clocks.quiet_until(known, now)
            if live or (rests is None and self._pings.take(user_id, now)):
                pinged.append(user_id)
        return Begun(replace(table, clock=clock), person, pinged)

    async def _people(self, user_ids: Sequence[int]) -> dict[int, Person]:
        try:
            return await self._tables.store.people.of(user_ids) if user_ids else {}
        except NotSaved:  # default preferences while the database is unavailable
            return {user_id: Person(user_id) for user_id in user_ids}

    async def _at(self, table: Table, person: Person) -> Person:
        """Return a person who is away, but maybe for less long at this table."""
        for feature in self._tables.features:
            if feature.away_at is not None:
                with suppress(NotSaved):
                    person = await feature.away_at(self._tables.store, table, person)
        return person

    async def wind(self, before: Table, begun: Begun) -> None:
        """Save the clock of a posted board, and when its next event is due."""
        shown = begun.table
        clock, old = shown.clock, before.clock
        if clock is None and old is None:
            return
        event = self._tables.next_event(shown, begun.person)
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
            people = await self._people([old.user_id])
            await self.reminders.remove_direct(before, people[old.user_id])
