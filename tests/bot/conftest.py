"""A real bot on a simulated Discord: real discord.py, a real SQLite file, real pictures.

A bot is kept for the module's next test, which gets a server with people of its own there,
unless the test is marked ``alone``.
"""

from collections.abc import AsyncIterator

import pytest

from tests.bot.lodging import Lodging
from tests.bot.server import Server


def pytest_configure(config: pytest.Config) -> None:
    """Know the mark of tests that must not share their bot."""
    config.addinivalue_line("markers", "alone: gets a bot and a file that nobody used before")


@pytest.fixture(scope="module")
async def lodging(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Lodging]:
    """Keep a bot for the tests of a module."""
    lodging = Lodging(lambda: tmp_path_factory.mktemp("bot"))
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
async def game(server: Server) -> Server:
    """Seat Ada and Bo, Ada to move first."""
    await server.command("ada", "splendor new", seats="joined")
    await server.press("bo", "Join")
    await server.press("ada", "Start")
    return server
