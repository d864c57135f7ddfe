"""The features of areas for the linear evaluation.

A feature is a string. For areas by count it's a class of colours and a number of gems; for rows it's
a run's class, length, and whether it's at an end, where it can still grow. Colours that a sheet treats
alike share a class.
"""

from functools import lru_cache
from itertools import groupby
from typing import Final

from bot.computers.seekers.areas import PackedArea, spread
from rules.seekers.gems import COLOURS, RAINBOW
from rules.seekers.sheets import SHEETS

BY_COLOUR: Final = frozenset({3, 4, 8})
"""The sheets that treat every colour differently."""
FEATURE_CACHE_SIZE: Final = 1 << 13


@lru_cache(maxsize=FEATURE_CACHE_SIZE)
def features(sheet: int, area: PackedArea, cards: str) -> tuple[str, ...]:
    """Return the features of an area; duplicates are repeated."""
    kind = SHEETS[sheet].kind
    if kind == "count":
        counts = zip(COLOURS, spread(area), strict=True)
        names = [f"{_class(sheet, colour, cards)}{count}" for colour, count in counts if count]
        return (*names, RAINBOW) if area >> 20 else tuple(names)
    if kind == "row":
        return tuple(_runs(sheet, area, cards))
    return ()


def _runs(sheet: int, row: str, cards: str) -> list[str]:
    runs = [(colour, len(list(run))) for colour, run in groupby(row)]
    last = len(runs) - 1
    names = []
    for place, (colour, length) in enumerate(runs):
        where = "|" if not last else ">" if place in (0, last) else "-"
        names.append(f"{_class(sheet, colour, cards)}{where}{length}")
    return names


def _class(sheet: int, colour: str, cards: str) -> str:
    if colour == RAINBOW or sheet in BY_COLOUR:
        return colour
    return "+" if colour in cards else ""
