"""What somebody has played as a picture: no words in it, so that everybody can read it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render import fonts, marks
from render.canvas import encoded
from render.gems import disc
from render.icons import Icon
from render.leather import leather
from render.palette import Point
from render.plot import dashes, line
from render.sprites import Sketch

WIDTH: Final = 820
HEIGHT: Final = 644
EDGE: Final = 34
MEDALS: Final = ("y2", "w0", "o1", "line")
"""The tone of the disc behind each place."""
CURVE: Final = (EDGE, 128, 560, 330)
"""Where the rating's curve lies: left, top, right, bottom."""
LAUREL: Final = (690, 214)
FORM: Final = 398
"""How far down the last games stand; and further down, places on the left and records on the right."""
PLACES: Final = (EDGE, 470)
LINE: Final = 38
BAR: Final = 300
RECORDS: Final = 470


@dataclass(frozen=True, slots=True)
class Profile:
    """What is drawn of somebody: points with the way there, form, places, records.

    `form` has place and number of seats of the last games, the newest last; `places` count games
    by place. `fewest` is None where there is no such record.
    """

    name: str
    points: int | None
    provisional: bool
    curve: tuple[int, ...]
    form: tuple[tuple[int, int], ...]
    places: tuple[tuple[int, int], ...]
    colours: tuple[Icon, ...]
    highest: int
    streak: int
    fewest: int | None


def draw(profile: Profile) -> bytes:
    """Return the picture as a PNG."""
    sketch = Sketch(WIDTH, HEIGHT, "ink").lay_stamp(leather(WIDTH, HEIGHT, "panel", "line"))
    room = WIDTH - 2 * EDGE
    size = 56 if fonts.width(profile.name, 56) <= room else 46
    sketch.name(fonts.fitted(profile.name, size, room), size, "text", (EDGE, 64))
    _points(sketch, profile)
    _curve(sketch, profile.curve)
    _form(sketch, profile.form)
    _places(sketch, profile.places)
    _records(sketch, profile)
    return encoded(sketch.done(), "play")


def _points(sketch: Sketch, profile: Profile) -> None:
    """Draw the points in a wreath; those of somebody new have a question mark."""
    sketch.put(marks.laurel(228), LAUREL)
    if profile.points is None:
        sketch.put(marks.flag(70, "muted"), LAUREL)
        return
    sketch.text(str(profile.points), 56, "y4", LAUREL, edge=(3, "ink"))
    if profile.provisional:
        sketch.text("?", 46, "muted", (LAUREL[0], LAUREL[1] + 58), edge=(3, "ink"))


def _curve(sketch: Sketch, curve: Sequence[int]) -> None:
    """Draw how the points went, from the first game to the last."""
    left, top, right, bottom = CURVE
    sketch.box((left, top, right, bottom), 14, "seat")
    if len(curve) < 2:
        sketch.text("–", 46, "dim", ((left + right) / 2, (top + bottom) / 2))
        return
    lowest, highest = min(curve), max(curve)
    inner = left + 86, top + 28, right - 26, bottom - 28

    def at(game: int, points: float) -> Point:
        across = game / (len(curve) - 1)
        up = (points - lowest) / max(1, highest - lowest)
        return inner[0] + (inner[2] - inner[0]) * across, inner[3] - (inner[3] - inner[1]) * up

    for points in dict.fromkeys((lowest, highest)):
        y = at(0, points)[1]
        sketch.text(str(points), 28, "muted", (inner[0] - 12, y), "right")
        dashes(sketch, inner[0], inner[2], y)
    way = [at(game, points) for game, points in enumerate(curve)]
    line(sketch, way, 5, "turn")
    sketch.put(disc(20, "text", "turn", 3), way[-1])


def _form(sketch: Sketch, form: Sequence[tuple[int, int]]) -> None:
    """Draw the places of the last games, the newest at the right."""
    step = (WIDTH - 2 * EDGE) / 10
    for index, (place, _) in enumerate(form):
        centre = EDGE + step * (index + 0.5), FORM
        sketch.put(disc(56, _medal(place), "ink", 2), centre)
        sketch.text(str(place), 34, "ink", centre)
    for index in range(len(form), 10):
        sketch.put(disc(20, "seat", "line", 2), (EDGE + step * (index + 0.5), FORM))


def _places(sketch: Sketch, places: Sequence[tuple[int, int]]) -> None:
    """Draw how many games ended at which place, as bars."""
    most = max(count for _, count in places)
    left, top = PLACES
    for row, (place, count) in enumerate(places[:4]):
        y = top + LINE * (row + 0.5)
        sketch.put(disc(34, _medal(place), "ink", 1.5), (left + 16, y))
        sketch.text(str(place), 28, "ink", (left + 16, y))
        long = max(6, round(BAR * count / most))
        sketch.box((left + 42, round(y) - 11, left + 42 + long, round(y) + 11), 3, _medal(place))
        sketch.text(str(count), 28, "text", (left + 54 + long, y), "left")


def _records(sketch: Sketch, profile: Profile) -> None:
    """Draw the longest streak, the highest score, the fewest turns, and the favourite colours."""
    told = [
        (marks.crown(44), str(profile.streak)),
        (marks.spark(44), str(profile.highest).replace("-", "−")),
    ]
    if profile.fewest is not None:
        told.append((marks.hourglass(44, "y2"), str(profile.fewest)))
    x, y = RECORDS, PLACES[1] + 24
    for picture, number in told:
        sketch.put(picture, (x + 22, y))
        sketch.text(number, 34, "text", (x + 52, y), "left")
        x += 112
    for index, icon in enumerate(profile.colours):
        sketch.put(icon.draw(60), (RECORDS + 30 + 74 * index, y + 74))


def _medal(place: int) -> str:
    return MEDALS[min(place, len(MEDALS)) - 1]
