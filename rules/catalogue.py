"""The catalogue of games: those of the installed packages.

They are loaded when somebody first looks into it: a package's own modules may be what imports this one.
"""

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import groupby
from typing import Any, Final

from rules.contract import Game
from rules.package import CONTRACT, OWN, QUALITIES, EntryPoint, Package, entry_points

FIRST: Final = ("splendor", "seekers", "bluff")
"""The games that come first in menus, unless the host orders them (`FACET_GAMES`); others follow by name."""
LEFT_OUT: Final[list[str]] = []
"""What can't be played of what is installed, and why: a sentence each, for the host."""
KEY: Final = re.compile(r"[a-z][a-z0-9]{1,19}")
"""What a game may be called."""


@dataclass(frozen=True, slots=True)
class Installed:
    """A game that can be played, its package, and the entry point that named it."""

    game: Game[Any]
    package: Package
    entry: EntryPoint


class _Games(Mapping[str, Game[Any]]):
    """Loads the games on first use."""

    def __getitem__(self, key: str) -> Game[Any]:
        return installed()[key].game

    def __iter__(self) -> Iterator[str]:
        return iter(installed())

    def __len__(self) -> int:
        return len(installed())


GAMES: Final[Mapping[str, Game[Any]]] = _Games()
"""Games by key, in the order in which menus list them."""


@cache
def installed() -> dict[str, Installed]:
    """Return the games that can be played, by key, and note the others in `LEFT_OUT`."""
    entries = sorted(
        entry_points(), key=lambda it: (it.name, it.distribution != OWN, it.distribution)
    )
    claims = {name: tuple(claimed) for name, claimed in groupby(entries, lambda it: it.name)}
    usual = sorted(claims, key=lambda it: FIRST.index(it) if it in FIRST else len(FIRST))
    chosen = os.environ.get("FACET_GAMES", "").replace(",", " ").split() or usual
    found = {}
    for name in dict.fromkeys(chosen):
        if name not in claims:
            LEFT_OUT.append(f"{name} isn't installed, but FACET_GAMES names it")
            continue
        first, *others = claims[name]
        if others and first.distribution != OWN:
            LEFT_OUT.append(
                f"{name} is claimed by {' and '.join(map(str, claims[name]))}: uninstall one"
            )
            continue
        LEFT_OUT.extend(f"{it} has the name of one of Facet's own games" for it in others)
        try:
            found[name] = _loaded(first)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a stranger's code
            LEFT_OUT.append(f"{first} {reason(error)}")
    return found


def is_strange(game: str) -> bool:
    """Return whether a game can be played that didn't come with Facet: nobody has tested it for this version."""
    return game in GAMES and installed()[game].entry.distribution != OWN


def strangers() -> frozenset[str]:
    """Return the names of the modules that the games consist of which didn't come with Facet."""
    packages = (it.package for key, it in installed().items() if is_strange(key))
    named = (name for it in packages for name in (it.rules, it.look, it.panels, it.computers))
    return frozenset(name.partition(".")[0] for name in named if name)


def leave_out(key: str, why: str) -> None:
    """Remove a game from the catalogue, before anything has listed the games."""
    LEFT_OUT.append(f"{installed().pop(key).entry} {why}")


def reason(error: BaseException) -> str:
    """Return why a game is left out, as the end of a sentence that begins with its name."""
    if isinstance(error, Unfit):
        return str(error)
    return f"failed with {type(error).__name__}: {' '.join(str(error).split())[:200]}".rstrip(": ")


class Unfit(Exception):
    """A package that this version can't use; says why, as the end of a sentence that begins with its name."""


def _loaded(entry: EntryPoint) -> Installed:
    """Import a game's rules; raise Unfit, or what the import raises."""
    if not KEY.fullmatch(entry.name):
        raise Unfit("needs a name of 2 to 20 small letters and digits")
    package = entry.load()
    contract = getattr(package, "contract", None)
    if contract != CONTRACT:
        raise Unfit(
            f"was written for contract {contract}, and this version of Facet has contract {CONTRACT}"
        )
    if package.quality not in QUALITIES:
        raise Unfit(
            f"has the quality {package.quality!r}, which isn't one of {', '.join(QUALITIES)}"
        )
    game = import_module(package.rules).GAME
    if game.key != entry.name:
        raise Unfit(f"has a game that calls itself {game.key}")
    return Installed(game, package, entry)
