"""What one area of 12 Seekers has that another one lacks, and what its next gem would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from bot.computers.seekers.areas import GEM_UNITS, LAYINGS, PackedArea, spread
from bot.computers.seekers.scores import worth
from rules.seekers.gems import COLOURS, RAINBOW
from rules.seekers.sheets import SHEETS


@dataclass(frozen=True, slots=True)
class Feature:
    """The run, single gem or number of gems of a colour for which an area is worth more than another.

    `kind` is "run", "single" or "count"; `fewer` is the number of such gems in the other area if they
    are counted.
    """

    kind: str
    colour: str
    count: int
    fewer: int = 0


def feature(sheet: int, cards: str, area: PackedArea, other: PackedArea) -> Feature | None:
    """Return what makes an area worth most more than another one; None if no one colour does."""
    kind = SHEETS[sheet].kind
    if kind == "row":
        return _in_row(sheet, cards, area, other)
    return _by_count(sheet, cards, area, other) if kind == "count" else None


def runs(sheet: int, cards: str, row: str) -> Counter[tuple[str, int]]:
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


def _in_row(sheet: int, cards: str, row: str, other: str) -> Feature | None:
    mine, others = runs(sheet, cards, row), runs(sheet, cards, other)

    def value(of: Iterable[tuple[str, int]], colour: str) -> int:
        return sum(worth(sheet, it * length, cards) for it, length in of if it == colour)

    more = {it: value(mine.elements(), it) - value(others.elements(), it) for it in COLOURS}
    colour = max(more, key=more.__getitem__)
    new = [run for run in mine - others if run[0] == colour and value((run,), colour) > 0]
    if more[colour] <= 0 or not new:
        return None
    _, length = max(new, key=lambda run: value((run,), colour))
    return Feature("run" if length > 1 else "single", colour, length)


def _by_count(sheet: int, cards: str, area: int, other: int) -> Feature | None:
    if LAYINGS["count"].has(area, RAINBOW) and not LAYINGS["count"].has(other, RAINBOW):
        area = _declared(sheet, cards, area)
    now = worth(sheet, area, cards)
    features: list[tuple[bool, int, Feature]] = []
    for colour, count, fewer in zip(COLOURS, spread(area), spread(other), strict=True):
        lost = now - worth(sheet, area + (fewer - count) * GEM_UNITS[colour], cards)
        if lost > 0 and 2 * lost >= now - worth(sheet, other, cards):
            # To have more of a colour is a plan, to have less of it is only a cost avoided.
            features.append((count > fewer, lost, Feature("count", colour, count, fewer)))
    return max(features, key=lambda one: one[:2])[2] if features else None


def _declared(sheet: int, cards: str, area: int) -> int:
    """Return an area by count with the rainbow as the colour that scores best."""
    bare = area - GEM_UNITS[RAINBOW]
    return max((bare + GEM_UNITS[it] for it in COLOURS), key=partial(worth, sheet, cards=cards))
