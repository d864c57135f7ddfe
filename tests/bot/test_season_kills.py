"""Kills around a season's boundaries, a few of them; `python -m tests.hold seasons` makes 300."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.lodging import Registered
from tests.season.kills import killed
from tests.store.server import Server as Database

KILLS = 5


async def test_a_process_is_killed(tmp_path: Path, registered: Registered) -> None:
    """With its data in a file."""
    assert await killed(tmp_path / "facet.db", registered, 1, KILLS) > 0


async def test_two_processes_are_killed(
    postgres: Database, registered: Registered, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With their data on a server that they share."""
    # Until the bot is at rest, nothing may be about to wake up.
    monkeypatch.setattr("bot.client.TAKEOVER_INTERVAL_S", 3600.0)
    assert await killed(postgres.fresh(), registered, 2, KILLS) > 0
