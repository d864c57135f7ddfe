"""Work that never comes to an end, or sleeps, is given up, and keeps nobody else waiting."""

from __future__ import annotations

import asyncio
from threading import Event
from time import sleep
from types import ModuleType

import pytest

from bot.host import overtime, threads
from bot.host.cpu_limit import TooMuchWork, cpu_limit
from bot.host.overtime import StepLimit
from bot.host.threads import AT_ONCE, Lane, bounded_in_thread, in_lane, in_thread


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at work often."""
    monkeypatch.setattr(overtime, "CHECK_S", 0.01)
    monkeypatch.setattr(threads, "THREAD_KEPT_S", 0.02)
    monkeypatch.setattr(threads, "TURN_KEPT_S", 0.02)


def endless() -> None:
    """Never come to an end, whatever is raised once."""
    try:
        while True:
            pass
    except TooMuchWork:
        while True:
            pass


async def test_work_without_an_end_is_ended() -> None:
    """TooMuchWork is raised in the thread, until nothing there catches it, and the thread does other work then."""
    with pytest.raises(TooMuchWork):
        await bounded_in_thread(0.05, endless)
    assert await in_thread(sum, [1, 2]) == 3


async def test_nobody_waits_for_work_that_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """TooMuchWork is raised where it is waited for, while the thread sleeps on."""
    monkeypatch.setattr(overtime, "MOST_S", 0.1)
    awake = Event()
    with pytest.raises(TooMuchWork):
        await in_thread(awake.wait)
    awake.set()


async def test_work_that_takes_long_keeps_no_place() -> None:
    """Others, and the same person's other requests, are done beside it."""
    awake = Event()
    with in_lane(Lane()):
        long = [asyncio.create_task(in_thread(awake.wait)) for _ in range(AT_ONCE + 1)]
        assert await in_thread(sum, [1, 2]) == 3
    assert await in_thread(sum, [1, 2]) == 3
    awake.set()
    assert await asyncio.gather(*long) == [True] * len(long)


async def test_who_no_longer_waits_is_not_told() -> None:
    """A task that is cancelled is cancelled, not given up."""
    awake = Event()
    task = asyncio.create_task(in_thread(awake.wait))
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    awake.set()


def test_a_step_of_a_stranger_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step of the event loop in which a stranger's module computes for long fails with TooMuchWork; the loop goes on."""
    monkeypatch.setattr(overtime, "MOST_STEP_CPU_S", 0.05)
    monkeypatch.setattr(overtime, "STEP_CHECK_CPU_S", 0.01)
    stranger = ModuleType("stranger")
    exec("def spin():\n    while True:\n        pass", stranger.__dict__)  # noqa: S102 - our own

    async def step() -> None:
        stranger.spin()

    async def steps() -> str:
        with pytest.raises(TooMuchWork):
            await asyncio.create_task(step())
        return "on it goes"

    with StepLimit({"stranger"}).kept():
        assert asyncio.run(steps()) == "on it goes"


def test_a_start_that_sleeps_is_ended() -> None:
    """A package that sleeps while it's imported is ended by the clock, as it takes no CPU."""
    with pytest.raises(TooMuchWork), cpu_limit(60, 0.05):
        sleep(600)
