"""Cuts: the words with which people cut the cards of a sealed deal (docs/rules/sealed.md §1).

Which characters a cut may have is written down here, so that no two versions of Unicode can differ.
"""

import re
import unicodedata
from hashlib import sha256
from typing import Final

MAX_CUT: Final = 64
"""The most characters of a cut."""
FINGERPRINT: Final = 16
"""How many hexadecimal digits of its digest tell a cut from others: of half as many, all can be tried."""

_PRINTABLE: Final = (
    r"!-~\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff"  # Latin
    r"\u0370-\u0373\u0375-\u037d\u037f-\u0386\u0388-\u03ff\u0400-\u0482\u048a-\u052f"  # Greek, Cyrillic
    r"\u0531-\u0556\u0561-\u0586\u10d0-\u10fa"  # Armenian, Georgian
    r"\u05d0-\u05ea\u060c\u061b\u061f\u0621-\u063a\u0641-\u064a\u0660-\u0669\u0671-\u06d4"
    r"\u06f0-\u06f9"  # Hebrew, Arabic
    r"\u0904-\u0939\u0966-\u096f\u0e01-\u0e30\u0e32\u0e33\u0e3f-\u0e46\u0e50-\u0e59"  # Devanagari, Thai
    r"\u2013\u2014\u2018\u2019\u201c\u201d\u2020-\u2022\u2026\u20a0-\u20bf\u2116\u2122"
    r"\u2190-\u2328\u232b-\u27ff\u2900-\u2adb\u2add-\u2bff"  # signs
    r"\u3001-\u3029\u3030\u3041-\u3096\u30a1-\u30ff\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff"
    r"\uac00-\ud7a3\uff01-\uff9d\U00020000-\U0002ebe0\U00030000-\U000323af"  # East Asia
    r"\U0001f000-\U0001faff"  # emojis
)
"""All of it letters and signs that show, and none that merges with its neighbour."""
_CUT: Final = re.compile(f"(?:[{_PRINTABLE}]+(?: [{_PRINTABLE}]+)*)?")
_UNPRINTABLE: Final = re.compile(f"[^{_PRINTABLE} ]")

_UNSEEN: Final = (
    r"\x00-\x20\x7f-\xa0\xad\u034f\u061c\u0897\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1acf-\u1aff\u2000-\u200f"
    r"\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ud800-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f\ufeff"
    r"\uffa0\ufff0-\ufffb\ufffe\uffff\U00010000-\U0001cfff\U0001d159\U0001d173-\U0001d17a\U0001e000-\U0001efff"
    r"\U000e0000-\U0010ffff"
)
"""What a cut of version 1 may not have: spaces of other kinds, what shows nothing, and marks of newer Unicode."""
_CUT_1: Final = re.compile(f"(?:[^{_UNSEEN}]+(?: [^{_UNSEEN}]+)*)?")
_SIGNS: Final = r"\u2190-\u2bff\U0001f000-\U0001faff"
_JOINED: Final = re.compile(rf"([{_SIGNS}])\ufe0f?(?:\u200d(?=[{_SIGNS}]))?")
"""An emoji with the unseen characters that a keyboard writes after it."""


def read_cut(text: str) -> str:
    """Return what is taken of a text that a person cuts with; raise ValueError if it is too long."""
    spaced = re.sub(r"\s+", " ", unicodedata.normalize("NFC", text))
    cut = " ".join(_UNPRINTABLE.sub("", spaced).split())
    if len(cut) > MAX_CUT:
        raise ValueError(f"a cut has at most {MAX_CUT} characters")
    return cut


def fingerprint(cut: str) -> str:
    """Return digits that tell a cut from one with letters that look the same."""
    return sha256(cut.encode()).hexdigest()[:FINGERPRINT]


def is_cut(cut: str, version: int) -> bool:
    """Return whether a cut is spelled in the only way in which a seal of this version has it."""
    if version > 1:
        return len(cut) <= MAX_CUT and _CUT.fullmatch(cut) is not None
    seen = _CUT_1.fullmatch(_JOINED.sub(r"\1", cut)) is not None
    return seen and len(cut) <= MAX_CUT and unicodedata.is_normalized("NFC", cut)
