"""The general tests as a stranger runs them: `pytest --facet-game NAME`, in a folder of their own."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys

import pytest

from bot.testing.plugin import SUITE
from tests.packages import BROKEN, Distributions

BLIND = "from dataclasses import replace\nLOOK = replace(LOOK, alt=lambda scene, words: '')"
MUTE = BLIND.replace("''", "words('pug-ask-take', heap=1)")


def run(distributions: Distributions, *arguments: str) -> tuple[int, str]:
    """Return how pytest ended in an empty folder, and what it printed."""
    folder = distributions.folder / "elsewhere"
    folder.mkdir(exist_ok=True)
    usual = {key: it for key, it in os.environ.items() if not key.startswith(("PYTEST", "FACET_"))}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", *arguments],
        cwd=folder,
        env={**usual, "PYTHONPATH": str(distributions.folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_they_need_nothing_of_our_own_tests() -> None:
    """No file of them imports a module of `tests`."""
    for path in SUITE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert not (node.module or "").startswith("tests"), path


def test_a_strangers_game_passes_them(distributions: Distributions) -> None:
    """Those of its rules and of its look run for the game that is named, and for no other."""
    distributions.game("pig")
    code, printed = run(distributions, "--facet-game", "pig", "-vvk", "to_the_end or icons_differ")
    assert code == 0, printed
    assert "test_rules.py::test_it_plays_to_the_end[pig] PASSED" in printed
    assert "test_look.py::test_icons_differ_without_their_colours[pig] PASSED" in printed
    assert "splendor" not in printed


def test_what_is_missing_is_a_sentence(distributions: Distributions) -> None:
    """The first lines of a failure say which game it's about, and what isn't so; a wrong text is named."""
    distributions.game("pig", look=BLIND)
    distributions.game("pug", look=MUTE)
    code, printed = run(distributions, "--facet-game=pig,pug", "-k", "no_name_breaks")
    assert code == 1, printed
    promise = "this isn't so: Whatever people are called, the board is drawn and described."
    assert f"AssertionError: pig: {promise}" in printed
    assert "pig: silver needs languages: translate all its texts into ja and zh-TW." in printed
    assert re.search(rf"KeyError: .*the text pug-ask-take needs 'die'.*\n.*pug: {promise}", printed)


def test_an_unknown_game_is_named_with_those_that_are_installed(
    distributions: Distributions,
) -> None:
    """Nothing runs for a game that isn't there, or that can't be used: a sentence says why."""
    body, why = BROKEN["of another contract"]
    distributions.add("facet-odd", "odd = odd_game:PACKAGE", odd_game=body)
    code, printed = run(distributions, "--facet-game", "odd,chess")
    assert code == pytest.ExitCode.USAGE_ERROR
    assert "can't test odd, chess; installed: " in printed
    assert f"odd (facet-odd 1.0) {why}" in printed
    assert "chess isn't installed" in printed
    distributions.game("pig", look="LOOK = gone")
    code, printed = run(distributions, "--facet-game", "pig")
    assert code == pytest.ExitCode.USAGE_ERROR
    assert printed.count("failed with NameError: name 'gone' is not defined") == 1
