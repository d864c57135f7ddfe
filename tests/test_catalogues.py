"""What is listed as not translated, and what the texts say of a table's limits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from bot.i18n.lexicon import CATALOGUE_FOLDERS, words_in
from bot.tables.clocks import BANKS, DAY_S, MAX_BANK, MAX_MISSED
from bot.testing.catalogues import LANGUAGES, patterns, plain
from render.words import Words
from rules import GAMES
from tests.tools.untranslated import main, untranslated


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
