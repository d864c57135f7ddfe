"""The board as a picture: a tray with the bid that stands and the last showdown, and a row for each seat."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import marks, table
from render.bluff import geometry, rows, stage, tray
from render.bluff.dice import PALETTE
from render.canvas import Canvas
from render.scene import Scene
from rules import Seat
from rules.bluff.moves import FACES, HIDDEN
from rules.bluff.position import Position


def painted(scene: Scene[Position]) -> tuple[Canvas, str]:
    """Return the board before it becomes a file, and the mood it is in."""
    view, ended = scene.view, stage.has_ended(scene)
    seats = len(view.left)
    canvas = Canvas(_ground(seats), PALETTE)
    tray.lay(canvas, scene, ended=ended)
    for seat in range(seats):
        rows.lay(canvas, _row(scene, seat, ended=ended), _shown(scene, seat))
    if view.bids and (scene.before is None or scene.before.bids != view.bids):
        left, top, _, bottom = geometry.row(view.bids[-1][0], seats)
        x, y = geometry.plan(seats, bottom - top).bid
        corner = round(left + x) - geometry.BID // 2, round(top + y) - 60
        canvas.stamp(marks.fresh(34), corner)
    return canvas, "over" if ended else "play"


def _row(scene: Scene[Position], seat: Seat, *, ended: bool) -> rows.Row:
    view = scene.view
    asked = view.decision.seat if view.decision and not ended else None
    return rows.Row(
        seat=seat,
        seats=len(view.left),
        name=scene.names[seat],
        language=scene.language,
        computer=scene.computers.get(seat, ""),
        left=view.left[seat],
        lost=bool(view.last and not view.bids and view.last.loser == seat),
        to_move=asked == seat,
        place=scene.places[seat] if ended else None,
        gone=seat in scene.resigned,
    )


def _shown(scene: Scene[Position], seat: Seat) -> rows.Shown:
    view = scene.view
    if view.last and not view.bids:
        last = view.last
        counted = "".join(face for face in FACES if view.bears_out(face, last.bid))
        bid = last.bid if seat == last.bidder else None
        return rows.Shown(last.dice[seat], counted, view.whole, bid, standing=True)
    dice = view.dice[seat] or HIDDEN * view.left[seat]
    standing = bool(view.bids and view.bids[-1][0] == seat)
    return rows.Shown(dice, "", view.whole, view.bid_of(seat), standing)


@lru_cache(maxsize=5)
def _ground(seats: int) -> Image.Image:
    boxes = (geometry.TRAY, *(geometry.row(seat, seats) for seat in range(seats)))
    size = geometry.BOARD_WIDTH, geometry.BOARD_HEIGHT
    return table.ground(size, tuple((box, 18) for box in boxes))
