"""A sheet's points by colour."""

from __future__ import annotations

from typing import NamedTuple

from rules import Seat
from rules.seekers.areas import Area, Piles, Row
from rules.seekers.gems import COLOURS, RAINBOW
from rules.seekers.position import Position
from rules.seekers.sheets import SHEETS, Declared, counted, runs

RANKED_SHEET = 1
"""The sheet that scores by rank, the only one that compares colours."""


class Entry(NamedTuple):
    """A colour, its count (in a row: the length of each run, longest first), and its points."""

    kind: str
    counts: tuple[int, ...]
    points: int


def lines(sheet: int, area: Area, declared: Declared, cards: str) -> list[Entry]:
    """Return one line per colour present; their points add up to the sheet's."""
    if isinstance(area, Row):
        return _of_row(sheet, area, declared, cards)
    if isinstance(area, Piles):
        kinds = [kind for kind in COLOURS + RAINBOW if kind in area.valid]
        return [Entry(kind, (area.valid.count(kind),), area.valid.count(kind)) for kind in kinds]
    counts = counted(area, declared)
    held = [colour for colour in COLOURS if counts[colour]]
    if sheet == RANKED_SHEET:
        return _ranked({colour: counts[colour] for colour in held})
    score, nothing = SHEETS[sheet].score, dict.fromkeys(COLOURS, 0)
    alone = {colour: {**nothing, colour: counts[colour]} for colour in held}
    return [
        Entry(colour, (counts[colour],), score(gems, declared, cards))
        for colour, gems in alone.items()
    ]


def now(view: Position, seat: Seat) -> dict[str, int]:
    """Return the sheet's current points by colour."""
    mine, declared = view.seats[seat], view.reckoning(seat).declared
    return {line.kind: line.points for line in lines(view.sheet, mine.area, declared, mine.cards)}


def _of_row(sheet: int, row: Row, declared: Declared, cards: str) -> list[Entry]:
    of_row = list(runs(row, declared))
    score = SHEETS[sheet].score
    kinds = [kind for kind in COLOURS + RAINBOW if any(kind == colour for colour, _ in of_row)]
    entries: list[Entry] = []
    for kind in kinds:
        own = [run for run in of_row if run[0] == kind]
        lengths = sorted((length for _, length in own), reverse=True)
        points = sum(score([run], declared, cards) for run in own)
        entries.append(Entry(kind, tuple(lengths), points))
    return entries


def _ranked(counts: dict[str, int]) -> list[Entry]:
    order = sorted(counts, key=lambda colour: -counts[colour])
    signs = dict(zip(order, (1, 1, -1, 0, 0), strict=False))
    return [Entry(colour, (count,), signs[colour] * count) for colour, count in counts.items()]
