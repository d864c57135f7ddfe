"""What people type is understood: upper case, spaces, and whole words in their language."""

import pytest

from bot.i18n.lexicon import words_in
from bot.panels import panels_of, spelling


def test_however_much_is_typed_little_is_read() -> None:
    """A character that stands for eighteen is read as so many, and no more of them than fit."""
    assert len(spelling.read("\ufdfa" * 6000, {})) <= spelling.MAX_TYPED_LENGTH
    assert spelling.read("w" * 6000, {"ww": "b"}) == "b" * (spelling.MAX_TYPED_LENGTH // 2)


@pytest.mark.parametrize(
    ("language", "verb", "typed", "meant"),
    [
        ("en", "take", ["White blue black"], "take:wbk"),
        ("en", "take", ["BKW"], "take:wbk"),
        ("en", "take", ["red, red"], "take:rr"),
        ("en", "take", ["rubies ruby"], "take:rr"),
        ("ja", "take", ["白　青　黒"], "take:wbk"),
        ("ja", "take", ["white"], "take:w"),
        ("zh-TW", "take", ["白藍黑"], "take:wbk"),
        ("zh-TW", "take", ["紅寶石、紅寶石"], "take:rr"),
        ("en", "take", ["wxz"], "take:wxz"),
        ("en", "buy", ["2B3", "gold Gold white"], "buy:2b3=w**"),
        ("en", "reserve", ["Deck 1"], "reserve:deck1"),
        ("en", "return", ["Gold"], "return:*"),
        ("en", "noble", ["N4"], "noble:n4"),
        ("en", "pass", [], "pass"),
    ],
)
def test_splendor_is_typed_in_many_ways(
    language: str, verb: str, typed: list[str], meant: str
) -> None:
    """Gems are named by letters or words, in any order; cards and nobles in any case."""
    assert panels_of("splendor").spelled(verb, typed, words_in(language)) == meant


@pytest.mark.parametrize(
    ("language", "verb", "typed", "meant"),
    [
        ("en", "seek", ["3 Left"], "seek:3:left"),
        ("en", "seek", ["4B:right"], "seek:4b:right"),
        ("en", "seek", ["2c 17"], "seek:2c:17"),
        ("en", "seek", ["2D"], "seek:2d"),
        ("en", "seek", ["9:left"], "seek:9:left"),
        ("ja", "seek", ["３　左"], "seek:3:left"),
        ("zh-TW", "seek", ["3c 右端"], "seek:3c:right"),
        ("en", "place", ["left-reversed"], "place:left-reversed"),
        ("en", "place", ["Reversed, right"], "place:right-reversed"),
        ("ja", "place", ["左端 逆順"], "place:left-reversed"),
        ("zh-TW", "receive", ["右邊"], "receive:right"),
        ("en", "place", ["up"], "place:up"),
        ("en", "steal", ["R+"], "steal:r+"),
        ("en", "steal", ["red valid"], "steal:r+"),
        ("ja", "steal", ["無効 赤"], "steal:r-"),
        ("en", "swap", ["Gold"], "swap:$"),
        ("en", "give", ["rainbow"], "give:*"),
        ("zh-TW", "valid", ["藍色"], "valid:b"),
        ("en", "for", ["１２"], "for:12"),
        ("en", "stop", [], "stop"),
    ],
)
def test_seekers_is_typed_in_many_ways(
    language: str, verb: str, typed: list[str], meant: str
) -> None:
    """Gems, ends and piles are named by letters or words, whichever comes first."""
    assert panels_of("seekers").spelled(verb, typed, words_in(language)) == meant
