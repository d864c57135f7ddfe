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
MAX_GEM: Final = 96
DOOR: Final = 46
"""Width of the gate at an end of the dungeon."""

SHEET: Final[Box] = (942, BOARD_MARGIN, 1306, 168)
STATUS: Final[Box] = (942, 174, 1306, 266)

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


LEDGE_EDGE: Final = 3
"""Height of the upper face of the ledge that gems stand on; numbers are below it."""
_DIGITS: Final = (34, 34, 28)
"""Font size by number of lines."""


def dungeon(length: int) -> LinePlan:
    """Lay out a dungeon of `length` gems, in lines as equal as possible, with gems as large as may be."""
    return max((_lined(length, lines) for lines in (1, 2, 3)), key=lambda plan: plan.gem)


def _lined(length: int, lines: int) -> LinePlan:
    height, digit = DUNGEON[3] - DUNGEON[1] - 8, _DIGITS[lines - 1]
    across = max(1, -(-length // lines))
    pitch = height // lines
    cell = min(118, GEMS_PER_LINE * DUNGEON_CELL // across)
    gem = min(MAX_GEM, cell - 5, pitch - digit - 2)
    band = min(gem + 14, pitch - digit)
    top = 7 + (pitch - band - digit) // 2
    return LinePlan(across, lines, top, pitch, cell, gem, band, digit)


def gem(index: int, plan: LinePlan) -> tuple[int, int]:
    """Return the corner of a gem's cell, relative to the dungeon's."""
    line, place = divmod(index, plan.across)
    left = DOOR + 10 + (GEMS_PER_LINE * DUNGEON_CELL - plan.across * plan.cell) // 2
    return left + place * plan.cell, plan.top + line * plan.pitch


def slots(field: Sequence[str]) -> dict[int, str]:
    """Assign seekers to the twelve places; those of one power close up to the left."""
    left = sorted(field)
    names: dict[int, str] = {}
    for slot, power in enumerate(POWERS):
        name = next((name for name in left if SEEKERS_BY_ID[name].power == power), None)
        if name:
            left.remove(name)
            names[slot] = name
    return names


def slot(number: int) -> tuple[int, int]:
    """Return the corner of a place of the field, counted from 0."""
    return BOARD_MARGIN + 3 + number * CARD_STEP + (POWERS[number] - 1) * GROUP_GAP, FIELD_TOP


def panel(seat: Seat) -> Box:
    """Return the box of a seat's panel."""
    top = PANEL_TOP + seat * PANEL_STEP
    return BOARD_MARGIN, top, BOARD_MARGIN + PANEL_SIZE[0], top + PANEL_SIZE[1]
