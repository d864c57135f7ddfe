"""The example board of the guide: it shows everything a board can show."""

from __future__ import annotations

from typing import Final

from render.canvas import Canvas
from render.guide import Guide, Lead, Part
from render.scene import Scene
from render.splendor import board, geometry
from rules.splendor.cards import CARDS, NOBLES, Card
from rules.splendor.holdings import Holdings, Reserved
from rules.splendor.position import Position

_ROWS: Final = (
    ("1w3", "1b1", "1g8", "1r5"),
    ("2k1", "2g5", "2w6", "2b4"),
    ("3r3", "3k3", "3w4", "3b1"),
)


def _cards(*names: str) -> tuple[Card, ...]:
    return tuple(CARDS[name] for name in names)


def _example(language: str) -> tuple[Canvas, str]:
    one = Holdings(
        tokens=(1, 0, 1, 1, 2, 1),
        bonuses=(2, 1, 2, 2, 3),
        prestige=9,
        cards=_cards(*("1w1", "1w8", "1b8", "2g3", "1g2", "1r1", "2r4", "1k3", "1k8", "2k5")),
        hand=(Reserved(CARDS["3g1"], secret=False), Reserved(CARDS["2r5"], secret=True)),
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
    before = view.but(supply=(3, 2, 2, 0, 1, 3), rows=(*view.rows[:2], (None, *view.rows[2][1:])))
    return board.painted(Scene(view, ("Robin", "さくら"), before, round=7, language=language))


def _table() -> Part:
    """Return the part with nobles and cards: numbers reach inner cards through the gaps of nobles."""
    noble, goal, deck = geometry.nobles(3)[1], geometry.goal(), geometry.deck(3)
    spark, card, last, first = (geometry.slot(3, index) for index in (0, 1, 2, 3))
    leads: tuple[Lead, ...] = (
        ("before", (goal[0] - 8, 104)),
        ("above", (noble[0] - 5, card[1] + 10)),
        ("above", (noble[0] + 90, noble[1] + 14)),
        ("above", (noble[2] + 5, last[1] + 2)),
        ("behind", (first[2] + 2, first[1] + 88)),
        ("below", (card[0] - 5, card[1] + 125)),
        ("before", (deck[0] + 12, deck[1] + 168)),
        ("before", (spark[0] - 6, spark[1] - 3)),
    )
    return Part((0, 0, first[2] + 2, first[3] + 4), leads)


def _seat() -> Part:
    """Return the part with a seat and the nearest piles."""
    (left, top, right, bottom), plan = geometry.panels((Holdings(),) * 2, 0)[0]
    pile = geometry.pile(1)
    leads: tuple[Lead, ...] = (
        ("above", (left + 225, top + plan.head + 4)),
        ("above", (right - 32, top - 6)),
        ("behind", (pile[2] + 2, pile[1] + 46)),
        ("below", (left + geometry.group(plan, 2)[0] - 12, bottom - 28)),
        ("before", (left - 2, bottom - 78)),
    )
    return Part((left - 13, 0, geometry.BOARD_WIDTH, bottom + 4), leads)


GUIDE: Final = Guide("splendor", _example, (_table(), _seat()))
