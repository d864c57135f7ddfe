"""Where everything lies, in pixels; nothing here paints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from render.canvas import Box
from rules import Seat

BOARD_WIDTH: Final = 1320
BOARD_HEIGHT: Final = 840
BOARD_MARGIN: Final = 14
GAP: Final = 10

BID: Final[Box] = (BOARD_MARGIN, BOARD_MARGIN, 426, 424)
"""The bid that stands, and whose it is."""
SHOWDOWN: Final[Box] = (BOARD_MARGIN, 434, 426, 704)
"""What came of the challenge before."""
COUNT: Final[Box] = (BOARD_MARGIN, 714, 426, BOARD_HEIGHT - BOARD_MARGIN)
"""How many dice are left on the table."""
TABLE: Final[Box] = (0, 0, 431, BOARD_HEIGHT)
"""All that is no seat's."""

PANELS_LEFT: Final = 436
PANEL_HEAD: Final = 68


@dataclass(frozen=True, slots=True)
class PanelPlan:
    """How a panel is laid out, from its own upper left corner.

    `die` is how large the dice of this round are, `small` those of the showdown before; `bid`
    is where the seat's own bid stands.
    """

    columns: int
    rows: int
    width: int
    height: int
    die: int
    top: int
    bid: Box
    small: int
    below: tuple[int, int]


_WIDE: Final = BOARD_WIDTH - BOARD_MARGIN - PANELS_LEFT
_HALF: Final = (_WIDE - GAP) // 2
_TALL: Final = (BOARD_HEIGHT - 2 * BOARD_MARGIN - GAP) // 2
_LOW: Final = (BOARD_HEIGHT - 2 * BOARD_MARGIN - 2 * GAP) // 3
_TWO: Final = PanelPlan(1, 2, _WIDE, _TALL, 116, 92, (668, 92, 848, 208), 72, (22, 284))
_THREE: Final = PanelPlan(1, 3, _WIDE, _LOW, 88, 78, (650, 78, 848, 166), 56, (22, 186))
_FOUR: Final = PanelPlan(2, 2, _HALF, _TALL, 72, 80, (14, 176, 204, 272), 60, (22, 306))
_MORE: Final = PanelPlan(2, 3, _HALF, _LOW, 72, 74, (254, 164, 414, 248), 40, (22, 186))
PANELS: Final[Mapping[int, PanelPlan]] = MappingProxyType(
    {2: _TWO, 3: _THREE, 4: _FOUR, 5: _MORE, 6: _MORE}
)
"""The panels by the number of seats."""


def panel(seats: int, seat: Seat) -> Box:
    """Return where a seat's panel lies; seats go round the table from the upper left."""
    plan = PANELS[seats]
    row, column = divmod(seat, plan.columns)
    left = PANELS_LEFT + column * (plan.width + GAP)
    top = BOARD_MARGIN + row * (plan.height + GAP)
    return left, top, left + plan.width, top + plan.height


def die(plan: PanelPlan, index: int) -> tuple[int, int]:
    """Return where a die of this round lies in a panel."""
    return (14 if plan.columns == 2 else 22) + index * (plan.die + plan.die // 8), plan.top


def shown(plan: PanelPlan, index: int) -> tuple[int, int]:
    """Return where a die of the showdown before lies in a panel."""
    return plan.below[0] + index * (plan.small + plan.small // 8), plan.below[1]
