"""How a deal of the day went, as a picture to share: it shows no card, gem or name of one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PIL import Image

from render import fonts, marks
from render.gems import disc, figure
from render.palette import Point
from render.sheet import GAP, MARGIN, TOP, Decor, Sheet, lay_face
from render.sprites import Sketch

DAILY_WIDTH: Final = 880
DAILY_HEIGHT: Final = 640
RESULT: Final = 172
"""Height of the panel with the result."""
LEGEND: Final = 56
"""Height of the line that says what tiles mean."""
TILES: Final = range(136, 20, -2)
"""Widths of a turn's tile, with the space beside it: the first at which all turns fit."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A turn: its verb, and by how much it changed the person's score."""

    verb: str
    points: int


@dataclass(frozen=True, slots=True)
class DailyResult:
    """What the picture shows; all texts are in its language.

    Attributes:
        title: What it is: a deal of the day.
        line: The game and the day.
        name: Name of the person.
        won: Whether they won.
        result: By how much and in how many turns, as a text.
        scores: Their score and the computer's.
        streak: On how many days in a row they have played; `row` says so, as a text.
        deeds: Their turns, in order.
        avatar: Their picture, RGBA; None to do without.
        language: The language whose Chinese characters texts are written with.
        legend: What a turn that scored is called, and then what those of each verb are.
    """

    title: str
    line: str
    name: str
    won: bool
    result: str
    scores: tuple[int, int]
    streak: int
    row: str
    deeds: tuple[Deed, ...]
    avatar: Image.Image | None = None
    language: str = ""
    legend: tuple[str, Mapping[str, str]] = ("", MappingProxyType({}))


def draw(result: DailyResult, decor: Decor) -> bytes:
    """Draw a result as a PNG, in the frame of its game."""
    sheet = Sheet((DAILY_WIDTH, DAILY_HEIGHT), decor, result.language)
    sheet.title(result.title, result.line)
    right, middle = DAILY_WIDTH - MARGIN, TOP + RESULT
    edge = "y2" if result.won else "brass-dark"
    _result(sheet.panel((MARGIN, TOP, right, middle), "active", edge), result)
    box = (MARGIN, middle + GAP, right, DAILY_HEIGHT - MARGIN)
    panel = sheet.panel(box)
    _turns(panel, result.deeds, decor)
    _legend(panel, result, decor)
    return sheet.png()


def _result(sketch: Sketch, result: DailyResult) -> None:
    """Draw the person, how they did, their streak, and both scores."""
    width, height = sketch.image.size
    ring = "y2" if result.won else "brass"
    lay_face(sketch, (result.name, result.avatar), 124, (84, height / 2), ring=ring)
    mine, theirs = map(fonts.number, result.scores)
    right = width - 30
    size = next((it for it in (88, 56, 34) if fonts.length(mine, it) < 150), 28)
    small = min(size, next((it for it in (56, 34) if fonts.length(theirs, it) < 80), 28))
    sketch.text(theirs, small, "muted", (right, height / 2 + 22), "right", edge=(3, "ink"))
    at = right - round(fonts.length(theirs, small)) - 38
    sketch.text(":", small, "muted", (at + 18, height / 2 + 16))
    sketch.text(
        mine, size, "y3" if result.won else "text", (at, height / 2 + 14), "right", edge=(4, "ink")
    )
    if result.won:
        sketch.put(marks.crown(56), (at - fonts.length(mine, size) / 2, 34))
    room = round(at - fonts.length(mine, size)) - 168 - 20
    top = 44 if result.streak else 60
    sketch.broken(result.name, (56, 46, 34, 28), room, "text", (168, top), high=78)
    tone = "ready" if result.won else "alarm"
    sketch.fitted(fonts.sentence(result.result), (34, 28), room, tone, (168, top + 57))
    if result.streak:
        sketch.put(_flame(40), (186, 138))
        sketch.fitted(result.row, (34, 28), room - 44, "y4", (214, 138))


def _turns(sketch: Sketch, deeds: tuple[Deed, ...], decor: Decor) -> None:
    """Draw a tile for each turn, row by row: what it scored, or else what was done."""
    width, height = sketch.image.size
    wide, high = width - 28, height - LEGEND - 14
    step = next((it for it in TILES if len(deeds) <= wide // it * (high // it)), TILES[-1])
    across = wide // step
    shown = deeds[: across * (high // step)]
    rows = -(-len(shown) // across)
    each = -(-len(shown) // max(1, rows))
    left, top = (width - each * step) / 2, (height - LEGEND - rows * step) / 2 + 4
    for number, deed in enumerate(shown):
        at = left + step * (number % each + 0.5), top + step * (number // each + 0.5)
        _tile(sketch, deed, step - max(3, step // 9), at, decor)


def _legend(sketch: Sketch, result: DailyResult, decor: Decor) -> None:
    """Draw below the turns what the tile of each kind means that is there."""
    scored, verbs = result.legend
    best = max(result.deeds, key=lambda it: it.points, default=Deed("", 0))
    shown = [(best, scored)] * (best.points > 0)
    idle = {it.verb for it in result.deeds if not it.points}
    shown += [(Deed(verb, 0), text) for verb, text in verbs.items() if verb in idle]
    sizes = [46 + fonts.width(text, 28) for _, text in shown]
    between = min(40, (sketch.image.width - 24 - sum(sizes)) // max(1, len(sizes)))
    y = sketch.image.height - LEGEND / 2 - 4
    x = (sketch.image.width - sum(sizes) - between * (len(sizes) - 1)) / 2
    for (deed, text), wide in zip(shown, sizes, strict=True):
        _tile(sketch, deed, 38, (x + 19, y), decor)
        sketch.name(fonts.sentence(text), 28, "muted", (x + 46, y))
        x += wide + between


def _tile(sketch: Sketch, deed: Deed, size: int, at: Point, decor: Decor) -> None:
    x, y = round(at[0] - size / 2), round(at[1] - size / 2)
    tone = "y2" if deed.points > 0 else "alarm" if deed.points < 0 else "pressed"
    sketch.box((x, y, x + size, y + size), max(4, size // 6), "ink")
    sketch.box((x + 2, y + 2, x + size - 2, y + size - 2), max(2, size // 6 - 2), tone)
    if deed.points:
        digits = fonts.number(deed.points, "+")
        fits = (it for it in (56, 46, 34, 28) if fonts.length(digits, it) < size - 8)
        sketch.text(digits, next(fits, 22), "ink", at)
    elif deed.verb in decor.deeds:
        sketch.put(decor.deeds[deed.verb].draw(size - max(6, size // 4)), at)
    else:
        sketch.put(disc(max(6, size // 4), "line", "ink", 1), at)


def _flame(size: int) -> Image.Image:
    """Draw a flame, the sign of days in a row, as RGBA."""
    outer: tuple[Point, ...] = (
        *((0.52, 0.0), (0.6, 0.2), (0.82, 0.44), (0.88, 0.66), (0.76, 0.9), (0.5, 1.0)),
        *((0.24, 0.9), (0.12, 0.66), (0.2, 0.42), (0.3, 0.52), (0.4, 0.3)),
    )
    inner = tuple((0.5 + (x - 0.5) * 0.56, 0.96 + (y - 0.96) * 0.58) for x, y in outer)
    return figure((("alarm", outer), ("y2", inner)), size)
