"""Two seconds of those parts that no other test has; `make hold` gives all of them minutes.

For faults of single requests to one process, see `tests/playground/process/`.
"""

import os
import random
from pathlib import Path

import pytest

from tests.store.server import Server
from tests.tools.hold.database import SCENARIOS
from tests.tools.hold.fleet import Scale, fleet
from tests.tools.hold.gateway import gateway
from tests.tools.hold.pace import SEED, Pace
from tests.tools.hold.soak import soak
from tests.tools.hold.updates import updates


def short(seconds: float = 2.0) -> Pace:
    """Return so many seconds, by a seed that a failure names."""
    return Pace(seconds, int(os.environ.get(SEED) or random.SystemRandom().randrange(10**6)))


async def test_gateway(tmp_path: Path) -> None:
    """Whatever the gateway does, people play on."""
    assert (await gateway(tmp_path, short())).total()


@pytest.mark.parametrize("name", ["no room for more", "torn log"])
async def test_database(tmp_path: Path, name: str) -> None:
    """Whatever happens to the file, saved moves are there, and people are told the truth."""
    assert await SCENARIOS[name](tmp_path, short(0))


async def test_updates(tmp_path: Path) -> None:
    """Killed or broken in any way, an update is done or undone, and the old games are played on."""
    assert (await updates(tmp_path, short())).total()


async def test_soak(tmp_path: Path) -> None:
    """Turn after turn is acknowledged and shown, and a game played out is followed by another."""
    assert await soak(tmp_path, short(), tables=4)


async def test_fleet(tmp_path: Path, postgres: Server) -> None:
    """Whatever happens to the processes that share a database, people play on."""
    scale = Scale(servers=20, playing=4, processes=2, shards_each=1, rate=6)
    assert (await fleet(tmp_path, postgres, short(), scale))["acknowledged"]
