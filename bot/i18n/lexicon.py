"""The texts of the bot and of the games in each language, loaded once."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from render import Words
from render.words import catalogues

BOT_CATALOGUES: Final = Path(__file__).parent / "words"
FEATURES: Final = Path(__file__).parents[1] / "features"
CATALOGUE_FOLDERS: Final = (*catalogues(), BOT_CATALOGUES, *sorted(FEATURES.glob("*/words")))
"""The folders of all catalogues: the games' shared one, one per game, the bot's own, and one per feature."""
LANGUAGES: Final = tuple(sorted(path.stem for path in BOT_CATALOGUES.glob("*.ftl")))


def language_of(locale: str | None) -> str:
    """Return the language for a Discord locale; English if there's no catalogue for it."""
    if locale in LANGUAGES:
        return locale
    return "en"


@cache  # one entry per language
def words_in(language: str) -> Words:
    """Return a language's texts, the bot's own and the games'."""
    return Words(language, CATALOGUE_FOLDERS)


def computer_names(language: str, game: str = "", style: str = "") -> tuple[str, ...]:
    """Return the names of computer players in a language; those of a style of a game if it's named."""
    key = f"{game}-style-{style}-name"
    words = words_in(language)
    return tuple(words(key if key in words else "computer-names").split(", "))


def catalogue_digest() -> str:
    """Return a digest of all catalogues, without loading them."""
    files = (folder / f"{language}.ftl" for folder in CATALOGUE_FOLDERS for language in LANGUAGES)
    return hashlib.sha256(
        b"".join(path.read_bytes() for path in files if path.exists())
    ).hexdigest()


def dated(words: Words, day: str) -> str:
    """Return a day such as 2026-11-25 as people write it."""
    year, month, number = day.split("-")
    return words("day-date", year=year, month=int(month), day=number.lstrip("0"))


def game_name(words: Words, game: str) -> str:
    """Return the name of a game; of one that this version no longer knows, its key."""
    key = f"{game}-name"
    return words(key) if key in words else game
