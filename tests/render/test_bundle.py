"""Texts count and write numbers as babel has it, without its data."""

from __future__ import annotations

import subprocess
import sys

import pytest
from babel import Locale
from babel.numbers import format_decimal

from bot.i18n.lexicon import LANGUAGES
from render.words.bundle import PLURALS, Bundle

NUMBERS = (*range(130), 999, 1000, 12_345, 1_000_000)
TEXT = "turns = { $turns ->\n [one] { $turns } one\n *[other] { $turns } other\n }\nhalf = { 0.5 }"
LOADED = """
import sys
from babel import core, localedata
from bot.i18n.lexicon import LANGUAGES, words_in
print([words_in(language)("splendor-alt-title", target=1500) for language in LANGUAGES])
sys.exit(bool(core._global_data or localedata._cache))
"""


def bundle(language: str) -> Bundle:
    """Return texts in a language."""
    return Bundle(language, TEXT)


@pytest.mark.parametrize("language", [*LANGUAGES, "de", "fr"])
def test_numbers_are_counted_and_written_as_in_the_language(language: str) -> None:
    """Each number is written as babel writes it, and takes the plural that babel gives it."""
    locale, texts = Locale.parse(language, sep="-"), bundle(language)
    for number in NUMBERS:
        written, plural = format_decimal(number, locale=locale), locale.plural_form(number)
        plural = plural if plural == "one" else "other"
        assert texts.text("turns", {"turns": number}) == f"{written} {plural}"
    assert texts.text("half", {}) == format_decimal(0.5, locale=locale)


def test_the_languages_here_need_no_data_of_babels() -> None:
    """A process that speaks every language has loaded none of it."""
    assert {language.partition("-")[0] for language in LANGUAGES} <= set(PLURALS)
    subprocess.run([sys.executable, "-c", LOADED], check=True)
