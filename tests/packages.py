"""Distributions with games, written as an installation leaves them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

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
