"""What the bot doesn't offer in a game that lacks it."""

from __future__ import annotations

import pytest

from bot.computers.levels import adviser_of
from bot.i18n.lexicon import words_in
from rules import GAMES
from tests.bot.server import Server, answered, labels, private, text

UNADVISED = [game for game in GAMES if adviser_of(game) is None]


@pytest.mark.parametrize("game", UNADVISED)
async def test_without_an_adviser_nobody_is_offered_advice(server: Server, game: str) -> None:
    """The board, its menu, the lobby and the last board offer no hint, no reasons and no review."""
    await server.command("ada", f"{game} new", rated="no", seats="joined")
    assert "no hints" in text(await server.newest())
    await server.add_computer("ada")
    await server.press("ada", "Start")
    assert "Hint" not in labels(await server.newest())
    menu = await server.press("ada", "More")
    assert not {"Hint", "Why that move?"} & {*labels(answered(menu))}
    hint = await server.command("ada", "table hint")
    assert private(hint) == "This game has no hints yet."
    await server.resign("ada")
    assert "Review" not in labels(await server.newest())
    assert private(await server.command("ada", "table review")) == "I can’t review this game."


@pytest.mark.parametrize("game", UNADVISED)
async def test_help_says_what_a_game_does_not_have_yet(server: Server, game: str) -> None:
    """A line at its end names what players would look for in vain."""
    told = answered(await server.command("ada", "help"))
    name = words_in("en")(f"{game}-name")
    assert f"-# Not in {name} yet: hints, reviews, puzzles." in text(told)
