"""Facet itself as a process of its own, on a stand-in that does not hold it up."""

import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.playground.bot_process import BotProcess
from bot.playground.settings import Settings
from tests.playground.lodging import Command, Flat
from tests.playground.loops import fixture
from tests.playground.process.anywhere import Settle, settled
from tests.playground.process.house import House, Log

LOG = "facet.log"


@pytest.fixture(scope="module")
def bot_command() -> Command:
    """Run Facet; the shell only turns its log into the file, and is gone by then."""

    def command(folder: Path) -> list[str]:
        return ["/bin/sh", "-c", 'exec "$0" -m bot 2>>"$1"', sys.executable, str(folder / LOG)]

    return command


@pytest.fixture(scope="module")
def usual_settings() -> Settings:
    """Count no requests, leave the disk alone, and let a busy machine take its time to answer."""
    return Settings(rate_limits=False, save_seconds=60, ack_seconds=30)


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
