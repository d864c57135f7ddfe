"""`facet new-game`: what an author begins with."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.new_game.command import TEMPLATE, write
from bot.testing.checks import opened
from tests.packages import write_pig


def facet(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run `facet` in a folder."""
    command = [sys.executable, "-m", "bot.command_line", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_it_writes_a_game_that_facet_lists(tmp_path: Path) -> None:
    """It says what to type next; there, `make games` finds the game, its start is checked, and nothing keeps the old name."""
    said = facet("new-game", "pig2", folder=tmp_path)
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.endswith("\n  cd facet-pig2\n  make play\n  make test\n")
    game = tmp_path / "facet-pig2"
    written = [path for path in game.rglob("*") if path.is_file()]
    assert len(written) == sum(it.is_file() and it.suffix != ".pyc" for it in TEMPLATE.rglob("*"))
    assert not any("mygame" in f"{it} {it.read_text('utf-8')}".lower() for it in written)
    listed = subprocess.check_output(["make", "-C", game, "games"], text=True)  # noqa: S607 - as an author types it
    assert (
        f"pig2: Pig2, 2 to 6 players, bronze; from facet-pig2 0.1 (contract 1) in {game}\n"
        in listed
    )
    assert "left out" not in listed


def make_test(folder: Path, **variables: str) -> str:
    """Return what `make test` prints in an author's folder, where all must pass."""
    command = ["make", "-C", str(folder), "test"]
    usual = {**os.environ, **variables}
    ran = subprocess.run(command, env=usual, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
    return ran.stdout


def test_it_passes_what_is_asked_of_every_game(tmp_path: Path) -> None:
    """`make test` runs the general tests and the game's own in its folder, and all pass."""
    write("pig3", tmp_path / "pig")
    printed = make_test(tmp_path / "pig")
    assert "tests/test_pig3.py " in printed
    assert "test_rules.py " in printed


def test_what_an_author_made_of_it_passes_too(tmp_path: Path) -> None:
    """So does Pig, with dice, a turn of several answers, and two options."""
    write_pig(tmp_path / "pig")
    printed = make_test(tmp_path / "pig", PYTEST_ADDOPTS="-k pig")
    assert "tests/test_pig.py ......" in printed
    assert "test_rules.py " in printed


def test_its_pictures_can_be_looked_at(tmp_path: Path) -> None:
    """`make pictures` draws the middle and the end with the fewest and the most seats, also as on a phone."""
    write("pig4", tmp_path / "pig")
    command = ["make", "-C", str(tmp_path / "pig"), "pictures"]
    subprocess.run(command, capture_output=True, check=True)
    files = tmp_path.glob("pig/build/pictures/*.png")
    names = ("2-middle", "2-end", "6-middle", "6-end")
    assert {it.stem: opened(it.read_bytes()).width for it in files} == {
        **dict.fromkeys(names, 1320),
        **{f"{name}-phone": 400 for name in names},
    }


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["Pig"], "'Pig' can't be a game's name: use 2 to 20 letters a to z and digits, a lett"),
        (["p"], "'p' can't be a game's name"),
        (["12pigs"], "'12pigs' can't be a game's name"),
        (["splendor"], "Facet or an installed game has the name splendor: choose another"),
        (["table"], "Facet or an installed game has the name table: choose another"),
        (["pig", "there"], "there exists already: name another folder"),
        (["pig", "file/pig"], "can't write file/pig: Not a directory"),
    ],
    ids=lambda it: " ".join(it) if isinstance(it, list) else "",
)
def test_it_refuses_what_would_not_work(words: list[str], why: str, tmp_path: Path) -> None:
    """A bad name, a taken one, or a folder that exists is refused in a line, and nothing is written."""
    (tmp_path / "there").mkdir()
    (tmp_path / "file").touch()
    said = facet("new-game", *words, folder=tmp_path)
    assert (said.returncode, said.stdout) == (2, "")
    assert why in said.stderr.splitlines()[-1]
    assert sorted(it.name for it in tmp_path.rglob("*")) == ["file", "there"]
