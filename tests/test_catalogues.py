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
from bot.tables.clocks import BANKS, DAY_S, MAX_BANK, MAX_MISSED
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
from render import fonts
from render.words import Words, words_of
from render.words.bundle import PLURALS
from rules import GAMES
from tests.render.scenes import NAMES
from tests.tools.untranslated import main, untranslated

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


def test_a_text_in_english_alone_is_listed_and_shown(tmp_path: Path) -> None:
    """A text that a language lacks is listed for it, and read in English, in other texts too."""
    (tmp_path / "en.ftl").write_text("new-title = New: { new-about }\nnew-about = more\n")
    (tmp_path / "ja.ftl").write_text("new-title = 新しい：{ new-about }\n")
    lacking = ("ja.ftl: new-about", "zh-TW.ftl: new-title", "zh-TW.ftl: new-about")
    listed = [line for line in untranslated([tmp_path]) if tmp_path.name in line]
    assert [line.rpartition("/")[2] for line in listed] == list(lacking)
    words = Words("ja", [*CATALOGUE_FOLDERS, tmp_path])
    assert (words("new-title"), words("new-about")) == ("新しい：more", "more")


@pytest.mark.parametrize("status", [0, 1])
def test_only_a_release_needs_every_translation(
    status: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """What isn't translated yet is printed, and fails with `--release` alone."""
    (tmp_path / "en.ftl").write_text("new-title = New\n")
    arguments = ["--release"] * status
    assert main(*arguments, folders=[tmp_path]) == status
    assert "ja.ftl: new-title" in capsys.readouterr().out


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_one_text_spells_a_games_name(language: str) -> None:
    """All others refer to it, and so do the page's, so that a host can give a game another name."""
    texts = {key: plain(pattern) for key, pattern in patterns(language).items()}
    for game in GAMES:
        name, command = texts.pop(f"{game}-name"), f"/{texts.pop(f'{game}-command')} "
        for key, text in texts.items():
            assert name not in text, key
            assert command not in f"{text} ", key
        page = Path(bot.__file__).with_name("playground") / f"page/js/words/{language}.js"
        assert name not in page.read_text()


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_limits_of_a_table_are_what_its_texts_say(language: str) -> None:
    """A total time names the most that can be saved up, and a computer's turns their number in a row."""
    words = words_in(language)
    for pace, bank in BANKS.items():
        most = MAX_BANK * bank.start
        count = most // DAY_S or most // 60
        for key in ("pace", "lobby-pace"):
            assert re.findall(r"\d+", words(f"{key}-{pace}"))[-1] == str(count)
    assert str(MAX_MISSED) in words("setting-late-computer")
