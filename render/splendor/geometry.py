"""The layout of the board, in pixels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from render.canvas import Box
from rules import Seat

BOARD_WIDTH: Final = 1320
BOARD_HEIGHT: Final = 840
"""Discord shows a picture in 550 by 350 pixels: one as broad as this is shown at that width."""
CORNER_SIZE: Final = (110, 66)
"""No digits in the corners at the left and the lower right one: Discord puts its own badges there."""
BOARD_MARGIN: Final = 14

PILE_WIDTH: Final = 92
PILE_COIN: Final = 64
PILE_GAP: Final = 6
DECK_WIDTH: Final = 74
DECK_LEFT: Final = 118
CARD_WIDTH: Final = 152
CARD_LEFT: Final = 202
CARD_STEP: Final = 162
NOBLE_TOP: Final = BOARD_MARGIN

PANEL_LEFT: Final = 854
PANEL_WIDTH: Final = 452
PANEL_GAP: Final = 4
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
        fanned: Whether the cards bought lie in the free places of reserved ones.
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
    fanned: bool = True


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """The layout of a board: with four seats its cards are lower, and its nobles taller.

    Attributes:
        high: Height of a card.
        noble: Height of a noble.
        row_top: Top of the row of level 3.
        row_step: Distance from one row to the next.
    """

    high: int
    noble: int
    row_top: int
    row_step: int
    panel: PanelPlan

    @property
    def card(self) -> tuple[int, int]:
        """Size of a face-up card."""
        return CARD_WIDTH, self.high

    @property
    def deck(self) -> tuple[int, int]:
        """Size of a deck."""
        return DECK_WIDTH, self.high


def _held(top: int) -> tuple[tuple[int, int], ...]:
    return (10, top), (156, top), (302, top)


PLANS: Final[Mapping[int, BoardPlan]] = {
    2: BoardPlan(
        high=218,
        noble=126,
        row_top=152,
        row_step=228,
        panel=PanelPlan(
            height=404,
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
        high=218,
        noble=126,
        row_top=152,
        row_step=228,
        panel=PanelPlan(
            height=268,
            head=62,
            badge=48,
            name=34,
            prestige=58,
            cell=(62, 52),
            coin=37,
            token_top=147,
            bonus_top=206,
            held=_held(64),
            held_size=(140, 76),
        ),
    ),
    4: BoardPlan(
        high=203,
        noble=182,
        row_top=203,
        row_step=210,
        panel=PanelPlan(
            height=200,
            head=40,
            badge=36,
            name=34,
            prestige=46,
            cell=(62, 44),
            coin=35,
            token_top=105,
            bonus_top=151,
            held=_held(41),
            held_size=(140, 60),
            fanned=False,
        ),
    ),
}
"""Layouts by number of seats."""


def panel(seats: int, seat: Seat) -> Box:
    """Return the box of a seat's panel."""
    height = PLANS[seats].panel.height
    top = BOARD_MARGIN + seat * (height + PANEL_GAP)
    return PANEL_LEFT, top, PANEL_LEFT + PANEL_WIDTH, top + height


def pile(colour: int) -> Box:
    """Return the box of a pile of the supply."""
    room = BOARD_HEIGHT - 2 * BOARD_MARGIN + PILE_GAP
    top, bottom = (BOARD_MARGIN + room * number // 6 for number in (colour, colour + 1))
    return BOARD_MARGIN, top, BOARD_MARGIN + PILE_WIDTH, bottom - PILE_GAP


def rounds(seats: int) -> Box:
    """Return the box of the number of the round, above the decks."""
    left, top = DECK_LEFT, BOARD_MARGIN
    return left, top, left + DECK_WIDTH, top + PLANS[seats].noble


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
    left, right = CARD_LEFT, CARD_LEFT + 3 * CARD_STEP + CARD_WIDTH
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
