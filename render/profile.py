"""A player's profile as a picture: their points over time, last games, places and records.

Without a game it shows what there is to win, and nothing that is still empty.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import Final

from PIL import Image

from render import fonts, marks
from render.gems import disc
from render.icons import Icon
from render.palette import Point
from render.plot import dashes, line
from render.sheet import GAP, MARGIN, TOP, Decor, Sheet, lay_face
from render.sprites import Sketch

PROFILE_WIDTH: Final = 880
PROFILE_HEIGHT: Final = 592
NEW_HEIGHT: Final = 400
"""Height of the picture of somebody who hasn't finished a game."""
RIGHT: Final = 534
"""Where the panels at the right begin."""
MIDDLE: Final = 384
"""Where the upper panels end."""
AVATAR: Final = 104
"""Diameter of the person's picture."""
WREATH: Final = 172
LEAST_RANGE: Final = 50
"""Points that the curve's axis spans at least, so that a few more or less don't look like a triumph or a fall."""
FORM: Final = 10
"""How many of the last games are shown."""
COUNTED: Final = 4
"""How many places have their numbers of games in one line; more have two."""
FEW: Final = 5
"""How many rated games there are before their course is a curve; fewer are listed."""
LINE: Final = 124
"""The greatest height of the line of such a game."""


@dataclass(frozen=True, slots=True)
class Record:
    """A record: its sign's name in `SIGNS`, what it is called, and its number."""

    sign: str
    label: str
    number: str


@dataclass(frozen=True, slots=True)
class Profile:
    """What the picture shows of a player; all texts are in its language.

    Attributes:
        line: The game, and the person's title.
        points: Rating; None without rated games.
        label: What the rating is called, such as a provisional one; the title of its curve.
        curve: Rating before the first game and after each, oldest first; empty without rated games.
        empty: What stands in place of the curve; `invite` says how to begin.
        recent: What the last games are called.
        form: Places of the last games, newest last, ten at most.
        places: (place, number of games that ended there), best place first.
        favourites: What the favourite colours are called.
        colours: Icons of the favourite colours.
        records: Their records.
        rank: Their place on the leaderboard of the reader's server, as a text; empty without one.
        change: What the last rated game changed of the rating; None if unknown.
        titles: How many seasons they have won.
        avatar: The person's picture, RGBA; None to do without.
        language: The language whose Chinese characters texts are written with.
    """

    name: str
    line: str
    points: int | None
    label: str
    curve: tuple[int, ...]
    empty: str
    recent: str
    form: tuple[int, ...]
    places: tuple[tuple[int, int], ...]
    favourites: str
    colours: tuple[Icon, ...]
    records: tuple[Record, ...]
    rank: str = ""
    change: int | None = None
    titles: int = 0
    avatar: Image.Image | None = None
    language: str = ""
    invite: str = ""


def draw(profile: Profile, decor: Decor) -> bytes:
    """Draw a profile as a PNG, in the frame of its game."""
    height = PROFILE_HEIGHT if profile.places else NEW_HEIGHT
    sheet = Sheet((PROFILE_WIDTH, height), decor, profile.language)
    banner = sheet.title(profile.name, profile.line, AVATAR + 44)
    at = (AVATAR / 2 + 22, banner.image.height / 2)
    lay_face(banner, (profile.name, profile.avatar), AVATAR, at)
    right, bottom = PROFILE_WIDTH - MARGIN, height - MARGIN
    if not profile.places:
        _to_come(sheet.panel((MARGIN, TOP, right, bottom), "active", "brass"), profile, decor)
        return sheet.png()
    few = 1 < len(profile.curve) <= FEW and len(profile.form) < FEW
    left = (MARGIN, TOP, RIGHT - GAP, bottom if few else MIDDLE)
    if profile.points is None:
        _to_come(sheet.panel((*left[:2], right, MIDDLE)), profile, decor)
    else:
        (_games if few else _curve)(sheet.panel(left), profile)
        _points(sheet.panel((RIGHT, TOP, right, MIDDLE), "active", "brass"), profile)
    if not few:
        _form(sheet.panel((MARGIN, MIDDLE + GAP, RIGHT - GAP, bottom)), profile)
    _records(sheet.panel((RIGHT, MIDDLE + GAP, right, bottom)), profile)
    return sheet.png()


