"""One person against computers."""

from rules import GAMES
from tests.bot.conftest import Server, labels, text
from tests.bot.test_whole_game import play


async def test_a_whole_game_against_computers(server: Server) -> None:
    """One person plays two computers to the end, and each board tells what they did."""
    await server.command("ada", "splendor new", target=10)
    await server.press("ada", "Add computer")
    await server.press("ada", "Add computer")
    await server.press("ada", "Start")
    think = GAMES["splendor"].computers["sensible"]
    for _ in range(200):
        table = await server.table()
        if table.stage != "playing":
            break
        assert table.asked is not None
        assert table.names[table.asked] == "ada"
        if table.number > 6:
            told = text(await server.newest())
            assert "**Beryl**" in told
            assert "**Jasper**" in told
        await play(server, "ada", str(think(table.position.seen_by(table.asked))))
    assert (await server.table()).stage == "finished"
    assert labels(await server.newest()) == ["Rematch"]
