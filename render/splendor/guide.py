"""The example board of the guide: it shows everything a board can show."""

from __future__ import annotations

from typing import Final

from render.canvas import Canvas
from render.guide import Guide, Lead
from render.scene import Scene
from render.splendor import board, geometry
from render.splendor.geometry import BOARD_HEIGHT, BOARD_WIDTH
from rules.splendor.cards import CARDS, NOBLES, Card
from rules.splendor.holdings import Holdings, Reserved
from rules.splendor.position import Position

_ROWS: Final = (
    ("1w3", "1b1", "1g8", "1r5"),
    ("2k1", "2g5", "2w6", "2b4"),
    ("3r3", "3k2", "3w1", "3b4"),
)


def _cards(*names: str) -> tuple[Card, ...]:
    return tuple(CARDS[name] for name in names)


def _example() -> tuple[Canvas, str]:
    one = Holdings(
        tokens=(1, 0, 2, 1, 2, 1),
        bonuses=(2, 1, 1, 0, 2),
        prestige=7,
        cards=_cards("1w1", "1w8", "1b8", "2g3", "1k3", "2k5"),
        hand=(Reserved(CARDS["3g1"], secret=False), Reserved(CARDS["2r4"], secret=True)),
    )
    other = Holdings(
        tokens=(0, 2, 0, 3, 1, 0),
        bonuses=(0, 2, 1, 3, 0),
        prestige=4,
        hand=(Reserved(CARDS["2w3"], secret=False),),
        cards=_cards("1b2", "2b1", "1g2", "1r1", "1r8", "2r3"),
    )
    view = Position(
        supply=(3, 2, 2, 0, 1, 4),
        rows=tuple(_cards(*row) for row in _ROWS),
        decks=(24, 18, 12),
        unseen=((), (), ()),
        nobles=(NOBLES["n1"], NOBLES["n7"], NOBLES["n10"]),
        seats=(one, other),
        target=15,
    ).seen_by(None)
    before = view.but(supply=(3, 2, 2, 0, 1, 3), rows=((None, *view.rows[0][1:]), *view.rows[1:]))
    return board.painted(Scene(view, ("Robin", "さくら"), before, round=7))


def _leads() -> tuple[Lead, ...]:
    """Return the lines of the numbers: they reach inner cards through the gaps between others."""
    above, below, before, behind = -26, BOARD_HEIGHT + 26, -34, BOARD_WIDTH + 34
    deck, noble, card, last = (
        geometry.deck(2),
        geometry.nobles(2)[1],
        geometry.slot(3, 1),
        geometry.slot(3, 2),
    )
    first, reached = geometry.slot(1, 0), geometry.slot(1, 2)
    panel, other = geometry.panel(2, 0), geometry.panel(2, 1)
    plan = geometry.PLANS[2]
    group, coin = (geometry.group(plan, colour)[0] + other[0] for colour in (1, 3))
    pile, goal = geometry.pile(1), geometry.goal()
    reserved = panel[0] + plan.held[1][0] + 100
    score = panel[0] + geometry.PANEL_WIDTH - 32
    return (
        ((before, 104), (goal[0] - 4, 104)),
        ((noble[0] - 5, above), (noble[0] - 5, card[1] + 10)),
        ((noble[0] + 90, above), (noble[0] + 90, noble[1] - 4)),
        ((noble[2] + 5, above), (noble[2] + 5, last[1] + 2)),
        ((reserved, above), (reserved, panel[1] + plan.head - 4)),
        ((score, above), (score, panel[1] - 2)),
        ((behind, pile[1] + 40), (pile[2] + 4, pile[1] + 40)),
        ((coin + 66, below), (coin + 66, other[3] + 4)),
        ((group + 24, below), (group + 24, other[3] + 4)),
        ((reached[0] + 69, below), (reached[0] + 69, reached[3] + 6)),
        ((first[0] + 69, below), (first[0] + 69, first[3] + 6)),
        ((before, first[1] - 4), (first[0] - 16, first[1] - 4)),
        ((before, deck[1] + 100), (deck[0] - 4, deck[1] + 100)),
    )


GUIDE: Final = Guide("splendor", _example, _leads())
