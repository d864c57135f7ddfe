"""The twenty rule sheets (docs/rules/seekers.md §8).

A sheet defines how gems are laid out, what ends a turn, what is declared, and what gems are
worth, apart from gold and points won in play (see `declaring.py`).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from rules.contract import Json
from rules.seekers.areas import Area, Piles, Row
from rules.seekers.gems import COLOURS, KINDS, RAINBOW
from rules.value import Value


@dataclass(frozen=True)
class Declared(Value):
    """A patron's declarations; a field is empty if not declared (yet)."""

    rainbow: str = ""
    number: int = 0
    plus: str = ""
    minus: str = ""

    def as_json(self) -> Json:
        """Return the declarations by verb; two plus colours in the order of colours."""
        declared = {**vars(self), "plus": "".join(sorted(self.plus, key=KINDS.find))}
        return {key: value for key, value in declared.items() if value}


UNDECLARED: Final = Declared()


@dataclass(frozen=True, slots=True)
class Sheet:
    """A rule sheet.

    Attributes:
        kind: Kind of area: "count", "row" or "piles".
        score: Points for the gems (`counted`, `runs` or the valid pile, by kind), the
            declarations and the secret colour cards.
        cards: Secret colour cards per seat.
        declares: Verbs of the declarations, besides the rainbow's.
        ends: Step that ends a turn; "" if none.
    """

    kind: str
    score: Callable[[Any, Declared, str], int]
    cards: int = 0
    declares: tuple[str, ...] = ()
    ends: str = ""

    def worth(self, area: Area, declared: Declared, cards: str) -> int:
        """Return the points of an area by this sheet."""
        if isinstance(area, Piles):
            return self.score(area.valid, declared, cards)
        if isinstance(area, Row):
            return self.score(list(runs(area, declared)), declared, cards)
        return self.score(counted(area, declared), declared, cards)


Counts = Mapping[str, int]
Runs = list[tuple[str, int]]


def counted(area: Area, declared: Declared) -> Counts:
    """Count gems by colour; the rainbow counts as its declared colour."""
    gems = area.everything.replace(RAINBOW, declared.rainbow)
    return {colour: gems.count(colour) for colour in COLOURS}


def runs(row: Row, declared: Declared) -> Iterator[tuple[str, int]]:
    """Yield colour and length of each run of a row, including single gems."""
    for colour, stretch in groupby(row.row.replace(RAINBOW, declared.rainbow or RAINBOW)):
        yield colour, len(list(stretch))


def _ranked(counts: Counts, _: Declared, __: str) -> int:
    first, second, third, *_rest = sorted(counts.values(), reverse=True)
    return first + second - third


def _by_threes(counts: Counts, _: Declared, __: str) -> int:
    return sum(2 * (count % 3) for count in counts.values())


def _prices(counts: Counts, _: Declared, __: str) -> int:
    price = {"r": 2, "y": 2, "g": 1, "b": -1, "p": -2}
    return sum(price[colour] * count for colour, count in counts.items())


def _sets(counts: Counts, _: Declared, __: str) -> int:
    in_sets = 5 * (counts["r"] // 3) + 3 * (counts["y"] // 2) - 3 * (counts["b"] // 3)
    return in_sets + counts["g"] + _many(counts["p"])


def _many(count: int) -> int:
    return 5 if count >= 5 else -count


def _each_many(counts: Counts, _: Declared, __: str) -> int:
    return sum(map(_many, counts.values()))


def _number(counts: Counts, declared: Declared, _: str) -> int:
    return 4 * sum(count == declared.number for count in counts.values())


def _colours_against_gems(counts: Counts, _: Declared, __: str) -> int:
    return 4 * sum(map(bool, counts.values())) - sum(counts.values())


def _gems_against_colours(counts: Counts, _: Declared, __: str) -> int:
    return sum(counts.values()) - sum(map(bool, counts.values()))


def _plus_and_minus(counts: Counts, declared: Declared, _: str) -> int:
    return 2 * counts.get(declared.plus, 0) - 2 * counts.get(declared.minus, 0)


def _two_plus(counts: Counts, declared: Declared, cards: str) -> int:
    return sum(counts.get(plus, 0) for plus in declared.plus) - 2 * counts.get(cards, 0)


_BY_LENGTH: Final = (0, 0, 1, 2, 4, 6, 9, 12, 12)
_PLUS_BY_LENGTH: Final = (0, 0, 2, 4, 6, 8, 10, 13, 13)


def _lengths(runs: Runs, _: Declared, __: str) -> int:
    return sum(_BY_LENGTH[length] for colour, length in runs if colour != RAINBOW)


def _each_its_own(runs: Runs, _: Declared, __: str) -> int:
    return sum(_OF_COLOUR[colour](length) for colour, length in runs if colour != RAINBOW)


_OF_COLOUR: Final[Mapping[str, Callable[[int], int]]] = {
    "r": lambda length: 2 if length >= 2 else 0,
    "y": lambda length: 4 if length >= 3 else 0,
    "g": lambda length: 6 if length >= 4 else 0,
    "b": lambda length: length if length >= 2 else -3,
    "p": lambda length: -length if length >= 2 else 2,
}


def _threes(runs: Runs, _: Declared, __: str) -> int:
    return sum(6 if length == 3 else -length for _colour, length in runs)


def _pairs(runs: Runs, _: Declared, __: str) -> int:
    return sum(2 for _colour, length in runs if length == 2)


def _plus_lengths(runs: Runs, _: Declared, cards: str) -> int:
    return sum(_PLUS_BY_LENGTH[length] for colour, length in runs if colour in cards)


def _plus_runs(runs: Runs, _: Declared, cards: str) -> int:
    return sum(3 for colour, length in runs if colour in cards and length >= 2)


def _valid(pile: str, _: Declared, __: str) -> int:
    return len(pile)


SHEETS: Final[Mapping[int, Sheet]] = {
    1: Sheet("count", _ranked),
    2: Sheet("count", _by_threes),
    3: Sheet("count", _prices),
    4: Sheet("count", _sets),
    5: Sheet("count", _each_many),
    6: Sheet("count", _number, declares=("number",)),
    7: Sheet("row", _lengths),
    8: Sheet("row", _each_its_own),
    9: Sheet("row", _threes),
    10: Sheet("row", _pairs),
    11: Sheet("count", _colours_against_gems, ends="discard"),
    12: Sheet("count", _gems_against_colours, ends="discard"),
    13: Sheet("count", _plus_and_minus, declares=("plus", "minus"), ends="discard"),
    14: Sheet("count", _plus_and_minus, cards=2, declares=("plus", "minus")),
    15: Sheet("count", _two_plus, cards=1, declares=("plus", "plus")),
    16: Sheet("row", _plus_lengths, cards=2),
    17: Sheet("row", _plus_runs, cards=2),
    18: Sheet("row", _lengths, ends="exchange"),
    19: Sheet("piles", _valid),
    20: Sheet("piles", _valid),
}
TURNED_UP: Final = 19
"""The sheet on which the dealer turns up the valid colour, in all rounds but the last."""
