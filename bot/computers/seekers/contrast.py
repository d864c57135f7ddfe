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


def one_more(sheet: int, cards: str, area: PackedArea) -> Mapping[str, int]:
    """Return the points that one more gem of each colour brings; none where gems lie in piles."""
    kind = SHEETS[sheet].kind
    if kind == "piles":
        return {}
    now, with_gem = worth(sheet, area, cards), LAYINGS[kind].with_gift
    return {it: max(worth(sheet, one, cards) for one in with_gem(area, it)) - now for it in COLOURS}


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
    features: list[tuple[bool, bool, int, Feature]] = []
    declared = [_declared(sheet, cards, it) for it in (area, other)]
    for bare, (mine, theirs) in ((True, (area, other)), (False, declared)):
        now = worth(sheet, mine, cards)
        for colour, count, fewer in zip(COLOURS, spread(mine), spread(theirs), strict=True):
            if not bare and count == spread(area)[COLOURS.index(colour)]:
                continue  # the rainbow could be declared as this colour instead
            lost = now - worth(sheet, mine + (fewer - count) * GEM_UNITS[colour], cards)
            if lost > 0:
                # To have more of a colour is a plan, to have less of it is only a cost avoided.
                made = Feature("count", colour, count, fewer)
                features.append((count > fewer, bare, lost, made))
    return max(features, key=lambda one: one[:3])[3] if features else None


def _declared(sheet: int, cards: str, area: int) -> int:
    """Return an area by count with the rainbow as the colour that scores best."""
    if not LAYINGS["count"].has(area, RAINBOW):
        return area
    bare = area - GEM_UNITS[RAINBOW]
    return max((bare + GEM_UNITS[it] for it in COLOURS), key=partial(worth, sheet, cards=cards))
