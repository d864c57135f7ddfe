"""Which words cut the cards (docs/rules/sealed.md §1)."""

import re
import sys
import unicodedata
from functools import cache
from itertools import product

import pytest

from bot.messages.names import cleaned
from rules.cuts import _PRINTABLE, _UNSEEN, MAX_CUT, is_cut, read_cut
from tests.rules.elsewhere import VERIFIER
from tests.tools.tampering import CUTS, VERSION_2


@cache
def letters() -> list[str]:
    """Return every character of which a cut can consist."""
    return [chr(code) for code in range(sys.maxunicode + 1) if is_cut(chr(code), 2)]


@pytest.mark.parametrize(
    ("typed", "taken"),
    [
        ("blue moon", "blue moon"),
        ("  blue\u3000\n moon ", "blue moon"),
        ("bl\u200bue\u202e moon\ufe0f", "blue moon"),
        ("e\u0301t\u00e9", "\u00e9t\u00e9"),
        ("x\u0338\u0338", "x"),
        ("\u9752\u3044\u6708\uff01", "\u9752\u3044\u6708\uff01"),
        ("\u304b\u3099", "\u304c"),
        ("\u2764\ufe0f \U0001f468\u200d\U0001f469", "\u2764 \U0001f468\U0001f469"),
        ("\u200b \u2060", ""),
        ("\ud800", ""),
        ("e\u0301" * MAX_CUT, "\u00e9" * MAX_CUT),
        ("\U0001f319" * MAX_CUT, "\U0001f319" * MAX_CUT),
    ],
)
def test_what_is_taken_of_a_text(typed: str, taken: str) -> None:
    """Spaces become one, and what is invisible or stands on a letter is left out."""
    assert read_cut(typed) == taken
    assert is_cut(taken, 1)
    assert is_cut(taken, 2)


def test_whatever_is_typed_a_cut_is_taken_once() -> None:
    """Taking a cut from what was taken changes nothing, and both versions have it."""
    odd = [*(CUTS | VERSION_2).values(), "\u09c7\u200d\u09be", "a\u0323\u0307", "\u1100\u1161"]
    for typed in (one + other for one, other in product(odd, odd)):
        taken = read_cut(typed[:MAX_CUT])
        assert read_cut(taken) == taken
        assert is_cut(taken, 1)
        assert is_cut(taken, 2)


def test_a_long_text_is_refused() -> None:
    """A cut has at most 64 characters, however many bytes they take."""
    with pytest.raises(ValueError, match="at most 64"):
        read_cut("\U0001f319" * (MAX_CUT + 1))


def test_no_spelling_that_shows_nothing_is_a_cut() -> None:
    """Neither version has a cut that reads like another because of invisible characters or spaces."""
    assert [name for name, cut in CUTS.items() if is_cut(cut, 1) or is_cut(cut, 2)] == []
    assert [name for name, cut in VERSION_2.items() if is_cut(cut, 2)] == []


def test_emojis_of_earlier_cuts_are_still_cuts() -> None:
    """Version 1 has what a keyboard writes after an emoji, once; but not after a letter."""
    for cut in ("\u2764\ufe0f", "\U0001f468\u200d\U0001f469 \u2764\ufe0f\u200d\U0001f525"):
        assert is_cut(cut, 1)
    for cut in (
        "\u2764\ufe0f\ufe0f",
        "\u2764\u200d",
        "\U0001f319\u200d\u200d\U0001f319",
        "moon\ufe0f",
    ):
        assert not is_cut(cut, 1)


def test_letters_of_a_cut_stay_as_they_are() -> None:
    """No normal form changes or merges them, whatever the version of Unicode, and the bot shows each."""
    second = {
        chr(int(unicodedata.decomposition(chr(code)).split()[-1], 16))
        for code in range(sys.maxunicode + 1)
        if unicodedata.decomposition(chr(code))
        and "<" not in unicodedata.decomposition(chr(code))
        and " " in unicodedata.decomposition(chr(code))
    }
    assert len(letters()) > 100_000
    for letter in letters():
        assert unicodedata.is_normalized("NFC", letter)
        assert letter not in second
        assert not unicodedata.combining(letter)
        assert unicodedata.category(letter)[0] in "LNPS" or unicodedata.category(letter) == "Cn"
        assert cleaned(letter) == letter


def test_the_other_program_has_the_same_letters() -> None:
    """verify.mjs lists the same ranges of characters, for both versions."""
    listed = VERIFIER.read_text("utf-8").split("const SEEN =")[1].split("const JOINED =")[0]
    for here, there in zip((_PRINTABLE, _UNSEEN), listed.split("const UNSEEN ="), strict=True):
        ranges = "".join(re.findall(r"String\.raw`([^`]*)`", there))
        assert ranges == re.sub(r"\\U0*([0-9a-f]+)", r"\\u{\1}", here)
