"""The levels of each game, by the texts that are stored."""

from random import Random

import pytest

from bot.computers.__main__ import missing
from bot.computers.level import Level
from bot.computers.levels import computer, every_level, named_levels, strength, styles_of
from rules import GAMES, dealt

GAMES_WITH_RUNGS = ("splendor", "seekers")


@pytest.mark.parametrize("game", GAMES_WITH_RUNGS)
def test_there_are_ten_rungs_of_which_three_have_a_name(game: str) -> None:
    """Each rung is rated above the one before it, and a style as its rung."""
    ratings = [strength(game, level) for level in every_level(game)]
    assert len(ratings) == 10
    assert ratings == sorted(set(ratings))
    assert named_levels(game) == ("easy", "normal", "strong")
    for style in styles_of(game):
        assert strength(game, f"7-{style}") == strength(game, "7")


@pytest.mark.parametrize("game", GAMES_WITH_RUNGS)
@pytest.mark.parametrize(
    ("text", "means"),
    [("sensible", "normal"), ("", "normal"), ("11", "normal"), ("05", "normal"), ("3-lazy", "3")],
)
def test_a_level_that_does_not_exist_plays_as_another(game: str, text: str, means: str) -> None:
    """A bad text plays as normal, and an unknown style as its rung."""
    view = dealt(GAMES[game], 2, {}, Random(4)).begin().position.seen_by(0)
    moves = {str(computer(game, level)(view, 5.0, Random(9))) for level in (text, means)}
    assert len(moves) == 1
    assert strength(game, text) == strength(game, means)


def test_texts_are_read_as_they_are_written() -> None:
    """The text of a level is the level's again; nothing else is one."""
    for level in (Level(2), Level(7), Level(10, "sniper")):
        assert Level.of(str(level)) == level
    for text in ("2", "10", "0", "normal-", "x", "7 "):
        with pytest.raises(ValueError, match=r"level|literal"):
            Level.of(text)


def test_every_level_can_play_here() -> None:
    """With numpy and the weights in place, no level is missing."""
    assert missing() == {}
