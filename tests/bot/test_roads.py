"""How straight the road of an action is; `pytest -s` prints each road."""

import sys
from typing import Any

import pytest

from tests.bot.server import Server
from tests.bot.tracing import traced


@pytest.mark.parametrize(("way", "files", "edges"), [("Confirm", 45, 91), ("command", 51, 102)])
async def test_a_move_goes_a_straight_road(game: Server, way: str, files: int, edges: int) -> None:
    """From a press or a command to the new board few files are entered, and few call each other."""
    await game.press("ada", "Take")
    await game.press("ada", "White")
    await game.press("ada", "Blue")
    await game.press("ada", "Green")
    with traced() as road:
        if way == "Confirm":
            await game.press("ada", "Confirm")
        else:
            await game.command("ada", "splendor take", gems="wbg")
    assert (await game.table()).number == 1
    sys.stdout.write(f"\n{way}: {road}\n")
    assert len(road.files) <= files
    assert len(road.edges) <= edges


async def test_a_press_asks_the_database_for_its_table_once(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many steps need the table, it is looked up once, and changed at the revision found."""
    asked: list[str] = []
    store = game.facet.tables.store
    for name in ("unchanged", "load"):
        usual = getattr(store, name)

        async def counted(*given: Any, name: str = name, usual: Any = usual) -> Any:
            asked.append(name)
            return await usual(*given)

        monkeypatch.setattr(store, name, counted)
    for label in ("Take", "White", "Blue", "Green"):
        await game.press("ada", label)
    asked.clear()
    await game.press("ada", "Confirm")
    assert asked == []  # the change is made at the revision known here, and fails at another
    await game.press("bo", "More")
    assert asked == ["unchanged"]
