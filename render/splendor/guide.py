"""The example board of the guide: it shows everything a board can show."""

from __future__ import annotations

from typing import Final

from render.canvas import Canvas
from render.guide import Guide
from render.scene import Scene
from render.splendor import board, geometry
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
    return board.painted(Scene(view, ("", ""), before, round=7))


def _spots() -> tuple[tuple[int, int], ...]:
    plan = geometry.PLANS[2].panel
    left, top, right, _ = geometry.panel(2, 0)
    noble, deck = geometry.nobles(2)[2], geometry.deck(2, 2)
    return (
        (113, 149),
        (geometry.rounds(2)[2] + 16, 60),
        (noble[0] + 78, noble[3] + 1),
        (deck[0] - 6, deck[1] + 103),
        _on_card(3, 1, (121, 110)),
        _on_card(2, 2, (130, 110)),
        _on_card(3, 3, (136, 164)),
        _on_card(1, 1, (143, 114)),
        _on_card(1, 0, (-36, -6)),
        (right - 160, top + 36),
        (left + plan.held[1][0] + 68, top + plan.held[1][1] + 144),
        (left + 297, top + plan.token_top - 26),
        (left + 230, top + plan.bonus_top + 26),
        (left + 266, geometry.panel(2, 1)[1] + plan.held[0][1] + 140),
    )


def _on_card(level: int, index: int, at: tuple[int, int]) -> tuple[int, int]:
    """Return a point on the board, counted from the corner of a card."""
    left, top = geometry.slot(2, level, index)
    return left + at[0], top + at[1]


LEADS: Final = {
    1: (78, 168),
    3: (geometry.nobles(2)[2][0] + 72, 100),
    4: (geometry.DECK_LEFT + 40, geometry.deck(2, 2)[1] + 108),
    5: _on_card(3, 1, (42, 60)),
    6: _on_card(2, 2, (112, 68)),
    8: _on_card(1, 1, (98, 92)),
    12: (geometry.PANEL_LEFT + 283, geometry.BOARD_MARGIN + geometry.PLANS[2].panel.token_top + 10),
}
GUIDE: Final = Guide("splendor", _example, _spots(), LEADS)
