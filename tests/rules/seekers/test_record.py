"""Records and notation (docs/rules/seekers.md §10, §11)."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from rules import DEALER, dealt, read_record, record_json, verb_of
from rules.seekers import SEEKERS
from tests.rules.asking import moves
from tests.rules.games import options

GAMES = {"seekers": SEEKERS}
RECORDS = sorted(Path(__file__).with_name("records").glob("*.json"))
SPELLING = re.compile(
    r"valid:[rygbp]|seek:(?:[1-5]|[1-5][abc]|3d):(?:left|right)|seek:(?:2d|4c)|seek:2c:[1-9]\d?"
    r"|putback:[1-5]|(?:give|swap|return|steal):(?:[rygbp*]|[1-9]\d?|[rygbp*][+-]|\$)"
    r"|receive:(?:left|right)|place:(?:left|right)(?:-reversed)?|for:[1-9]\d?|discard:[rygbp]"
    r"|exchange:[1-9]\d?|stop|turn:[rygbp]|(?:rainbow|plus|minus):[rygbp]|number:[1-8]"
)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records(path: Path) -> None:
    """Each record in the folder leads to the question and the position that its note explains."""
    golden = json.loads(path.read_text())
    *_, match = read_record(json.dumps(golden["record"]), GAMES).replay()
    decision = match.position.decision
    assert golden["asked"] == {
        "seat": decision and decision.seat,
        "about": decision.about if decision else "over",
        "moves": moves(match.position),
    }
    assert json.dumps(match.position.as_json()) == json.dumps(golden["position"])


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


def test_a_record_is_read_and_written_unchanged() -> None:
    """A record that is read, replayed and written for the dealer is the same record."""
    rng = Random(5)
    for _ in range(10):
        record = dealt(SEEKERS, 2, options(SEEKERS, rng), rng)
        match = record.begin()
        while match.position.decision:
            match = match.play(rng.choice(moves(match.position)))
        written = json.dumps(record_json(record, match, DEALER))
        again = read_record(written, GAMES)
        *_, replayed = again.replay()
        assert json.dumps(record_json(again, replayed, DEALER)) == written


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
