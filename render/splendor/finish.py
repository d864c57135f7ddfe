"""The finish: the winner with all they gathered, the others below, and prestige over time.

What was bought is grouped by colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks, table
from render.canvas import Box, Canvas, Stamp
from render.chart import BADGE, GAIN, Gain, badge, chart
from render.gems import disc
from render.leather import LEATHER_RADIUS, on_leather
from render.palette import rgb
from render.scene import Scene
from render.splendor import geometry
from render.splendor.gathered import front_of, lay_counts, lay_piles
from render.splendor.gems import ICONS
from render.sprites import Sketch
from render.words import FALLBACK, Words
from rules import Seat, best_first
from rules.splendor.holdings import Holdings
from rules.splendor.position import Position

LEFT: Final = geometry.BOARD_MARGIN
WIDTH: Final = geometry.BOARD_WIDTH - 2 * LEFT
TOP: Final = geometry.BOARD_MARGIN
COURSES: Final = (300, 300, 290, 262)
"""Least height of the chart, by how many other seats there are."""
SHARED: Final = 132
"""Greatest height of the line of one who shares the win."""
GAP: Final = 10
WON_LEFT: Final = 286
"""Left edge of the winner's name and cards, right of the wreath."""
LARGE: Final = 84
"""Diameter of the winner's picture."""
HEAD: Final = 110
"""Height of the winner's name, above the cards."""
WHY: Final = 42
"""Height of why somebody won, below the name."""
HEAD_SHARED: Final = 68
"""Height of what says that a win is shared."""
LINES: Final = (0, 124, 92, 76)
"""Height of a line for another seat, by how many there are; where a win is shared, as if there were two or more."""
SHARED_LEFT: Final = 262
"""Left edge of those who share a win."""
NAME_LEFT: Final = 152
"""Left edge of another seat's name."""
COUNTS: Final = (632, 1190)
"""Left and right edge of what a seat gathered, where it is counted."""
TABLE: Final = 236
"""Height of the cards left on the table."""


@dataclass(frozen=True, slots=True)
class End:
    """What the finish shows; a place is None for a seat that resigned."""

    names: tuple[str, ...]
    words: Words
    seats: tuple[Holdings, ...]
    places: tuple[int | None, ...]
    pictures: Mapping[Seat, Image.Image]
    charted: bool = True

    @property
    def first(self) -> list[Seat]:
        """The winning seats."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def others(self) -> list[Seat]:
        """All other seats, the best first."""
        return [seat for seat in best_first(self.places) if self.places[seat] != 1]

    @property
    def line(self) -> int:
        """Height of the line of each other seat."""
        return LINES[min(max(len(self.others), 2 if len(self.first) > 1 else 0), 3)]

    @property
    def head(self) -> int:
        """Height of the winner's name and story, above the cards."""
        return HEAD + (WHY if reason(self, self.first[0]) else 0)

    @property
    def winners(self) -> int:
        """Height of what the winners have."""
        others = self.line * len(self.others) + 12 + GAP if self.others else 0
        course = COURSES[len(self.others)] if self.charted else TABLE
        room = geometry.BOARD_HEIGHT - 2 * TOP - course - GAP - others
        return min(room, HEAD_SHARED + SHARED * len(self.first)) if len(self.first) > 1 else room

    def badge(self, seat: Seat, size: int) -> Image.Image:
        """Return a seat's picture, or the first letter of its name if it has none."""
        return badge(seat, self.pictures, size, self.names[seat])


def scored(view: Position) -> bool:
    """Return whether anybody has prestige, which nobody loses again."""
    return any(mine.prestige for mine in view.seats)


def end_of(scene: Scene[Position]) -> End:
    """Return what the finish shows of a scene."""
    words = Words(scene.language or FALLBACK)
    charted = len(scene.history) > 1 and scored(scene.view)
    return End(scene.names, words, scene.view.seats, scene.places, scene.avatars, charted)


