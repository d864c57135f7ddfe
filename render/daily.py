"""How a deal of the day went, as a picture to share: it shows no card, gem or name of one.

It has no words, so that it needs no translation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render import fonts, marks
from render.canvas import encoded
from render.chart import History, chart
from render.leather import on_leather
from render.sprites import Sketch

DAILY_WIDTH: Final = 820
DAILY_HEIGHT: Final = 560
MARGIN: Final = 34
CHART_TOP: Final = 196


@dataclass(frozen=True, slots=True)
class DailyResult:
    """What the picture shows.

    Attributes:
        title: Name of the game.
        day: The day, such as 2026-11-25.
        name: Name of the person.
        won: Whether they won.
        margin: Their score less the computer's.
        turns: How many turns they took.
        streak: On how many days in a row they have played.
        history: Scores of both seats at the start and after each turn; the person has seat 0.
        language: The language whose Chinese characters texts are written with.
    """

    title: str
    day: str
    name: str
    won: bool
    margin: int
    turns: int
    streak: int
    history: History
    language: str = ""


def draw(result: DailyResult) -> bytes:
    """Draw a result as a PNG."""
    sketch = on_leather(DAILY_WIDTH, DAILY_HEIGHT, language=result.language)
    _head(sketch, result)
    _numbers(sketch, result)
    size = (DAILY_WIDTH - 2 * MARGIN, DAILY_HEIGHT - CHART_TOP - MARGIN)
    curve = chart(size, result.history)
    picture = sketch.done()
    picture.paste(curve.sprite, (MARGIN, CHART_TOP), curve.mask)
    return encoded(picture, "play")


def _head(sketch: Sketch, result: DailyResult) -> None:
    """Draw the game, the day and the person."""
    right = DAILY_WIDTH - MARGIN
    sketch.text(result.day, 46, "y4", (right, 58), "right")
    room = right - round(fonts.length(result.day, 46)) - MARGIN - 24
    sketch.fitted(result.name, (46, 34, 28), room, "text", (MARGIN, 38))
    sketch.fitted(result.title, (28,), room, "muted", (MARGIN, 91))


def _numbers(sketch: Sketch, result: DailyResult) -> None:
    """Draw the margin, beside a crown for a win, then the turns and the streak."""
    y, crown = 148, marks.crown(54)
    sketch.put(crown if result.won else marks.faded(crown), (MARGIN + 27, y))
    tone = "ready" if result.won else "alarm"
    sketch.text(fonts.number(result.margin, "+"), 56, tone, (MARGIN + 70, y), "left")
    sketch.put(marks.hourglass(48, "y2"), (MARGIN + 300, y))
    sketch.text(str(result.turns), 46, "text", (MARGIN + 336, y), "left")
    sketch.put(marks.laurel(54), (MARGIN + 520, y))
    sketch.text(str(result.streak), 46, "text", (MARGIN + 560, y), "left")
