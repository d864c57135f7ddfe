"""Controls that nobody was shown, as a changed client makes them up."""

import pytest

from tests.bot.server import Server


@pytest.mark.parametrize("language", ["undo", "done", "", "xx", "en\n"])
async def test_a_language_there_is_not(game: Server, language: str) -> None:
    """It is refused, though the catalogue has a text of that name; the table goes on as it is."""
    table, board = await game.table(), await game.newest()
    await game.at_once([("ada", board, f"facet:b:{table.id}:-:language:{language}")])
    assert await game.table() == table
    await game.press("ada", "More")
