"""Every language says the same things as English, each in its own way."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast

import bot
import render
from bot.i18n.lexicon import CATALOGUE_FOLDERS, words_in
from bot.store.values import Reminders
from bot.tables.terms import TERMS
from bot.testing.catalogues import (
    LANGUAGES,
    OTHERS,
    Variables,
    occasions,
    patterns,
    plain,
    resource,
)
from bot.testing.checks import assert_reads_well
from bot.testing.plugin import SUITE
from bot.testing.test_look import NAMES
from render import fonts
from render.words import words_of
from render.words.bundle import PLURALS
from rules import GAMES

MESSAGE = 4000
OF_A_GAME = rf"({'|'.join(GAMES)})-"
LIMITS = (
    (rf"({OF_A_GAME})?button-|panel-|help-(?!text|about)", 80),
    (rf".*-(about|name)$|({OF_A_GAME})?(choice|command|option)\b", 100),
)


def _owner(folder: Path) -> str:
    return folder.parent.name


SAMPLE = (*NAMES, "José Ñandú", "Владимир", "臺灣的玩家", "김하늘", "ﾊﾝｶｸ", "龍馬・齋藤")


@pytest.mark.parametrize("folder", CATALOGUE_FOLDERS, ids=_owner)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_understood(folder: Path, language: str) -> None:
    """All that stands in a catalogue is Fluent."""
    broken = [entry for entry in resource(folder, language).body if isinstance(entry, ast.Junk)]
    assert [entry.content for entry in broken] == []


@pytest.mark.parametrize("folder", CATALOGUE_FOLDERS, ids=_owner)
@pytest.mark.parametrize("language", OTHERS)
def test_no_language_has_a_key_of_its_own(folder: Path, language: str) -> None:
    """A catalogue has no keys but those of the English one."""
    assert patterns(language, folder).keys() <= patterns("en", folder).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_tells_the_same_facts(language: str) -> None:
    """A text needs no variable that English lacks, and leaves out none that carries a fact.

    Delete a translation that an English text has outgrown: it is shown in English until it's translated anew.
    """
    english = {key: Variables(pattern) for key, pattern in patterns("en").items()}
    for key, pattern in patterns(language).items():
        named = Variables(pattern).named
        # In a story some languages leave the subject unsaid once a turn has named it.
        unsaid = {"name"} if "-tell-" in key else set()
        assert named <= english[key].named, key
        assert named >= english[key].facts - unsaid, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_variant_waits_for_a_plural_that_never_comes(language: str) -> None:
    """A language chooses only between the forms of plural that it has."""
    known = {PLURALS[language.partition("-")[0]](number) for number in range(200)}
    for key, pattern in patterns(language).items():
        assert Variables(pattern).plurals <= known, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_and_fits(language: str) -> None:
    """Every variant of every text is said without an error and within Discord's limits."""
    words = words_in(language)
    for key, pattern in patterns(language).items():
        limit = next((most for keys, most in LIMITS if re.match(keys, key)), MESSAGE)
        for variables in occasions(pattern):
            text = words(key, **variables)
            if not key.startswith("list-"):
                assert_reads_well(text)
                assert text == text.strip(), key
            assert len(text) <= limit, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_can_be_drawn(language: str) -> None:
    """Every character of the catalogues and of usual names is in a font better than the last."""
    texts = [*map(plain, patterns(language).values()), *SAMPLE]
    for letter in set("".join(texts)) - {"\n"}:
        assert [face.path for _, face in fonts.runs(letter)] not in ([], [None]), letter


def keys(folder: Path) -> set[str]:
    """Return the keys of a catalogue."""
    return set(patterns("en", folder))


@pytest.mark.parametrize("game", GAMES)
def test_a_games_keys_begin_with_its_name(game: str) -> None:
    """Every text about a game stands in the game's own folder, under its own name."""
    for folder in CATALOGUE_FOLDERS:
        mine = {key for key in keys(folder) if key.startswith(f"{game}-")}
        assert mine == (keys(folder) if folder == words_of(game) else set()), folder


def test_no_text_stands_in_two_catalogues() -> None:
    """Every key is in one catalogue alone."""
    found = [key for folder in CATALOGUE_FOLDERS for key in keys(folder)]
    assert len(set(found)) == len(found)


def test_every_text_is_used() -> None:
    """Each key stands in the code, whole or as the code puts it together."""
    made = re.compile("|".join(sorted(_keys_in_code() | _terms())))
    assert [key for key in patterns("en") if not made.fullmatch(key)] == []


def _terms() -> set[str]:
    terms = {f"{key}-{word}" for key, words in TERMS.items() for word in words.words}
    return terms | {f"own-reminders-{way}" for way in get_args(Reminders)}


def _keys_in_code() -> set[str]:
    """Return patterns of all texts in the code that may be keys."""
    folders: list[str | Path] = [*bot.__path__, *render.__path__]
    folders += (words_of(game).parent for game in GAMES)
    found = set()
    files = (path for folder in folders for path in Path(folder).rglob("*.py"))
    for path in (path for path in files if SUITE not in path.parents):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                parts = [node.value]
            elif isinstance(node, python.JoinedStr):
                parts = [getattr(part, "value", "") for part in node.values]
                parts = [part if isinstance(part, str) else "" for part in parts]
            else:
                continue
            if re.search(r"[a-z]{3}", "".join(parts)) and "-" in "".join(parts):
                found.add(
                    ".+".join(map(re.escape, "\0".join(parts).replace("\0\0", "\0").split("\0")))
                )
    return found
