"""The layout of the board, in pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.canvas import Box
from rules import Seat

BOARD_WIDTH: Final = 1320
BOARD_HEIGHT: Final = 840
MARGIN: Final = 14
TRAY: Final[Box] = (MARGIN, MARGIN, 404, BOARD_HEIGHT - MARGIN)
ROWS_LEFT: Final = 424
ROW_WIDTH: Final = BOARD_WIDTH - MARGIN - ROWS_LEFT
GAP: Final = 10
COUNT: Final = 86
"""Width of the last column, with how many dice a seat has."""
BID: Final = 160
"""Width of the column before, with a seat's bid."""
DICE: Final = 5
"""The most dice that a seat may have."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts of a row are, from its corner; most are middles."""

    badge: tuple[float, float]
    name: tuple[float, float]
    name_room: float
    name_high: float
    sizes: tuple[int, ...]
    plate: tuple[float, float]
    plate_room: int
    dice: tuple[float, float]
    die: int
    step: int
    bid: tuple[float, float]
    bid_high: int
    count: tuple[float, float]


def row(seat: Seat, seats: int) -> Box:
    """Return the box of a seat's row."""
    whole = BOARD_HEIGHT - 2 * MARGIN + GAP
    top = MARGIN + seat * whole // seats
    return ROWS_LEFT, top, ROWS_LEFT + ROW_WIDTH, MARGIN + (seat + 1) * whole // seats - GAP


def plan(seats: int, height: int) -> Plan:
    """Lay a row out: names stand above the dice where that leaves large dice, else before them."""
    count, bid = ROW_WIDTH - COUNT / 2, ROW_WIDTH - COUNT - BID / 2
    if seats <= 4:
        side = height / 2 if seats == 4 else 58
        die = min(150, height - (114 if seats == 4 else 134))
        return Plan(
            badge=(48, 54),
            name=(88, 54),
            name_room=ROW_WIDTH - COUNT - BID - 110,
            name_high=84,
            sizes=(46, 38, 34),
            plate=(ROW_WIDTH - COUNT - BID - 14, 54),
            plate_room=150,
            dice=(24 + die / 2, (98 + height - 8) / 2),
            die=die,
            step=die + (12 if seats == 4 else 18),
            bid=(bid, side),
            bid_high=84,
            count=(count, side),
        )
    return Plan(
        badge=(42, height / 2),
        name=(78, height / 2),
        name_room=190,
        name_high=height - 20,
        sizes=(38, 34, 30),
        plate=(268, height - 34),
        plate_room=0,
        dice=(310, height / 2),
        die=64,
        step=69,
        bid=(bid, height / 2),
        bid_high=80,
        count=(count, height / 2),
    )
