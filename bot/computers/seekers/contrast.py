"""What one area of 12 Seekers has that another one lacks, and what its next gem would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from bot.computers.seekers.areas import GEM_UNITS, LAYINGS, PackedArea, spread
from bot.computers.seekers.scores import worth
from rules.seekers.gems import COLOURS, RAINBOW
from rules.seekers.sheets import SHEETS


@dataclass(frozen=True, slots=True)
class Feature:
    """A run, a single gem or the number of gems of a colour for which an area is worth more than another.

    `kind` is "run", "single" or "count". `had` is the length of the run, or the number of gems, in the
    other area.
    """

    kind: str
    colour: str
    count: int
    had: int


def features(sheet: int, cards: str, area: PackedArea, other: PackedArea) -> list[Feature]:
    """Return what makes an area worth most more than another one: several runs, or one thing at most."""
    kind = SHEETS[sheet].kind
    if kind == "row":
        return _in_row(sheet, cards, area, other)
    return _by_count(sheet, cards, area, other) if kind == "count" else []


def _runs(sheet: int, cards: str, row: str) -> Counter[tuple[str, int]]:
    """Return a row's runs and singles by colour and length, the rainbow as the colour that scores best."""
    value = partial(worth, sheet, cards=cards)
    row = max((row.replace(RAINBOW, colour) for colour in COLOURS), key=value)
    return Counter((colour, len(list(run))) for colour, run in groupby(row))


def with_more(sheet: int, cards: str, area: PackedArea, gems: int) -> Mapping[str, int]:
    """Return the points that so many more gems of each colour bring; none where gems lie in piles."""
    kind = SHEETS[sheet].kind
    if kind == "piles":
        return {}
    now, brings = worth(sheet, area, cards), {}
    for colour in COLOURS:
        areas = {area}
        for _ in range(gems):
            areas = {it for one in areas for it in LAYINGS[kind].with_gift(one, colour)}
        brings[colour] = max(worth(sheet, it, cards) for it in areas) - now
    return brings


def _in_row(sheet: int, cards: str, row: str, other: str) -> list[Feature]:
    mine, others = _runs(sheet, cards, row), _runs(sheet, cards, other)
    made: list[tuple[int, Feature]] = []
    for colour, length in (mine - others).elements():
        had = max((old for kind, old in others - mine if kind == colour), default=0)
        more = worth(sheet, colour * length, cards) - max(0, worth(sheet, colour * had, cards))
        made.append((more, Feature("run" if length > 1 else "single", colour, length, had)))
    most = max((more for more, _ in made), default=0)
    best = [one for more, one in made if more == most > 0]
    return best if all(one.kind == "run" for one in best) else best[:1]


def _by_count(sheet: int, cards: str, area: int, other: int) -> list[Feature]:
    if LAYINGS["count"].has(area, RAINBOW) and not LAYINGS["count"].has(other, RAINBOW):
        area = _declared(sheet, cards, area)
    now = worth(sheet, area, cards)
    made: list[tuple[bool, int, Feature]] = []
    for colour, count, had in zip(COLOURS, spread(area), spread(other), strict=True):
        lost = now - worth(sheet, area + (had - count) * GEM_UNITS[colour], cards)
        if lost > 0 and 2 * lost >= now - worth(sheet, other, cards):
            # To have more of a colour is a plan, to have less of it is only a cost avoided.
            made.append((count > had, lost, Feature("count", colour, count, had)))
    return [max(made, key=lambda one: one[:2])[2]] if made else []


def _declared(sheet: int, cards: str, area: int) -> int:
    """Return an area by count with the rainbow as the colour that scores best."""
    bare = area - GEM_UNITS[RAINBOW]
    return max((bare + GEM_UNITS[it] for it in COLOURS), key=partial(worth, sheet, cards=cards))
