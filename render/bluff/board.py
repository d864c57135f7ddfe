"""The board as a picture: the bid that stands, the showdown before it, and a row for each seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.bluff import stage
from render.bluff.dice import FELT, FELT_EDGE, PALETTE, die, said, socket
from render.canvas import Canvas
from render.palette import rgb
from render.scene import Scene
from render.sprites import Sketch
from rules import Seat
from rules.bluff.moves import FACES, HIDDEN, Bid
from rules.bluff.position import Position, Showdown

WIDTH: Final = 1320
HEIGHT: Final = 840
MARGIN: Final = 14
TOP: Final = 200
INSIDE: Final = WIDTH - 2 * MARGIN


@dataclass(frozen=True, slots=True)
class Row:
    """What a seat's row shows.

    `dice` are those of this round, or at the end those of the showdown; `counted` are the faces
    that bore the bid out. `whole` is how many dice a seat began with.
    """

    seat: Seat
    name: str
    language: str
    whole: int
    dice: str
    counted: str
    bid: Bid | None
    to_move: bool
    place: int | None
    gone: bool


def painted(scene: Scene[Position]) -> tuple[Canvas, str]:
    """Return the board before it becomes a file, and the mood it is in."""
    view, ended = scene.view, stage.has_ended(scene)
    canvas = Canvas(_ground(), PALETTE)
    mark = scene.mark if view.over else None
    canvas.put(_top(view.bid, view.last, sum(view.left), view.wild, mark), (MARGIN, MARGIN))
    height = (HEIGHT - TOP - 2 * MARGIN) // len(view.left)
    for seat in range(len(view.left)):
        row = _row(_seen(scene, seat, ended=ended), height - MARGIN)
        canvas.put(row, (MARGIN, TOP + 2 * MARGIN + seat * height))
    return canvas, "over" if ended else "play"


def _seen(scene: Scene[Position], seat: Seat, *, ended: bool) -> Row:
    view, last = scene.view, scene.view.last
    asked = view.decision.seat if view.decision and not ended else None
    shown = last if ended else None
    return Row(
        seat=seat,
        name=scene.names[seat],
        language=scene.language,
        whole=view.whole,
        dice=shown.dice[seat] if shown else view.dice[seat],
        counted="".join(face for face in FACES if shown and view.bears_out(face, shown.bid)),
        bid=view.bid_of(seat),
        to_move=asked == seat,
        place=scene.places[seat] if ended else None,
        gone=seat in scene.resigned,
    )


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    return PALETTE.reduced(Image.new("RGB", (WIDTH, HEIGHT), rgb("board")))


@lru_cache(maxsize=32)
def _top(
    bid: Bid | None,
    last: Showdown | None,
    dice: int,
    wild: bool,  # noqa: FBT001 - of a cache
    mark: str | None,
) -> Image.Image:
    """Return the bid or the crown, the challenge before, and how many dice are left."""
    sketch = Sketch(INSIDE, TOP, "board").frame((0, 0, INSIDE, TOP), 18, FELT_EDGE, FELT)
    middle = TOP / 2
    if mark is not None:
        sketch.put(marks.crown(120), (240, middle - 10))
        sketch.text(mark, 28, "muted", (240, TOP - 28))
    elif bid:
        said(sketch, bid, (240, middle), 100, 120)
    if last:
        said(sketch, last.bid, (640, middle), 46, 60)
        tone = "ready" if last.count >= last.bid.count else "alarm"
        sketch.text(f"= {last.count}", 46, tone, (780, middle))
        sketch.text(f"{last.loser + 1}: −1", 46, "alarm", (920, middle))
    sketch.put(die(HIDDEN, 60), (1060, middle))
    sketch.text(f"× {dice}", 46, "text", (1100, middle), "left")
    sketch.put(die("1", 60, counted=wild), (1240, middle))
    return sketch.done(PALETTE)


@lru_cache(maxsize=64)
def _row(row: Row, height: int) -> Image.Image:
    """Return a seat's number, name, dice, bid and place."""
    sketch = Sketch(INSIDE, height, "board", row.language)
    edge, tone = ("turn", "active") if row.to_move else ("line", "panel")
    sketch.frame((0, 0, INSIDE, height), 14, edge, tone)
    middle, size = height / 2, min(72, height - 16)
    sketch.text(str(row.seat + 1), 40, "muted", (36, middle))
    ink = "muted" if row.gone else "text"
    sketch.name(fonts.fitted(row.name, 32, 360), 32, ink, (72, middle))
    for index in range(row.whole):
        face = row.dice[index : index + 1]
        drawn = die(face, size, counted=face in row.counted) if face else socket(size, "line")
        sketch.put(drawn, (500 + index * (size + 8), middle))
    if row.bid:
        said(sketch, row.bid, (1090, middle), 40, size * 3 // 4)
    if row.place is not None:
        sketch.text(f"{row.place}.", 46, "y3", (INSIDE - 40, middle), edge=(3, "ink"))
    return sketch.done(PALETTE)
