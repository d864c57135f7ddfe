"""Records and notation (docs/rules/splendor.md §7, §8)."""

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from rules import DEALER, MalformedRecord, Match, dealt, read_record, record_json
from rules.splendor import SPLENDOR
from tests.rules.asking import asked, moves
from tests.rules.splendor.table import seat, table

SETUP = {
    "rows": {
        "1": ["1k5", "1w2", "1g7", "1r3"],
        "2": ["2b3", "2k1", "2w4", "2g2"],
        "3": ["3r4", "3b1", "3g3", "3w2"],
    },
    "nobles": ["n4", "n1", "n9"],
}
RECORD: dict[str, Any] = {
    "format": "tabletop-record/1",
    "game": "splendor",
    "seats": 2,
    "options": {"target": 15},
    "setup": SETUP,
    "moves": ["take:wbg", "reserve:2b3", "deal:2r1"],
}


def test_every_move_has_the_spelling_of_the_page() -> None:
    """Moves are spelled as the page says, gems in colour order with gold last."""
    letters = "w*b*g*r*k*"
    card = r"[123][wbgrk][1-8]"
    spelling = re.compile(
        rf"take:(?=[wbgrk]{{1,3}}$)(?:w?b?g?r?k?|(.)\1)|reserve:(?:{card}|deck[123])|pass"
        rf"|buy:{card}(?:=(?=.){letters}\**)?|return:[wbgrk*]|noble:n(?:[1-9]|10)|deal:{card}"
    )
    rng = Random(3)
    seen: Counter[str] = Counter()
    for _ in range(12):
        match = dealt(SPLENDOR, 3, {}, rng).begin()
        while match.position.decision:
            offered = moves(match.position)
            assert [move for move in offered if not spelling.fullmatch(move)] == []
            match = match.play(rng.choice(offered))
            seen[str(match.moves[-1]).split(":")[0]] += 1
    assert {"take", "reserve", "buy", "return", "deal"} <= set(seen)


def test_a_deal_follows_at_once_on_the_move_that_calls_for_it() -> None:
    """The dealer's move follows at once; with the deck empty it is left out."""
    assert asked(Match((table(seat(), seat()),)).play("reserve:1w1").position) == (DEALER, "deal")
    empty = table(seat(), seat(), decks="")
    assert asked(Match((empty,)).play("reserve:1w1").position) == (1, "turn")


def test_the_position_has_the_keys_of_the_page() -> None:
    """A position as JSON has exactly the keys of the page, in its order."""
    *_, match = read_record(json.dumps(RECORD)).replay()
    assert json.dumps(match.position.as_json()) == json.dumps(
        {
            "supply": {"w": 3, "b": 3, "g": 3, "r": 4, "k": 4, "*": 4},
            "rows": {**SETUP["rows"], "2": ["2r1", "2k1", "2w4", "2g2"]},  # type: ignore[dict-item]
            "decks": {"1": 36, "2": 25, "3": 16},
            "nobles": ["n4", "n1", "n9"],
            "seats": [
                {
                    "tokens": {"w": 1, "b": 1, "g": 1, "r": 0, "k": 0, "*": 0},
                    "cards": [],
                    "hand": [],
                    "nobles": [],
                    "prestige": 0,
                },
                {
                    "tokens": {"w": 0, "b": 0, "g": 0, "r": 0, "k": 0, "*": 1},
                    "cards": [],
                    "hand": ["2b3"],
                    "nobles": [],
                    "prestige": 0,
                },
            ],
        }
    )


def test_a_record_of_a_game_in_progress_hides_cards() -> None:
    """Written for somebody else, a record shows a card drawn unseen as a back."""
    record = read_record(json.dumps(RECORD | {"moves": ["reserve:deck2", "deal:2k3", "pass"]}))
    match = record.begin().play("reserve:deck2").play("deal:2k3")
    written = {viewer: record_json(record, match, viewer)["moves"] for viewer in (0, 1, None)}
    assert written == {
        0: ["reserve:deck2", "deal:2k3"],
        1: ["reserve:deck2", "deal:2?"],
        None: ["reserve:deck2", "deal:2?"],
    }


def test_missing_options_are_at_their_default() -> None:
    """Options that a record leaves out are at their default."""
    assert read_record(json.dumps(RECORD | {"options": {}})).options == {"target": 15}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record"),
        ("{", "record"),
        ("[]", "record"),
        ("null", "record"),
        ("[" * 100_000, "record"),
        ('{"seats": ' + "9" * 5000 + "}", "record"),
        (b"\xff\xfe", "record"),
        ("{}", "format"),
    ],
    ids=["empty", "broken", "list", "null", "deep", "huge", "bytes", "keyless"],
)
def test_what_is_no_record(text: str | bytes, key: str) -> None:
    """Anything but a JSON object in UTF-8 is malformed."""
    with pytest.raises(MalformedRecord) as caught:
        read_record(text)
    assert caught.value.key == key


@pytest.mark.parametrize("key", list(RECORD))
def test_a_missing_key_is_named(key: str) -> None:
    """A record without one of its keys is malformed, and the key is named."""
    with pytest.raises(MalformedRecord) as caught:
        read_record(json.dumps({name: RECORD[name] for name in RECORD if name != key}))
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("key", "value", "named"),
    [
        ("format", "tabletop-record/2", "format"),
        ("format", 1, "format"),
        ("game", "chess", "game"),
        ("game", ["splendor"], "game"),
        ("seats", 5, "seats"),
        ("seats", 2.0, "seats"),
        ("seats", True, "seats"),
        ("options", [], "options"),
        ("options", {"target": 9}, "options.target"),
        ("options", {"speed": 9}, "options.speed"),
        ("setup", None, "setup"),
        ("moves", "pass", "moves"),
        ("moves", {}, "moves"),
        ("moves", ["pass", 3], "moves.1"),
        ("moves", [None], "moves.0"),
    ],
)
def test_a_wrong_value_is_named(key: str, value: object, named: str) -> None:
    """A wrong value is malformed, and its key is named."""
    with pytest.raises(MalformedRecord) as caught:
        read_record(json.dumps(RECORD | {key: value}))
    assert caught.value.key == named
    assert str(caught.value).startswith(f"{named}: ")


def test_a_wrong_setup_is_found_when_the_game_begins() -> None:
    """A wrong set-up is found when the game begins, and its key is named."""
    record = read_record(json.dumps(RECORD | {"setup": {"rows": {}}}))
    with pytest.raises(MalformedRecord, match=r"^setup\.rows\.1: "):
        record.begin()
