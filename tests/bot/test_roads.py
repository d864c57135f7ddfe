"""How straight the road of an action is; `pytest -s` prints each road."""

import sys
from collections import Counter
from typing import Any

import pytest

from tests.bot.server import Server
from tests.bot.tracing import RANKS, traced

DISPATCHER, POSTER = "bot/entry/dispatcher.py", "bot/posting/poster.py"
# How often a move enters each room when the room entered before stands below it.
FROM_BELOW = {
    ("Confirm", DISPATCHER): {
        "posting": 9,
        "actions": 11,
        "tables": 5,
        "entry": 4,
        "messages": 3,
        "panels": 2,
        "jobs": 1,
        "screens": 1,
        "store": 3,
    },
    ("command", DISPATCHER): {
        "posting": 9,
        "actions": 10,
        "tables": 5,
        "entry": 6,
        "messages": 4,
        "panels": 2,
        "jobs": 1,
        "screens": 1,
        "store": 3,
    },
    ("Poster.show", POSTER): {"posting": 8, "tables": 1, "store": 2},
}


@pytest.mark.parametrize(("way", "start"), FROM_BELOW)
async def test_a_move_goes_a_straight_road(game: Server, way: str, start: str) -> None:
    """From a press or a command to the new board no room is entered from below more often than it was."""
    for label in ("Take", "⚪🔵🟩"):
        await game.press("ada", label)
    with traced(start) as road:
        if way == "command":
            await game.command("ada", "splendor take", gems="wbg")
        else:
            await game.press("ada", "Confirm")
    assert (await game.table()).number == 1
    sys.stdout.write(f"\n{way}: {road}\n")
    # The core tells features what happened: it enters their rooms from below on purpose.
    core = Counter({room: times for room, times in road.from_below.items() if room in RANKS})
    assert core <= Counter(FROM_BELOW[way, start])


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
    for label in ("Take", "⚪🔵🟩"):
        await game.press("ada", label)
    asked.clear()
    await game.press("ada", "Confirm")
    assert asked == []  # the change is made at the revision known here, and fails at another
    await game.press("bo", "More")
    assert asked == ["unchanged"]
