"""A player's profile as a picture, without words so that it needs no translation.

What somebody has still to play for stands there in outline.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

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
RECORD_WIDTH: Final = 112
"""Width of a record: its sign, and its number after `RECORD_SIGN`."""
RECORD_SIGN: Final = 52
AVATAR: Final = 84
"""Diameter of the person's picture."""


@dataclass(frozen=True, slots=True)
class Profile:
    """What the picture shows of a player.

    Attributes:
        points: Rating; None without rated games.
        provisional: Whether the rating rests on too few games to be certain.
        curve: Rating before the first game and after each, oldest first; empty without rated games.
        form: (place, number of seats) of the last games, newest last, ten at most.
        places: (place, number of games that ended there), best place first.
        colours: Icons of the favourite colours.
        highest: Highest score.
        streak: Longest run of wins.
        fewest: Fewest turns in a won game; None without such a record.
        rank: Place on the leaderboard of the reader's server; None without one.
        change: What the last rated game changed of the rating; None if unknown.
        titles: How many seasons they have won.
        avatar: The person's picture, RGBA; None to do without.
        language: The language whose Chinese characters the name is written with.
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
    rank: int | None = None
    change: int | None = None
    titles: int = 0
    avatar: Image.Image | None = None
    language: str = ""


def draw(profile: Profile) -> bytes:
    """Draw a profile as a PNG."""
    sketch = on_leather(PROFILE_WIDTH, PROFILE_HEIGHT, language=profile.language)
    _head(sketch, profile)
    _points(sketch, profile)
    _curve(sketch, profile.curve)
    _form(sketch, profile.form)
    _places(sketch, profile.places)
    _records(sketch, profile)
    return encoded(sketch.done(), "play")


def _head(sketch: Sketch, profile: Profile) -> None:
    """Draw picture, name and rank."""
    left, right = PROFILE_MARGIN, PROFILE_WIDTH - PROFILE_MARGIN
    if profile.avatar is not None:
        sketch.put(marks.portrait(profile.avatar, AVATAR, "turn"), (left + AVATAR / 2, 64))
        left += AVATAR + 18
    if profile.rank is not None:
        sketch.text(str(profile.rank), 46, "text", (right, 64), "right")
        right -= round(fonts.length(str(profile.rank), 46)) + 56
        sketch.put(marks.podium(42), (right + 24, 64))
    if profile.titles:
        count, right = str(profile.titles), right - 18
        sketch.text(count, 46, "text", (right, 64), "right")
        right -= round(fonts.length(count, 46)) + 72
        sketch.put(marks.champion(60), (right + 34, 64))
    room = right - left - 8
    sketch.fitted(profile.name, (56, 46, 34, 28), room, "text", (left, 64))


def _points(sketch: Sketch, profile: Profile) -> None:
    """Draw the rating in a wreath with its last change, and a question mark while provisional."""
    if profile.points is None:
        sketch.put(marks.laurel(228, ("pressed", "line")), LAUREL_AT)
        sketch.text("?", 88, "line", LAUREL_AT)
        return
    sketch.put(marks.laurel(228), LAUREL_AT)
    x, y = LAUREL_AT
    sketch.text(str(profile.points), 56, "y4", (x, y - 6), edge=(3, "ink"))
    if profile.provisional:
        sketch.text("?", 46, "muted", (x, y - 64), edge=(3, "ink"))
    if profile.change is not None:
        tone = "ready" if profile.change > 0 else "alarm" if profile.change < 0 else "muted"
        sketch.text(fonts.number(profile.change, "+"), 34, tone, (x, y + 46))


def _curve(sketch: Sketch, curve: Sequence[int]) -> None:
    """Draw the rating over time."""
    left, top, right, bottom = CURVE_BOX
    sketch.box((left, top, right, bottom), 14, "seat")
    inner = left + 86, top + 28, right - 26, bottom - 28
    if not curve:
        for share in range(3):
            dashes(sketch, inner[0], inner[2], inner[1] + (inner[3] - inner[1]) * share / 2)
        sketch.put(disc(20, "seat", "line", 3), (inner[0], (inner[1] + inner[3]) / 2))
        return
    lowest, highest = min(curve), max(curve)

    def at(game: int, points: float) -> Point:
        across = game / max(1, len(curve) - 1)
        up = (points - lowest) / (highest - lowest) if lowest < highest else 0.5
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
        marks.lay_medal(sketch, place, (56, 34), centre)
    for index in range(len(form), 10):
        sketch.put(disc(20, "seat", "line", 2), (PROFILE_MARGIN + step * (index + 0.5), FORM_Y))


def _places(sketch: Sketch, places: Sequence[tuple[int, int]]) -> None:
    """Draw one bar per place: the number of games that ended there."""
    most = max((count for _, count in places), default=0) or 1
    left, top = PLACES_AT
    for row, (place, count) in enumerate(places[:4] or ((1, 0), (2, 0))):
        y = top + BAR_STEP * (row + 0.5)
        known = bool(places)
        tone, ink = (marks.medal(place), marks.medal_ink(place)) if known else ("pressed", "ink")
        sketch.put(disc(34, tone, "ink", 1.5), (left + 16, y))
        sketch.text(str(place), 28, ink, (left + 16, y))
        long = max(6, round(BAR_LENGTH * count / most))
        sketch.box((left + 42, round(y) - 11, left + 42 + long, round(y) + 11), 3, tone)
        if known:
            sketch.text(str(count), 28, "text", (left + 54 + long, y), "left")


def _records(sketch: Sketch, profile: Profile) -> None:
    """Draw the longest streak, highest score, fewest turns and favourite colours."""
    records = [
        (marks.spark(44), fonts.number(profile.highest) if profile.places else ""),
        (marks.crown(44), str(profile.streak) if profile.streak else ""),
    ]
    if profile.fewest is not None or not profile.places:
        fewest = "" if profile.fewest is None else str(profile.fewest)
        records.append((marks.hourglass(44, "y2"), fewest))
    x, y = RECORDS_LEFT, PLACES_AT[1] + 24
    for picture, number in records:
        sketch.put(picture if number else marks.faded(picture), (x + 22, y))
        room = RECORD_WIDTH - RECORD_SIGN - 4
        size = next((it for it in (34, 28) if fonts.length(number, it) <= room), 22)
        sketch.text(number, size, "text", (x + RECORD_SIGN, y), "left")
        x += RECORD_WIDTH
    for index, icon in enumerate(profile.colours):
        gem = icon.draw(60)
        at = (RECORDS_LEFT + 30 + 74 * index, y + 74)
        sketch.put(gem if profile.places else marks.faded(gem), at)
