"""How often an action asks the database for its table."""

from typing import Any

import pytest

from bot.features.votes.store import Votes
from bot.store.lookup import Lookup
from bot.tables import changes
from tests.bot.server import Server, private
from tests.tools.posts import Scene


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


@pytest.mark.parametrize("of", [Lookup, Votes])
async def test_a_table_that_is_deleted_while_tables_are_listed_is_left_out(
    server: Server, monkeypatch: pytest.MonkeyPatch, of: type[Lookup | Votes]
) -> None:
    """One's list of tables, and the answer to a block, name the others."""
    if of is Lookup:
        await Scene.set_up(server, 4)
    else:
        await server.command("ada", "splendor new", seats="joined")
        await server.add_computer("ada", "easy", await server.newest())
        await server.press("ada", "Let everybody play")
        await server.press("ada", "Start with everybody")
    name = "tables_of" if of is Lookup else "hosted"
    usual, deleted = getattr(of, name), list[int]()

    async def listed(repository: Any, user_id: int) -> list[int]:
        found: list[int] = await usual(repository, user_id)
        tables, first = server.facet.tables, found[:1]
        for table_id in first:
            await tables.change(table_id, changes.close)
        await tables.store.expiry.delete_tables(first)
        tables.forget()
        deleted.extend(first)
        return found

    monkeypatch.setattr(of, name, listed)
    told = private(await server.command("ada", "my tables"))
    assert deleted
    if of is Votes:
        assert "not at any table" in told
        return
    assert told.count("https://") == 3
    told = private(await server.command("ada", "my block", person=server.person("bo")))
    assert told.count("https://") == 1