def painted(scene: Scene[Position]) -> Canvas:
    """Draw the finish over the whole table."""
    end = end_of(scene)
    parts = [_winner(end, scene)]
    top = TOP + parts[0].sprite.height + GAP
    if end.others:
        parts.append(_others(end, scene))
        top += parts[-1].sprite.height + GAP
    parts.append(_course(end, scene, (WIDTH, geometry.BOARD_HEIGHT - TOP - top)))
    lying, top = list[tuple[Box, int]](), TOP
    for part in parts:
        bottom = top + part.sprite.height
        lying.append(((LEFT, top, LEFT + WIDTH, bottom), LEATHER_RADIUS))
        top = bottom + GAP
    canvas = Canvas(_ground(tuple(lying)))
    for part, (box, _) in zip(parts, lying, strict=True):
        canvas.stamp(part, box[:2])
    return canvas


@lru_cache(maxsize=2)
def _ground(lying: tuple[tuple[Box, int], ...]) -> Image.Image:
    return table.ground((geometry.BOARD_WIDTH, geometry.BOARD_HEIGHT), lying)


def _course(end: End, scene: Scene[Position], size: tuple[int, int]) -> Stamp:
    """Draw how prestige grew, or the table where that is unknown or nobody had any."""
    if not end.charted:
        return _table(end, scene, size)
    target, first = scene.view.target, end.first
    return chart(
        size,
        scene.history,
        goal=target if max(map(max, scene.history)) >= target else 0,
        rounds=scene.rounds,
        title=end.words("finish-course"),
        mark=scene.mark,
        first=first if len(first) == 1 else (),
        badges=[end.badge(seat, BADGE) for seat in range(len(end.seats))],
        decisive=scene.decisive[0] if scene.decisive else None,
        label=end.words("finish-turning"),
        gains=[
            Gain(it.turn, it.seat, ICONS[it.sign].draw(GAIN))
            for it in scene.feats
            if it.gained and it.seat in first and len(end.seats) == 2
        ],
    )


def _winner(end: End, scene: Scene[Position]) -> Stamp:
    """Draw the winner's prestige in a wreath, name, and what they gathered."""
    height = end.winners
    tones = ("active", "y2") if end.first else ("panel", "line")
    sketch = on_leather(WIDTH, height, *tones, language=end.words.language)
    centre = ((146, 134)[len(end.first) > 1], height / 2 + 14)
    prestige = end.seats[end.first[0]].prestige if end.first else 0
    sketch.put(marks.laurel(228, 7 if prestige else 8), centre)
    if not prestige:
        sign = marks.crown(120) if end.first else marks.flag(90, "muted")
        sketch.put(sign, centre)
    else:
        sketch.put(marks.crown(96), (centre[0], centre[1] - 110))
        sketch.text(str(prestige), 88, "y4", centre, edge=(4, "ink"))
    if len(end.first) > 1:
        _shared(sketch, end)
    elif end.first:
        _alone(sketch, end, end.first[0], coins=not scored(scene.view))
    else:
        sketch.name(end.words("finish-none"), 56, "muted", (WON_LEFT, centre[1]))
    return sketch.cut(16)


def _alone(sketch: Sketch, end: End, best: Seat, *, coins: bool) -> None:
    """Write who won and why, and draw what they gathered."""
    why, left = reason(end, best), WON_LEFT + LARGE + 18
    sketch.put(end.badge(best, LARGE), (WON_LEFT + LARGE / 2, end.head / 2 + 2))
    room = WIDTH - 22 - left
    sketch.broken(end.names[best], (88, 56, 46), room, "text", (left, HEAD / 2 + 3))
    sketch.fitted(why, (34, 28, 22), room, "y4", (left, end.head - WHY / 2 - 6))
    box = (WON_LEFT, end.head, WIDTH - 20, sketch.image.height - 16)
    lay_piles(sketch, end.seats[best], box, coins=coins)


def _shared(sketch: Sketch, end: End) -> None:
    """Write that the win is shared, and draw a line for each of those who share it."""
    best = end.seats[end.first[0]]
    title, why = end.words("finish-shared"), end.words("finish-equal")
    sketch.name(title, 46, "y4", (SHARED_LEFT, 40))
    sketch.name(why, 34, "text", (COUNTS[0], 42))
    step = (sketch.image.height - HEAD_SHARED - 12) // len(end.first)
    room = COUNTS[0] - SHARED_LEFT - 92
    size = min(fonts.roomy(end.names[seat], (46, 34), room) for seat in end.first)
    for index, seat in enumerate(end.first):
        top = HEAD_SHARED + step * index
        y = top + step // 2
        if index:
            sketch.draw.rectangle((SHARED_LEFT, top - 1, WIDTH - 24, top), fill=rgb("pressed"))
        sketch.put(end.badge(seat, 68), (SHARED_LEFT + 34, y))
        sketch.broken(end.names[seat], (size,), room, "text", (SHARED_LEFT + 82, y))
        lay_counts(sketch, end.seats[seat], (COUNTS[0], top, COUNTS[1], top + step))
        _number(sketch, str(best.prestige), y)


