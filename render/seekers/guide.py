"""The example board of the guide: it shows everything a board can show."""

from __future__ import annotations

from typing import Final

from render.canvas import Canvas
from render.guide import Guide, Lead
from render.scene import Scene
from render.seekers import board, geometry
from rules.seekers.areas import Count
from rules.seekers.holdings import Patron, Step
from rules.seekers.position import Position

_LINE: Final = "pgygr*$rpbygpggpbbbppgryyb"
NAMES: Final = ("Robin", "さくら")
_FIELD: Final = ("1", "1b", "2", "2c", "3", "3a", "4", "4b", "5")


def _example() -> tuple[Canvas, str]:
    other = Patron(Count("ryyyyyppp"), ("5", "2"), 0)
    view = Position(
        sheet=1,
        order=2,
        mode="advanced",
        declare="auto",
        dungeon=_LINE,
        field=_FIELD,
        seats=(
            Patron(Count("rrrrggbbp$"), ("3", "1a"), 2),
            other,
        ),
        todo=(Step("seek", 0),),
        round=3,
    )
    before = view.but(seats=(view.seats[0], other.but(area=Count("ryyyyypp"))))
    return board.painted(Scene(view.seen_by(None), NAMES, before.seen_by(None)))


def _leads() -> tuple[Lead, ...]:
    """Return the lines of the numbers: they reach the inside of the board through its gaps."""
    above, below, before, behind = -26, 866, -34, 1354
    left, top, right, bottom = geometry.panel(0)
    sheet, status = geometry.SHEET, geometry.STATUS
    other, card = geometry.panel(1), geometry.slot(0)
    gap, between = (sheet[3] + status[1]) // 2, (bottom + other[1]) // 2
    return (
        ((52, above), (52, 20)),
        ((192, above), (192, 24)),
        ((status[0] - 6, above), (status[0] - 6, status[1] + 28)),
        ((sheet[2] - 110, above), (sheet[2] - 110, sheet[1] + 24)),
        ((behind, sheet[1] + 78), (sheet[2] - 42, sheet[1] + 78)),
        ((behind, gap), (status[0] + 198, gap), (status[0] + 198, status[1] + 6)),
        ((behind, top + 36), (right - 2, top + 36)),
        ((behind, between), (left + 856, between), (left + 856, other[1] + 8)),
        ((left + 736, below), (left + 736, other[3] - 72)),
        ((left + 126, below), (left + 126, other[3] - 8)),
        ((before, card[1] + 110), (card[0] + 10, card[1] + 110)),
        ((before, 242), (62, 242)),
    )


GUIDE: Final = Guide("seekers", _example, _leads())
