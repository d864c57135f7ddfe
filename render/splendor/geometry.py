"""The layout of the board, in pixels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from render.canvas import Box
from rules import Seat

BOARD_WIDTH: Final = 1320
BOARD_HEIGHT: Final = 840
CORNER_SIZE: Final = (110, 58)
"""No digits in the upper left and lower right corner: Discord puts its own badges there."""
BOARD_MARGIN: Final = 14
FLOOR: Final = BOARD_HEIGHT - BOARD_MARGIN

TRAY: Final[Box] = (BOARD_MARGIN, BOARD_MARGIN, 106, FLOOR)
"""The supply, six piles in a column."""
PILE_SIZE: Final = (92, 132)
PILE_COIN: Final = 70
DECK_SIZE: Final = (74, 218)
DECK_LEFT: Final = 118
CARD_SIZE: Final = (152, 218)
CARD_LEFT: Final = 202
CARD_STEP: Final = 162
ROW_TOP: Final = 152
ROW_STEP: Final = 228
NOBLE_TOP: Final = BOARD_MARGIN
NOBLE_HEIGHT: Final = 126
ROUND: Final[Box] = (DECK_LEFT, BOARD_MARGIN, DECK_LEFT + DECK_SIZE[0], BOARD_MARGIN + NOBLE_HEIGHT)
"""The number of the round, above the decks."""

PANEL_LEFT: Final = 854
PANEL_WIDTH: Final = 452
PANEL_GAP: Final = 6
CELL_STEP: Final = 63


@dataclass(frozen=True, slots=True)
class PanelPlan:
    """The layout of a panel, from its upper left corner.

    Below the header come the reserved cards, then tokens, then bonuses.

    Attributes:
        head: Height of the header.
        badge: Diameter of the seat's badge.
        name: Font size of the name.
        prestige: Font size of the prestige.
        cell: Size of a bonus, or of a coin and its count.
        coin: Diameter of a coin.
        held: Corners of the reserved cards.
        held_size: Size of a reserved card.
        full: Whether reserved cards are shown whole.
    """

    height: int
    head: int
    badge: int
    name: int
    prestige: int
    cell: tuple[int, int]
    coin: int
    token_top: int
    bonus_top: int
    held: tuple[tuple[int, int], ...]
    held_size: tuple[int, int]
    full: bool = False


def _held(top: int) -> tuple[tuple[int, int], ...]:
    return (12, top), (158, top), (304, top)


PANELS: Final[Mapping[int, PanelPlan]] = MappingProxyType(
    {
        2: PanelPlan(
            height=403,
            head=70,
            badge=52,
            name=46,
            prestige=66,
            cell=(62, 54),
            coin=37,
            token_top=276,
            bonus_top=339,
            held=_held(80),
            held_size=(136, 186),
            full=True,
        ),
        3: PanelPlan(
            height=266,
            head=64,
            badge=48,
            name=34,
            prestige=58,
            cell=(62, 52),
            coin=37,
            token_top=145,
            bonus_top=204,
            held=_held(71),
            held_size=(136, 66),
        ),
        4: PanelPlan(
            height=198,
            head=54,
            badge=40,
            name=34,
            prestige=54,
            cell=(62, 37),
            coin=35,
            token_top=114,
            bonus_top=154,
            held=_held(53),
            held_size=(136, 59),
        ),
    }
)
"""Panel layouts by number of seats."""


def panel(seats: int, seat: Seat) -> Box:
    """Return the box of a seat's panel."""
    height = PANELS[seats].height
    top = BOARD_MARGIN + seat * (height + PANEL_GAP)
    return PANEL_LEFT, top, PANEL_LEFT + PANEL_WIDTH, top + height


def pile(colour: int) -> tuple[int, int]:
    """Return the corner of a pile of the supply."""
    return TRAY[0], TRAY[1] + 10 + colour * PILE_SIZE[1]


def deck(level: int) -> tuple[int, int]:
    """Return the corner of a deck; level 3 is at the top."""
    return DECK_LEFT, ROW_TOP + (3 - level) * ROW_STEP


def slot(level: int, index: int) -> tuple[int, int]:
    """Return the corner of a face-up card; slots count from 0."""
    return CARD_LEFT + index * CARD_STEP, ROW_TOP + (3 - level) * ROW_STEP


def nobles(seats: int) -> tuple[Box, ...]:
    """Return the boxes of the nobles dealt at the start."""
    count, gap = seats + 1, 10
    left, right = CARD_LEFT, CARD_LEFT + 3 * CARD_STEP + CARD_SIZE[0]
    width = (right - left - gap * (count - 1)) // count
    first = left + (right - left - count * width - gap * (count - 1)) // 2
    return tuple(
        (
            first + index * (width + gap),
            NOBLE_TOP,
            first + index * (width + gap) + width,
            NOBLE_TOP + NOBLE_HEIGHT,
        )
        for index in range(count)
    )


def bonus(plan: PanelPlan, colour: int) -> tuple[int, int]:
    """Return the corner of a bonus in a panel; gold's place holds the nobles."""
    return 12 + colour * CELL_STEP, plan.bonus_top


def tokens(plan: PanelPlan, colour: int) -> tuple[int, int]:
    """Return the corner of a token pile in a panel."""
    return 12 + colour * CELL_STEP, plan.token_top


def meter(plan: PanelPlan) -> Box:
    """Return the box of the token meter in a panel."""
    left = 12 + 6 * CELL_STEP + 4
    return left, plan.token_top, PANEL_WIDTH - 12, plan.token_top + plan.cell[1]
