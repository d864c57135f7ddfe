"""What tells how an area will do: features that are counted and weighed.

A feature is a text. By count it is how many gems there are of a colour, "2:5" in a class of
colours; in a row how long a run is, whether it lies at an end, where it can still grow, and its
class. Colours are of one class where a sheet treats them alike.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Final

from bot.computers.seekers.areas import PackedArea, spread
from rules.seekers.gems import COLOURS, RAINBOW
from rules.seekers.sheets import SHEETS

BY_COLOUR: Final = frozenset({3, 4, 8})
"""The sheets that treat every colour in its own way."""
FEATURE_CACHE_SIZE: Final = 1 << 13


@lru_cache(maxsize=FEATURE_CACHE_SIZE)
def features(sheet: int, area: PackedArea, cards: str) -> tuple[str, ...]:
    """Return the features of an area; one that there is twice stands twice."""
    kind = SHEETS[sheet].kind
    if kind == "count":
        counts = zip(COLOURS, spread(area), strict=True)
        found = [f"{_class(sheet, colour, cards)}{count}" for colour, count in counts if count]
        return (*found, RAINBOW) if area >> 20 else tuple(found)
    if kind == "row":
        return tuple(_runs(sheet, area, cards))
    return ()


def _runs(sheet: int, row: str, cards: str) -> list[str]:
    runs = [(colour, len(list(run))) for colour, run in groupby(row)]
    last = len(runs) - 1
    found = []
    for place, (colour, length) in enumerate(runs):
        where = "|" if not last else ">" if place in (0, last) else "-"
        found.append(f"{_class(sheet, colour, cards)}{where}{length}")
    return found


def _class(sheet: int, colour: str, cards: str) -> str:
    if colour == RAINBOW or sheet in BY_COLOUR:
        return colour
    return "+" if colour in cards else ""
