"""Reading what people type as notation: letters or words, in any case, with or without spaces."""

import unicodedata
from collections.abc import Mapping
from typing import Final

from bot.i18n.lexicon import words_in
from render import Words

MAX_TYPED_LENGTH: Final = 100
"""How many typed characters are read; every legal move is much shorter."""
_BETWEEN: Final = frozenset(",、，・·;；")
"""The separators that are ignored, as spaces are."""


def vocabulary(keys: Mapping[str, str], words: Words) -> dict[str, str]:
    """Return the notation of each word, in a reader's language and in English.

    `keys` maps keys of the catalogue to notation; a text may contain several words.
    """
    return {
        _plain(word): meant
        for spoken in (words_in("en"), words)
        for key, meant in keys.items()
        for word in spoken(key).split()
    }


def read(typed: str, known: Mapping[str, str]) -> str:
    """Replace every known word of a typed text; unknown ones stay."""
    text, letters, at = _plain(typed), "", 0
    longest = sorted(known, key=len, reverse=True)
    while at < len(text):
        word = next((word for word in longest if text.startswith(word, at)), text[at])
        letters += known.get(word, word)
        at += len(word)
    return letters


def _plain(typed: str) -> str:
    # NFKC can turn one character into 18.
    folded = unicodedata.normalize("NFKC", typed[:MAX_TYPED_LENGTH]).casefold()[:MAX_TYPED_LENGTH]
    return "".join(letter for letter in folded if not letter.isspace() and letter not in _BETWEEN)
