"""The tray of felt: the bid that stands or the winner, how many dice there are, and the last showdown."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render import marks
from render.bluff import geometry
from render.bluff.dice import FELT, FELT_DARK, FELT_EDGE, PALETTE, cup, die, joker, said
from render.canvas import Canvas, Stamp
from render.gems import disc
from render.plot import SEATS
from render.scene import Scene
from render.sprites import Sketch
from rules import Seat, winners
from rules.bluff.moves import HIDDEN, Bid
from rules.bluff.position import Position, Showdown

WIDE: Final = geometry.TRAY[2] - geometry.TRAY[0]
HIGH: Final = geometry.TRAY[3] - geometry.TRAY[1]
EDGE: Final = 16
"""Pixels beside what changes."""
INSIDE: Final = WIDE - 2 * EDGE
MIDDLE: Final = INSIDE / 2
PARTS: Final = (20, 344, 458)
"""Where the parts begin: the bid, the dice, the showdown."""


def lay(canvas: Canvas, scene: Scene[Position], *, ended: bool) -> None:
    """Lay the tray on a board; its parts change at different times, so each is a sprite of its own."""
    view, part = scene.view, canvas.part(geometry.TRAY[:2])
    part.stamp(_felt(), (0, 0))
    if ended:
        part.put(_finish(scene.mark, winners(scene.places)), (EDGE, PARTS[0]))
    else:
        part.put(_bid(*(view.bids[-1] if view.bids else (0, None))), (EDGE, PARTS[0]))
    part.put(_dice(sum(view.left), wild=view.wild), (EDGE, PARTS[1]))
    if view.last:
        part.put(_showdown(view.last), (EDGE, PARTS[2]))


def badge(sketch: Sketch, seat: Seat, at: tuple[float, float], size: int) -> None:
    """Draw a seat's number on a disc of its colour, its middle at a point."""
    sketch.put(disc(size, SEATS[seat], "ink", 2), at)
    sketch.text(str(seat + 1), 34 if size < 70 else 46, "ink", at)


@lru_cache(maxsize=1)
def _felt() -> Stamp:
    return (
        Sketch(WIDE, HIGH, "tray")
        .frame((0, 0, WIDE, HIGH), 18, FELT_EDGE, FELT, 4)
        .cut(18, PALETTE)
    )


@lru_cache(maxsize=32)
def _bid(seat: Seat, bid: Bid | None) -> Image.Image:
    sketch = Sketch(INSIDE, 310, FELT)
    if bid is None:
        return sketch.put(cup(230), (MIDDLE, 140)).done(PALETTE)
    digit, size = (170, 170) if bid.count < 10 else (120, 148)
    said(sketch, bid, (MIDDLE, 120), digit, size)
    badge(sketch, seat, (MIDDLE, 268), 76)
    return sketch.done(PALETTE)


@lru_cache(maxsize=4)
def _finish(mark: str, won: tuple[Seat, ...]) -> Image.Image:
    sketch = Sketch(INSIDE, 310, FELT).put(marks.crown(170), (MIDDLE, 84))
    for place, seat in enumerate(won):
        x = MIDDLE + (place - (len(won) - 1) / 2) * min(88, 340 / len(won))
        badge(sketch, seat, (x, 212), 76)
    sketch.broken(mark, (34, 28), INSIDE - 8, "text", (MIDDLE, 286), "middle", high=44)
    return sketch.done(PALETTE)


@lru_cache(maxsize=32)
def _dice(count: int, *, wild: bool) -> Image.Image:
    sketch = Sketch(INSIDE, 106, FELT).box((0, 0, INSIDE, 106), 14, FELT_DARK)
    if not wild:
        sketch.put(die(HIDDEN, 76), (MIDDLE - 50, 53))
        return sketch.text(str(count), 76, "text", (MIDDLE + 12, 53), "left").done(PALETTE)
    sketch.put(die(HIDDEN, 64), (44, 53)).text(str(count), 56, "text", (90, 53), "left")
    sketch.put(die("1", 68), (INSIDE - 148, 53)).text("=", 46, "text", (INSIDE - 92, 53))
    return sketch.put(joker(68), (INSIDE - 38, 53)).done(PALETTE)


@lru_cache(maxsize=16)
def _showdown(last: Showdown) -> Image.Image:
    """Draw who doubted whose bid, how many dice bore it out, and who lost one."""
    sketch, true = Sketch(INSIDE, 340, FELT), last.count >= last.bid.count
    badge(sketch, last.bidder, (44, 64), 60)
    digit = 76 if last.bid.count < 10 else 60
    said(sketch, last.bid, (MIDDLE + 44, 64), digit, 84, "muted")
    badge(sketch, last.challenger, (44, 168), 60)
    sketch.text("?", 56, "text", (92, 168), "left")
    sketch.text(f"={last.count}", 68, "ready" if true else "alarm", (MIDDLE + 28, 168))
    sketch.put(marks.check(64) if true else _cross(64), (MIDDLE + 134, 168))
    badge(sketch, last.loser, (MIDDLE - 70, 290), 76)
    sketch.put(die(HIDDEN, 76), (MIDDLE + 36, 290))
    return sketch.text("−1", 68, "alarm", (MIDDLE + 84, 290), "left").done(PALETTE)


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
