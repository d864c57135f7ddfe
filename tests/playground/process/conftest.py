"""Facet itself as a process of its own, on a stand-in that does not hold it up."""

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import aiohttp
import pytest

from bot.playground.bot_process import BotProcess
from bot.playground.server import running
from bot.playground.settings import Settings
from bot.playground.stand_in import StandIn
from tests.playground.process.house import House, Log


@pytest.fixture
def log(tmp_path: Path) -> Log:
    """Return what the bot writes."""
    return Log(tmp_path / "facet.log")


@pytest.fixture
def bot_command(log: Log) -> list[str]:
    """Run Facet; the shell only turns its log into the file, and is gone by then."""
    return ["/bin/sh", "-c", 'exec "$0" -m bot 2>>"$1"', sys.executable, str(log.path)]


@pytest.fixture
async def stand_in(world_folder: Path) -> AsyncIterator[StandIn]:
    """Run a stand-in that counts no requests."""
    async with running(world_folder, settings=Settings(rate_limits=False)) as stand_in:
        yield stand_in


@pytest.fixture
def asleep(stand_in: StandIn, client: aiohttp.ClientSession, world_folder: Path) -> House:
    """Return people and a database for a bot that does not run yet."""
    return House(stand_in, client, world_folder / "facet.db")


@pytest.fixture
def house(asleep: House, bot: BotProcess) -> House:
    """Return people, a database, and the bot that runs."""
    assert bot.running
    return asleep


@pytest.fixture(autouse=True)
def no_surprise(log: Log) -> Iterator[None]:
    """Let no test pass in which the bot was taken by surprise."""
    yield
    assert "Traceback" not in log.text()
    assert "ERROR" not in log.text()
