"""The example board of the guide: it shows everything a board can show."""

from __future__ import annotations

from typing import Final

from render.canvas import Canvas
from render.guide import Guide
from render.scene import Scene
from render.seekers import board, geometry
from rules.seekers.areas import Count
from rules.seekers.holdings import Patron, Step
from rules.seekers.position import Position

_LINE: Final = "pgygr*$rpbygpggpbbbppgryyb"
_FIELD: Final = ("1", "1b", "2", "2c", "3", "3a", "4", "4b", "5")


def _example() -> tuple[Canvas, str]:
    view = Position(
        sheet=1,
        order=2,
        mode="advanced",
        declare="auto",
        dungeon=_LINE,
        field=_FIELD,
        seats=(
            Patron(Count("rrrrggbbp$"), ("3", "1a"), 2),
            Patron(Count("ryyyyyppp"), ("5", "2"), 0),
        ),
        todo=(Step("seek", 0),),
        round=3,
    )
    before = view.but(dungeon="g" + _LINE)
    return board.painted(Scene(view.seen_by(None), ("", ""), before.seen_by(None)))


def _spots() -> tuple[tuple[int, int], ...]:
    left, top, right, _ = geometry.panel(0)
    sheet, status = geometry.SHEET, geometry.STATUS
    walker = geometry.slot(3)
    return (
        (45, 244),
        (905, 246),
        (898, 128),
        (sheet[2] - 80, sheet[1] + 28),
        (sheet[2] - 17, sheet[3] - 50),
        (status[0] + 10, status[1] - 11),
        (status[0] + 250, status[1] + 66),
        (walker[0] - 241, walker[1] + 184),
        (right - 606, top + 36),
        (right - 84, top + 14),
        (left + 314, top + 116),
        (36, 122),
    )


LEADS: Final = {
    1: (80, 242),
    2: (899, 208),
    3: (862, 164),
    5: (geometry.SHEET[2] - 64, geometry.SHEET[1] + 94),
    12: (25, 52),
}
GUIDE: Final = Guide("seekers", _example, _spots(), LEADS)
