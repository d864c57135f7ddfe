"""How often an action asks the database for its table."""

from typing import Any

import pytest

from tests.bot.server import Server


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
