"""A seat's row: its number and name, its dice, its last bid, and how many dice or which place it has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render import marks
from render.bluff import geometry
from render.bluff.dice import FELT, FELT_EDGE, PALETTE, die, said, socket
from render.bluff.tray import badge
from render.canvas import Canvas, Stamp
from render.sprites import Sketch
from rules import Seat
from rules.bluff.moves import Bid


@dataclass(frozen=True, slots=True)
class Row:
    """What is seldom another one in a seat's row; `lost` is whether the seat has just lost a die."""

    seat: Seat
    seats: int
    name: str
    language: str
    computer: str
    left: int
    lost: bool
    to_move: bool
    place: int | None
    gone: bool

    @property
    def ground(self) -> str:
        """The tone that everything lies on."""
        return "active" if self.to_move else "panel"


@dataclass(frozen=True, slots=True)
class Shown:
    """What a seat shows.

    `dice` are those of this round, or until its first bid those of the showdown; `counted` are the
    faces that bore the bid out, `whole` is how many dice a seat began with, and `standing` whether
    its bid is the last.
    """

    dice: str
    counted: str
    whole: int
    bid: Bid | None
    standing: bool


def lay(canvas: Canvas, row: Row, shown: Shown) -> None:
    """Lay a row on a board: a frame that seldom changes, and on it dice and a bid."""
    left, top, _, bottom = geometry.row(row.seat, row.seats)
    plan, part = geometry.plan(row.seats, bottom - top), canvas.part((left, top))
    part.stamp(_frame(row, bottom - top), (0, 0))
    for index in range(shown.whole):
        face = shown.dice[index : index + 1]
        drawn = _die(face, plan.die, row.ground, counted=face != "" and face in shown.counted)
        x = plan.dice[0] + index * plan.step
        part.put(drawn, (round(x - plan.die / 2), round(plan.dice[1] - plan.die / 2)))
    if shown.bid:
        plate = _bid(shown.bid, plan.bid_high, row.ground, standing=shown.standing)
        corner = plan.bid[0] - plate.width / 2, plan.bid[1] - plate.height / 2
        part.put(plate, (round(corner[0]), round(corner[1])))
    if row.to_move:
        part.stamp(marks.pointer(34), (-22, (bottom - top) // 2 - 17))


@lru_cache(maxsize=96)
def _frame(row: Row, height: int) -> Stamp:
    wide = geometry.ROW_WIDTH
    sketch = Sketch(wide, height, "tray", row.language)
    edge, broad = ("turn", 5) if row.to_move else ("line", 3)
    sketch.frame((0, 0, wide, height), 18, edge, row.ground, broad)
    plan = geometry.plan(row.seats, height)
    badge(sketch, row.seat, plan.badge, 56)
    ink = "muted" if row.gone or not row.left else "text"
    room, high, (x, y) = plan.name_room, plan.name_high, plan.name
    if row.computer:
        plate = marks.computer(row.computer, 44)
        sketch.put(plate, (plan.plate[0] - plate.width / 2, plan.plate[1]))
        room -= plan.plate_room
        if not plan.plate_room:  # it stands below the name
            y, high = y - 24, 48
    sketch.broken(row.name, plan.sizes, room, ink, (x, y), high=high)
    x, y = plan.count
    if row.place is not None:
        marks.lay_medal(sketch, row.place, (70, 46), (x, y))
    elif row.gone:
        sketch.put(marks.flag(60, "muted"), (x, y))
    else:
        y -= 22 * row.lost
        sketch.text(str(row.left), 68, "y2" if row.left else "muted", (x, y))
        if row.lost:
            sketch.text("−1", 46, "alarm", (x - 4, y + 54))
    return sketch.cut(18, PALETTE)


@lru_cache(maxsize=96)
def _die(face: str, size: int, ground: str, *, counted: bool) -> Image.Image:
    """Return a die, or without a face the place of one that was lost."""
    empty = socket(size, "line" if ground == "active" else "hollow")
    drawn = die(face, size, counted=counted) if face else empty
    return Sketch(size, size, ground).put(drawn, (size / 2, size / 2)).done(PALETTE)


@lru_cache(maxsize=128)
def _bid(bid: Bid, high: int, ground: str, *, standing: bool) -> Image.Image:
    """Return a seat's last bid on a plate; the one that stands has a bright edge."""
    wide = geometry.BID - 4
    sketch = Sketch(wide, high, ground)
    edge, broad, tone = ("turn", 4, "text") if standing else (FELT_EDGE, 2, "muted")
    sketch.frame((0, 0, wide, high), 12, edge, FELT, broad)
    said(sketch, bid, (wide / 2, high / 2), 46 if bid.count < 10 else 34, 52, tone)
    return sketch.done(PALETTE)
