"""What a person misses, as a picture: of each theme how many positions they found, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render import fonts
from render.gems import disc
from render.palette import rgb
from render.sheet import MARGIN, TOP, Heading
from render.sprites import Sketch

MISSES_WIDTH: Final = 880
ROW: Final = 76
"""Height of a theme's row."""
FOOT: Final = 108
"""Height of what stands below the rows: the axis, and what the signs are."""
BAR: Final = 36
LEFT: Final = 330
RIGHT: Final = 676
"""The ends of the bars; left of them stand the themes, right of them the numbers."""


@dataclass(frozen=True, slots=True)
class ThemeShare:
    """A theme by its name, how many of its positions were found, and the shares between which the true one lies."""

    name: str
    found: int
    answers: int
    low: float
    high: float
    weakest: bool = False


def draw(heading: Heading, themes: tuple[ThemeShare, ...], legend: str) -> bytes:
    """Draw a bar for each theme as a PNG; `legend` says what bars and lines are."""
    height = TOP + ROW * len(themes) + FOOT + MARGIN
    sheet = heading.sheet((MISSES_WIDTH, height))
    sketch = sheet.panel((MARGIN, TOP, MISSES_WIDTH - MARGIN, height - MARGIN))
    floor = 12 + ROW * len(themes)
    for share in (0.0, 0.5, 1.0):
        x = round(_x(share))
        sketch.draw.rectangle((x - 1, 12, x, floor + 6), fill=rgb("line"))
        sketch.text(f"{share:.0%}", 28, "muted", (x, floor + 24))
    for number, theme in enumerate(themes):
        _row(sketch, theme, 12 + ROW * (number + 0.5))
    sketch.fitted(legend, (28, 22), sketch.image.width - 40, "muted", (20, floor + 62))
    return sheet.png()


def _row(sketch: Sketch, theme: ThemeShare, y: float) -> None:
    """Draw a theme's name, its bar with the line of what may be true, and its numbers."""
    tone = "alarm" if theme.weakest else "text"
    sketch.broken(theme.name, (28,), LEFT - 60, tone, (20, y), high=ROW)
    top, bottom = round(y - BAR / 2), round(y + BAR / 2)
    sketch.box((LEFT, top, RIGHT, bottom), 6, "seat")
    end = round(_x(theme.found / theme.answers))
    if end > LEFT:
        sketch.box((LEFT, top, max(end, LEFT + 12), bottom), 6, "alarm" if theme.weakest else "p3")
    low, high = round(_x(theme.low)), round(_x(theme.high))
    sketch.draw.rectangle((low, y - 3, high, y + 2), fill=rgb("ink"))
    sketch.draw.rectangle((low, y - 2, high, y + 1), fill=rgb("y4"))
    for x in (low, high):
        sketch.draw.rectangle((x - 2, y - 10, x + 2, y + 9), fill=rgb("ink"))
        sketch.draw.rectangle((x - 1, y - 9, x + 1, y + 8), fill=rgb("y4"))
    if theme.weakest:
        sketch.put(disc(30, "text", "ink", 2), (LEFT - 22, y)).text("!", 28, "ink", (LEFT - 22, y))
    count = f"{fonts.number(theme.found)} / {fonts.number(theme.answers)}"
    room = sketch.image.width - RIGHT - 36
    size = fonts.roomy(count, (28, 22), room)
    sketch.text(count, size, tone, (sketch.image.width - 18, y), "right")


def _x(share: float) -> float:
    return LEFT + (RIGHT - LEFT) * share
