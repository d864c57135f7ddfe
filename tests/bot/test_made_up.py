"""Controls that nobody was shown, as a changed client makes them up."""

import pytest

from bot.messages.press import Press
from tests.bot.server import Server

LANGUAGES = ("undo", "done", "", "xx", "en\n")
LEADERBOARDS = (":::::\n", "", "splendor", "a:b:c:d", "::nowhere")
GEMS = ("ééé+w", "+", "www+www", "x+x")


@pytest.mark.parametrize(
    "control",
    [
        *(f"{{table}}:-:language:{said}" for said in LANGUAGES),
        *(f"0:-:leaderboard:{said}" for said in LEADERBOARDS),
        *(f"{{table}}:0:panel:take:{said}" for said in GEMS),
    ],
)
async def test_a_choice_there_is_not(game: Server, control: str) -> None:
    """Whatever a control says, nothing goes wrong, and the table goes on as it is."""
    table, board = await game.table(), await game.newest()
    await game.at_once([("ada", board, f"facet:b:{control.replace('{table}', str(table.id))}")])
    assert game.facet.metrics.errors == 0
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


@pytest.mark.parametrize("text", [f"{2**63}:0:join:", f"0:{2**63}:season-join:"])
def test_a_number_no_database_holds_is_not_read(text: str) -> None:
    """A made-up table or number that is too large for a row's id is no press of the bot's."""
    assert Press.read(text) is None
    assert Press.read(text.replace(str(2**63), str(2**63 - 1))) is not None
