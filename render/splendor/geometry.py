"""The layout of the board, in pixels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from typing import Final

from render.canvas import Box
from rules import Seat
from rules.splendor.holdings import Holdings, Reserved
from rules.splendor.legal import HAND_LIMIT

BOARD_WIDTH: Final = 1320
BOARD_HEIGHT: Final = 840
"""Discord shows a picture in 550 by 350 pixels: one as broad as this is shown at that width."""
CORNER_SIZE: Final = (110, 66)
"""No digits in the corners at the left and the lower right one: Discord puts its own badges there."""
BOARD_MARGIN: Final = 14

PILE_WIDTH: Final = 80
PILE_COIN: Final = 58
PILE_GAP: Final = 6
DECK_WIDTH: Final = 74
DECK_LEFT: Final = BOARD_MARGIN
CARD_WIDTH: Final = 138
CARD_HEIGHT: Final = 203
CARD_STEP: Final = 148
CARD_LEFT: Final = 98
ROW_TOP: Final = 203
"""Top of the row of level 3."""
ROW_STEP: Final = 210
NOBLE_TOP: Final = BOARD_MARGIN
NOBLE_HEIGHT: Final = 182

PANEL_LEFT: Final = 694
PANEL_WIDTH: Final = 520
PANEL_GAP: Final = 4
HELD_GAP: Final = 8
HELD_SIDE: Final = 36
"""Width of the part of a small reserved card with its prestige and bonus."""
GROUP_WIDTH: Final = 80
GROUP_STEP: Final = 84
CHIPS_RIGHT: Final = PANEL_WIDTH - 86
"""Right edge of reserved cards beside the prestige."""


@dataclass(frozen=True, slots=True)
class PanelPlan:
    """The layout of a panel, from its upper left corner.

    Below the name and the score come the reserved cards, then what the seat has of each colour. With four
    seats, cards of those that aren't to move are chips beside the score.

    Attributes:
        head: Height of the line with the name.
        badge: Diameter of the seat's badge.
        name: Font size of the name.
        score: Font size of the prestige, the largest thing in a panel.
        held: Height of a reserved card.
        card: Width of a reserved card, 0 if it depends on the cost.
        group: Height of what the seat has of a colour.
        full: Whether reserved cards and nobles are shown whole.
    """

    height: int
    head: int
    badge: int
    name: int
    score: int
    held: int
    card: int
    group: int
    full: bool = False

    @property
    def beside(self) -> bool:
        """Whether reserved cards are chips beside the prestige."""
        return bool(self.card) and not self.full


PLANS: Final[Mapping[int, PanelPlan]] = {
    2: PanelPlan(404, 88, 56, 46, 88, CARD_HEIGHT, CARD_WIDTH, 100, full=True),
    3: PanelPlan(268, 98, 46, 34, 56, 0, 0, 160),
    4: PanelPlan(200, 72, 38, 34, 56, 62, 50, 120),
}
"""Layouts of panels by number of seats, without costs of reserved cards if those aren't shown whole."""
_PRICED: Final = replace(PLANS[3], head=64, held=76, group=118)
_UNPRICED: Final = replace(_PRICED, head=140)
_TALL: Final = PanelPlan(236, 64, 38, 34, 56, 60, 0, 104)
_LOW: Final = replace(PLANS[4], height=188, group=108)


def panels(seats: Sequence[Holdings], turn: Seat) -> list[tuple[Box, PanelPlan]]:
    """Return the boxes of the panels and their layouts.

    Of three, what seats have is as high for all, and leaves room for costs if there are any; of four, a
    seat to move takes room for costs from the others.
    """
    plans = [PLANS[len(seats)]] * len(seats)
    if len(seats) == 3 and any(mine.hand for mine in seats):
        plans = [_PRICED if mine.hand else _UNPRICED for mine in seats]
    elif len(seats) == 4 and seats[turn].hand:
        plans = [_TALL if seat == turn else _LOW for seat in range(4)]
    tops = accumulate((plan.height + PANEL_GAP for plan in plans), initial=BOARD_MARGIN)
    right = PANEL_LEFT + PANEL_WIDTH
    return [
        ((PANEL_LEFT, top, right, top + it.height), it)
        for top, it in zip(tops, plans, strict=False)
    ]


def held(plan: PanelPlan, hand: Sequence[Reserved]) -> list[Box]:
    """Return the boxes of reserved cards from a panel's corner, with costs as broad as those need.

    Three with costs fill the width.
    """
    room, pitch = PANEL_WIDTH - 20 - HELD_GAP * (len(hand) - 1), 36 + plan.held // 8
    wide, edges, top = [plan.card or _strip(it, pitch) for it in hand], [10], plan.head
    total = room if len(hand) == HAND_LIMIT and not plan.card else min(room, sum(wide))
    if plan.beside:
        edges, top = [chips(plan, len(hand))], (top - plan.held) // 2 + 2
    for each in wide:
        edges.append(edges[-1] + each * total // sum(wide) + HELD_GAP)
    return [(left, top, right - HELD_GAP, top + plan.held) for left, right in pairwise(edges)]


def chips(plan: PanelPlan, count: int) -> int:
    """Return the left edge of reserved cards beside the prestige."""
    return CHIPS_RIGHT - (plan.card + HELD_GAP) * count


def _strip(held: Reserved, pitch: int) -> int:
    if not held.card.known:
        return 100
    return HELD_SIDE + 6 + pitch * max(2, sum(map(bool, held.card.cost)))


def pile(colour: int) -> Box:
    """Return the box of a pile of the supply."""
    room = BOARD_HEIGHT - 2 * BOARD_MARGIN + PILE_GAP
    top, bottom = (BOARD_MARGIN + room * number // 6 for number in (colour, colour + 1))
    right = BOARD_WIDTH - BOARD_MARGIN
    return right - PILE_WIDTH, top, right, bottom - PILE_GAP


def goal() -> Box:
    """Return the box of the target and the round, above the decks."""
    left, top = DECK_LEFT, BOARD_MARGIN
    return left, top, left + DECK_WIDTH, top + NOBLE_HEIGHT


def deck(level: int) -> Box:
    """Return the box of a deck; level 3 is at the top."""
    return DECK_LEFT, _row(level), DECK_LEFT + DECK_WIDTH, _row(level) + CARD_HEIGHT


def slot(level: int, index: int) -> Box:
    """Return the box of a face-up card; slots count from 0."""
    left, top = CARD_LEFT + index * CARD_STEP, _row(level)
    return left, top, left + CARD_WIDTH, top + CARD_HEIGHT


def _row(level: int) -> int:
    return ROW_TOP + (3 - level) * ROW_STEP


def nobles(left: int) -> tuple[Box, ...]:
    """Return the boxes of the nobles that are left, which fill their row, and at least two."""
    count, gap = max(2, left), 10
    right = CARD_LEFT + 3 * CARD_STEP + CARD_WIDTH
    width = (right - CARD_LEFT - gap * (count - 1)) // count
    edges = [CARD_LEFT + index * (width + gap) for index in range(count)]
    return tuple((edge, NOBLE_TOP, edge + width, NOBLE_TOP + NOBLE_HEIGHT) for edge in edges)


def coins(group: int) -> int:
    """Return how far below the top of what a seat has of a colour its tokens begin."""
    return round(group * 0.55)


def group(plan: PanelPlan, colour: int) -> tuple[int, int]:
    """Return the corner of what a seat has of a colour, gold last."""
    return 8 + colour * GROUP_STEP, plan.height - 5 - plan.group
