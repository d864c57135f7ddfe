"""What the bot makes of the games that somebody has installed beside its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from bot import games
from bot.check import machine
from rules import catalogue
from tests.packages import Distributions

FAILING: Final[dict[str, tuple[dict[str, str], str]]] = {
    "undealt": (
        {"rules": "    def deal(self, *_): raise ValueError('no cards')"},
        "failed with ValueError: no cards",
    ),
    "endless": (
        {"rules": "    def deal(self, *_):\n        while True: pass"},
        "failed with TooMuchWork",
    ),
    "cheating": (
        {"rules": "    quick = staticmethod(lambda _: 'take:99')"},
        "failed with IllegalMove: 'take:99': it isn't a legal answer to the question 'take', asked of seat 0",
    ),
    "weary": (
        {
            "rules": "    quick = staticmethod(lambda view: sensible(view) if view.heap == 24 else 1 // 0)"
        },
        "failed with ZeroDivisionError: integer division or modulo by zero",
    ),
    "wordless": (
        {
            "rules": "    verbs = {'take': ('stones',), 'pass': ()}\n    options = {'heap': Number(24, 12, 48), 'pace': Number(1, 1, 2)}"
        },
        "lacks texts: wordless-chosen-pace, wordless-command-new-pace-about, wordless-command-pass, wordless-command-pass-about, wordless-option-pace",
    ),
    "crowded": (
        {"rules": "    seats = range(2, 8)"},
        "has tables of 7, and a table has 6 seats at most",
    ),
    "greedy": (
        {"ja": "button-join = 私に参加"},
        "has the text button-join, which doesn't begin with greedy-",
    ),
    "loud": (
        {"ja": "loud-command-take = Take Now"},
        "has 'Take Now' as loud-command-take in ja.ftl, which Discord refuses as a name",
    ),
    "wordy": (
        {"zh_TW": f"wordy-command-about = {'說' * 101}"},
        "has wordy-command-about in zh-TW.ftl longer than 100 characters",
    ),
    "fluent": (
        {"ja": "fluent-help = { NUMBER(1) }"},
        "has fluent-help in ja.ftl, which Facet can't read",
    ),
    "unclosed": (
        {"en": "unclosed-help = { $name"},
        "has unclosed-help in en.ftl, which Facet can't read",
    ),
    "wanting": (
        {"ja": "wanting-name = { $shape }"},
        "has wanting-name in ja.ftl with $shape, which English lacks",
    ),
    "table": ({}, "can't have this name: Facet has a command or texts that begin with it"),
    "find": ({}, "can't have this name: Facet has a command or texts that begin with it"),
    "double": (
        {"ja": "double-command = 宝石の煌き"},
        "has the command or emoji 宝石の煌き, which is taken",
    ),
    "blind": (
        {"look": "import nowhere"},
        "failed with ModuleNotFoundError: No module named 'nowhere'",
    ),
    "plain": ({"look": "LOOK = None"}, "has a LOOK that isn't one"),
    "drab": (
        {
            "look": "from dataclasses import replace\nfrom render.icons import Icon\n"
            "LOOK = replace(LOOK, icons={'stone': Icon('stone', '●', None)})"
        },
        "failed with TypeError: 'NoneType' object is not callable",
    ),
    "dull": ({"computers": "raise SystemExit"}, "failed with SystemExit"),
    "levelless": (
        {
            "computers": "STRENGTHS = {'1': 1.0}; FALLBACK = STAND_IN = '1'; STYLES = (); FORMER = {}; ADVISER = None"
        },
        "has no level normal, or a FALLBACK or STAND_IN that isn't one of its levels",
    ),
    "panes": (
        {"panels": "import nowhere"},
        "failed with ModuleNotFoundError: No module named 'nowhere'",
    ),
    "framed": ({"panels": "PANELS = 1"}, "has PANELS that aren't PlainPanels"),
}
"""Games that import, and what is wrong with each."""


def facet(*words: str, path: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `facet` with these folders of distributions on the path."""
    return subprocess.run(
        [sys.executable, "-m", "bot.command_line", *words],
        env={**os.environ, "PYTHONPATH": str(path), **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_failing_game_is_left_out_alone(distributions: Distributions) -> None:
    """Whatever part of a game fails, a line names it with the reason, and all others are there."""
    for key, (changes, _) in FAILING.items():
        distributions.game(key, **changes)
    distributions.game("zwell")
    said = facet("games", path=distributions.folder)
    *listed, others = said.stdout.split("left out: ", 1)
    assert said.stderr == ""
    assert [line.partition(":")[0] for line in listed[0].splitlines()] == [
        *("splendor", "seekers", "bluff", "zwell"),
    ]
    reasons = {f"{key} (facet-{key} 1.0) {why}" for key, (_, why) in FAILING.items()}
    assert set(others.strip().split("\nleft out: ")) == reasons


def test_games_are_listed_with_where_they_come_from(distributions: Distributions) -> None:
    """`facet games` prints name, seats, quality, distribution, version, contract and folder."""
    distributions.add("facet-old", "old = facet_old:PACKAGE", facet_old="PACKAGE = 1")
    distributions.game("zwell")
    said = facet("games", path=distributions.folder, FACET_GAMES="zwell seekers old").stdout
    zwell, seekers, old = said.splitlines()
    assert zwell == (
        f"zwell: Zwell, 2 to 6 players, bronze; from facet-zwell 1.0 (contract 1) in {distributions.folder}"
    )
    assert seekers.startswith("seekers: 12 Seekers, 2 players, gold, with languages, lessons, ")
    assert old.startswith("left out: old (facet-old 1.0) was written for contract None, and this")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("splendor-title = Jewels", "has the text splendor-title in ja.ftl, which English lacks"),
        ("splendor-name = { jewels }", "has splendor-name in ja.ftl, which Facet can't read"),
        ("splendor-name = { $n }", r"has splendor-name in ja.ftl with \$n, which English lacks"),
        ("splendor-command = My Jewels", "has 'My Jewels' as splendor-command in ja.ftl, which"),
        ("option-game = My Game", "has 'My Game' as option-game in ja.ftl, which Discord refuses"),
        (f"splendor-command-about = {'說' * 101}", "has splendor-command-about in ja.ftl longer"),
        ("splendor-command = テーブル", "has the command テーブル in ja.ftl, which is taken"),
        ("splendor-command = 12シーカー", "has the command 12シーカー in ja.ftl, which is taken"),
        (
            "command-table = 石\nsplendor-command = 石",
            "has the command 石 in ja.ftl, which is taken",
        ),
        ("splendor name = Jewels", "has the line 'splendor name = Jewels' in ja.ftl, which isn't"),
        ("splendor-name = \udce9", "has ja.ftl, which isn't saved as UTF-8"),
    ],
)
def test_texts_of_the_hosts_own_that_would_fail(tmp_path: Path, text: str, why: str) -> None:
    """A text that Facet can't show, or Discord refuses, is found before the bot starts."""
    (tmp_path / "ja.ftl").write_text(f"{text}\n", errors="surrogateescape")
    with pytest.raises(catalogue.Unfit, match=why):
        games.check_own_words(tmp_path)


