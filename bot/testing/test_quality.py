"""The quality that a game's package declares, and what the bot offers of what the game has."""

from dataclasses import replace

import pytest

from bot.quality import lacking, parts_of
from bot.screens.public import screen_of
from bot.testing.test_screens import presses, tables
from render import LOOKS
from rules import GAMES
from rules.catalogue import installed


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_what_its_quality_needs(game: str) -> None:
    """A package declares no quality for which its game lacks something."""
    if missing := [*lacking(game, installed()[game].package.quality)]:
        pytest.fail("\n".join(missing), pytrace=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_offers_what_the_game_has(game: str) -> None:
    """There is a button for hints if somebody can give them, and one for the hand if there is one."""
    offered = set[str]()
    for table in tables(game, GAMES[game].seats[0], seed=3):
        if table.stage == "playing" and table.number < 9:
            offered |= {press.action for press in presses(screen_of(replace(table, rated=False)))}
    for action, has in (
        ("hint", "hints" in parts_of(game)),
        ("hand", LOOKS[game].hand is not None),
    ):
        assert (action in offered) == has
