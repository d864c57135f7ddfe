"""Every test of the store runs on a file and on a server; without a server the latter are skipped."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.catalogue import FEATURES
from bot.store import Store, open_store
from tests.store.server import Server

ENGINES = ("sqlite", "postgres")


@pytest.fixture(params=ENGINES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return where a database may be made."""
    if request.param == "sqlite":
        return tmp_path / "facet.db"
    server: Server = request.getfixturevalue("postgres")
    return server.fresh()


@pytest.fixture
async def store(address: Path | str) -> AsyncIterator[Store]:
    """Open a store on a new database."""
    store = await open_store(address, FEATURES)
    yield store
    await store.close()
