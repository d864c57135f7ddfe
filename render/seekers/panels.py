"""A seat's panel: name, points, seekers taken, colour cards, and area."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render import fonts, marks
from render.canvas import Canvas, Stamp
from render.gems import disc
from render.leather import leather
from render.seekers import areas, field
from render.seekers.geometry import PANEL_HEAD, PANEL_SIZE
from render.seekers.pictograms import sign
from render.sprites import Sketch
from rules import Seat
from rules.seekers.holdings import Patron
from rules.seekers.moves import HIDDEN
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.state import ADVANCED_EACH, BASIC_EACH, ROUNDS

NAME_SIZES = (46, 34)
CHIP_SIZE = (58, 50)


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's standing in the game; `place` is None during the game, `gone` means resigned."""

    to_move: bool = False
    won: bool = False
    place: int | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class PanelView:
    """What a seat's panel shows.

    Attributes:
        advanced: Whether the game is in the advanced mode.
        points: Total so far.
        pending: Gems not laid out yet, each with its place among those taken, or 0.
        gems: References of new gems.
        parts: Other parts that changed (see `News.parts`).
        level: A computer's level; 0 for a person.
    """

    seat: Seat
    name: str
    language: str
    mine: Patron
    advanced: bool
    points: int
    standing: Standing
    pending: tuple[tuple[int, str], ...]
    gems: frozenset[str]
    parts: frozenset[str]
    level: int = 0


def draw(board: Canvas, at: tuple[int, int], view: PanelView) -> None:
    """Draw a seat's panel; `at` is its upper left corner."""
    standing = view.standing
    tone = _tone(standing)
    edge = "y2" if standing.won else "turn" if standing.to_move else "line"
    canvas = board.part(at)
    canvas.stamp(_frame(tone, edge), (0, 0))
    right = _points(canvas, view, tone)
    right = _cards(canvas, view, right, tone)
    right = _seekers(canvas, view, right, tone)
    right = _pending(canvas, view, right, tone)
    who = _who(view, right - 16)
    canvas.put(who, (8, 8))
    areas.draw(canvas, areas.AreaView(view.mine.area, tone, view.gems), PANEL_HEAD + 4)
    if standing.gone:
        canvas.drain((5, 5, PANEL_SIZE[0] - 5, PANEL_SIZE[1] - 5))


def _tone(standing: Standing) -> str:
    return "active" if standing.to_move or standing.won else "panel"


@lru_cache(maxsize=6)
def _frame(tone: str, edge: str) -> Stamp:
    return leather(*PANEL_SIZE, tone, edge)


def _who(view: PanelView, width: int) -> Image.Image:
    height, standing, seat = PANEL_HEAD - 8, view.standing, view.seat
    sketch = Sketch(width, height, _tone(standing), view.language)
    middle = height / 2
    tone, number = "turn" if standing.to_move else "seat", seat + 1
    if standing.place is not None:  # where a game ended early
        tone, number = marks.medal(standing.place), standing.place
    size, down = (42, 7) if standing.won else (50, 0)
    sketch.put(disc(size, tone, "ink" if standing.won else tone, 1), (32, middle + down))
    sketch.text(str(number), 34, "text" if tone == "seat" else "ink", (32, middle + down))
    if standing.won:
        sketch.put(marks.crown(36), (32, middle - 18))
    left, right = 72, width - 8
    if standing.gone:
        sketch.put(marks.flag(44, "alarm"), (right - 24, middle))
        right -= 56
    if view.level:
        right = marks.computer(sketch, view.level, 40, (right, middle))
    ink = "muted" if standing.gone else "text"
    sketch.fitted(view.name, NAME_SIZES, right - left, ink, (left, middle))
    return sketch.done()


def _points(canvas: Canvas, view: PanelView, tone: str) -> int:
    """Draw the total, and points won in play beside a bolt; return the left edge."""
    sprite = _total(view.points, view.mine.points, tone, unknown=view.mine.hidden)
    left = PANEL_SIZE[0] - 14 - sprite.width
    canvas.put(sprite, (left, 8))
    if "points" in view.parts:
        canvas.stamp(marks.fresh(24), (left - 6, 6))
    return left


@lru_cache(maxsize=64)
def _total(points: int, play: int, tone: str, *, unknown: bool) -> Image.Image:
    text = fonts.number(points) + ("+?" if unknown else "")
    digits = round(fonts.length(text, 56)) + 8
    bolt = 84 if play else 0
    sketch = Sketch(max(84, digits) + bolt, PANEL_HEAD - 8, tone)
    middle = (PANEL_HEAD - 8) / 2
    if play:
        sketch.put(sign("bolt", 42), (22, middle))
        sketch.text(str(play), 34, "text", (44, middle), "left")
    right = sketch.image.width - 2
    return sketch.text(text, 56, "y3", (right, middle), "right", edge=(2, "ink")).done()


def _cards(canvas: Canvas, view: PanelView, right: int, tone: str) -> int:
    for letter in reversed(view.mine.cards):
        right -= 46
        canvas.put(colour_card(letter, (42, 54), tone), (right, 9))
    return right - (12 if view.mine.cards else 0)


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


def _seekers(canvas: Canvas, view: PanelView, right: int, tone: str) -> int:
    """Draw the seekers taken and empty places; return the left edge."""
    left = right - ROUNDS * (CHIP_SIZE[0] + 5) - 8
    for x, name, order in _chips(view):
        at = (left + x * (CHIP_SIZE[0] + 5), 11)
        if order is None:
            edge = "velvet-light" if name == "advanced" else "pressed"
            canvas.put(field.free(*CHIP_SIZE, tone, edge), at)
        else:
            canvas.put(field.chip(name, *CHIP_SIZE, tone), at)
            if str(order) in view.parts:
                canvas.stamp(marks.fresh(24), (at[0] - 6, at[1] - 6))
    return left


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
