"""A stand-in on a free port, a bot on it, people, and a browser."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import aiohttp
import pytest

from bot.playground.bot_process import BotProcess
from bot.playground.server import running
from bot.playground.settings import TOKEN
from bot.playground.stand_in import StandIn
from tests.playground import browser as browsers
from tests.playground.people import Person

SAMPLE_BOT = Path(__file__).with_name("sample_bot.py")
ROOT = Path(__file__).parents[2]


@pytest.fixture
def bot_command() -> list[str]:
    """Override this to try another bot."""
    return [sys.executable, str(SAMPLE_BOT)]


@pytest.fixture
def world_folder(tmp_path: Path) -> Path:
    """Where the stand-in keeps its world."""
    return tmp_path / "playground"


@pytest.fixture
async def stand_in(world_folder: Path) -> AsyncIterator[StandIn]:
    """Run a stand-in without a bot."""
    async with running(world_folder) as stand_in:
        yield stand_in


@pytest.fixture
async def client(stand_in: StandIn) -> AsyncIterator[aiohttp.ClientSession]:
    """Make a client of the stand-in's own routes."""
    async with aiohttp.ClientSession(stand_in.base) as client:
        yield client


@pytest.fixture
async def rest(stand_in: StandIn) -> AsyncIterator[aiohttp.ClientSession]:
    """Make a client that asks as the bot would."""
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with aiohttp.ClientSession(f"{stand_in.base}/api/v10/", headers=headers) as client:
        yield client


@pytest.fixture
async def bot(
    stand_in: StandIn, bot_command: list[str], world_folder: Path
) -> AsyncIterator[BotProcess]:
    """Run a bot until it is connected, and beyond."""
    environment = {
        "FACET_TOKEN": TOKEN,
        "FACET_DATABASE": str(world_folder / "facet.db"),
        "FACET_DISCORD_URL": stand_in.base,
        "PYTHONPATH": str(ROOT),
    }
    process = BotProcess(bot_command, environment, stand_in.bot_changed)
    stand_in.bot_process = process
    await process.start()
    await until(lambda: stand_in.gateway.connected or not process.running)
    assert process.running
    yield process
    await process.stop()


@pytest.fixture
def robin(client: aiohttp.ClientSession) -> Person:
    """Somebody."""
    return Person(client, "robin")


@pytest.fixture
def sam(client: aiohttp.ClientSession) -> Person:
    """Somebody else."""
    return Person(client, "sam")


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[browsers.Browser]:
    """Run a fresh headless Chromium."""
    if browsers.find() is None:
        pytest.skip(browsers.MISSING)
    async with browsers.chromium(tmp_path / "chromium") as browser:
        yield browser


async def until(true: Callable[[], object], seconds: float = 10.0) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - the bot is another process
            await asyncio.sleep(0.01)
