"""Every test of the store runs on a file and on a server; without a server the latter are skipped."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.catalogue import FEATURES
from bot.store import Store, open_store
from tests.store.server import Server, name_of
from tests.stores import Opener

ENGINES = ("sqlite", "postgres")


async def opened_once(address: Path | str) -> None:
    """Make the tables of a database."""
    await (await open_store(address, FEATURES)).close()


@pytest.fixture(scope="session")
def model_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with all tables, and no rows."""
    path = tmp_path_factory.mktemp("model") / "facet.db"
    with asyncio.Runner() as runner:
        runner.run(opened_once(path))
    return path


@pytest.fixture(scope="session")
def model_database(postgres: Server) -> str:
    """Return the name of a database on the server with all tables, and no rows."""
    address = postgres.fresh()
    with asyncio.Runner() as runner:
        runner.run(opened_once(address))
    return name_of(address)


@pytest.fixture(params=ENGINES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return where to create a database; for `store`, one with empty tables is already there."""
    furnished = "store" in request.fixturenames
    if request.param == "sqlite":
        path = tmp_path / "facet.db"
        if furnished:
            shutil.copy(request.getfixturevalue("model_file"), path)
        return path
    server: Server = request.getfixturevalue("postgres")
    return server.fresh(request.getfixturevalue("model_database")) if furnished else server.fresh()


@pytest.fixture
async def store(opened: Opener, address: Path | str) -> AsyncIterator[Store]:
    """Open a store on a new database."""
    store = await opened(address, FEATURES)
    yield store
    await store.close()
