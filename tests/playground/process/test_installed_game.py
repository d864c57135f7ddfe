"""A whole process beside packages of games: one that is well, and others that are broken, old or greedy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.tables.table import Table
from tests.packages import BROKEN, Distributions
from tests.playground.facet_process import LoggedBot
from tests.playground.lodging import ROOT, Flat, MakeBot
from tests.playground.process.conftest import LOG
from tests.playground.process.house import House


@pytest.fixture(scope="module")
def make_bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MakeBot]:
    """Run Facet with a good package and three bad ones on the path."""
    path = tmp_path_factory.mktemp("packages")
    patch = pytest.MonkeyPatch()
    installed = Distributions(path, patch)
    installed.game("zwell")
    patch.syspath_prepend(path)
    installed.join("zwell")
    installed.add("facet-odd", "odd = odd_game:PACKAGE", odd_game=BROKEN["exits"][0])
    installed.add("facet-later", "later = later_game:PACKAGE\nsplendor = later_game:PACKAGE")
    (path / "later_game.py").write_text(BROKEN["of another contract"][0])
    installed.game("blind", look="import nowhere")
    python = {"PYTHONPATH": f"{ROOT}:{path}"}
    yield lambda folder, given, changed: LoggedBot(folder / LOG, {**given, **python}, changed)
    patch.undo()


async def test_a_game_is_played_beside_bad_packages(house: House, flat: Flat) -> None:
    """`/zwell` is there, its computers answer in the worker, and the log names what is left out."""
    log = (flat.folder / LOG).read_text()
    for why in (
        "blind (facet-blind 1.0) failed with ModuleNotFoundError: No module named 'nowhere'",
        "later (facet-later 1.0) was written for contract 2, and this version of Facet has contract 1",
        "odd (facet-odd 1.0) failed with SystemExit: 3",
        "splendor (facet-later 1.0) has the name of one of Facet's own games",
    ):
        assert log.count(f"left out: {why}\n") == 1
    await house.robin.command("zwell new", seats="joined", heap=12)
    lobby = await house.table()
    await house.robin.press(f"facet:s:{lobby.id}:{lobby.revision}:computer:", ["normal"])
    await house.robin.press(f"facet:b:{lobby.id}:0:start:")
    for _ in range(2):
        table: Any = await house.once(mine)
        move = table.rules.quick(table.position.seen_by(0))
        await house.robin.command("zwell take", stones=move.count)
    await house.once(lambda it: it.number > table.number + 1)
    assert "answers itself" not in (flat.folder / LOG).read_text()


def mine(table: Table) -> bool:
    """Return whether the first seat is asked."""
    return table.stage == "playing" and table.asked == 0
