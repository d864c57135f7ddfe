"""A real bot in a simulated server: real discord.py, a real SQLite file, real pictures.

A bot is kept for the module's next test, which gets a server with people of its own there,
unless the test is marked ``alone``.
"""

from collections.abc import AsyncIterator

import pytest
from simcord.env import Env

from tests.bot.lodging import Lodging
from tests.bot.server import Server


def pytest_configure(config: pytest.Config) -> None:
    """Know the mark of tests that must not share their bot."""
    config.addinivalue_line("markers", "alone: gets a bot and a file that nobody used before")


@pytest.fixture(scope="module")
async def lodging(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Lodging]:
    """Keep a bot for the tests of a module."""
    lodging = Lodging(lambda: tmp_path_factory.mktemp("bot"))
    with pytest.MonkeyPatch.context() as patch:
        # The simulation looks for the end of an action without its pause of 50 ms.
        defaults = Env._settle_internal.__kwdefaults__
        assert defaults is not None
        patch.setitem(defaults, "idle", 0.001)
        yield lodging
        await lodging.close()


@pytest.fixture
async def simcord_env(lodging: Lodging, request: pytest.FixtureRequest) -> AsyncIterator[Env]:
    """Return the simulation, which SimCord's plugin asks for the time and for a transcript."""
    alone = request.node.get_closest_marker("alone")
    if alone:
        await lodging.close()
    yield await lodging.env()
    await lodging.tidy()
    if alone:
        await lodging.close()


@pytest.fixture
async def server(lodging: Lodging, simcord_env: Env) -> Server:
    """Return a server with the bot in it."""
    server = await lodging.let()
    assert server.env is simcord_env
    return server


@pytest.fixture
async def game(server: Server) -> Server:
    """Seat Ada and Bo, Ada to move first."""
    await server.command("ada", "splendor new", seats="joined")
    await server.press("bo", "Join")
    await server.press("ada", "Start")
    return server
