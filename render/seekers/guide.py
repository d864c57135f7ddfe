"""The example board of the guide: it shows everything a board can show."""

from __future__ import annotations

from typing import Final

from render.canvas import Canvas
from render.guide import Guide, Lead, Part
from render.scene import Scene
from render.seekers import board, geometry
from rules.seekers.areas import Count
from rules.seekers.holdings import Patron, Step
from rules.seekers.position import Position

_LINE: Final = "pgygr*$rpbygpggpbbbppgryyb"
NAMES: Final = ("Robin", "さくら")
_FIELD: Final = ("1", "1b", "2", "2c", "3", "3a", "4", "4b", "5")


def _example(language: str) -> tuple[Canvas, str]:
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
    scene = Scene(view.seen_by(None), NAMES, before.seen_by(None), language=language)
    return board.painted(scene)


def _parts() -> tuple[Part, ...]:
    """Return the dungeon, the sheet over the round, and half of the seekers over what seats have."""
    line, sheet, status = geometry.DUNGEON, geometry.SHEET, geometry.STATUS
    left, top, right, _ = geometry.panel(0)
    floor, card = geometry.panel(1)[3], geometry.slot(5)
    dungeon: tuple[Lead, ...] = (
        ("above", (46, 32)),
        ("above", (192, 40)),
        ("before", (56, 242)),
    )
    rules: tuple[Lead, ...] = (
        ("above", (sheet[2] - 110, sheet[1] + 24)),
        ("behind", (sheet[2] + 2, sheet[1] + 100)),
        ("below", (status[0] + 150, status[3] - 6)),
        ("before", (status[0] - 6, status[1] + 64)),
    )
    seats: tuple[Lead, ...] = (
        ("above", (card[0] + 54, card[1] + 4)),
        ("behind", (right - 2, top + 36)),
        ("below", (left + 826, floor - 8)),
        ("below", (left + 736, floor - 62)),
        ("before", (left + 694, top + 36)),
    )
    return (
        Part((0, 0, line[2] + 4, line[3] + 4), dungeon),
        Part((sheet[0] - 6, 0, geometry.BOARD_WIDTH, status[3] + 4), rules),
        Part((card[0] - 6, status[3] + 4, geometry.BOARD_WIDTH, geometry.BOARD_HEIGHT), seats),
    )


GUIDE: Final = Guide("seekers", _example, _parts())
