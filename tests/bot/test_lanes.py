"""One person's work keeps nobody waiting: it is done one thing at a time, with a share of a core."""

from __future__ import annotations

import asyncio
from threading import Lock
from time import sleep
from typing import Any

import pytest

from bot.features.replay import screen as screens
from bot.host.threads import LONGEST_PAUSE_S, Lane, in_lane, in_thread
from tests.bot.server import Server, answered, components
from tests.bot.test_profile import finish


class Watch:
    """How many things are done at a time, at the most."""

    def __init__(self) -> None:
        self.most = 0
        self._now = 0
        self._lock = Lock()

    def work(self) -> None:
        """Do something for a moment."""
        with self._lock:
            self._now += 1
            self.most = max(self.most, self._now)
        sleep(0.02)
        with self._lock:
            self._now -= 1


async def test_work_in_a_lane_is_done_one_after_the_other() -> None:
    """That of two people goes on side by side."""
    watch, both = Watch(), Watch()
    with in_lane(Lane()):
        await asyncio.gather(*(in_thread(watch.work) for _ in range(4)))
        tasks = [asyncio.create_task(in_thread(both.work)) for _ in range(2)]
    with in_lane(Lane()):
        tasks += [asyncio.create_task(in_thread(both.work)) for _ in range(2)]
    await asyncio.gather(*tasks)
    assert (watch.most, both.most) == (1, 2)


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Note for how many seconds somebody has to wait, while time stands still."""
    found: list[float] = []

    async def pause(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr("bot.host.threads.asyncio.sleep", pause)
    monkeypatch.setattr("bot.host.threads.monotonic", lambda: 0.0)
    return found


async def test_a_lane_has_a_share(pauses: list[float]) -> None:
    """Whoever takes no more than a burst waits for nothing, and nobody for longer than can be answered in time."""
    lane = Lane()
    lane.use(0.2)
    await lane.pause()
    assert not pauses
    lane.use(100.0)
    await lane.pause()
    assert pauses == [pytest.approx(LONGEST_PAUSE_S)]


async def test_whoever_waits_for_each_answer_is_not_held_up(pauses: list[float]) -> None:
    """However much they have used; whoever asks for more meanwhile waits."""
    lane = Lane()
    with in_lane(lane):
        for _ in range(3):
            lane.use(100.0)
            await in_thread(sleep, 0)
        assert not pauses
        await asyncio.gather(*(in_thread(sleep, 0) for _ in range(2)))
    assert pauses == [pytest.approx(LONGEST_PAUSE_S)]


async def test_steps_of_a_replay_are_drawn_one_after_the_other(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many of them somebody has asked for at once; all are shown."""
    await finish(server, "ada", "bo")
    panel = answered(await server.command("ada", "table replay"))
    usual, watch = screens.screen, Watch()

    def watched(*given: Any, **named: Any) -> Any:
        watch.work()
        return usual(*given, **named)

    monkeypatch.setattr(screens, "screen", watched)
    before = len(server.discord.requests)
    step = next(id_ for it in components(panel) if "replay:" in (id_ := it.get("custom_id", "")))
    await server.at_once([("ada", panel, step)] * 5)
    answers = [it for it in server.discord.requests[before:] if it.path.endswith("/callback")]
    assert (watch.most, len(answers)) == (1, 5)
