"""How a sheet's points come about, colour by colour."""

from __future__ import annotations

from typing import NamedTuple

from rules.seekers.areas import Area, Piles, Row
from rules.seekers.gems import COLOURS, RAINBOW
from rules.seekers.sheets import SHEETS, Declared, counted, runs

RANKED = 1
"""The sheet that pays by rank: it alone looks at all colours together."""


class Line(NamedTuple):
    """A colour, how many there are (in a row: the length of each run), and their points."""

    kind: str
    counts: tuple[int, ...]
    points: int


def lines(sheet: int, area: Area, declared: Declared, cards: str) -> list[Line]:
    """Return a line a colour that there is some of; their points add up to the sheet's."""
    if isinstance(area, Row):
        return _of_row(sheet, area, declared, cards)
    if isinstance(area, Piles):
        kinds = [kind for kind in COLOURS + RAINBOW if kind in area.valid]
        return [Line(kind, (area.valid.count(kind),), area.valid.count(kind)) for kind in kinds]
    counts = counted(area, declared)
    held = [colour for colour in COLOURS if counts[colour]]
    if sheet == RANKED:
        return _ranked({colour: counts[colour] for colour in held})
    score, nothing = SHEETS[sheet].score, dict.fromkeys(COLOURS, 0)
    return [
        Line(
            colour,
            (counts[colour],),
            score({**nothing, colour: counts[colour]}, declared, cards),
        )
        for colour in held
    ]


def _of_row(sheet: int, row: Row, declared: Declared, cards: str) -> list[Line]:
    found = list(runs(row, declared))
    score = SHEETS[sheet].score
    kinds = [kind for kind in COLOURS + RAINBOW if any(kind == colour for colour, _ in found)]
    return [
        Line(
            kind,
            tuple(sorted((length for colour, length in found if colour == kind), reverse=True)),
            sum(score([run], declared, cards) for run in found if run[0] == kind),
        )
        for kind in kinds
    ]


def _ranked(counts: dict[str, int]) -> list[Line]:
    order = sorted(counts, key=lambda colour: -counts[colour])
    signs = dict(zip(order, (1, 1, -1, 0, 0), strict=False))
    return [Line(colour, (count,), signs[colour] * count) for colour, count in counts.items()]
