"""The layout of the board, in pixels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from render.canvas import Box
from rules import Seat

BOARD_WIDTH: Final = 1320
CORNER_SIZE: Final = (110, 58)
"""No digits in the upper left and lower right corner: Discord puts its own badges there."""
BOARD_MARGIN: Final = 14

PILE_WIDTH: Final = 92
PILE_COIN: Final = 64
PILE_GAP: Final = 6
DECK_SIZE: Final = (74, 218)
DECK_LEFT: Final = 118
CARD_SIZE: Final = (152, 218)
CARD_LEFT: Final = 202
CARD_STEP: Final = 162
NOBLE_TOP: Final = BOARD_MARGIN

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
        outlined: Whether a gem's outline stands for a count of zero.
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
    outlined: bool = True


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """The layout of a board: four panels need a taller one than two or three.

    Attributes:
        noble: Height of a noble.
        row_top: Top of the row of level 3.
        row_step: Distance from one row to the next.
    """

    height: int
    noble: int
    row_top: int
    row_step: int
    panel: PanelPlan


def _held(top: int) -> tuple[tuple[int, int], ...]:
    return (12, top), (158, top), (304, top)


PLANS: Final[Mapping[int, BoardPlan]] = {
    2: BoardPlan(
        height=840,
        noble=126,
        row_top=152,
        row_step=228,
        panel=PanelPlan(
            height=403,
            head=70,
            badge=52,
            name=46,
            prestige=66,
            cell=(62, 54),
            coin=37,
            token_top=274,
            bonus_top=338,
            held=_held(78),
            held_size=(136, 186),
            full=True,
        ),
    ),
    3: BoardPlan(
        height=840,
        noble=126,
        row_top=152,
        row_step=228,
        panel=PanelPlan(
            height=266,
            head=62,
            badge=48,
            name=34,
            prestige=58,
            cell=(62, 52),
            coin=37,
            token_top=147,
            bonus_top=206,
            held=_held(64),
            held_size=(136, 76),
        ),
    ),
    4: BoardPlan(
        height=920,
        noble=182,
        row_top=206,
        row_step=241,
        panel=PanelPlan(
            height=218,
            head=48,
            badge=40,
            name=34,
            prestige=46,
            cell=(62, 48),
            coin=35,
            token_top=113,
            bonus_top=165,
            held=_held(48),
            held_size=(136, 60),
            outlined=False,
        ),
    ),
}
"""Layouts by number of seats."""


def panel(seats: int, seat: Seat) -> Box:
    """Return the box of a seat's panel."""
    height = PLANS[seats].panel.height
    top = BOARD_MARGIN + seat * (height + PANEL_GAP)
    return PANEL_LEFT, top, PANEL_LEFT + PANEL_WIDTH, top + height


def pile(seats: int, colour: int) -> Box:
    """Return the box of a pile of the supply."""
    room = PLANS[seats].height - 2 * BOARD_MARGIN + PILE_GAP
    top, bottom = (BOARD_MARGIN + room * number // 6 for number in (colour, colour + 1))
    return BOARD_MARGIN, top, BOARD_MARGIN + PILE_WIDTH, bottom - PILE_GAP


def rounds(seats: int) -> Box:
    """Return the box of the number of the round, above the decks."""
    left, top = DECK_LEFT, BOARD_MARGIN
    return left, top, left + DECK_SIZE[0], top + PLANS[seats].noble


def deck(seats: int, level: int) -> tuple[int, int]:
    """Return the corner of a deck; level 3 is at the top."""
    return DECK_LEFT, _row(seats, level)


def slot(seats: int, level: int, index: int) -> tuple[int, int]:
    """Return the corner of a face-up card; slots count from 0."""
    return CARD_LEFT + index * CARD_STEP, _row(seats, level)


def _row(seats: int, level: int) -> int:
    plan = PLANS[seats]
    return plan.row_top + (3 - level) * plan.row_step


def nobles(seats: int) -> tuple[Box, ...]:
    """Return the boxes of the nobles dealt at the start."""
    count, gap = seats + 1, 10
    left, right = CARD_LEFT, CARD_LEFT + 3 * CARD_STEP + CARD_SIZE[0]
    width = (right - left - gap * (count - 1)) // count
    first = left + (right - left - count * width - gap * (count - 1)) // 2
    bottom = NOBLE_TOP + PLANS[seats].noble
    edges = [first + index * (width + gap) for index in range(count)]
    return tuple((edge, NOBLE_TOP, edge + width, bottom) for edge in edges)


def bonus(plan: PanelPlan, colour: int) -> tuple[int, int]:
    """Return the corner of a bonus in a panel; gold's place holds the nobles."""
    return 12 + colour * CELL_STEP, plan.bonus_top


def tokens(plan: PanelPlan, colour: int) -> tuple[int, int]:
    """Return the corner of a token pile in a panel."""
    return 12 + colour * CELL_STEP, plan.token_top


def meter(plan: PanelPlan) -> Box:
    """Return the box of the token meter in a panel."""
    left = 12 + 6 * CELL_STEP + 4
    return left, plan.token_top, PANEL_WIDTH - 14, plan.token_top + plan.cell[1]