def test_texts_of_the_hosts_own_from_any_editor(tmp_path: Path) -> None:
    """A mark before the first text and the line ends of Windows change nothing."""
    (tmp_path / "en.ftl").write_text("\ufeff# ours\r\nsplendor-name = Jewels\r\n\r\n")
    said = facet("games", path=tmp_path, FACET_WORDS=str(tmp_path))
    assert said.stdout.startswith("splendor: Jewels, ")


def test_a_wrong_folder_of_texts_is_named(tmp_path: Path) -> None:
    """Without a file for any language, the bot doesn't start, and says so in one line."""
    said = facet("games", path=tmp_path, FACET_WORDS=str(tmp_path))
    why = f"the folder {tmp_path}, which FACET_WORDS names, has none of en.ftl, ja.ftl, zh-TW.ftl"
    assert (said.returncode, said.stderr) == (2, f"facet: {why}\n")


def test_without_any_game_nothing_starts(distributions: Distributions) -> None:
    """If no chosen game can be played, one line says why, with the status of a wrong setting."""
    for words in ((), ("check",), ("games",), ("store", "check")):
        said = facet(*words, path=distributions.folder, FACET_GAMES="chess", FACET_TOKEN="x")  # noqa: S106 - it is none
        assert said.returncode == 2
        assert said.stderr == (
            "facet: no game can be played: chess isn't installed, but FACET_GAMES names it\n"
        )


def test_the_settings_file_chooses_too(distributions: Distributions) -> None:
    """FACET_GAMES counts in `.env` as in the environment, which overrides it."""
    (distributions.folder / ".env").write_text("FACET_GAMES=seekers\n")
    code = "import bot.games, rules; print(list(rules.GAMES))"

    def chosen(**variables: str) -> str:
        command = [sys.executable, "-c", code]
        environment = {**os.environ, **variables}
        return subprocess.check_output(
            command, env=environment, cwd=distributions.folder, text=True
        )

    assert chosen() == "['seekers']\n"
    assert chosen(FACET_GAMES="splendor") == "['splendor']\n"


def test_the_check_names_what_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """`facet check` lists the games, and fails with the reasons if any is left out."""
    monkeypatch.setattr(machine, "LEFT_OUT", [])
    assert str(machine.games()) == "ok   games: splendor, seekers, bluff"
    monkeypatch.setattr(machine, "LEFT_OUT", ["x is odd", "y is old"])
    assert str(machine.games()).startswith("BAD  games: x is odd; y is old\n     -> ")


def test_no_more_games_than_discord_can_list(
    distributions: Distributions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes behind the last that fits into an option is left out."""
    monkeypatch.setattr(games, "MOST_GAMES", len(catalogue.FIRST))
    distributions.game("zwell")
    found = catalogue.installed.__wrapped__()
    monkeypatch.setattr(games, "installed", lambda: found)
    monkeypatch.setattr(games, "GAMES", found)
    left_out: list[tuple[catalogue.Installed, str]] = []
    monkeypatch.setattr(games, "leave_out", lambda key, why: left_out.append((found.pop(key), why)))
    games.check()
    assert [(it.entry.name, why) for it, why in left_out] == [
        ("zwell", "is one more than the 3 games that Discord lets a bot offer")
    ]
