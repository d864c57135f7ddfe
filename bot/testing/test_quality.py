"""The quality that a game's package declares."""

import pytest

from bot.quality import lacking
from rules import GAMES
from rules.catalogue import installed


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_what_its_quality_needs(game: str) -> None:
    """A package declares no quality for which its game lacks something."""
    if missing := [*lacking(game, installed()[game].package.quality)]:
        pytest.fail("\n".join(missing), pytrace=False)
