"""Whole games played by commands and text alone."""

import pytest

from tests.playground.process.by_text import play_by_text
from tests.playground.process.house import House


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("splendor", {"target": "10"}, "prestige"),
        ("seekers", {"sheet": "8", "mode": "chaos"}, "from the sheet"),
    ],
)
async def test_a_whole_game_by_text(
    house: House, game: str, options: dict[str, str], said: str
) -> None:
    """Suggestions, answers and the pictures' texts are enough to play from the first to the last."""
    reading = await play_by_text(house, game, seats="joined", **options)
    told = "\n".join(reading.lines)
    assert "wins" in told
    assert said in told
    assert told.count("The picture’s alt text:") >= 6
