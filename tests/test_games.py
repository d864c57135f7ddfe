"""A game is one declaration: nothing but its own folders and the catalogue knows it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import bot
import render
import rules
from bot.panels import panels_of
from bot.panels.plain import PlainPanels
from render import LOOKS
from render.words import words_of
from rules import GAMES
from rules.catalogue import installed

KEYS = "|".join(GAMES)


def modules(game: str) -> list[str]:
    """Return the packages of a game: its rules, its look, and its computers and panels if any."""
    package = installed()[game].package
    return [it for it in (package.rules, package.look, package.panels, package.computers) if it]


def folders(game: str) -> list[Path]:
    """Return the folders of a game's packages."""
    specs = map(find_spec, modules(game))
    return [Path(spec.origin).parent for spec in specs if spec and spec.origin]


def imported(path: Path) -> Iterator[str]:
    """Yield every module that a file imports from."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield node.module or "."
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("game", GAMES)
def test_games_do_not_know_each_other(game: str) -> None:
    """No file of a game imports anything of another, nor the catalogue that has them all."""
    others = "|".join(it for key in GAMES if key != game for it in modules(key))
    foreign = re.compile(rf"(rules|render)\.catalogue$|({others})(\.|$)")
    for path in (path for here in folders(game) for path in here.rglob("*.py")):
        assert not [name for name in imported(path) if foreign.match(name)], path


def test_what_games_share_knows_none_of_them() -> None:
    """Outside its own folders a game is named in the catalogue of the rules alone."""
    own = [path for game in GAMES for path in folders(game)]
    for package in (rules, render, bot):
        for path in Path(package.__path__[0]).rglob("*.py"):
            if path.name != "catalogue.py" and not any(here in path.parents for here in own):
                assert not re.search(rf"\b({KEYS})\b", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_found_by_its_package(game: str) -> None:
    """A game has its rules, its look, its words and its panels where its package says."""
    assert GAMES[game].key == game
    look: Any = LOOKS[game]
    assert look.rules
    assert list(words_of(game).glob("*.ftl"))
    assert bool(installed()[game].package.panels) == (type(panels_of(game)) is not PlainPanels)


def test_no_look_is_left_over() -> None:
    """There is a look for each game of the catalogue, and no other."""
    assert list(LOOKS) == list(GAMES)
    with pytest.raises(KeyError):
        LOOKS["no-such-game"]
    with pytest.raises(KeyError):
        words_of("no-such-game")
