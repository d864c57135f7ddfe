"""Runs a database server for tests that need one, and keeps temporary files in memory."""

import gc
import os
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from rules import catalogue
from tests.memory import in_memory
from tests.packages import Distributions
from tests.store import server
from tests.stores import Opener, opening

TOOLS = "tests/tools/"
collect_ignore = ["third_game"]  # it is tested as its author tests it


def pytest_configure() -> None:
    """Keep temporary files in memory if there is enough space, and what make was told from those that tests start.

    Nothing is garbage until all tests are collected.
    """
    gc.disable()
    os.environ.pop("MAKEFLAGS", None)
    if folder := in_memory():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(folder))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the bots of whole-process tests keep their tables on a server instead of in a file.

    With `either` chance decides for each module, by the seed of the tests' order.
    """
    choices = ("file", "server", "either")
    told = "where tried bots keep tables"
    parser.addoption("--database", choices=choices, default="file", help=told)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let `-k "not postgres"` leave out every test that needs a server, whatever its name.

    Storms and `hold` run first: they take longest, and one worker would be busy with them at the end.
    """
    for item in items:
        if isinstance(item, pytest.Function) and "postgres" in item.fixturenames:
            item.extra_keyword_matches.add("postgres")
    items.sort(key=lambda item: not item.nodeid.startswith(TOOLS))


def pytest_collection_finish() -> None:
    """Exempt modules and tests from garbage collection: they live until the end. Look for garbage less often."""
    gc.freeze()
    gc.set_threshold(10_000)
    gc.enable()


@pytest.fixture
async def opened() -> AsyncIterator[Opener]:
    """Return what opens stores until the test has ended."""
    async with opening() as opened:
        yield opened


@pytest.fixture
def distributions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Distributions:
    """Return a folder in which distributions are installed for this test."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(catalogue, "LEFT_OUT", [])
    monkeypatch.delitem(sys.modules, "odd_game", raising=False)
    return Distributions(tmp_path, monkeypatch)


@pytest.fixture(scope="session")
def postgres() -> Iterator[server.Server]:
    """Run a PostgreSQL server; skip where none is installed."""
    programs = server.programs()
    if programs is None:
        pytest.skip(server.MISSING)
    with server.running(programs) as running:
        yield running
