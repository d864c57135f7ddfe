"""The texts of the bot and of the games in each language, read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from render import Words
from render.words import CATALOGUES

OWN: Final = Path(__file__).parent / "words"
LANGUAGES: Final = tuple(sorted(path.stem for path in OWN.glob("*.ftl")))


def language_of(locale: str | None) -> str:
    """Return the language the bot speaks to somebody with this Discord locale."""
    if locale in LANGUAGES:
        return locale
    return "en"


@cache  # one entry a language
def words_in(language: str) -> Words:
    """Return the texts of a language: the bot's own and those of the games."""
    return Words(language, (CATALOGUES, OWN))
