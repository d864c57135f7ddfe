"""The READMEs say the same in every language: headings, rows, commands, figures and links."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.i18n.lexicon import LANGUAGES, words_in
from tests.test_docs import ROOT, commands, name_of

READMES = {"en": "README.md", "ja": "README.ja.md", "zh-TW": "README.zh-TW.md"}
OTHERS = [language for language in READMES if language != "en"]
WORDS_FOR = {
    "1": "one",
    "2": "two|second",
    "3": "three",
    "4": "four",
    "6": "six",
    "7": "week",
    "10": "ten",
    "12": "twelve",
}
"""Figures that English spells."""


def readme(language: str) -> str:
    """Return the README in a language."""
    return (ROOT / READMES[language]).read_text(encoding="utf-8")


def names(language: str) -> Iterator[tuple[str, str]]:
    """Yield each command as people type it in a language, and as they do in English."""
    for command in commands():
        yield name_of(command, words_in(language)), name_of(command, words_in("en"))


def test_there_is_a_readme_in_every_language() -> None:
    """Every language the bot speaks has its README."""
    assert set(READMES) == set(LANGUAGES)


@pytest.mark.parametrize("language", READMES)
def test_the_readme_names_every_command(language: str) -> None:
    """Each slash command stands in the README, by its name in that language."""
    assert [local for local, _ in names(language) if f"`{local}" not in readme(language)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_readmes_are_built_alike(language: str) -> None:
    """Headings, rows of tables, steps, code and paragraphs follow each other as in English."""
    assert list(_blocks(readme(language))) == list(_blocks(readme("en")))


def _blocks(text: str) -> Iterator[str]:
    for block in re.split(r"\n\n+", text):
        if re.match("このページ|本頁", block):
            continue  # that what it links to is in English
        yield " ".join(re.findall(r"^ *(#+|```\w*|\||!\[|-|\d\.)", block, re.MULTILINE)) or "text"


@pytest.mark.parametrize("language", OTHERS)
def test_the_readmes_give_the_same_commands(language: str) -> None:
    """A README has the commands of the English one, as often and with the same answers."""
    english = dict(names(language))
    found = Counter(_typed(readme(language), english))
    assert found == Counter(_typed(readme("en"), dict(names("en"))))


def _typed(text: str, english: dict[str, str]) -> Iterator[tuple[str, str]]:
    for typed in re.findall(r"`(/[^`]+)`", text):
        longest = sorted(english, key=len, reverse=True)
        local = next((local for local in longest if typed.startswith(local)), typed)
        yield english.get(local, local), typed.partition(":")[2]


@pytest.mark.parametrize("language", OTHERS)
def test_the_readmes_give_the_same_figures(language: str) -> None:
    """Each figure of the English README is in the others, and theirs are in it."""
    text = _plain(readme("en"))
    figures = _figures(text)
    assert figures <= _figures(_plain(readme(language)))
    spelled = {figure for figure, word in WORDS_FOR.items() if re.search(rf"\b({word})\b", text)}
    assert _figures(_plain(readme(language))) <= figures | spelled


def _plain(text: str) -> str:
    return re.sub(r"`[^`]*`|\]\([^)]*\)|<[^>]*>|^\d\.", "", text, flags=re.MULTILINE)


def _figures(text: str) -> set[str]:
    return set(re.findall(r"\d+(?:\.\d+)?", text))


@pytest.mark.parametrize("language", OTHERS)
def test_the_readmes_link_to_the_same_pages(language: str) -> None:
    """A README links to what the English one links to, in its own language where that is there."""
    assert Counter(_links(readme(language))) == Counter(_links(readme("en")))


def _links(text: str) -> Iterator[str]:
    for link in re.findall(r"\]\(([^)]+)\)|<(https?:[^>]+)>", text):
        # Which panel a photograph shows may differ.
        yield re.sub(r"\.(ja|zh-TW)(?=\.md)|(?<=/page)-[\w-]+", "", "".join(link))