def _number(sketch: Sketch, prestige: str, y: float) -> None:
    """Write a prestige at the end of a line."""
    sketch.text(prestige, 56, "y3", (WIDTH - 24, y), "right", edge=(2, "ink"))


def reason(end: End, best: Seat) -> str:
    """Say why a seat won, where its prestige doesn't: by fewer cards, or because others resigned."""
    mine = end.seats[best]
    if all(end.places[seat] is None for seat in end.others):
        return end.words("finish-alone")
    other = end.seats[end.others[0]]
    if other.prestige != mine.prestige:
        return ""
    cards = {"mine": len(mine.cards), "other": len(other.cards)}
    return end.words("finish-fewer", prestige=mine.prestige, **cards)


def _disc(place: int, size: int) -> Image.Image:
    """Draw a place on its disc, as RGBA."""
    sketch = Sketch(size, size, "ink")
    marks.lay_medal(sketch, place, (size, 34), (size / 2, size / 2))
    image = sketch.image.convert("RGBA")
    image.putalpha(disc(size, "ink", "ink", 2).getchannel("A"))
    return image


def _others(end: End, scene: Scene[Position]) -> Stamp:
    """Draw a line for each other seat: place, sign or picture, name, what it gathered, prestige.

    A seat that resigned is less bright: a flag stands instead of the place, and words below the name say so.
    """
    line, room = end.line, COUNTS[0] - NAME_LEFT - 12
    sketch = on_leather(WIDTH, line * len(end.others) + 12, language=end.words.language)
    names = [end.names[seat] for seat in end.others]
    size = min(fonts.roomy(name, (46, 34, 28), room) for name in names)  # one for all
    for index, seat in enumerate(end.others):
        top, place, mine = 6 + line * index, end.places[seat], end.seats[seat]
        y, tone = top + line / 2, "text" if place else "muted"
        if index:
            sketch.draw.rectangle((24, top - 1, WIDTH - 24, top), fill=rgb("pressed"))
        sketch.put(_disc(place, 52) if place else marks.flag(50, "alarm"), (40, y))
        sketch.put(end.badge(seat, min(68, line - 14)), (110, y))
        if place:
            sketch.broken(end.names[seat], (size,), room, tone, (NAME_LEFT, y))
            _number(sketch, str(mine.prestige), y)
        else:
            sketch.fitted(end.names[seat], (34, 28), room, tone, (NAME_LEFT, y - 17))
            words = end.words("finish-resigned-with", prestige=mine.prestige)
            sketch.fitted(words, (28, 22), room, tone, (NAME_LEFT, y + 20))
            out = end.words("finish-out")
            sketch.name(out, 34, tone, (WIDTH - 24 - fonts.width(out, 34), y))
        box = (COUNTS[0], top, COUNTS[1], top + line)
        lay_counts(sketch, mine, box, tone, coins=not scored(scene.view))
    return sketch.cut(16)


def _table(end: End, scene: Scene[Position], size: tuple[int, int]) -> Stamp:
    """Draw the cards that are left on the table, the levels side by side."""
    sketch = on_leather(*size, language=end.words.language)
    sketch.name(end.words("finish-table"), 28, "text", (18, 26))
    sketch.text(scene.mark, 28, "muted", (size[0] - 18, 26), "right")
    rows = [[card for card in row if card] for row in scene.view.rows]
    count, gap = sum(map(len, rows)), 24
    step = min(130, (size[0] - 40 - gap * (len(rows) - 1)) / max(1, count))
    wide, high = round(step) - 8, size[1] - 100  # as far from the edge as from the title
    left = (size[0] - step * count - gap * (len(rows) - 1)) / 2
    for row in rows:
        for card in row:
            shown = front_of((card,), (wide, high), counted=False)
            sketch.lay(shown, (round(left) + 4, 50))
            left += step
        left += gap
    return sketch.cut(16)
