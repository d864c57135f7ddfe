"""Where everything lies, in pixels; nothing here paints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from render.canvas import Box
from rules import Seat

WIDTH: Final = 1320
HEIGHT: Final = 840
CORNER: Final = (110, 58)
"""The upper left and the lower right corner have no digits: a chat lays a mark of its own there."""
MARGIN: Final = 14
FLOOR: Final = HEIGHT - MARGIN

TRAY: Final[Box] = (MARGIN, MARGIN, 106, FLOOR)
"""The supply: six piles in a column."""
PILE: Final = (92, 132)
COIN: Final = 70
DECK: Final = (74, 218)
DECK_LEFT: Final = 118
CARD: Final = (152, 218)
CARD_LEFT: Final = 202
CARD_STEP: Final = 162
ROW_TOP: Final = 152
ROW_STEP: Final = 228
NOBLE_TOP: Final = MARGIN
NOBLE_HEIGHT: Final = 126
ROUND: Final[Box] = (DECK_LEFT, MARGIN, DECK_LEFT + DECK[0], MARGIN + NOBLE_HEIGHT)
"""Above the decks: the number of the round."""
TABLE: Final[Box] = (0, 0, 846, HEIGHT)
"""All that is no seat's."""

PANEL_LEFT: Final = 854
PANEL_WIDTH: Final = 452
PANEL_GAP: Final = 6
CELL_STEP: Final = 63


@dataclass(frozen=True, slots=True)
class PanelPlan:
    """How a panel is laid out, from its own upper left corner.

    Below the head come the reserved cards, then tokens, then bonuses. `cell` is the size of a
    bonus or of a coin and its count; `held` are the places of the reserved cards and `held_size`
    how large they are. `full` is whether a reserved card is shown whole.
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
"""The panels by the number of seats."""


def panel(seats: int, seat: Seat) -> Box:
    """Return where a seat's panel lies."""
    height = PANELS[seats].height
    top = MARGIN + seat * (height + PANEL_GAP)
    return PANEL_LEFT, top, PANEL_LEFT + PANEL_WIDTH, top + height


def pile(colour: int) -> tuple[int, int]:
    """Return where the supply of a colour lies."""
    return TRAY[0], TRAY[1] + 10 + colour * PILE[1]


def deck(level: int) -> tuple[int, int]:
    """Return where a deck lies; the third level is on top."""
    return DECK_LEFT, ROW_TOP + (3 - level) * ROW_STEP


def slot(level: int, index: int) -> tuple[int, int]:
    """Return where a face-up card lies, slots counted from 0."""
    return CARD_LEFT + index * CARD_STEP, ROW_TOP + (3 - level) * ROW_STEP


def nobles(seats: int) -> tuple[Box, ...]:
    """Return where the nobles lie that the game began with."""
    count, gap = seats + 1, 10
    left, right = CARD_LEFT, CARD_LEFT + 3 * CARD_STEP + CARD[0]
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
    """Return where a bonus stands in a panel; the sixth place is left for gold."""
    return 12 + colour * CELL_STEP, plan.bonus_top


def tokens(plan: PanelPlan, colour: int) -> tuple[int, int]:
    """Return where a pile of tokens stands in a panel."""
    return 12 + colour * CELL_STEP, plan.token_top


def meter(plan: PanelPlan) -> Box:
    """Return where a panel counts the tokens, beside them."""
    left = 12 + 6 * CELL_STEP + 4
    return left, plan.token_top, PANEL_WIDTH - 12, plan.token_top + plan.cell[1]
