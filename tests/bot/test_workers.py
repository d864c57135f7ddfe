"""Worker processes are given none of the bot's secrets, and end in good order."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL
from functools import partial
from pathlib import Path

import pytest

from bot.computers.engine_client import EngineClient
from bot.features.replay.film import FilmQueue, NoFilm
from bot.host.workers import kill_worker, start_worker
from tests.bot.test_computers import a_view
from tests.bot.test_film import a_game, nobody
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
