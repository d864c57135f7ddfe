"""Where everything lies, in pixels; nothing here paints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.canvas import Box
from rules import Seat
from rules.seekers.seekers import BASIC, SEEKERS_BY_ID

WIDTH: Final = 1320
HEIGHT: Final = 840
MARGIN: Final = 14

DUNGEON: Final[Box] = (MARGIN, MARGIN, 932, 266)
LINE: Final = 13
"""How many gems a line of the dungeon has."""
CELL: Final = 62
END: Final = 46
"""How wide the door at an end of the dungeon is."""

SHEET: Final[Box] = (942, MARGIN, 1306, 176)
STATUS: Final[Box] = (942, 184, 1306, 266)

FIELD_TOP: Final = 276
CARD: Final = (100, 200)
CARD_STEP: Final = 106
GROUP_GAP: Final = 6
POWERS: Final = tuple(map(int, BASIC))
"""The powers on the field, in every mode."""

PANEL: Final = (1292, 170)
PANEL_TOP: Final = 484
PANEL_STEP: Final = 176
HEAD: Final = 66
AREA_LEFT: Final = 12
AREA_WIDTH: Final = 1268

TALLY: Final[Box] = (MARGIN, MARGIN, 932, 476)
LEFT_OVER: Final[Box] = (942, 184, 1306, 266)
CHART: Final[Box] = (942, 274, 1306, 476)


@dataclass(frozen=True, slots=True)
class LinePlan:
    """How the dungeon is laid out: gems a line, and from the tray's corner all sizes."""

    across: int
    lines: int
    top: int
    pitch: int
    cell: int
    gem: int
    band: int
    digit: int


_HEIGHTS: Final = ((64, 0, 72, 84, 46), (18, 116, 58, 68, 34), (6, 82, 46, 52, 28))
"""For one line, two and three: top, pitch, the largest gem, its band, and digits."""


def dungeon(length: int) -> LinePlan:
    """Return how a dungeon of so many gems is laid out, in lines as equal as they can be."""
    lines = min(3, max(1, -(-length // LINE)))
    across = max(1, -(-length // lines))
    top, pitch, gem, band, digit = _HEIGHTS[lines - 1]
    if lines == 1 and length > 9:
        digit = 40  # two figures in a cell, and air between them
    cell = min(gem + 22, LINE * CELL // across)
    return LinePlan(across, lines, top, pitch, cell, min(gem, cell - 6), band, digit)


def gem(index: int, plan: LinePlan) -> tuple[int, int]:
    """Return the left and the top of a gem's cell, from the dungeon's corner."""
    line, place = divmod(index, plan.across)
    left = END + 10 + (LINE * CELL - plan.across * plan.cell) // 2
    return left + place * plan.cell, plan.top + line * plan.pitch


def slots(field: Sequence[str]) -> dict[int, str]:
    """Return which seeker stands in which of the twelve places; those of a power close up."""
    left = sorted(field)
    found: dict[int, str] = {}
    for slot, power in enumerate(POWERS):
        name = next((name for name in left if SEEKERS_BY_ID[name].power == power), None)
        if name:
            left.remove(name)
            found[slot] = name
    return found


def slot(number: int) -> tuple[int, int]:
    """Return where a place of the field lies, counted from 0."""
    return MARGIN + 3 + number * CARD_STEP + (POWERS[number] - 1) * GROUP_GAP, FIELD_TOP


def panel(seat: Seat) -> Box:
    """Return where a seat's panel lies."""
    top = PANEL_TOP + seat * PANEL_STEP
    return MARGIN, top, MARGIN + PANEL[0], top + PANEL[1]
