"""The example board of the guide: it shows everything a board can show."""

from __future__ import annotations

from typing import Final

from render.bluff import board, geometry
from render.canvas import Canvas
from render.guide import Guide, Lead, Part
from render.scene import Scene
from rules.bluff.moves import Bid
from rules.bluff.position import Position, Showdown

NAMES: Final = ("Robin", "さくら", "小美")


def _example(language: str) -> tuple[Canvas, str]:
    last = Showdown(Bid(5, 3), 1, 2, ("13366", "12344", "2356"), 5, 2)
    view = Position(
        whole=5,
        left=(5, 4, 3),
        dice=("?????", "????", "???"),
        wild=True,
        turn=1,
        bids=((2, Bid(3, 4)), (0, Bid(4, 2))),
        last=last,
        viewer=None,
    )
    before = view.but(bids=view.bids[:1], turn=0)
    return board.painted(Scene(view, NAMES, before, language=language))


def _parts() -> tuple[Part, ...]:
    """Return the tray, and the first two seats."""
    left, top, right, _ = geometry.TRAY
    middle = (left + right) // 2
    tray: tuple[Lead, ...] = (
        ("above", (middle - 90, top + 104)),
        ("behind", (middle + 36, top + 288)),
        ("behind", (right - 36, top + 397)),
        ("behind", (right - 42, top + 626)),
        ("below", (middle - 70, top + 784)),
        ("before", (left + 36, top + 522)),
        ("before", (left + 30, top + 397)),
    )
    one, two = geometry.row(0, 3), geometry.row(1, 3)
    plan = geometry.plan(3, two[3] - two[1])
    foot = two[1] + round(plan.dice[1]) + plan.die // 2 - 10
    bid, count, first = (two[0] + round(it) for it in (plan.bid[0], plan.count[0], plan.dice[0]))
    seats: tuple[Lead, ...] = (
        ("above", (bid, one[1] + 22)),
        ("behind", (count + 16, one[1] + round(plan.count[1]))),
        ("below", (first + 4 * plan.step, foot)),
        ("below", (first, foot)),
        ("before", (two[0] - 6, (two[1] + two[3]) // 2)),
    )
    return (
        Part((0, 0, right + 4, geometry.BOARD_HEIGHT), tray),
        Part((right + 1, 0, geometry.BOARD_WIDTH, two[3] + 5), seats),
    )


GUIDE: Final = Guide("bluff", _example, _parts())
