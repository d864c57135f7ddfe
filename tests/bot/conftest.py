"""A real bot on a simulated Discord: real discord.py, a real SQLite file, real pictures.

A bot is kept for the module's next test, which gets a server with people of its own there,
unless the test is marked ``alone``.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest

from bot.computers.engine_client import EngineClient
from bot.jobs.looped_job import LoopedJob
from bot.posting import after_change, boards, poster, retries
from bot.posting.retries import DATABASE_RETRY_S, RETRY_DELAYS_S
from bot.testing.simulation import LONG
from tests.bot.days import Days, moved
from tests.bot.lodging import Lodging, Registered
from tests.bot.server import Server


@pytest.fixture(autouse=True)
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers think for a moment alone: how well they play is proved elsewhere.

    What has failed is soon tried again: a test waits until the bot rests.
    """
    monkeypatch.setattr("bot.computers.engine_client.ANSWER_CPU_S", 0.1)
    monkeypatch.setattr(EngineClient, "care", 0.05)
    soon = [delay if delay > LONG else delay / 1000 for delay in RETRY_DELAYS_S]
    monkeypatch.setattr("bot.posting.retries.RETRY_DELAYS_S", soon)
    for module in (after_change, boards, poster, retries):
        monkeypatch.setattr(module, "DATABASE_RETRY_S", DATABASE_RETRY_S / 1000)


@pytest.fixture(scope="session")
def registered(tmp_path_factory: pytest.TempPathFactory) -> Registered:
    """Register the commands once for all tests."""
    loop = asyncio.new_event_loop()
    path = tmp_path_factory.mktemp("bot") / "facet.db"
    try:
        return loop.run_until_complete(Registered.by_a_bot(path))
    finally:
        loop.close()


@pytest.fixture(scope="module")
async def lodging(
    registered: Registered, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Lodging]:
    """Keep a bot for the tests of a module."""
    lodging = Lodging(lambda: tmp_path_factory.mktemp("bot"), registered)
    yield lodging
    await lodging.close()


@pytest.fixture
async def server(lodging: Lodging, request: pytest.FixtureRequest) -> AsyncIterator[Server]:
    """Return a server with the bot in it."""
    alone = request.node.get_closest_marker("alone")
    if alone:
        await lodging.close()
    yield await lodging.let()
    await lodging.tidy()
    if alone:
        await lodging.close()


@pytest.fixture
async def by_hand(server: Server) -> None:
    """Let no job of the features look by itself, as each does every minute."""
    for part in server.facet.parts:
        if isinstance(part, LoopedJob):
            await part.close()


@pytest.fixture
async def game(server: Server) -> Server:
    """Seat Ada and Bo, Ada to move first."""
    await server.start_game("bo")
    return server


@pytest.fixture
def days(server: Server) -> Iterator[Days]:
    """Return a clock for the bot that a test moves."""
    with moved(server) as days:
        yield days
