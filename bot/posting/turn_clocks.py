"""Turn clocks: they start when a board is posted, and decide whom it may ping."""

import logging
from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.features.seasons.absence import rests_until
from bot.features.seasons.store import Seasons
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

    async def started(self, table: Table) -> tuple[Table, Person | None]:
        """Return a table with its clock running from now, and the person to move."""
        if table.person_asked is None:
            return replace(table, clock=None), None
        if table.asleep:  # nobody can move: the clock is stopped
            stopped = table.clock and replace(table.clock, reminder_id=None)
            return replace(table, clock=stopped), None
        now = self._tables.store.now()
        person = await self._in_season(table, await self._person(table.person_asked))
        clock = clocks.started(table, person, now)
        person = clocks.away_at(table, person, now)
        # The new board replaces the last reminder, whose time may be outdated.
        clock = clock and replace(clock, reminder_id=None, woken=False)
        return replace(table, clock=clock), person

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
            await self.reminders.remove_direct(before, await self._person(old.user_id))

    async def pingable(
        self,
        user_ids: Iterable[int],
        asked: Person | None,
        before: Table | None,
        *,
        live: bool,
    ) -> list[int]:
        """Return the users that may be pinged now: not away, not in their quiet hours, and not pinged too often.

        Args:
            live: Whether a game with a live clock is being played: none of this applies.
            asked: A person already loaded, who is away for only as long as their clock is stopped.
            before: The table as last posted; its player to move was pinged then.
        """
        now, found = self._tables.store.now(), []
        clock = None if before is None else clocks.running(before)
        for user_id in user_ids:
            if clock is not None and clock.user_id == user_id and not clock.woken:
                continue
            known = asked is not None and asked.user_id == user_id
            person = asked if asked and known else await self._person(user_id)
            rests = clocks.away_until(person, now) or clocks.quiet_until(person, now)
            if live or (rests is None and self._pings.take(user_id, now)):
                found.append(user_id)
        return found

    async def _in_season(self, table: Table, person: Person) -> Person:
        """Return a person whose clock at a table rests no longer than the season allows."""
        until = clocks.away_until(person, self._tables.store.now())
        if not table.season_id or until is None:
            return person
        seasons = self._tables.store.of(Seasons)
        try:
            season = await seasons.get(table.season_id)
            entrant = await seasons.entrant(table.season_id, person.user_id)
        except NotSaved:
            return person
        if season is None or entrant is None:
            return person
        return replace(person, away_until=rests_until(entrant, season, until))

    async def _person(self, user_id: int) -> Person:
        try:
            return await self._tables.store.people.get(user_id)
        except NotSaved:
            return Person(user_id)  # default preferences while the database is unavailable
