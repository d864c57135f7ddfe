"""Every language says the same things as English, each in its own way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.lexicon import words_in
from render import fonts
from tests.catalogues import (
    FOLDERS,
    LANGUAGES,
    OTHERS,
    Variables,
    occasions,
    patterns,
    plain,
    resource,
)
from tests.render.checks import assert_reads_well
from tests.render.scenes import NAMES

MESSAGE = 4000
LIMITS = (
    (r"button-|panel-|help-(?!text|about)", 80),
    (r".*-(about|option|name)$", 100),
)
SAMPLE = (*NAMES, "José Ñandú", "Владимир", "臺灣的玩家", "김하늘", "ﾊﾝｶｸ", "龍馬・齋藤")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_understood(folder: Path, language: str) -> None:
    """Every catalogue is there in every language, and all that stands in it is Fluent."""
    broken = [entry for entry in resource(folder, language).body if isinstance(entry, ast.Junk)]
    assert [entry.content for entry in broken] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_key(folder: Path, language: str) -> None:
    """A catalogue has the keys of the English one, and no others."""
    assert patterns(language, folder).keys() == patterns("en", folder).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_tells_the_same_facts(language: str) -> None:
    """A text needs no variable that English lacks, and leaves out none that carries a fact."""
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
    known = {*Locale.parse(language, sep="-").plural_form.tags, "other"}
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