def _to_come(sketch: Sketch, profile: Profile, decor: Decor) -> None:
    """Draw an empty wreath and a text beside it, before the first rated game, and the game's stones below."""
    width, height = sketch.image.size
    wreath = min(WREATH, height - 24)
    sketch.put(marks.laurel(wreath), (24 + wreath / 2, height / 2))
    sketch.put(marks.crown(64), (24 + wreath / 2, height / 2 - 4))
    left, y = wreath + 56, height * (0.24 if profile.invite else 0.32)
    room = width - left - 24
    sketch.broken(profile.empty, (46, 34, 28), room, "text", (left, y), high=80)
    sketch.broken(profile.invite, (34, 28, 22), room, "y3", (left, height * 0.5), high=64)
    step = min(74, room // max(1, len(decor.stones)))
    for index, stone in enumerate(decor.stones):
        x = left + step * (index + 0.5) - 8
        sketch.put(stone(round(step * 0.72)), (x, height * (0.8 if profile.invite else 0.7)))


def _games(sketch: Sketch, profile: Profile) -> None:
    """Draw a line for each of the few games there are: its place, and the rating before and after it."""
    width = sketch.image.width
    sketch.fitted(fonts.sentence(profile.recent), (34, 28), width - 40, "muted", (20, 38))
    changes = [*pairwise(profile.curve)]
    places = profile.form if len(profile.form) == len(changes) else ()
    room = sketch.image.height - 80
    high = min(LINE, room // len(changes))
    for number, (before, after) in enumerate(changes):
        top = 70 + (room - high * len(changes)) // 2 + high * number
        sketch.box((12, top, width - 12, top + high - 8), 10, "seat")
        y, gained = top + high / 2 - 4, after - before
        if places:
            medal = min(84, high - 20)
            marks.lay_medal(sketch, places[number], (medal, 56 if medal > 60 else 34), (64, y))
        line = f"{fonts.number(before)} → {fonts.number(after)}"
        sketch.fitted(line, (46, 34, 28), width - 250, "text", (120, y))
        tone = "ready" if gained > 0 else "alarm" if gained < 0 else "muted"
        sketch.text(fonts.signed(gained), 46, tone, (width - 30, y), "right")


def _points(sketch: Sketch, profile: Profile) -> None:
    """Draw the rating in a wreath with its last change, then the place on the leaderboard."""
    width, height = sketch.image.size
    x, y = width / 2, 92.0 if profile.rank else height / 2
    sketch.put(marks.laurel(WREATH), (x, y))
    digits = fonts.number(profile.points or 0)
    size = next((it for it in (56, 46, 34) if fonts.length(digits, it) < 128), 28)
    sketch.text(digits, size, "y4", (x, y - 14), edge=(4, "ink"))
    if profile.change is not None:
        tone = "ready" if profile.change > 0 else "alarm" if profile.change < 0 else "muted"
        change = fonts.number(profile.change, "+")
        sketch.text(change, 34, tone, (x, y + 28), edge=(3, "ink"))
    if profile.titles:
        sketch.put(marks.champion(54), (width - 40, 42))
        sketch.text(fonts.number(profile.titles), 28, "y4", (width - 40, 80), edge=(2, "ink"))
    rank = fonts.sentence(profile.rank)
    sketch.broken(rank, (34, 28, 22), width - 24, "text", (x, height - 24), "middle", high=1)


def _curve(sketch: Sketch, profile: Profile) -> None:
    """Draw the rating over time below what it is called."""
    width, height = sketch.image.size
    left, top, right, bottom = 114, 76, width - 34, height - 30
    curve = profile.curve
    sketch.fitted(fonts.sentence(profile.label), (28,), width - 40, "muted", (20, 30))
    lowest, highest = min(curve) // 10 * 10, -(-max(curve) // 10) * 10
    if highest - lowest < LEAST_RANGE:
        lowest = (lowest + highest - LEAST_RANGE) // 20 * 10
        highest = lowest + LEAST_RANGE + 10  # rounded down to a ten

    def at(game: int, points: float) -> Point:
        across = game / max(1, len(curve) - 1)
        up = (points - lowest) / (highest - lowest)
        return left + (right - left) * across, bottom - (bottom - top) * up

    ends = {points: fonts.number(points) for points in (lowest, highest)}
    size = min(fonts.roomy(digits, (28, 22), left - 24) for digits in ends.values())
    for points, digits in ends.items():
        y = at(0, points)[1]
        sketch.text(digits, size, "muted", (left - 14, y), "right")
        dashes(sketch, left, right, y)
    way = [at(game, points) for game, points in enumerate(curve)]
    line(sketch, way, 6, "turn")
    for spot in {way[0], way[-1]}:
        sketch.put(disc(22, "text", "turn", 3), spot)


def _form(sketch: Sketch, profile: Profile) -> None:
    """Draw the places of the last games, newest at the right, and of more games how many ended where."""
    width, height = sketch.image.size
    sketch.fitted(fonts.sentence(profile.recent), (28,), width - 40, "muted", (20, 30))
    step, rows = (width - 28) / FORM, ceil(len(profile.places) / COUNTED)
    more = sum(count for _, count in profile.places) > len(profile.form)
    y = height / 2 + 12 - 14 * rows if more else height * 0.6
    for index, place in enumerate(profile.form):
        marks.lay_medal(sketch, place, (46, 34), (14 + step * (index + 0.5), y))
    if not more:
        return
    across = COUNTED if rows == 1 else ceil(len(profile.places) / rows)
    each, medal = (width - 28) // across, 42 - 4 * rows
    shown = {place: f"×{fonts.number(count)}" for place, count in profile.places}
    size = min(fonts.roomy(it, (34, 28, 22), each - 56) for it in shown.values())
    for index, (place, count) in enumerate(shown.items()):
        x, y = 14 + each * (index % across), height - 8 - 26 * rows + 36 * (index // across)
        marks.lay_medal(sketch, place, (medal, 28), (x + 23, y))
        sketch.text(count, size, "text", (x + 50, y), "left")


def _records(sketch: Sketch, profile: Profile) -> None:
    """Draw a line for each record, then the favourite colours, larger without records."""
    width, height = sketch.image.size
    lines = len(profile.records) + bool(profile.colours)
    step = min(46.0, (height - 16) / max(1, lines))
    y = (height - step * lines) / 2 + step / 2
    sizes = {it: fonts.roomy(it.number, (34, 28, 22), 100) for it in profile.records}
    rooms = {it: width - 88 - fonts.width(it.number, size) for it, size in sizes.items()}
    label = min((fonts.roomy(it.label, (28, 22), room) for it, room in rooms.items()), default=28)
    for record, room in rooms.items():
        sketch.put(SIGNS[record.sign](36), (34, y))
        sketch.text(record.number, sizes[record], "y4", (width - 18, y), "right")
        sketch.fitted(fonts.sentence(record.label), (label,), room, "text", (62, y))
        y += step
    favourites = fonts.sentence(profile.favourites) if profile.colours else ""
    if not profile.records:
        sketch.fitted(favourites, (28, 22), width - 40, "muted", (20, 30))
        for index, icon in enumerate(profile.colours):
            x = width / 2 + 88 * (index - (len(profile.colours) - 1) / 2)
            sketch.put(icon.draw(76), (x, height / 2 + 18))
        return
    room = width - 18 - 44 * len(profile.colours)
    sketch.fitted(favourites, (28, 22), room - 24, "text", (16, y))
    for index, icon in enumerate(profile.colours):
        sketch.put(icon.draw(36), (room + 22 + 44 * index, y))


SIGNS: Final[Mapping[str, Callable[[int], Image.Image]]] = {
    "highest": marks.spark,
    "streak": marks.crown,
    "fewest": lambda size: marks.hourglass(size, "y2"),
}
"""The signs of records."""
