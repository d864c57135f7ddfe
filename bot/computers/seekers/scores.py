"""The points of an area by a sheet, with the best declarations and without gold, computed fast.

A test checks that they equal `rules.seekers.declaring.best`.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Final

from bot.computers.seekers.areas import PackedArea, size, spread
from rules.seekers.gems import COLOURS, RAINBOW
from rules.seekers.sheets import SHEETS, UNDECLARED

ColourCounts = tuple[int, ...]
_RUN: Final = re.compile("|".join(f"{colour}+" for colour in COLOURS))
MAX_RUN: Final = 8
"""The longest run: all gems of a colour, and the rainbow."""
WORTH_CACHE_SIZE: Final = 1 << 14
"""The size of the cache of areas' points: a few megabytes."""


@lru_cache(maxsize=WORTH_CACHE_SIZE)
def worth(sheet: int, area: PackedArea, cards: str) -> int:
    """Return the points of an area by a sheet; hidden cards don't count."""
    kind = SHEETS[sheet].kind
    if kind == "piles":
        return size(area)
    if kind == "row":
        return _row(sheet, area, cards)
    counts = spread(area)
    score = _BY_COUNT[sheet]
    if not area >> 20:
        return score(counts, cards)
    return max(
        score((*counts[:at], counts[at] + 1, *counts[at + 1 :]), cards) for at in range(len(counts))
    )


def _row(sheet: int, row: str, cards: str) -> int:
    score = _runs(sheet, cards)
    if RAINBOW not in row:
        return sum(map(score.__getitem__, _RUN.findall(row)))
    before, _, after = row.partition(RAINBOW)
    left, right = _RUN.findall(before), _RUN.findall(after)
    total = sum(map(score.__getitem__, left)) + sum(map(score.__getitem__, right))
    one, other = left[-1] if left else "", right[0] if right else ""
    # The rainbow, as a gem of a colour, joins neighbouring runs of that colour.
    gain = _alone(sheet, cards, one[:1] + other[:1])
    if one and one[0] == other[:1]:
        return total + max(gain, score[one + other + one[0]] - score[one] - score[other])
    for run in (one, other):
        if run:
            gain = max(gain, score[run + run[0]] - score[run])
    return total + gain


@cache
def _alone(sheet: int, cards: str, beside: str) -> int:
    """Return the most that the rainbow scores as a colour that isn't beside it."""
    score = _runs(sheet, cards)
    return max(score[colour] for colour in COLOURS if colour not in beside)


@cache
def _runs(sheet: int, cards: str) -> Mapping[str, int]:
    """Return the points of every run."""
    score = SHEETS[sheet].score
    return {
        length * colour: score([(colour, length)], UNDECLARED, cards)
        for colour in COLOURS
        for length in range(1, MAX_RUN + 1)
    }


def _ranked(counts: ColourCounts, _: str) -> int:
    first, second, third, *_rest = sorted(counts, reverse=True)
    return first + second - third


def _by_threes(counts: ColourCounts, _: str) -> int:
    return sum(2 * (count % 3) for count in counts)


def _prices(counts: ColourCounts, _: str) -> int:
    red, yellow, green, blue, purple = counts
    return 2 * red + 2 * yellow + green - blue - 2 * purple


def _many(count: int) -> int:
    return 5 if count >= 5 else -count


def _sets(counts: ColourCounts, _: str) -> int:
    red, yellow, green, blue, purple = counts
    return 5 * (red // 3) + 3 * (yellow // 2) - 3 * (blue // 3) + green + _many(purple)


def _each_many(counts: ColourCounts, _: str) -> int:
    return sum(map(_many, counts))


def _number(counts: ColourCounts, _: str) -> int:
    return 4 * max(counts.count(number) for number in range(1, 9))


def _colours_against_gems(counts: ColourCounts, _: str) -> int:
    return 4 * sum(map(bool, counts)) - sum(counts)


def _gems_against_colours(counts: ColourCounts, _: str) -> int:
    return sum(counts) - sum(map(bool, counts))


def _plus_and_minus(counts: ColourCounts, _: str) -> int:
    held = [count for count in counts if count]
    return 2 * (max(held) - min(held)) if held else 0


def _two_cards(counts: ColourCounts, cards: str) -> int:
    one, other = (counts[COLOURS.find(card)] if card in COLOURS else 0 for card in cards)
    return 2 * abs(one - other)


def _two_plus(counts: ColourCounts, cards: str) -> int:
    others = sorted(
        count for colour, count in zip(COLOURS, counts, strict=True) if colour not in cards
    )
    minus = counts[COLOURS.find(cards)] if cards in COLOURS else 0
    return sum(others[-2:]) - 2 * minus


_BY_COUNT: Final[Mapping[int, Callable[[ColourCounts, str], int]]] = {
    1: _ranked,
    2: _by_threes,
    3: _prices,
    4: _sets,
    5: _each_many,
    6: _number,
    11: _colours_against_gems,
    12: _gems_against_colours,
    13: _plus_and_minus,
    14: _two_cards,
    15: _two_plus,
}
