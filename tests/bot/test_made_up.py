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


@pytest.mark.parametrize("level", ["missing", "x", "buy:1b1"])
async def test_a_level_there_is_not(server: Server, level: str) -> None:
    """Nobody is seated, and nothing goes wrong."""
    await server.command("ada", "splendor new")
    table, lobby = await server.table(), await server.newest()
    await server.at_once([("ada", lobby, f"facet:b:{table.id}:0:computer:{level}")])
    assert await server.table() == table
    await server.command("ada", "table computer", level="normal")
    assert len((await server.table()).players) == 2


@pytest.mark.parametrize("said", [":::::\n", "", "splendor", "a:b:c:d", "::nowhere"])
async def test_a_leaderboard_there_is_not(game: Server, said: str) -> None:
    """Whatever it says, nothing goes wrong."""
    board = await game.newest()
    await game.at_once([("ada", board, f"facet:b:0:-:leaderboard:{said}")])
    assert game.facet.metrics.errors == 0
    await game.press("ada", "More")


@pytest.mark.parametrize("gems", ["ééé+w", "+", "www+www", "x+x"])
async def test_gems_there_are_not(game: Server, gems: str) -> None:
    """The panel opens with those that there are, and nothing goes wrong."""
    table, board = await game.table(), await game.newest()
    await game.at_once([("ada", board, f"facet:b:{table.id}:{table.number}:panel:take:{gems}")])
    assert game.facet.metrics.errors == 0
    assert await game.table() == table
