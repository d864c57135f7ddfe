"""Facet itself as a process of its own, on a stand-in that does not hold it up."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.playground.discord.settings import Settings
from bot.playground.server.bot_process import BotProcess
from tests.playground.conftest import Folders, MakeLodging
from tests.playground.facet_process import ForkedBot
from tests.playground.lodging import Flat, Lodging, MakeBot
from tests.playground.loops import fixture
from tests.playground.process.anywhere import Settle, settled
from tests.playground.process.house import House, Log
from tests.store.server import Server

LOG = "facet.log"


def pytest_configure(config: pytest.Config) -> None:
    """Know the mark of tests that only a file can pass."""
    config.addinivalue_line("markers", "file: tries what becomes of a file, and needs one")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave those out where the bots keep their tables on a server."""
    left_out = pytest.mark.skip(reason="a file is needed")
    for item in items:
        if item.get_closest_marker("file") and on_server(config, item.path):
            item.add_marker(left_out)


def on_server(config: pytest.Config, module: Path) -> bool:
    """Return whether the bots of a module keep their tables on a server."""
    wanted: str = config.getoption("--database")
    seed = config.getoption("randomly_seed", default=0)
    return wanted == "server" or (
        wanted == "either" and Random(f"{seed} {module.name}").random() < 0.5
    )


@pytest.fixture(scope="module")
def make_bot() -> MakeBot:
    """Run Facet."""
    return lambda folder, *given: ForkedBot(folder / LOG, *given)


@pytest.fixture(scope="module")
def usual_settings() -> Settings:
    """Count no requests, leave the disk alone, and let a busy machine take its time to answer."""
    return Settings(rate_limits=False, save_seconds=60, ack_seconds=30)


@pytest.fixture(scope="module")
def vacant(
    request: pytest.FixtureRequest, folders: Folders, usual_settings: Settings
) -> MakeLodging:
    """Make a place for a stand-in and its bot, with an empty database: a file, or on a server."""
    if not on_server(request.config, request.path):
        return lambda: Lodging(folders, usual_settings)
    server: Server = request.getfixturevalue("postgres")
    return lambda: Lodging(folders, usual_settings, lambda _: server.fresh())


@pytest.fixture
def log(flat: Flat) -> Log:
    """Return what the bot writes during this test."""
    return Log.from_here(flat.folder / LOG)


@fixture
async def house(flat: Flat, bot: BotProcess, place: str, log: Log) -> AsyncIterator[House]:
    """Return people, a database, and the bot, which is never taken by surprise."""
    assert bot.running
    house = House(flat.stand_in, flat.client, flat.database, place)
    await house.allow_many()
    yield house
    assert "Traceback" not in log.text()
    assert "ERROR" not in log.text()


@pytest.fixture
def settle(house: House) -> Settle:
    """Return what takes Robin, who has the bot with them, to a place of some kind."""
    return partial(settled, house)
