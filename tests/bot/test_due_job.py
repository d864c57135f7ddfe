"""When a job looks for what is due: in time, and no later because of what is due later."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from time import sleep

import pytest

from bot.features.catalogue import FEATURES
from bot.jobs.due_job import MIN_SLEEP_S, DueJob
from bot.jobs.heartbeat import Heartbeat
from bot.jobs.looped_job import LoopedJob
from bot.tables.tables import Tables
from tests.playground.waiting import until
from tests.stores import Opener

DAY = timedelta(days=1)
SOON = timedelta(seconds=0.3)


class Looks(DueJob):
    """Counts its looks; what is due next, and what it hears of while it looks, is set by a test."""

    work = "a test"
    looks = 0
    due: datetime | None = None
    heard: datetime | None = None
    connected = True

    async def look(self) -> datetime | None:
        """Count."""
        self.looks += 1
        heard, self.heard = self.heard, None
        self.look_at(heard)
        return self.due

    def after(self, time: timedelta) -> datetime:
        """Return a time from now."""
        return self._tables.store.now() + time


@pytest.fixture
async def job(opened: Opener, tmp_path: Path) -> AsyncIterator[Looks]:
    """Return a job that waits for nothing, of a bot that is connected."""
    store = await opened(tmp_path / "facet.db", FEATURES)
    tables = Tables(store, Random(1))
    heartbeat = Heartbeat(tables, lambda _: looks.connected, lambda: None, (0,), 1)
    looks = Looks(tables, heartbeat)
    await heartbeat.beat()
    yield looks
    await looks.close()
    await store.close()


async def test_what_is_due_later_delays_nothing(job: Looks) -> None:
    """A job that hears of something in 60 days still looks in a moment, when something is due."""
    job.due = job.after(SOON)
    job.start()
    await until(lambda: job.looks == 1)
    job.due = None
    job.look_at(job.after(60 * DAY))
    await until(lambda: job.looks == 2)


async def test_what_is_due_sooner_wakes_it(job: Looks) -> None:
    """A job that sleeps for a day looks when something is due in a moment, and at once when asked."""
    job.due = job.after(DAY)
    job.start()
    await until(lambda: job.looks == 1)
    job.look_at(job.after(SOON))
    await until(lambda: job.looks == 2)
    await job.wake()
    await until(lambda: job.looks == 3)


async def test_what_it_hears_of_while_it_looks_counts(job: Looks) -> None:
    """Though the look itself finds nothing before tomorrow, the job looks again in a moment."""
    job.due, job.heard = job.after(DAY), job.after(SOON)
    job.start()
    await until(lambda: job.looks == 2)


async def test_a_shard_whose_heartbeat_isnt_saved_is_looked_at_soon(
    job: Looks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look leaves out the servers of a shard that isn't present yet, so the next one is soon."""
    monkeypatch.setattr("bot.jobs.due_job.RETRY_S", SOON.total_seconds())
    job._heartbeat.shards = 0, 1
    job.start()
    await until(lambda: job.looks == 2)


async def test_a_shard_that_is_away_is_waited_for(
    job: Looks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While nothing is connected, a job looks once, and then when it is woken; a shared database changes nothing."""
    monkeypatch.setattr("bot.jobs.due_job.RETRY_S", 0.0)
    monkeypatch.setattr(Looks, "shared_poll_s", 0.0)
    monkeypatch.setattr(job._tables.store, "shared", True)
    job.connected = False
    job.start()
    await until(lambda: job.looks == 1)
    await asyncio.sleep(2 * MIN_SLEEP_S)
    assert job.looks == 1
    await job.wake()
    await until(lambda: job.looks == 2)


async def test_turns_that_were_missed_are_left_out() -> None:
    """A process that was held up for fifty turns has one at once, and then goes on as before."""
    turns = 0

    async def turn() -> None:
        nonlocal turns
        turns += 1
        if turns == 1:
            sleep(0.5)  # noqa: ASYNC251 - the whole process is held up

    class Blocked(LoopedJob):
        work = "a test"

    looped = Blocked(turn, 0.01)
    looped.start()
    await until(lambda: turns >= 2)
    for _ in range(50):
        await asyncio.sleep(0)
    await looped.close()
    assert turns < 20
