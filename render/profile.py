"""A player's profile as a picture, without words so that it needs no translation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render import fonts, marks
from render.canvas import encoded
from render.gems import disc
from render.icons import Icon
from render.leather import on_leather
from render.palette import Point
from render.plot import dashes, line
from render.sprites import Sketch

PROFILE_WIDTH: Final = 820
PROFILE_HEIGHT: Final = 644
PROFILE_MARGIN: Final = 34
CURVE_BOX: Final = (PROFILE_MARGIN, 128, 560, 330)
"""The box of the rating curve: left, top, right, bottom."""
LAUREL_AT: Final = (690, 214)
"""Centre of the wreath around the rating."""
FORM_Y: Final = 398
"""Centre line of the recent places."""
PLACES_AT: Final = (PROFILE_MARGIN, 470)
"""Upper left corner of the bars that count games by place."""
BAR_STEP: Final = 38
BAR_LENGTH: Final = 300
"""Length of the longest bar."""
RECORDS_LEFT: Final = 470


@dataclass(frozen=True, slots=True)
class Profile:
    """What the picture shows of a player.

    Attributes:
        points: Rating; None without rated games.
        provisional: Whether the rating rests on too few games to be certain.
        curve: Rating after each game, oldest first.
        form: (place, number of seats) of the last games, newest last, ten at most.
        places: (place, number of games that ended there), best place first.
        colours: Icons of the favourite colours.
        highest: Highest score.
        streak: Longest run of wins.
        fewest: Fewest turns in a won game; None without such a record.
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
    """Draw a profile as a PNG."""
    sketch = on_leather(PROFILE_WIDTH, PROFILE_HEIGHT)
    room = PROFILE_WIDTH - 2 * PROFILE_MARGIN
    size = 56 if fonts.width(profile.name, 56) <= room else 46
    sketch.name(fonts.fitted(profile.name, size, room), size, "text", (PROFILE_MARGIN, 64))
    _points(sketch, profile)
    _curve(sketch, profile.curve)
    _form(sketch, profile.form)
    _places(sketch, profile.places)
    _records(sketch, profile)
    return encoded(sketch.done(), "play")


def _points(sketch: Sketch, profile: Profile) -> None:
    """Draw the rating in a wreath, with a question mark while it is provisional."""
    sketch.put(marks.laurel(228), LAUREL_AT)
    if profile.points is None:
        sketch.put(marks.flag(70, "muted"), LAUREL_AT)
        return
    sketch.text(str(profile.points), 56, "y4", LAUREL_AT, edge=(3, "ink"))
    if profile.provisional:
        sketch.text("?", 46, "muted", (LAUREL_AT[0], LAUREL_AT[1] + 58), edge=(3, "ink"))


def _curve(sketch: Sketch, curve: Sequence[int]) -> None:
    """Draw the rating over time."""
    left, top, right, bottom = CURVE_BOX
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
    """Draw the places of the last games, newest at the right."""
    step = (PROFILE_WIDTH - 2 * PROFILE_MARGIN) / 10
    for index, (place, _) in enumerate(form):
        centre = PROFILE_MARGIN + step * (index + 0.5), FORM_Y
        sketch.put(disc(56, marks.medal(place), "ink", 2), centre)
        sketch.text(str(place), 34, "ink", centre)
    for index in range(len(form), 10):
        sketch.put(disc(20, "seat", "line", 2), (PROFILE_MARGIN + step * (index + 0.5), FORM_Y))


def _places(sketch: Sketch, places: Sequence[tuple[int, int]]) -> None:
    """Draw one bar per place: the number of games that ended there."""
    most = max(count for _, count in places)
    left, top = PLACES_AT
    for row, (place, count) in enumerate(places[:4]):
        y = top + BAR_STEP * (row + 0.5)
        sketch.put(disc(34, marks.medal(place), "ink", 1.5), (left + 16, y))
        sketch.text(str(place), 28, "ink", (left + 16, y))
        long = max(6, round(BAR_LENGTH * count / most))
        sketch.box(
            (left + 42, round(y) - 11, left + 42 + long, round(y) + 11), 3, marks.medal(place)
        )
        sketch.text(str(count), 28, "text", (left + 54 + long, y), "left")


def _records(sketch: Sketch, profile: Profile) -> None:
    """Draw the longest streak, highest score, fewest turns and favourite colours."""
    records = [
        (marks.crown(44), str(profile.streak)),
        (marks.spark(44), str(profile.highest).replace("-", "−")),
    ]
    if profile.fewest is not None:
        records.append((marks.hourglass(44, "y2"), str(profile.fewest)))
    x, y = RECORDS_LEFT, PLACES_AT[1] + 24
    for picture, number in records:
        sketch.put(picture, (x + 22, y))
        sketch.text(number, 34, "text", (x + 52, y), "left")
        x += 112
    for index, icon in enumerate(profile.colours):
        sketch.put(icon.draw(60), (RECORDS_LEFT + 30 + 74 * index, y + 74))
