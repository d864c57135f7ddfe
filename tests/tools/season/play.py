"""A season played by simulated people with the real process, its clock moved from event to event."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random
from time import perf_counter
from typing import Final

from bot.features.seasons.job import HOLD
from bot.features.seasons.store import Seasons
from bot.features.seasons.values import Fixture, Season
from bot.messages.press import Press
from bot.panels.viewpoint import PLAY
from bot.playground.discord.world import Channel
from bot.playground.server.stand_in import StandIn
from bot.store import Store
from bot.tables.table import Table
from tests.playground.process.house import Log
from tests.playground.waiting import until
from tests.tools.hold import rooms
from tests.tools.season.people import Person

WINDOW: Final = timedelta(minutes=20)
"""Turns that are due within such a time are made one after another, without moving the clock."""
HOUR: Final = timedelta(hours=1)
DAY: Final = timedelta(days=1)
HELD_S: Final = 2.0
"""Seconds after which a season that is due soon is no longer taken for one that is being looked at."""
PATIENCE_S: Final = 60.0
"""Seconds that the bot may take for an answer, or for what is due."""


@dataclass
class Played:
    """What is known of a season that was played.

    Attributes:
        turns: How many moves people made.
        longest: The most seconds until the bot had done what was due.
    """

    season: Season
    turns: int = 0
    longest: float = 0.0


@dataclass
class Play:
    """People in a channel, the bot's database beside it, and what each of them will do when."""

    stand_in: StandIn
    channel: Channel
    store: Store
    log: Log
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
        await self.go_by(season.starts - DAY + HOUR - self.store.now())
        for person in self.people:
            await self._press(person.name, season, "ready")
        await self.go_by(season.starts + HOUR - self.store.now())
        played = Played(await self.saved(season))
        ends = played.season.ends
        while (await self.saved(season)).stage == "running":
            await self._watch(season)
            await self._next(ends)
            for person in self.people:
                if person.is_gone(self.store.now()) and person.says_so:
                    person.says_so = False
                    await self._press(person.name, season, "leave", "sure")
            played.turns += await self._answer()
            played.longest = max(played.longest, await self.look())
        played.season = await self.saved(season)
        return played

    async def _next(self, ends: datetime) -> None:
        """Move the clock to what comes next: an answer, or something that the bot has to do."""
        now = self.store.now()
        coming = [it for it in (*await self._due(), ends) if it > now]
        if self._events:
            coming.append(self._events[0][0])
        await self.go_by(max(timedelta(0), min(coming) - now) + timedelta(seconds=1))

    async def _due(self) -> list[datetime]:
        """Return when the bot will have something to do."""
        due = await self.store.schedule.next(), await self.store.of(Seasons).next_due([0], 1)
        return [it for it in due if it is not None]

    async def go_by(self, time: timedelta) -> None:
        """Let time go by until the bot has noticed, and has done what is due then."""
        since = Log.from_here(self.log.path)
        self.stand_in.leap(time.total_seconds())
        await until(lambda: "the clock leapt" in since.text())
        await self.look()

    async def look(self) -> float:
        """Wait until nothing is due and every table is shown; return the seconds that took."""
        begun = perf_counter()
        while not await self._is_quiet(perf_counter() - begun):
            await asyncio.sleep(0.02)
            assert perf_counter() - begun < PATIENCE_S, "the bot leaves something undone"
        return perf_counter() - begun

    async def _is_quiet(self, waited: float) -> bool:
        """Return whether nothing is due, and no season is being looked at, as far as one can tell."""
        now, season = self.store.now(), await self.store.of(Seasons).next_due([0], 1)
        if any(it <= now for it in await self._due()):
            return False
        held = season is not None and season <= now + HOLD and waited < HELD_S
        return not held and not (await self.store.lookup.counts()).unposted

    async def saved(self, season: Season) -> Season:
        """Return a season as it's saved."""
        found = await self.store.of(Seasons).get(season.id)
        assert found is not None
        return found

    async def fixtures(self, season: Season) -> list[Fixture]:
        """Return a season's fixtures as they are saved."""
        return await self.store.of(Seasons).fixtures(season.id)

    async def _watch(self, season: Season) -> None:
        """Plan an answer for each question that a person has only just been asked."""
        names = {int(self.stand_in.person(it.name).id): it for it in self.people}
        for fixture in await self.fixtures(season):
            if fixture.stage != "open" or fixture.table_id is None:
                continue
            table = await self._table(fixture.table_id)
            if table is None or table.stage == "lobby" or self._known.get(table.id) == table.number:
                continue
            person = names.get(table.person_asked or 0)
            self._known[table.id] = table.number
            if person is not None and not person.is_gone(self.store.now()):
                when = self.store.now() + person.delay(self.rng)
                heapq.heappush(self._events, (when, table.id, table.number))

    async def _answer(self) -> int:
        """Let people answer whose time has come, all at once; return how many moves that were."""
        due = []
        while self._events and self._events[0][0] <= self.store.now() + WINDOW:
            due.append(heapq.heappop(self._events)[1:])
        return sum(await asyncio.gather(*(self._turn(*it) for it in due)))

    async def _turn(self, table_id: int, number: int) -> int:
        """Let whoever is asked at a table answer until another is; return how many moves that were."""
        names = {int(self.stand_in.person(it.name).id): it for it in self.people}
        made, before = 0, await self._table(table_id)
        table = before
        while before is not None and table is not None and number <= table.number:
            person = names.get(table.person_asked or 0)
            another = table.person_asked != before.person_asked
            if person is None or another or person.is_gone(self.store.now()) or table.over:
                break
            await self._move(table, person)
            made, number = made + 1, table.number + 1
            table = await self._table(table_id)
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
        await self.press(person.name, self.stand_in.world.channels[str(table.channel_id)], press)

    async def _press(self, name: str, season: Season, action: str, argument: str = "") -> None:
        """Let somebody press a button about a season."""
        await self.press(name, self.channel, Press(0, season.id, f"season-{action}", argument))

    async def press(self, name: str, channel: Channel, press: Press) -> None:
        """Let somebody press a control on a channel's newest message, and wait for the answer."""
        await until(lambda: bool(rooms.boards(self.stand_in, channel.id)))
        newest, person = rooms.boards(self.stand_in, channel.id)[-1], self.stand_in.person(name)
        begun = rooms.press(self.stand_in, person, newest, f"facet:b:{press}")
        await asyncio.wait_for(asyncio.shield(begun.outcome), PATIENCE_S)

    async def _table(self, table_id: int) -> Table | None:
        record = await self.store.load(table_id)
        return None if record is None else Table.of(record)
