"""What a person misses, as a picture: of each topic how many positions they found, and how sure that is."""

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
"""Height of a topic's row."""
FOOT: Final = 108
"""Height of what stands below the rows: the axis, and what the signs are."""
BAR: Final = 36
LEFT: Final = 330
RIGHT: Final = 676
"""The ends of the bars; left of them stand the topics, right of them the numbers."""


@dataclass(frozen=True, slots=True)
class TopicShare:
    """A topic by its name, how many of its positions were found, and the shares between which the true one lies."""

    name: str
    found: int
    answers: int
    low: float
    high: float
    weakest: bool = False


def draw(heading: Heading, topics: tuple[TopicShare, ...], legend: str) -> bytes:
    """Draw a bar for each topic as a PNG; `legend` says what bars and lines are."""
    height = TOP + ROW * len(topics) + FOOT + MARGIN
    sheet = heading.sheet((MISSES_WIDTH, height))
    sketch = sheet.panel((MARGIN, TOP, MISSES_WIDTH - MARGIN, height - MARGIN))
    floor = 12 + ROW * len(topics)
    for share in (0.0, 0.5, 1.0):
        x = round(_x(share))
        sketch.draw.rectangle((x - 1, 12, x, floor + 6), fill=rgb("line"))
        sketch.text(f"{share:.0%}", 28, "muted", (x, floor + 24))
    for number, topic in enumerate(topics):
        _row(sketch, topic, 12 + ROW * (number + 0.5))
    sketch.fitted(legend, (28, 22), sketch.image.width - 40, "muted", (20, floor + 62))
    return sheet.png()


def _row(sketch: Sketch, topic: TopicShare, y: float) -> None:
    """Draw a topic's name, its bar with the line of what may be true, and its numbers."""
    tone = "alarm" if topic.weakest else "text"
    sketch.broken(topic.name, (28,), LEFT - 60, tone, (20, y), high=ROW)
    top, bottom = round(y - BAR / 2), round(y + BAR / 2)
    sketch.box((LEFT, top, RIGHT, bottom), 6, "seat")
    end = round(_x(topic.found / topic.answers))
    if end > LEFT:
        sketch.box((LEFT, top, max(end, LEFT + 12), bottom), 6, "alarm" if topic.weakest else "p3")
    low, high = round(_x(topic.low)), round(_x(topic.high))
    sketch.draw.rectangle((low, y - 3, high, y + 2), fill=rgb("ink"))
    sketch.draw.rectangle((low, y - 2, high, y + 1), fill=rgb("y4"))
    for x in (low, high):
        sketch.draw.rectangle((x - 2, y - 10, x + 2, y + 9), fill=rgb("ink"))
        sketch.draw.rectangle((x - 1, y - 9, x + 1, y + 8), fill=rgb("y4"))
    if topic.weakest:
        sketch.put(disc(30, "text", "ink", 2), (LEFT - 22, y)).text("!", 28, "ink", (LEFT - 22, y))
    count = f"{fonts.number(topic.found)} / {fonts.number(topic.answers)}"
    room = sketch.image.width - RIGHT - 36
    size = fonts.roomy(count, (28, 22), room)
    sketch.text(count, size, tone, (sketch.image.width - 18, y), "right")


def _x(share: float) -> float:
    return LEFT + (RIGHT - LEFT) * share
