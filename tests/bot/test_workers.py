"""Worker processes are given none of the bot's secrets, and end in good order."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.computers import engine_client
from bot.computers.engine_client import EngineClient
from bot.features.replay.film import FilmQueue, NoFilm
from bot.host import overtime, threads
from bot.host.cpu_limit import TooMuchWork
from bot.host.workers import kill_worker, start_worker
from rules import GAMES, dealt, dealt_on
from tests.bot.test_computers import a_view
from tests.bot.test_film import a_game, nobody
from tests.packages import Distributions
from tests.playground.waiting import until


def environment(pid: int | None) -> str:
    """Return what a process was started with."""
    return Path(f"/proc/{pid}/environ").read_text(encoding="utf-8")


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="there is no /proc here")
async def test_workers_are_given_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the token nor the database's address is in the environment of who thinks or draws."""
    for name in ("FACET_TOKEN", "FACET_DATABASE", "PGPASSWORD"):
        monkeypatch.setenv(name, f"hush-{name}")
    thinking, films = EngineClient(), FilmQueue()
    await thinking.answer("splendor", "easy", a_view())
    drawing = asyncio.create_task(films.film("splendor", a_game(), nobody))
    await until(lambda: films.worker_pid)
    told = [environment(pid) for pid in (thinking.worker_pid, films.worker_pid)]
    await asyncio.gather(thinking.close(), films.close())
    with pytest.raises(NoFilm):
        await drawing
    assert all("PATH=" in each and "hush" not in each for each in told)


async def test_a_computer_that_never_answers_is_asked_once(
    distributions: Distributions, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither the worker nor a thread is lost to a stranger's game again, and one line says so."""
    distributions.game(
        "spin", rules="    @staticmethod\n    def quick(_):\n        while True: pass"
    )
    distributions.join("spin")
    monkeypatch.setattr(overtime, "CHECK_S", 0.3)
    monkeypatch.setattr(threads, "MOST_CPU_S", 0.05)
    rng, game = Random(1), GAMES["spin"]
    view = dealt_on(dealt(game, 2, {"heap": 24}, rng).begin(), rng).position
    thinking = EngineClient(timeout_s=0.1)
    for _ in range(3):
        with pytest.raises(TooMuchWork):
            await thinking.answer("spin", "normal", view)
    await thinking.close()
    assert [it.message for it in caplog.records if it.name == engine_client.__name__] == [
        "the bot answers itself",
        "spin: its computers never answer, so they aren't asked again",
    ]


async def test_killing_what_has_just_ended_leaves_its_exit_status(
    caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> None:
    """The worker has ended, but asyncio hasn't heard of it yet."""
    if sys.version_info < (3, 12):  # later versions watch processes in this way by themselves
        policy, watcher = asyncio.get_event_loop_policy(), asyncio.PidfdChildWatcher()
        request.addfinalizer(partial(policy.set_child_watcher, policy.get_child_watcher()))
        watcher.attach_loop(asyncio.get_running_loop())
        policy.set_child_watcher(watcher)
    worker = await start_worker("bot.computers", "nonsense", stderr=DEVNULL)
    os.waitid(os.P_PID, worker.pid, os.WEXITED | os.WNOWAIT)  # noqa: ASYNC222 - asyncio shan't hear
    kill_worker(worker)
    assert await worker.wait() == 1
    assert caplog.messages == []
