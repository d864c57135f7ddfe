"""What people type, read as notation: letters or words, in any case, with spaces or without."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from bot.i18n.lexicon import words_in
from render import Words

MAX_TYPED_LENGTH: Final = 100
"""So many characters of what is typed are read: the longest legal answer has far fewer."""
_BETWEEN: Final = frozenset(",、，・·;；")
"""What may stand between words, beside spaces, and says nothing."""


def vocabulary(keys: Mapping[str, str], words: Words) -> dict[str, str]:
    """Return what each word stands for, in a reader's language and in English.

    `keys` are those of the catalogue with what they stand for; a text may hold several words.
    """
    return {
        _plain(word): meant
        for spoken in (words_in("en"), words)
        for key, meant in keys.items()
        for word in spoken(key).split()
    }


def read(typed: str, known: Mapping[str, str]) -> str:
    """Return what was typed with every known word replaced; what is not known stays."""
    text, told, at = _plain(typed), "", 0
    longest = sorted(known, key=len, reverse=True)
    while at < len(text):
        word = next((word for word in longest if text.startswith(word, at)), text[at])
        told += known.get(word, word)
        at += len(word)
    return told


def _plain(typed: str) -> str:
    # A single character may become eighteen by this.
    folded = unicodedata.normalize("NFKC", typed[:MAX_TYPED_LENGTH]).casefold()[:MAX_TYPED_LENGTH]
    return "".join(letter for letter in folded if not letter.isspace() and letter not in _BETWEEN)
