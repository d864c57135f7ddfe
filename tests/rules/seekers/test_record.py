"""Records and notation (docs/rules/seekers.md §10, §11)."""

import re
from random import Random

import pytest

from bot.testing.known import options
from rules import dealt, verb_of
from rules.seekers import SEEKERS
from tests.rules.asking import moves

GAMES = {"seekers": SEEKERS}
SPELLING = re.compile(
    r"valid:[rygbp]|seek:(?:[1-5]|[1-5][abc]|3d):(?:left|right)|seek:(?:2d|4c)|seek:2c:[1-9]\d?"
    r"|putback:[1-5]|(?:give|swap|return|steal):(?:[rygbp*]|[1-9]\d?|[rygbp*][+-]|\$)"
    r"|receive:(?:left|right)|place:(?:left|right)(?:-reversed)?|for:[1-9]\d?|discard:[rygbp]"
    r"|exchange:[1-9]\d?|stop|turn:[rygbp]|(?:rainbow|plus|minus):[rygbp]|number:[1-8]"
)


def test_every_move_has_the_spelling_of_the_page() -> None:
    """Moves are spelled as the page says, and a question is about the verb of its answers."""
    rng = Random(3)
    for _ in range(60):
        match = dealt(SEEKERS, 2, options(SEEKERS, rng), rng).begin()
        while decision := match.position.decision:
            offered = moves(match.position)
            assert [move for move in offered if not SPELLING.fullmatch(move)] == []
            assert {verb_of(move) for move in offered} - {"stop"} == {decision.about}
            match = match.play(rng.choice(offered))


@pytest.mark.parametrize(
    ("sheet", "keys"), [(1, ["count"]), (7, ["row", "gold"]), (20, ["valid", "invalid", "gold"])]
)
def test_the_position_has_the_keys_of_the_page(sheet: int, keys: list[str]) -> None:
    """A position as JSON has exactly the keys of the page, in its order."""
    position = dealt(SEEKERS, 2, {"sheet": sheet}, Random(1)).begin().position.as_json()
    assert list(position) == ["round", "dungeon", "field", "valid", "pending", "seats"]
    for seat in position["seats"]:
        assert list(seat) == ["area", "seekers", "points", "colour_cards"]
        assert list(seat["area"]) == keys
