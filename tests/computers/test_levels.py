"""The levels of each game, by the texts that are stored."""

from random import Random

import pytest

from bot.computers.__main__ import missing
from bot.computers.level import Level
from bot.computers.levels import (
    computer,
    every_level,
    found,
    level_of,
    named_levels,
    number_of,
    stand_in,
    strength,
    styles_of,
)
from bot.computers.splendor import FORMER
from bot.computers.splendor.rungs import RUNGS
from rules import GAMES, dealt

GAMES_WITH_RUNGS = ("splendor", "seekers")


@pytest.mark.parametrize("game", GAMES_WITH_RUNGS)
def test_three_rungs_have_a_name(game: str) -> None:
    """Each rung is rated above the one before it, and a style as its rung."""
    ratings = [strength(game, level) for level in every_level(game)]
    assert len(ratings) == {"splendor": 14, "seekers": 10}[game]
    assert ratings == sorted(set(ratings))
    assert named_levels(game) == ("easy", "normal", "strong")
    for style in styles_of(game):
        assert strength(game, f"7-{style}") == strength(game, "7")


@pytest.mark.parametrize("game", GAMES_WITH_RUNGS)
@pytest.mark.parametrize(
    ("text", "means"),
    [("sensible", "normal"), ("", "normal"), ("15", "normal"), ("0", "normal"), ("6-lazy", "6")],
)
def test_a_level_that_does_not_exist_plays_as_another(game: str, text: str, means: str) -> None:
    """A bad text plays as normal, and an unknown style as its rung."""
    view = dealt(GAMES[game], 2, {}, Random(4)).begin().position.seen_by(0)
    moves = {str(computer(game, level)(view, 5.0, Random(9))) for level in (text, means)}
    assert len(moves) == 1
    assert strength(game, text) == strength(game, means)


@pytest.mark.parametrize("game", GAMES_WITH_RUNGS)
def test_a_rung_goes_by_its_number_too(game: str) -> None:
    """So everybody can name it by what they read; its text is always the same."""
    for number, level in enumerate(every_level(game), 1):
        assert str(found(game, str(number))) == str(found(game, level)) == level
        assert number_of(game, level) == number
    for text in ("0", "15", "x", "7 ", ""):
        assert found(game, text) is None


def test_old_tables_keep_the_computer_they_have() -> None:
    """Each rung of the former ladder plays on, is rated like the one that it is shown as, and isn't offered."""
    for former, now in FORMER.items():
        styled = f"{former}-sniper"
        assert level_of("splendor", styled) == Level(former, "sniper")
        assert RUNGS[former].reach is None
        assert number_of("splendor", styled) == number_of("splendor", now)
        assert strength("splendor", styled) == strength("splendor", now)
        assert former not in every_level("splendor")


def test_nobody_gains_by_who_leaves() -> None:
    """The computer that plays for them is as good as `normal` was before it became weaker."""
    assert strength("splendor", stand_in("splendor")) == strength("splendor", "~normal")
    assert stand_in("seekers") == "normal"


def test_every_level_can_play_here() -> None:
    """With numpy and the weights in place, no level is missing."""
    assert missing() == {}
