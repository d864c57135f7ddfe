"""The board as a picture: a tray with the bid that stands and the last showdown, and a row for each seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render import marks, table
from render.bluff import geometry, stage
from render.bluff.dice import FELT, FELT_DARK, FELT_EDGE, PALETTE, cup, die, joker, said, socket
from render.canvas import Canvas, Stamp
from render.gems import disc
from render.plot import SEATS
from render.scene import Scene
from render.sprites import Sketch
from rules import Seat, winners
from rules.bluff.moves import FACES, HIDDEN, Bid
from rules.bluff.position import Position, Showdown


@dataclass(frozen=True, slots=True)
class Tray:
    """What the tray shows: the bid that stands with its seat, the showdown before, and all dice.

    `mark` is the label of a finish, None while the game goes on; `winners` are then those who won.
    """

    bid: Bid | None
    bidder: Seat
    last: Showdown | None
    dice: int
    wild: bool
    mark: str | None
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """What a seat's row shows.

    `dice` are those of this round, or until its first bid those of the showdown; `counted` are the
    faces that bore the bid out. `whole` is how many dice a seat began with, `lost` whether it has
    just lost one, `standing` whether its bid is the last.
    """

    seat: Seat
    seats: int
    name: str
    language: str
    computer: str
    whole: int
    left: int
    dice: str
    counted: str
    bid: Bid | None
    standing: bool
    lost: bool
    to_move: bool
    place: int | None
    gone: bool


def painted(scene: Scene[Position]) -> tuple[Canvas, str]:
    """Return the board before it becomes a file, and the mood it is in."""
    view, ended = scene.view, stage.has_ended(scene)
    seats = len(view.left)
    canvas = Canvas(_ground(seats), PALETTE)
    bidder, bid = view.bids[-1] if view.bids else (0, None)
    mark = scene.mark if ended else None
    won = winners(scene.places) if ended else ()
    tray = Tray(bid, bidder, view.last, sum(view.left), view.wild, mark, won)
    canvas.stamp(_tray(tray), geometry.TRAY[:2])
    for seat in range(seats):
        row = _seen(scene, seat, ended=ended)
        left, top, _, bottom = geometry.row(seat, seats)
        canvas.stamp(_row(row, bottom - top), (left, top))
        if row.to_move:
            canvas.stamp(marks.pointer(34), (left - 22, (top + bottom) // 2 - 17))
    if bid and (scene.before is None or scene.before.bids != view.bids):
        left, top, _, bottom = geometry.row(bidder, seats)
        x, y = geometry.plan(seats, bottom - top).bid
        corner = round(left + x) - geometry.BID // 2, round(top + y) - 60
        canvas.stamp(marks.fresh(34), corner)
    return canvas, "over" if ended else "play"


def _seen(scene: Scene[Position], seat: Seat, *, ended: bool) -> Row:
    view, last = scene.view, scene.view.last
    asked = view.decision.seat if view.decision and not ended else None
    shown = last if last and not view.bids else None
    bid = shown.bid if shown else None
    return Row(
        seat=seat,
        seats=len(view.left),
        name=scene.names[seat],
        language=scene.language,
        computer=scene.computers.get(seat, ""),
        whole=view.whole,
        left=view.left[seat],
        dice=shown.dice[seat] if shown else view.dice[seat] or HIDDEN * view.left[seat],
        counted="".join(face for face in FACES if bid and view.bears_out(face, bid)),
        bid=bid if shown and seat == shown.bidder else view.bid_of(seat),
        standing=bool(shown) or bool(view.bids and view.bids[-1][0] == seat),
        lost=bool(shown and shown.loser == seat),
        to_move=asked == seat,
        place=scene.places[seat] if ended else None,
        gone=seat in scene.resigned,
    )


@lru_cache(maxsize=5)
def _ground(seats: int) -> Image.Image:
    boxes = (geometry.TRAY, *(geometry.row(seat, seats) for seat in range(seats)))
    size = geometry.BOARD_WIDTH, geometry.BOARD_HEIGHT
    return table.ground(size, tuple((box, 18) for box in boxes))


@lru_cache(maxsize=32)
def _tray(tray: Tray) -> Stamp:
    """Return the tray of felt: what was bid, what came of the bid before, and how many dice there are."""
    left, top, right, bottom = geometry.TRAY
    wide, high, middle = right - left, bottom - top, (right - left) / 2
    sketch = Sketch(wide, high, "tray").frame((0, 0, wide, high), 18, FELT_EDGE, FELT, 4)
    if tray.mark is not None:
        sketch.put(marks.crown(170), (middle, 104))
        for place, seat in enumerate(tray.winners):
            x = middle + (place - (len(tray.winners) - 1) / 2) * min(88, 340 / len(tray.winners))
            _badge(sketch, seat, (x, 232), 76)
        sketch.broken(tray.mark, (34, 28), wide - 40, "text", (middle, 306), "middle", high=70)
    elif tray.bid:
        digit, size = (170, 170) if tray.bid.count < 10 else (120, 148)
        said(sketch, tray.bid, (middle, 140), digit, size)
        _badge(sketch, tray.bidder, (middle, 288), 76)
    else:
        sketch.put(cup(230), (middle, 160))
    sketch.box((16, 344, wide - 16, 450), 14, FELT_DARK)
    if tray.wild:
        sketch.put(die(HIDDEN, 64), (60, 397)).text(str(tray.dice), 56, "text", (106, 397), "left")
        sketch.put(die("1", 68), (wide - 164, 397)).text("=", 46, "text", (wide - 108, 397))
        sketch.put(joker(68), (wide - 54, 397))
    else:
        sketch.put(die(HIDDEN, 76), (middle - 50, 397)).text(
            str(tray.dice), 76, "text", (middle + 12, 397), "left"
        )
    if tray.last:
        _showdown(sketch, tray.last, (middle, 458))
    return sketch.cut(18, PALETTE)


def _showdown(sketch: Sketch, last: Showdown, at: tuple[float, int]) -> None:
    """Draw the last showdown: who doubted whose bid, how many dice bore it out, and who lost one."""
    middle, top = at
    true = last.count >= last.bid.count
    _badge(sketch, last.bidder, (60, top + 64), 60)
    digit = 76 if last.bid.count < 10 else 60
    said(sketch, last.bid, (middle + 44, top + 64), digit, 84, "muted")
    _badge(sketch, last.challenger, (60, top + 168), 60)
    sketch.text("?", 56, "text", (108, top + 168), "left")
    sketch.text(f"={last.count}", 68, "ready" if true else "alarm", (middle + 28, top + 168))
    sketch.put(marks.check(64) if true else _cross(64), (middle + 134, top + 168))
    _badge(sketch, last.loser, (middle - 70, top + 290), 76)
    sketch.put(die(HIDDEN, 76), (middle + 36, top + 290))
    sketch.text("−1", 68, "alarm", (middle + 84, top + 290), "left")


@lru_cache(maxsize=1)
def _cross(size: int) -> Image.Image:
    """Draw a cross on a disc, beside which a check mark stands for the opposite."""
    image = disc(size, "alarm", "ink", 3).copy()
    sketch = Sketch(size, size, "alarm")
    for sign in (1, -1):
        ends = [(size * 0.3, size * (0.5 - sign * 0.2)), (size * 0.7, size * (0.5 + sign * 0.2))]
        sketch.draw.line(ends, fill=(34, 26, 20), width=size // 8)
    image.paste(sketch.image.crop((14, 14, size - 14, size - 14)), (14, 14))
    return image


def _badge(sketch: Sketch, seat: Seat, at: tuple[float, float], size: int) -> None:
    sketch.put(disc(size, SEATS[seat], "ink", 2), at)
    sketch.text(str(seat + 1), 34 if size < 70 else 46, "ink", at)


@lru_cache(maxsize=64)
def _row(row: Row, height: int) -> Stamp:
    """Return a seat's number, name, dice, bid, and how many dice or which place it has."""
    wide = geometry.ROW_WIDTH
    edge, tone = ("turn", "active") if row.to_move else ("line", "panel")
    sketch = Sketch(wide, height, "tray", row.language)
    sketch.frame((0, 0, wide, height), 18, edge, tone, 5 if row.to_move else 3)
    plan = geometry.plan(row.seats, height)
    _badge(sketch, row.seat, plan.badge, 56)
    ink = "muted" if row.gone or not row.left else "text"
    room, high, (x, y) = plan.name_room, plan.name_high, plan.name
    if row.computer:
        plate = marks.computer(row.computer, 44)
        sketch.put(plate, (plan.plate[0] - plate.width / 2, plan.plate[1]))
        room -= plan.plate_room
        if not plan.plate_room:  # it stands below the name
            y, high = y - 24, 48
    sketch.broken(row.name, plan.sizes, room, ink, (x, y), high=high)
    for index in range(row.whole):
        face = row.dice[index : index + 1]
        drawn = (
            die(face, plan.die, counted=face in row.counted)
            if face
            else socket(plan.die, "line" if row.to_move else "hollow")
        )
        sketch.put(drawn, (plan.dice[0] + index * plan.step, plan.dice[1]))
    if row.bid:
        _bid(sketch, row.bid, plan, standing=row.standing)
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


def _bid(sketch: Sketch, bid: Bid, plan: geometry.Plan, *, standing: bool) -> None:
    """Draw a seat's last bid on a plate; the one that stands has a bright edge."""
    x, y = plan.bid
    wide, high = geometry.BID - 16, plan.bid_high
    box = (round(x - wide / 2), round(y - high / 2), round(x + wide / 2), round(y + high / 2))
    sketch.frame(box, 12, "turn" if standing else FELT_EDGE, FELT, 4 if standing else 2)
    size = 46 if bid.count < 10 else 34
    said(sketch, bid, (x, y), size, 52, "text" if standing else "muted")
