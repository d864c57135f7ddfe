"""The layout of the board, in pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.canvas import Box
from rules import Seat
from rules.seekers.seekers import BASIC, SEEKERS_BY_ID

BOARD_WIDTH: Final = 1320
BOARD_HEIGHT: Final = 840
BOARD_MARGIN: Final = 14

DUNGEON: Final[Box] = (BOARD_MARGIN, BOARD_MARGIN, 932, 266)
GEMS_PER_LINE: Final = 13
"""Most gems on a line of the dungeon."""
DUNGEON_CELL: Final = 62
DOOR: Final = 46
"""Width of the door at an end of the dungeon."""

SHEET: Final[Box] = (942, BOARD_MARGIN, 1306, 176)
STATUS: Final[Box] = (942, 184, 1306, 266)

FIELD_TOP: Final = 276
CARD_SIZE: Final = (100, 200)
CARD_STEP: Final = 106
GROUP_GAP: Final = 6
POWERS: Final = tuple(map(int, BASIC))
"""Powers of the twelve places of the field, the same in every mode."""

PANEL_SIZE: Final = (1292, 170)
PANEL_TOP: Final = 484
PANEL_STEP: Final = 176
PANEL_HEAD: Final = 66
AREA_LEFT: Final = 12
AREA_WIDTH: Final = 1268

TALLY: Final[Box] = (BOARD_MARGIN, BOARD_MARGIN, 932, 476)
LEFT_OVER: Final[Box] = (942, 184, 1306, 266)
CHART: Final[Box] = (942, 274, 1306, 476)


@dataclass(frozen=True, slots=True)
class LinePlan:
    """The layout of the dungeon: gems per line, and sizes from the tray's corner."""

    across: int
    lines: int
    top: int
    pitch: int
    cell: int
    gem: int
    band: int
    digit: int


_HEIGHTS: Final = ((64, 0, 72, 84, 46), (18, 116, 58, 68, 34), (6, 82, 46, 52, 28))
"""Top, line pitch, largest gem, band height and font size, for one, two and three lines."""


def dungeon(length: int) -> LinePlan:
    """Lay out a dungeon of `length` gems, in lines as equal as possible."""
    lines = min(3, max(1, -(-length // GEMS_PER_LINE)))
    across = max(1, -(-length // lines))
    top, pitch, gem, band, digit = _HEIGHTS[lines - 1]
    if lines == 1 and length > 9:
        digit = 40  # two digits fit a cell, with a gap
    cell = min(gem + 22, GEMS_PER_LINE * DUNGEON_CELL // across)
    return LinePlan(across, lines, top, pitch, cell, min(gem, cell - 6), band, digit)


def gem(index: int, plan: LinePlan) -> tuple[int, int]:
    """Return the corner of a gem's cell, relative to the dungeon's."""
    line, place = divmod(index, plan.across)
    left = DOOR + 10 + (GEMS_PER_LINE * DUNGEON_CELL - plan.across * plan.cell) // 2
    return left + place * plan.cell, plan.top + line * plan.pitch


def slots(field: Sequence[str]) -> dict[int, str]:
    """Assign seekers to the twelve places; those of one power close up to the left."""
    left = sorted(field)
    found: dict[int, str] = {}
    for slot, power in enumerate(POWERS):
        name = next((name for name in left if SEEKERS_BY_ID[name].power == power), None)
        if name:
            left.remove(name)
            found[slot] = name
    return found


def slot(number: int) -> tuple[int, int]:
    """Return the corner of a place of the field, counted from 0."""
    return BOARD_MARGIN + 3 + number * CARD_STEP + (POWERS[number] - 1) * GROUP_GAP, FIELD_TOP


def panel(seat: Seat) -> Box:
    """Return the box of a seat's panel."""
    top = PANEL_TOP + seat * PANEL_STEP
    return BOARD_MARGIN, top, BOARD_MARGIN + PANEL_SIZE[0], top + PANEL_SIZE[1]
