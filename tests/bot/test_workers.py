"""Worker processes are given none of the bot's secrets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.computers.engine_client import EngineClient
from bot.films.film import FilmQueue, NoFilm
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
