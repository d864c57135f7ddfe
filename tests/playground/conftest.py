"""A stand-in on a free port, a bot on it, people, and a browser.

A bare stand-in is new for every test. One with a bot is kept for the module's next test, which
gets a channel of its own there, unless the test is marked ``alone``.
"""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import aiohttp
import pytest

from bot.playground.discord.settings import Settings
from bot.playground.server.bot_process import BotProcess
from bot.playground.server.stand_in import StandIn
from tests.playground import browser as browsers
from tests.playground.api import Api
from tests.playground.lodging import AS_BOT, SAMPLE_BOT, Flat, Lodging, MakeBot
from tests.playground.loops import fixture, shared
from tests.playground.people import Person

Folders = Callable[[], Path]
MakeLodging = Callable[[], Lodging]


@pytest.fixture(scope="module")
def make_bot() -> MakeBot:
    """Override this to try another bot."""
    return lambda _, *given: BotProcess(SAMPLE_BOT, *given)


@pytest.fixture(scope="module")
def usual_settings() -> Settings:
    """Override this for another pace."""
    return Settings()


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Folders:
    """Make folders for stand-ins."""
    return lambda: tmp_path_factory.mktemp("playground")


@pytest.fixture(scope="module")
def vacant(folders: Folders, usual_settings: Settings) -> MakeLodging:
    """Make a place for a stand-in and its bot."""
    return lambda: Lodging(folders, usual_settings)


@shared
async def lodging(vacant: MakeLodging) -> AsyncIterator[Lodging]:
    """Keep a stand-in and its bot for the tests of a module."""
    async with vacant() as lodging:
        yield lodging


@fixture
async def flat(
    lodging: Lodging, vacant: MakeLodging, request: pytest.FixtureRequest
) -> AsyncIterator[Flat]:
    """Return a stand-in with its folder: a new one unless a bot runs there that may be shared."""
    if request.node.get_closest_marker("alone") or "bot" not in request.fixturenames:
        async with vacant() as own:
            yield await own.let()
    else:
        yield await lodging.let()
        await lodging.tidy()


@pytest.fixture
def stand_in(flat: Flat) -> StandIn:
    """Return the stand-in."""
    return flat.stand_in


@pytest.fixture
def client(flat: Flat) -> aiohttp.ClientSession:
    """Return a client of the stand-in's own routes."""
    return flat.client


@fixture
async def api(stand_in: StandIn) -> AsyncIterator[Api]:
    """Call the stand-in as the bot does."""
    async with aiohttp.ClientSession(f"{stand_in.base}/api/v10/", headers=AS_BOT) as session:
        yield Api(stand_in, session)


@fixture
async def bot(flat: Flat, make_bot: MakeBot) -> BotProcess:
    """Return the bot, which runs."""
    return await flat.bot(make_bot)


@pytest.fixture
def place(lodging: Lodging, stand_in: StandIn, request: pytest.FixtureRequest) -> str:
    """Return the name of the channel where a test happens: one of its own where others were."""
    return lodging.fresh_channel(stand_in) if "bot" in request.fixturenames else "games"


@pytest.fixture
def robin(client: aiohttp.ClientSession, place: str) -> Person:
    """Somebody."""
    return Person(client, "robin", place)


@pytest.fixture
def sam(client: aiohttp.ClientSession, place: str) -> Person:
    """Somebody else."""
    return Person(client, "sam", place)


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a headless Chromium, and return its address."""
    if browsers.find() is None:
        pytest.skip(browsers.MISSING)
    with browsers.running(tmp_path_factory.mktemp("chromium")) as address:
        yield address


@fixture
async def browser(chromium: str) -> AsyncIterator[browsers.Browser]:
    """Open tabs that remember nothing of other tests, and in which no script fails."""
    async with browsers.window(chromium) as browser:
        yield browser
        assert await browser.troubles() == []


@fixture
async def tab(browser: browsers.Browser, stand_in: StandIn, robin: Person) -> browsers.Tab:
    """Open Robin's page."""
    return await browsers.page_of(browser, stand_in, robin)
