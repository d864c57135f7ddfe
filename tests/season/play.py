"""A season played by simulated people on the stand-in for Discord, its clock moved from event to event."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random
from time import perf_counter
from typing import Final

from bot.messages.press import Press
from bot.panels.viewpoint import PLAY
from bot.store.season_values import Fixture, Season
from bot.tables.refusal import Refusal as Refused
from bot.tables.table import Table
from tests.bot.days import Days
from tests.bot.people import Channel
from tests.bot.server import Server
from tests.season.people import Person

WINDOW: Final = timedelta(minutes=20)
"""Turns that are due within such a time are made one after another, without moving the clock."""
HOUR: Final = timedelta(hours=1)
DAY: Final = timedelta(days=1)


@dataclass
class Played:
    """What is known of a season that was played.

    Attributes:
        late: How many games were open, or had not begun, when the season's time was up.
        turns: How many moves people made.
        longest: Seconds that the longest look at the season took.
    """

    season: Season
    late: int = 0
    turns: int = 0
    longest: float = 0.0


@dataclass
class Play:
    """People on a server, and what each of them will do when."""

    server: Server
    days: Days
    people: Sequence[Person]
    rng: Random
    _events: list[tuple[datetime, int, int]] = field(default_factory=list)
    """When a table's question is answered: the time, the table, and the number of its position."""
    _known: dict[int, int] = field(default_factory=dict)
    """The last position of each table for which somebody's answer is planned."""

    async def season(self, season: Season, newcomers: Sequence[str] = ()) -> Played:
        """Let people join a season and play it to its end."""
        by_name = {it.name: it for it in self.people}
        for person in self.people:
            person.gone = None
            if person.habit == "vanishes":
                began = season.starts + timedelta(days=self.rng.uniform(0, 7 * season.weeks))
                person.gone, person.says_so = began, self.rng.random() < 0.5
        for name in (*by_name, *newcomers):
            await self._press(name, season, "join")
        await self.go_by(season.starts - DAY + HOUR - self.days.now)
        for person in self.people:
            await self._press(person.name, season, "ready")
        await self.go_by(season.starts + HOUR - self.days.now)
        played = Played(await self.saved(season))
        ends = played.season.ends
        while (await self.saved(season)).stage == "running":
            await self._watch(season)
            await self._next(ends)
            for person in self.people:
                if person.is_gone(self.days.now) and person.says_so:
                    person.says_so = False
                    await self._press(person.name, season, "leave", "sure")
            if self.days.now >= ends and not played.late:
                played.late = sum(
                    it.stage in ("planned", "open") for it in await self.fixtures(season)
                )
            played.turns += await self._answer()
            played.longest = max(played.longest, await self.look())
        played.season = await self.saved(season)
        return played

    async def _next(self, ends: datetime) -> None:
        """Move the clock to what comes next: an answer, or something that the bot has to do."""
        store = self.server.facet.tables.store
        due = [await store.schedule.next(), await store.seasons.next_due([0], 1), ends]
        coming = [it for it in due if it is not None and it > self.days.now]
        if self._events:
            coming.append(self._events[0][0])
        await self.go_by(max(timedelta(0), min(coming) - self.days.now) + timedelta(seconds=1))

    async def go_by(self, time: timedelta) -> None:
        """Let time go by, and do what is due then."""
        await self.days.go_by(time)
        await self.look()

    async def look(self) -> float:
        """Look at the seasons until nothing is due; return the seconds that took."""
        begun, store = perf_counter(), self.server.facet.tables.store
        await self.server.facet.seasons.tick()
        while await store.seasons.due(store.now(), [0], 1):
            await self.server.facet.seasons.tick()
        await self.server.settle()
        return perf_counter() - begun

    async def saved(self, season: Season) -> Season:
        """Return a season as it's saved."""
        found = await self.server.facet.tables.store.seasons.get(season.id)
        assert found is not None
        return found

    async def fixtures(self, season: Season) -> list[Fixture]:
        """Return a season's fixtures as they are saved."""
        return await self.server.facet.tables.store.seasons.fixtures(season.id)

    async def _watch(self, season: Season) -> None:
        """Plan an answer for each question that a person has only just been asked."""
        names = {self.server.person(it.name).id: it for it in self.people}
        for fixture in await self.fixtures(season):
            if fixture.stage != "open" or fixture.table_id is None:
                continue
            table = await self._table(fixture.table_id)
            if table is None or table.stage == "lobby" or self._known.get(table.id) == table.number:
                continue
            person = names.get(table.person_asked or 0)
            self._known[table.id] = table.number
            if person is not None and not person.is_gone(self.days.now):
                when = self.days.now + person.delay(self.rng)
                heapq.heappush(self._events, (when, table.id, table.number))

    async def _answer(self) -> int:
        """Let people answer whose time has come; return how many moves that were."""
        names = {self.server.person(it.name).id: it for it in self.people}
        made = 0
        while self._events and self._events[0][0] <= self.days.now + WINDOW:
            _, table_id, number = heapq.heappop(self._events)
            table = await self._table(table_id)
            while table is not None and table.number >= number:
                person = names.get(table.person_asked or 0)
                if person is None or person.is_gone(self.days.now) or table.over:
                    break
                await self._move(table, person)
                made += 1
                now = await self._table(table_id)
                if (
                    now is None
                    or now.person_asked != table.person_asked
                    or now.number == table.number
                ):
                    break
                table = now
        return made

    async def _move(self, table: Table, person: Person) -> None:
        """Let a person confirm a move in their panel."""
        seat = table.asked
        assert seat is not None
        view = table.position.seen_by(seat)
        assert view.decision is not None
        skilled = self.rng.random() < person.skill
        move = table.rules.quick(view) if skilled else self.rng.choice(view.decision.moves)
        press = Press(table.id, table.number, PLAY, str(move))
        board = await self.server.newest(Channel(table.channel_id))
        await self.server.person(person.name).forge(board, f"facet:b:{press}")

    async def _press(self, name: str, season: Season, action: str, argument: str = "") -> None:
        """Let somebody press a button about a season."""
        press = Press(0, season.id, f"season-{action}", argument)
        board = await self.server.newest()
        await self.server.person(name).forge(board, f"facet:b:{press}")

    async def _table(self, table_id: int) -> Table | None:
        try:
            return await self.server.facet.tables.get(table_id)
        except Refused:
            return None
