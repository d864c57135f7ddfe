"""The levels of each game, by the texts that are stored."""

from importlib import import_module
from random import Random

import pytest

from bot.computers import seekers, splendor
from bot.computers.__main__ import missing
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
from rules import GAMES, dealt

GAMES_WITH_RUNGS = ("splendor", "seekers")


@pytest.mark.parametrize("game", GAMES_WITH_RUNGS)
def test_three_rungs_have_a_name(game: str) -> None:
    """Each rung is rated above the one before it, and a style as its rung."""
    ratings = [strength(game, level) for level in every_level(game)]
    assert len(ratings) == {"splendor": 14, "seekers": 8}[game]
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
    for game, kept, style in (
        ("splendor", splendor.FORMER, "-sniper"),
        ("seekers", seekers.FORMER, ""),
    ):
        for former, now in kept.items():
            styled = former + style
            assert str(level_of(game, styled)) == styled
            assert former in import_module(f"bot.computers.{game}.rungs").RUNGS
            assert number_of(game, styled) == number_of(game, now)
            assert strength(game, styled) == strength(game, now)
            assert former not in every_level(game)


def test_nobody_gains_by_who_leaves() -> None:
    """The computer that plays for them is as good as `normal` was before the ladders changed."""
    for game in GAMES_WITH_RUNGS:
        assert strength(game, stand_in(game)) == strength(game, "~normal")


def test_every_level_can_play_here() -> None:
    """With numpy and the weights in place, no level is missing."""
    assert missing() == {}
