"""The order box: the round, who sends whom in it, and who starts the next one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from render import fonts, marks
from render.canvas import Stamp
from render.gems import disc
from render.leather import hollow
from render.palette import Point, rgb
from render.plot import SEATS
from render.scene import Scene
from render.seekers import field, stage
from render.seekers.geometry import STATUS
from render.seekers.pictograms import pale
from render.sprites import Sketch
from render.words import FALLBACK, Words
from rules import Seat
from rules.seekers.position import Position
from rules.seekers.rounds import next_starter
from rules.seekers.state import ROUNDS

SIZE: Final = (STATUS[2] - STATUS[0], STATUS[3] - STATUS[1])
ORDER_POWERS: Final = {3: "5", 4: "1"}
"""Power shown on the card for orders by power: the higher or the lower one starts."""
CHIP: Final = (46, 46)
TURN: Final = 96
"""Width of a seat's turn."""
RIGHT: Final = 88
"""Right edge of the part on the round."""
FOLLOWING: Final = 323
"""Middle of the part on the next round."""


class Turn(NamedTuple):
    """A seat's turn in a round: the seeker it sent, "" if none yet."""

    seat: Seat
    sent: str
    asked: bool


def box(scene: Scene[Position]) -> Stamp:
    """Draw the round: both seats in their order, and the starter of the next round."""
    view, decision = scene.view, scene.view.decision
    asked = decision.seat if decision and not stage.has_ended(scene) else None
    first, second = (
        Turn(seat, "".join(sent[view.round - 1 : view.round]), asked == seat)
        for seat in (view.starter, 1 - view.starter)
        for sent in (view.seats[seat].seekers,)
    )
    following = next_starter(view)
    return _box(view.round, view.order, (first, second), following, scene.language)


@lru_cache(maxsize=16)
def _box(
    number: int, order: int, turns: tuple[Turn, Turn], following: Seat | None, language: str
) -> Stamp:
    width, height = SIZE
    sketch = Sketch(width, height, "ink", language).lay_stamp(hollow(width, height))
    final = number == ROUNDS
    tone = "alarm" if final else "turn"
    digit = fonts.length(str(number), 56)
    sketch.text(str(number), 56, tone if final else "text", (14, height / 2 + 2), "left")
    sketch.text(f"/{ROUNDS}", 34, "muted", (17 + digit, height / 2 + 9), "left")
    for place, turn in enumerate(turns):
        _turn(sketch, turn, RIGHT + place * (TURN + 2), tone)
    left = RIGHT + 2 * TURN + 4
    sketch.draw.rectangle((left, 14, left + 1, height - 14), fill=rgb("line"))
    if final:
        sketch.put(marks.chequered(50), (FOLLOWING, height / 2 + 2))
        return sketch.cut(16)
    sketch.name(Words(language or FALLBACK)("seekers-next"), 28, "text", (FOLLOWING, 23), "middle")
    if following is None:
        _by_power(sketch, order, (FOLLOWING - 4, height - 30))
    else:
        _badge(sketch, following, (FOLLOWING, height - 31))
    return sketch.cut(16)


def _turn(sketch: Sketch, turn: Turn, left: int, tone: str) -> None:
    """Draw a seat and the seeker it sends; the one to move is framed."""
    ground, y = "tray", sketch.image.height // 2
    if turn.asked:
        ground = "active"
        sketch.frame((left, y - 33, left + TURN, y + 33), 10, tone, ground, 3)
    _badge(sketch, turn.seat, (left + (25 if turn.sent else TURN // 2), y))
    if turn.sent:
        chip = field.chip(turn.sent, *CHIP, ground)
        sketch.lay_indices(chip, (left + TURN - CHIP[0] - 4, y - CHIP[1] // 2))


def _badge(sketch: Sketch, seat: Seat, at: Point) -> None:
    sketch.put(disc(42, SEATS[seat], "ink", 2), at).text(str(seat + 1), 34, "ink", at)


def rule(order: int) -> Image.Image:
    """Draw a rule for the order of turns as RGBA: the same, by turns, higher or lower power first."""
    sketch = Sketch(60, 42, "panel")
    if order in ORDER_POWERS:
        _by_power(sketch, order, (28, 21))
    elif order == 2:
        sketch.put(pale("swap", 36), (30, 21))
    else:
        _badge(sketch, 0, (20, 21))
        sketch.text("=", 34, "text", (48, 21))
    return sketch.image.convert("RGBA")


def _by_power(sketch: Sketch, order: int, at: Point) -> None:
    """Draw that the higher or the lower power of this round starts the next."""
    x, y = at
    left, top = round(x) - 26, round(y) - 20
    sketch.box((left, top, left + 32, top + 40), 7, "shade")
    sketch.box((left + 2, top + 2, left + 30, top + 38), 5, "back-2")
    sketch.text(ORDER_POWERS[order], 28, "y4", (left + 16, y), edge=(2, "ink"))
    sketch.put(pale("up" if order == 3 else "down", 20), (x + 22, y))
