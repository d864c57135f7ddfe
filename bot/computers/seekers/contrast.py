"""What one area of 12 Seekers has that others lack, and what its next gem would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial, reduce
from itertools import groupby
from operator import and_, itemgetter, or_
from typing import Any

from bot.computers.seekers.areas import GEM_UNITS, LAYINGS, PackedArea, spread
from bot.computers.seekers.scores import worth
from rules.seekers.gems import COLOURS, GOLD, RAINBOW
from rules.seekers.sheets import SHEETS

Runs = Counter[tuple[str, int]]
Made = tuple[int, str, Mapping[str, int | str]]
"""The points that something is worth, and its key and arguments as a reason."""


def with_more(
    sheet: int, cards: str, area: PackedArea, dungeon: str, gems: int
) -> Mapping[str, int]:
    """Return the points that another gem or two bring, by colour, if as many lie in the dungeon.

    None where gems lie in piles.
    """
    kind = SHEETS[sheet].kind
    if kind == "piles":
        return {}
    now, brings = worth(sheet, area, cards), {}
    for colour in (it for it in COLOURS if dungeon.count(it) >= gems):
        areas = {area}
        for _ in range(gems):
            areas = {it for one in areas for it in LAYINGS[kind].with_gift(one, colour)}
        brings[colour] = max(worth(sheet, it, cards) for it in areas) - now
    return brings


def run_made(sheet: int, cards: str, row: str, others: Iterable[str]) -> Made | None:
    """Return the best run that a row has and no other one, whatever colour a rainbow is there."""
    value = partial(worth, sheet, cards=cards)
    mine = reduce(and_, map(_runs, _best_rows(row, value)))
    made = mine - reduce(or_, (_runs(it) for other in others for it in _rows(other)), Counter())
    runs = [(value(colour * length), length, colour) for colour, length in made if length > 1]
    points, length, colour = max(runs, default=(0, 0, ""))
    shines = mine[colour, length] > _runs(row)[colour, length]
    rainbow = "yes" if shines else "no"
    args: dict[str, int | str] = {"colour": colour, "length": length, "rainbow": rainbow}
    return (points, "run", args) if points > 0 else None


def run_spared(sheet: int, cards: str, row: str, others: Iterable[str], other: str) -> Made | None:
    """Return the run that costs most and that each of the other rows has, but not this one, whatever a rainbow is here."""
    value = partial(worth, sheet, cards=cards)
    theirs = reduce(and_, (_runs(best) for it in others for best in _best_rows(it, value)))
    spared = theirs - reduce(or_, map(_runs, _rows(row)))
    runs = [(-value(colour * length), length, colour) for colour, length in spared]
    points, length, colour = max(runs, default=(0, 0, ""))
    args: dict[str, int | str] = {"colour": colour, "length": length, "points": points}
    return (points, "spares", args | {"other": other}) if points > 0 else None


def count_made(sheet: int, cards: str, area: int, others: Iterable[int], gold: int) -> Made | None:
    """Return the colours of which an area has more gems, or fewer, than any other one, and gains by it.

    With any of them also that there is so much more gold.
    """
    now, made = worth(sheet, area, cards), list[tuple[int, str, dict[str, Any]]]()
    for colour, count, *theirs in zip(COLOURS, spread(area), *map(spread, others), strict=True):
        nearest = max(theirs) if count > max(theirs) else min(theirs)
        if count > nearest == max(theirs) or count < nearest:
            points = now - worth(sheet, area + (nearest - count) * GEM_UNITS[colour], cards)
            sign = "no" if colour not in cards else "plus" if count > nearest else "minus"
            args = {"colour": colour, "count": count, "fewer": nearest, "points": points}
            args["card"] = sign
            if points > 0:
                made.append((points, colour, args))
    if not made:
        return None
    most, _, single = max(made, key=itemgetter(0))
    if gold > 0:
        made.append((gold, GOLD, {"count": gold, "fewer": 0}))
    if len(made) > 1:
        more, less = (
            "".join(it for _, it, args in made if (args["count"] > args["fewer"]) == gained)
            for gained in (True, False)
        )
        told = {
            "gems": more,
            "spent": less,
            "kind": "both" if more and less else "more" if more else "less",
        }
        told = {name: it for name, it in told.items() if it}
        without = area + sum(
            (args["fewer"] - args["count"]) * GEM_UNITS[it] for _, it, args in made if it != GOLD
        )
        points = now - worth(sheet, without, cards) + max(0, gold)
        if points > 0:
            return points, "colours-by", {**told, "points": points}
    return most, "count", single


def _rows(row: str) -> set[str]:
    """Return a row once for each colour that its rainbow may have."""
    return {row.replace(RAINBOW, colour) for colour in COLOURS}


def _best_rows(row: str, value: partial[int]) -> list[str]:
    rows = sorted(_rows(row))
    most = max(map(value, rows))
    return [it for it in rows if value(it) == most]


def _runs(row: str) -> Runs:
    return Counter((colour, len(list(run))) for colour, run in groupby(row))
