"""What a game's package declares, and the packages that are installed here.

A distribution names a `Package` by an entry point of the group `facet.games`, whose name is the game's key.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any, Final

CONTRACT: Final = 1
"""The version of what `Package` and the parts of a game must have; it goes up when older packages fail."""
QUALITIES: Final = ("bronze", "silver", "gold")
"""How much a game has, the least first; `bot/quality.py` says what each needs."""
OWN: Final = "facet"
"""The distribution that these rules are part of."""
_GROUP: Final = "facet.games"
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
        testing: Tells the general tests what the game is made of and hides, see `bot/testing/known.py`.
        quality: One of `QUALITIES`; the general tests check that the game has what that needs.
    """

    contract: int
    rules: str
    look: str
    panels: str = ""
    computers: str = ""
    testing: str = ""
    quality: str = "bronze"


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """An entry point of the group, and the distribution that it's from."""

    point: metadata.EntryPoint
    distribution: str
    version: str
    folder: Path

    @property
    def name(self) -> str:
        """The game's key."""
        return self.point.name

    def load(self) -> Any:  # noqa: ANN401 - whatever is there
        """Return the object that it names; raise what its import raises."""
        return self.point.load()

    def __str__(self) -> str:
        return f"{self.name} ({self.distribution}{self.version and f' {self.version}'})"


def entry_points() -> Iterator[EntryPoint]:
    """Yield the group's entry points: each distribution's, at the first place where it's found.

    A clone's own are those in its `pyproject.toml`: what is installed may be older.
    """
    seen = set()
    if _PROJECT.exists():
        seen.add(OWN)
        project = tomllib.loads(_PROJECT.read_text("utf-8"))["project"]
        for name, value in project["entry-points"][_GROUP].items():
            point = metadata.EntryPoint(name, value, _GROUP)
            yield EntryPoint(point, OWN, "", _PROJECT.parent)
    for found in metadata.distributions():
        try:
            points = found.entry_points.select(group=_GROUP)
        except (TypeError, ValueError):  # no text, or not of entry points; pip writes no such file
            continue
        if points and (name := found.name.replace("_", "-").lower()) not in seen:
            seen.add(name)
            for point in points:
                yield EntryPoint(point, name, found.version, Path(str(found.locate_file(""))))
