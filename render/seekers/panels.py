"""A seat's panel: name, points, seekers taken, colour cards, and area."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render import fonts, marks
from render.canvas import Canvas, Stamp, stamped
from render.gems import disc
from render.leather import leather
from render.plot import SEATS
from render.seekers import areas, field
from render.seekers.breakdown import Run
from render.seekers.geometry import PANEL_HEAD, PANEL_SIZE
from render.seekers.pictograms import sign
from render.sprites import Sketch
from rules import Seat
from rules.seekers.holdings import Patron
from rules.seekers.moves import HIDDEN
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.state import ADVANCED_EACH, BASIC_EACH, ROUNDS

NAME_SIZES = (46, 34, 28)
CHIP_SIZE = (58, 50)
CHIP_STEP = CHIP_SIZE[0] + 5
SENT = (ROUNDS * CHIP_STEP + 5, PANEL_HEAD - 8)
"""Size of the tray of the seekers sent."""
SCORE = 184
"""Width of the tray of the total, without secret cards."""
CARD_STEP = 46
DOT = 18
"""Size of the sign of a seeker to come."""


@dataclass(frozen=True, slots=True)
class PanelView:
    """What a seat's panel shows.

    Attributes:
        advanced: Whether the game is in the advanced mode.
        points: Total so far.
        pending: Gems not laid out yet, each with its place among those taken, or 0.
        gems: References of new gems.
        parts: Other parts that changed (see `News.parts`).
        runs: Those of the seat's row.
        level: A computer's level; "" for a person.
    """

    seat: Seat
    name: str
    language: str
    mine: Patron
    advanced: bool
    points: int
    to_move: bool
    pending: tuple[tuple[int, str], ...]
    gems: frozenset[str]
    parts: frozenset[str]
    runs: tuple[Run, ...]
    level: str = ""


def draw(board: Canvas, at: tuple[int, int], view: PanelView) -> None:
    """Draw a seat's panel; `at` is its upper left corner.

    What stands at the right of its head has the same columns for both seats.
    """
    tone = "active" if view.to_move else "panel"
    canvas = board.part(at)
    canvas.stamp(_frame(tone), (0, 0))
    left = PANEL_SIZE[0] - 12 - SCORE - CARD_STEP * len(view.mine.cards)
    canvas.put(_score(view.points, view.mine.points, view.mine.cards, tone), (left, 8))
    if "points" in view.parts:
        canvas.stamp(marks.fresh(24), (left - 6, 6))
    left -= 12 + SENT[0]
    _sent(canvas, view, left, tone)
    left = _pending(canvas, view, left, tone)
    canvas.put(_who(view, left - 16, tone), (8, 8))
    area = areas.AreaView(view.mine.area, tone, view.gems, view.runs)
    areas.draw(canvas, area, PANEL_HEAD + 4)


@lru_cache(maxsize=2)
def _frame(tone: str) -> Stamp:
    return leather(*PANEL_SIZE, tone, "turn" if tone == "active" else "line")


def _who(view: PanelView, width: int, ground: str) -> Image.Image:
    height = PANEL_HEAD - 8
    sketch = Sketch(width, height, ground, view.language)
    middle = height / 2
    sketch.put(disc(52, SEATS[view.seat], "ink", 2), (46, middle))
    sketch.text(str(view.seat + 1), 40, "ink", (46, middle))
    left, right = 86, width - 8
    if view.level:
        plate = marks.computer(view.level, 40)
        sketch.put(plate, (right - plate.width / 2, middle))
        right -= plate.width + 8
    return sketch.broken(view.name, NAME_SIZES, right - left, "text", (left, middle)).done()


@lru_cache(maxsize=64)
def _score(points: int, play: int, cards: str, ground: str) -> Image.Image:
    """Draw in a tray cards that are not counted, the points won in play beside a bolt, and the total."""
    width, height = SCORE + CARD_STEP * len(cards), PANEL_HEAD - 8
    sketch = Sketch(width, height, ground).box((0, 0, width, height), 12, "tray")
    middle = height / 2
    if play:
        sketch.put(sign("bolt", 44), (width - SCORE + 26, middle))
        sketch.text(str(play), 40, "text", (width - SCORE + 48, middle), "left")
    sketch.text(fonts.number(points), 56, "y3", (width - 14, middle), "right")
    for place, letter in enumerate(cards):
        card = colour_card(letter, (42, 50), "tray")
        sketch.lay_indices(card, (6 + place * CARD_STEP, 4))
    return sketch.done()


@lru_cache(maxsize=24)
def colour_card(letter: str, size: tuple[int, int], ground: str) -> Image.Image:
    """Draw a colour card, or its back."""
    width, height = size
    sketch = Sketch(width, height, ground)
    radius = max(7, width // 10)
    sketch.box((0, 0, width, height), radius, "faint")
    face = "back-3" if letter == HIDDEN else "card"
    sketch.box((2, 2, width - 2, height - 2), radius - 2, face)
    centre = (width / 2, height / 2)
    if letter == HIDDEN:
        return sketch.text("?", 34, "text", centre).done()
    return sketch.put(sign(letter, round(width * 0.8)), centre).done()


def _sent(canvas: Canvas, view: PanelView, left: int, tone: str) -> None:
    """Draw the seekers taken in a tray, and a dot for each to come."""
    canvas.put(_tray(tone), (left, 8))
    for place, name, order in _chips(view):
        at = (left + 5 + place * CHIP_STEP, 12)
        if order is None:
            tone = "velvet-light" if name == "advanced" else "line"
            middle = at[0] + CHIP_SIZE[0] // 2 - DOT // 2, at[1] + CHIP_SIZE[1] // 2 - DOT // 2
            canvas.stamp(_dot(tone), middle)
        else:
            canvas.put(field.chip(name, *CHIP_SIZE, "tray"), at)
            if str(order) in view.parts:
                canvas.stamp(marks.fresh(24), (at[0] - 6, at[1] - 6))


@lru_cache(maxsize=2)
def _dot(tone: str) -> Stamp:
    return stamped(disc(DOT, tone, "seat", 2))


@lru_cache(maxsize=2)
def _tray(ground: str) -> Image.Image:
    return Sketch(*SENT, ground).box((0, 0, *SENT), 12, "tray").done()


def _chips(view: PanelView) -> list[tuple[int, str, int | None]]:
    """Return (place, seeker, order in which it was taken), or (place, kind, None) if empty.

    In the advanced mode, basic seekers have four places and advanced ones two.
    """
    came = list(enumerate(view.mine.seekers))
    if not view.advanced:
        taken = [(place, name, order) for place, (order, name) in enumerate(came)]
        return [*taken, *((place, "basic", None) for place in range(len(came), ROUNDS))]
    basic = [(order, name) for order, name in came if SEEKERS_BY_ID[name].basic]
    others = [(order, name) for order, name in came if not SEEKERS_BY_ID[name].basic]
    chips: list[tuple[int, str, int | None]] = []
    for start, size, seekers, kind in (
        (0, BASIC_EACH, basic, "basic"),
        (BASIC_EACH, ADVANCED_EACH, others, "advanced"),
    ):
        for place in range(size):
            order, name = seekers[place] if place < len(seekers) else (None, kind)
            chips.append((start + place, name, order))
    return chips


def _pending(canvas: Canvas, view: PanelView, right: int, tone: str) -> int:
    if not view.pending:
        return right
    sprite = pending(view.pending, tone)
    left = right - sprite.width - 10
    canvas.put(sprite, (left, 8))
    return left


@lru_cache(maxsize=16)
def pending(gems: tuple[tuple[int, str], ...], ground: str) -> Image.Image:
    """Draw gems that were taken but not laid out yet, in a glowing tray."""
    cell = 68 if gems[0][0] else 48
    width = cell * len(gems) + 16
    sketch = Sketch(width, 56, ground)
    sketch.box((0, 0, width, 56), 12, "turn")
    sketch.box((4, 4, width - 4, 52), 9, "card")
    for index, (place, letter) in enumerate(gems):
        x = 8 + index * cell
        if place:
            sketch.text(str(place), 28, "dim", (x + 12, 28))
            sketch.put(sign(letter, 40), (x + 44, 28))
        else:
            sketch.put(sign(letter, 42), (x + cell / 2, 28))
    return sketch.done()
