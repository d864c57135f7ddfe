"""The last press of a turn: what it sends, and what stays in the panel it was made in."""

from bot.testing.people import Seen
from tests.bot.server import Server, text

MOVES = ("Take", "⚪🔵🟩", "Confirm")


async def take(game: Server, name: str) -> list[str]:
    """Let somebody take gems in their panel; return what the last press sends to Discord."""
    for label in MOVES[:-1]:
        await game.press(name, label)
    sent = len(game.discord.requests)
    await game.press(name, MOVES[-1])
    return [f"{it.method} {it.path.split('/')[1]}" for it in game.discord.requests[sent:]]


def panel(game: Server, name: str) -> Seen:
    """Return the panel of somebody who waits."""
    return game.with_button(name, "Plan my next turn")


async def test_it_sends_what_is_needed(game: Server) -> None:
    """The answer, the board, and the one before it without buttons and picture."""
    sent = [await take(game, name) for name in ("ada", "bo", "ada")]
    assert sent == [["POST interactions", "POST webhooks", "PATCH channels"]] * 3


async def test_the_panel_keeps_the_way_on(game: Server) -> None:
    """What was played stands below the board; the panel has what its player can do meanwhile."""
    await take(game, "ada")
    assert not text(panel(game, "ada"))
    assert "**ada** takes white, blue, green." in text(await game.newest())


async def test_where_the_board_has_to_wait_the_panel_tells_what_was_played(game: Server) -> None:
    """Nobody wonders whether they have moved while the bot may not post."""
    game.fail("POST", "/webhooks/*", 403, 50013)
    game.fail("POST", f"/channels/{game.channel.id}/messages", 403, 50013)
    await take(game, "ada")
    assert (await game.table()).unposted
    assert "You take white, blue and green." in text(panel(game, "ada"))
