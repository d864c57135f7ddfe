"""Distributions with games, written as an installation leaves them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree
from typing import Final

import pytest

from bot.new_game.command import write
from rules import catalogue
from rules.package import CONTRACT

LATER: Final = CONTRACT + 1
_HEAD: Final = "from rules.package import Package\n"
BROKEN: Final[Mapping[str, tuple[str, str]]] = {
    "raises": ("raise OSError('no\\n disk')", "failed with OSError: no disk"),
    "exits": ("raise SystemExit(3)", "failed with SystemExit: 3"),
    "names nothing": (
        "",
        "failed with AttributeError: module 'odd_game' has no attribute 'PACKAGE'",
    ),
    "of another contract": (
        f"{_HEAD}PACKAGE = Package({LATER}, 'gone', 'gone')",
        f"was written for contract {LATER}, and this version of Facet has contract {CONTRACT}",
    ),
    "without a contract": (
        "PACKAGE = object()",
        f"was written for contract None, and this version of Facet has contract {CONTRACT}",
    ),
    "without rules": (
        f"{_HEAD}PACKAGE = Package({CONTRACT}, 'gone_rules', 'gone')",
        "failed with ModuleNotFoundError: No module named 'gone_rules'",
    ),
    "of another quality": (
        f"{_HEAD}PACKAGE = Package({CONTRACT}, 'gone', 'gone', quality='platinum')",
        "has the quality 'platinum', which isn't one of bronze, silver, gold",
    ),
    "of another name": (
        f"{_HEAD}PACKAGE = Package({CONTRACT}, 'rules.splendor', 'render.splendor')",
        "has a game that calls itself splendor",
    ),
}
"""A module with a package that can't be used, and why, as the end of a sentence."""


def write_pig(folder: Path) -> None:
    """Write Pig, which an author made of what `facet new-game` writes, into a folder."""
    write("pig", folder)
    copytree(Path(__file__).with_name("third_game"), folder, dirs_exist_ok=True)


class Distributions:
    """A folder on the path, and the distributions in it."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self._patch = patch

    def add(
        self,
        name: str,
        games: str,
        version: str = "1.0",
        group: str = "[facet.games]",
        **modules: str,
    ) -> None:
        """Install a distribution with these entry points and modules."""
        info = self.folder / f"{name.replace('-', '_')}-{version}.dist-info"
        info.mkdir()
        metadata = f"Metadata-Version: 2.4\nName: {name}\nVersion: {version}\n"
        (info / "METADATA").write_text(metadata)
        text = f"[console_scripts]\nmore = other:main\n\n{group}\n# games\n{games}\n"
        (info / "entry_points.txt").write_text(text)
        for module, body in modules.items():
            (self.folder / f"{module}.py").write_text(body)

    def choose(self, games: str) -> None:
        """Set FACET_GAMES."""
        self._patch.setenv("FACET_GAMES", games)

    def join(self, key: str) -> None:
        """Let an installed game join those of this process."""
        self._patch.setattr(catalogue, "LEFT_OUT", [])
        for module in [it for it in sys.modules if it.partition(".")[0] == f"facet_{key}"]:
            self._patch.delitem(sys.modules, module)  # another test's game of this name
        found = catalogue.installed.__wrapped__()
        self._patch.setitem(catalogue.installed(), key, found[key])

    def game(self, key: str, **changes: str) -> None:
        """Install the game that `facet new-game` writes, with changes.

        `rules`, `look`, `panels` and `computers` are code at the end of that part, for the rules in the game's
        class; a language is texts at the end of its catalogue, or instead of all if they begin with "!".
        """
        author = self.folder / "authors" / key
        write(key, author)
        package = (author / f"facet_{key}").rename(self.folder / f"facet_{key}")
        for name, change in changes.items():
            texts = f"words/{name.replace('_', '-')}.ftl"
            file = package / (texts if name in ("en", "ja", "zh_TW") else f"{name}.py")
            text = file.read_text("utf-8") if file.exists() and change[:1] != "!" else ""
            more = (
                f"class Mine(type(GAME)):\n{change}\nGAME = Mine()" if name == "rules" else change
            )
            file.write_text(f"{text}\n{more.removeprefix('!')}\n", "utf-8")
            if name in ("panels", "computers"):
                named = f"PACKAGE = replace(PACKAGE, {name}='facet_{key}.{name}')\n"
                with (package / "__init__.py").open("a") as init:
                    init.write(f"from dataclasses import replace\n{named}")
        self.add(f"facet-{key}", f"{key} = facet_{key}:PACKAGE")
