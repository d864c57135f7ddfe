"""The bot notes that it is there: what clocks lost while it was not is given back, and no more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.features.catalogue import FEATURES
from bot.jobs.heartbeat import Heartbeat
from bot.store import Store
from bot.store.engine import Row, Statement
from bot.store.values import Clock
from bot.tables.tables import Tables
from tests.store.playing import ADA, begun, put_apart
from tests.stores import Opener

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


class House:
    """A database, a clock, and bots with as many shards as one likes, one after the other."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = NOON
        store.clock = lambda: self.now
        self.given: list[timedelta] = []
        extend = store.schedule.extend

        async def noted(
            note: tuple[str, str],
            seconds: int,
            shard: int = 0,
            shards: int = 1,
            paces: Iterable[str] | None = None,
        ) -> bool:
            if paces is None:
                self.given.append(timedelta(seconds=seconds))
            return await extend(note, seconds, shard, shards, paces)

        store.schedule.extend = noted  # type: ignore[method-assign,assignment]

    def heartbeat(self, *shards: int, of: int = 1) -> Heartbeat:
        """Return what a bot has that is always connected, and shows nothing again."""

        def nothing() -> None:
            """Show nothing again."""

        tables = Tables(self.store, Random(1))
        return Heartbeat(tables, lambda _: True, nothing, shards or (0,), of)

    async def beats(self, *shards: int, of: int = 1, after: timedelta = timedelta()) -> bool:
        """Let time go by and a bot be there; return whether it put clocks back."""
        self.now += after
        return await self.heartbeat(*shards, of=of).beat()


@pytest.fixture
async def house(opened: Opener, tmp_path: Path) -> AsyncIterator[House]:
    """Return an empty one."""
    store = await opened(tmp_path / "facet.db", FEATURES)
    yield House(store)
    await store.close()


async def test_a_silence_is_given_back_once(house: House) -> None:
    """Its whole length, and nothing for the next beat."""
    assert not await house.beats()
    assert not await house.beats(after=timedelta(seconds=100))
    assert await house.beats(after=DAY)
    assert not await house.beats(after=timedelta(seconds=30))
    assert house.given == [DAY]


async def test_a_connection_that_begins_while_the_bot_closes(house: House) -> None:
    """A beat under way is noted first; one that comes later does not touch the database any more."""
    heartbeat = house.heartbeat()
    under_way = asyncio.create_task(heartbeat.poll())
    await asyncio.sleep(0)
    await heartbeat.close()
    assert under_way.done()
    await house.store.close()
    await heartbeat.poll()


async def test_each_shard_has_its_own_silence(house: House) -> None:
    """One that was away while its neighbour was there gets its time back alone."""
    await house.beats(0, 1, of=2)
    await house.beats(0, of=2, after=timedelta(seconds=60))
    assert not await house.beats(0, of=2, after=timedelta(seconds=90))
    assert await house.beats(0, 1, of=2)
    assert house.given == [timedelta(seconds=150)]


async def test_more_shards_and_fewer_again(house: House) -> None:
    """What a shard noted before there were more of them is no silence: its servers were served."""
    await house.beats()
    for _ in range(30):
        await house.beats(0, of=2, after=timedelta(seconds=60))
        await house.beats(1, of=2)
    assert not await house.beats(after=timedelta(seconds=60))
    assert not await house.beats(0, of=2, after=timedelta(seconds=60))
    assert not await house.beats(1, of=2)
    assert not house.given


async def test_another_number_of_shards_after_a_silence(house: House) -> None:
    """Nobody was there meanwhile, so all of them give it back."""
    await house.beats()
    assert await house.beats(0, of=2, after=DAY)
    assert await house.beats(1, of=2)
    assert house.given == [DAY, DAY]


async def test_a_short_silence_is_given_back_to_live_clocks(house: House) -> None:
    """A start, or most of a minute, would be a whole turn there; slower clocks don't notice it."""
    await house.beats()
    found = []
    for pace in ("30s", "1h"):
        table = await put_apart(house.store, replace(begun(), pace=pace))
        due = house.now + timedelta(seconds=30)
        await house.store.save_clock(table, Clock(0, 1, ADA, house.now, 30), due)
        found.append(table.id)
    assert await house.beats(after=timedelta(seconds=20))
    assert await house.store.schedule.due(house.now + timedelta(seconds=10), 9) == [found[1]]
    heartbeat = house.heartbeat()
    await heartbeat.beat()
    for seconds, given in ((30, False), (60, True)):
        house.now += timedelta(seconds=seconds)
        assert await heartbeat.beat() is given


async def test_a_heartbeat_is_one_change(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many shards a bot has, a heartbeat reads once and writes once."""
    reads, writes = list[str](), list[object]()
    engine = house.store.engine
    rows, write_all = engine.rows, engine.write_all

    async def read(query: str, *values: object) -> Sequence[Row]:
        reads.append(query)
        return await rows(query, *values)

    async def written(*steps: Statement) -> None:
        writes.append(steps)
        await write_all(*steps)

    monkeypatch.setattr(engine, "rows", read)
    monkeypatch.setattr(engine, "write_all", written)
    await house.beats(0, 1, 2, of=3)
    assert (len(reads), len(writes)) == (1, 1)
