"""What a game's package declares, and the packages that are installed here.

A distribution names a `Package` by an entry point of the group `facet.games`, whose name is the game's
key. `importlib.metadata` would find the same in five times the time of importing these rules.
"""

import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import reduce
from importlib import import_module
from pathlib import Path
from typing import Any, Final

CONTRACT: Final = 1
"""The version of what `Package` and the parts of a game must have; it goes up when older packages fail."""
OWN: Final = "facet"
"""The distribution that these rules are part of."""
_GROUPS: Final = ("[facet.games]", '[project.entry-points."facet.games"]')
"""What the group is headed by: in an installed distribution, and in `pyproject.toml`."""
_PROJECT: Final = Path(__file__).parents[1] / "pyproject.toml"


@dataclass(frozen=True, slots=True)
class Package:
    """The parts of a game: the dotted names of modules, each imported when it's first needed.

    Attributes:
        contract: The `CONTRACT` that the package was written for.
        rules: Has the `Game` as `GAME`.
        look: Has the `Look` as `LOOK`; its texts are in the folder `words` beside it.
        panels: Has the panels as `PANELS`; "" for plain ones.
        computers: Declares computers, see `bot/computers/contract.py`; "" if `Game.quick` is the only one.
    """

    contract: int
    rules: str
    look: str
    panels: str = ""
    computers: str = ""


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """An entry point of the group: a game's key, and "module:object" for its `Package`."""

    name: str
    value: str
    distribution: str
    version: str
    folder: Path

    def load(self) -> Any:  # noqa: ANN401 - whatever is there
        """Return the object that it names; raise what its import raises."""
        module, _, attributes = self.value.partition(":")
        return reduce(getattr, attributes.strip().split("."), import_module(module.strip()))

    def __str__(self) -> str:
        return f"{self.name} ({self.distribution}{self.version and f' {self.version}'})"


def entry_points() -> Iterator[EntryPoint]:
    """Yield the group's entry points: each distribution's, at the first place where it's found.

    A clone's own are those in its `pyproject.toml`, which are right before it's installed again.
    """
    seen = set()
    if _PROJECT.exists():
        seen.add(OWN)
        yield from _read(_PROJECT, OWN, "")
    for folder in map(Path, dict.fromkeys(sys.path)):
        for file in sorted(folder.glob("*.dist-info/entry_points.txt")):
            name, _, version = file.parent.stem.partition("-")
            name = name.replace("_", "-").lower()
            if name not in seen:
                seen.add(name)
                with suppress(OSError):
                    yield from _read(file, name, version)


def _read(file: Path, distribution: str, version: str) -> Iterator[EntryPoint]:
    here, folder = False, file.parents[file.name != _PROJECT.name]
    for line in map(str.strip, file.read_text("utf-8", errors="replace").splitlines()):
        if line.startswith("["):
            here = line in _GROUPS
        elif here and "=" in line and not line.startswith("#"):
            name, value = (part.strip(" \"'") for part in line.split("=", 1))
            yield EntryPoint(name, value, distribution, version, folder)
