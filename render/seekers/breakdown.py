"""A sheet's points by colour."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from rules import Seat
from rules.seekers.areas import Area, Piles, Row
from rules.seekers.gems import COLOURS, RAINBOW
from rules.seekers.position import Position
from rules.seekers.sheets import SHEETS, UNDECLARED, Declared, counted, runs

RANKED_SHEET = 1
"""The sheet that scores by rank, the only one that compares colours."""


class Run(NamedTuple):
    """A run of a row: the colour that it counts as, its gems, and its points."""

    kind: str
    gems: str
    points: int


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


def row_runs(view: Position, seat: Seat) -> tuple[Run, ...]:
    """Return the runs of a seat's row, if it has one, as they score now or, with secret cards, as they could."""
    mine = view.seats[seat]
    if not isinstance(mine.area, Row):
        return ()
    if mine.hidden:
        return _runs(view.sheet, mine.area, UNDECLARED, COLOURS)
    return _runs(view.sheet, mine.area, view.reckoning(seat).declared, mine.cards)


def _runs(sheet: int, row: Row, declared: Declared, cards: str) -> tuple[Run, ...]:
    score, gems = SHEETS[sheet].score, iter(row.row)
    return tuple(
        Run(kind, "".join(islice(gems, length)), score([(kind, length)], declared, cards))
        for kind, length in runs(row, declared)
    )


def _of_row(sheet: int, row: Row, declared: Declared, cards: str) -> list[Entry]:
    of_row = _runs(sheet, row, declared, cards)
    entries: list[Entry] = []
    for kind in COLOURS + RAINBOW:
        if own := [run for run in of_row if run.kind == kind]:
            lengths = sorted((len(run.gems) for run in own), reverse=True)
            entries.append(Entry(kind, tuple(lengths), sum(run.points for run in own)))
    return entries


def _ranked(counts: dict[str, int]) -> list[Entry]:
    order = sorted(counts, key=lambda colour: -counts[colour])
    signs = dict(zip(order, (1, 1, -1, 0, 0), strict=False))
    return [Entry(colour, (count,), signs[colour] * count) for colour, count in counts.items()]
