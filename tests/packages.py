"""Distributions with games, written as an installation leaves them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from render.words import words_of
from rules import catalogue
from rules.package import CONTRACT

LATER: Final = CONTRACT + 1
_HEAD: Final = "from rules.package import Package\n"
_MINE: Final = "from rules.bluff import Bluff\nclass Mine(Bluff):\n"
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
    "of another name": (
        f"{_HEAD}PACKAGE = Package({CONTRACT}, 'rules.splendor', 'render.splendor')",
        "has a game that calls itself splendor",
    ),
}
"""A module with a package that can't be used, and why, as the end of a sentence."""


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
        found = catalogue.installed.__wrapped__()
        self._patch.setitem(catalogue.installed(), key, found[key])

    def game(self, key: str, **changes: str) -> None:
        """Install a game like Bluff under another name, with changes.

        `rules`, `look`, `panels` and `computers` are code behind the usual one of that part, for the rules in
        the class; a language is texts behind those of Bluff, or instead of all if they begin with "!".
        """
        folder = self.folder / f"facet_{key}"
        parts = [it for it in ("panels", "computers") if it in changes]
        named = "".join(f", {it}='facet_{key}.{it}'" for it in parts)
        usual = {
            "__init__": f"{_HEAD}PACKAGE = Package(1, 'facet_{key}.rules', 'facet_{key}.look'{named})",
            "rules": f"{_MINE}    key = {key!r}",
            "look": "from render.bluff import LOOK\nfrom dataclasses import replace\n"
            f"ICON = replace(LOOK.icons['1'], name={key!r})\nLOOK = replace(LOOK, icons={{'1': ICON}})",
        }
        (folder / "words").mkdir(parents=True)
        for name in (*usual, *parts):
            end = "GAME = Mine()" if name == "rules" else ""
            body = (usual.get(name, ""), changes.get(name, ""), end)
            (folder / f"{name}.py").write_text("\n".join(body))
        for file in words_of("bluff").glob("*.ftl"):
            text = file.read_text().replace("bluff-", f"{key}-")
            text = text.replace(f"{key}-command = ", f"{key}-command = {key}")
            more = changes.get(file.stem.replace("-", "_"), "")
            text = more[1:] if more.startswith("!") else f"{text}\n{more}\n"
            (folder / "words" / file.name).write_text(text)
        self.add(f"facet-{key}", f"{key} = facet_{key}:PACKAGE")
