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
from render.plot import SEATS
from render.scene import Scene
from render.splendor import fan, geometry
from render.splendor.gathered import BROAD, lay_counts, lay_piles
from render.splendor.gems import ICONS
from render.sprites import Sketch
from render.words import FALLBACK, Words
from rules import Seat, best_first
from rules.splendor.holdings import Holdings
from rules.splendor.position import Position

LEFT: Final = geometry.BOARD_MARGIN
WIDTH: Final = geometry.BOARD_WIDTH - 2 * LEFT
TOP: Final = geometry.BOARD_MARGIN
COURSE: Final = 236
"""Least height of the chart."""
SHARED: Final = 132
"""Greatest height of the line of one who shares the win."""
GAP: Final = 10
WON_LEFT: Final = 286
"""Left edge of the winner's name and cards, right of the wreath."""
LARGE: Final = 84
"""Diameter of the winner's picture."""
HEAD: Final = 126
"""Height of the winner's name and story, above the cards."""
HEAD_SHARED: Final = 68
"""Height of what says that a win is shared."""
LINES: Final = (0, 144, 104, 84)
"""Height of a line for another seat, by how many there are; where a win is shared, as if there were two or more."""
SHARED_LEFT: Final = 684
"""Left edge of what one who shares the win gathered."""
NAME_LEFT: Final = 172
"""Left edge of another seat's name."""
COUNTS_LEFT: Final = 486
"""Left edge of what another seat gathered."""
NUMBER: Final = 112
"""Width of the prestige at the end of a line."""
REASON: Final = 480
"""Greatest width of why somebody won."""
BARE: Final = 270
"""Height of what the winner has in a game that ended before anybody took anything."""


@dataclass(frozen=True, slots=True)
class End:
    """What the finish shows; a place is None for a seat that resigned."""

    names: tuple[str, ...]
    words: Words
    seats: tuple[Holdings, ...]
    places: tuple[int | None, ...]
    pictures: Mapping[Seat, Image.Image]

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
    def winners(self) -> int:
        """Height of what the winners have."""
        others = self.line * len(self.others) + 12 + GAP if self.others else 0
        room = geometry.BOARD_HEIGHT - 2 * TOP - COURSE - GAP - others
        if len(self.first) > 1:
            return min(room, HEAD_SHARED + SHARED * len(self.first))
        return room if any(map(self.gathered, self.first)) else min(room, BARE)

    def gathered(self, seat: Seat) -> bool:
        """Return whether a seat has anything to show."""
        return bool(self.seats[seat].cards) or any(self.seats[seat].tokens)

    def badge(self, seat: Seat, size: int) -> Image.Image:
        """Return a seat's picture, or its sign if it has none."""
        return badge(seat, self.pictures, size)


def scored(view: Position) -> bool:
    """Return whether anybody has prestige, which nobody loses again."""
    return any(mine.prestige for mine in view.seats)


def end_of(scene: Scene[Position]) -> End:
    """Return what the finish shows of a scene."""
    words = Words(scene.language or FALLBACK)
    return End(scene.names, words, scene.view.seats, scene.places, scene.avatars)


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
    if len(scene.history) < 2 or not scored(scene.view):
        return _table(end, scene.view, size)
    target, first = scene.view.target, end.first
    return chart(
        size,
        scene.history,
        goal=target if max(map(max, scene.history)) >= target else 0,
        rounds=scene.rounds,
        title=end.words("finish-course"),
        first=first if end.others else (),
        badges=[
            marks.flag(BADGE, SEATS[seat]) if place is None else end.badge(seat, BADGE)
            for seat, place in enumerate(end.places)
        ],
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
    sketch = on_leather(WIDTH, height, "active", "y2", end.words.language)
    centre = (146, height / 2 + 14)
    sketch.put(marks.laurel(228), centre)
    sketch.text(scene.mark, 28, "muted", (WIDTH - 22, 32), "right")
    if not end.first:
        sketch.put(marks.flag(90, "muted"), centre)
        return sketch.cut(16)
    prestige = end.seats[end.first[0]].prestige
    if prestige:
        if len(end.first) == 1:
            sketch.put(marks.crown(96), (centre[0], centre[1] - 110))
        sketch.text(str(prestige), 88, "y4", centre, edge=(4, "ink"))
    else:
        sketch.put(marks.crown(120), centre)
    if len(end.first) > 1:
        _shared(sketch, end)
        return sketch.cut(16)
    best, left = end.first[0], WON_LEFT
    y = HEAD / 2 if end.gathered(best) else height / 2
    sketch.put(end.badge(best, LARGE), (left + LARGE / 2, y))
    left += LARGE + 18
    why = reason(end, best)
    size = fonts.roomy(why, (34, 28), REASON)
    wide = fonts.width(why, size)
    sketch.name(why, size, "y4", (WIDTH - 22 - wide, 82))
    room = WIDTH - 46 - left - max(wide, round(fonts.length(scene.mark, 28)))
    sketch.broken(end.names[best], (88, 56, 46, 34), room, "text", (left, y))
    lay_piles(
        sketch,
        end.seats[best],
        (WON_LEFT, HEAD, WIDTH - 20, height - 16),
        coins=not scored(scene.view),
    )
    return sketch.cut(16)


def _shared(sketch: Sketch, end: End) -> None:
    """Write that the win is shared, and draw a line for each of those who share it."""
    sketch.name(end.words("finish-shared"), 46, "y4", (WON_LEFT, 36))
    step = (sketch.image.height - HEAD_SHARED - 12) // len(end.first)
    room = SHARED_LEFT - WON_LEFT - 102
    size = min(fonts.roomy(end.names[seat], (56, 46, 34), room) for seat in end.first)
    for index, seat in enumerate(end.first):
        top = HEAD_SHARED + step * index
        y = top + step // 2
        if index:
            sketch.draw.rectangle((WON_LEFT, top - 1, WIDTH - 24, top), fill=rgb("pressed"))
        sketch.put(end.badge(seat, 72), (WON_LEFT + 36, y + 6))
        sketch.put(marks.crown(40), (WON_LEFT + 36, y - 36))
        sketch.broken(end.names[seat], (size,), room, "text", (WON_LEFT + 88, y))
        box = (SHARED_LEFT, top + 8, WIDTH - 20, top + step - 8)  # no larger than others' cards
        lay_counts(sketch, end.seats[seat], box)


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
    line = end.line
    sketch = on_leather(WIDTH, line * len(end.others) + 12, language=end.words.language)
    for index, seat in enumerate(end.others):
        top, place, mine = 6 + line * index, end.places[seat], end.seats[seat]
        y, room, gone = top + line / 2, COUNTS_LEFT - NAME_LEFT - 16, place is None
        tone = "muted" if gone else "text"
        if index:
            sketch.draw.rectangle((24, top - 1, WIDTH - 24, top), fill=rgb("pressed"))
        sketch.put(_disc(place, 52) if place else marks.flag(50, "alarm"), (48, y))
        sketch.put(end.badge(seat, 76 if line >= BROAD else 60), (124, y))
        if gone:
            ended = scene.rounds if len(end.places) == 2 else 0
            sketch.fitted(end.names[seat], (34, 28), room, tone, (NAME_LEFT, y - 16))
            words = end.words("finish-resigned", round=ended)
            sketch.fitted(words, (28, 22), room, tone, (NAME_LEFT, y + 20))
        else:
            sizes = (46, 34, 28) if len(end.first) == 1 else (34, 28)  # winners' may be as small
            sketch.broken(end.names[seat], sizes, room, tone, (NAME_LEFT, y))
        box = (COUNTS_LEFT, top, WIDTH - NUMBER - 20, top + line)
        lay_counts(sketch, mine, box, tone, coins=not scored(scene.view))
        prestige, size = str(mine.prestige), 46 if gone else 56
        sketch.text(
            prestige, size, "muted" if gone else "y3", (WIDTH - 24, y), "right", edge=(2, "ink")
        )
    return sketch.cut(16)


def _table(end: End, view: Position, size: tuple[int, int]) -> Stamp:
    """Draw the cards that are left on the table, the levels side by side."""
    sketch = on_leather(*size, language=end.words.language)
    sketch.name(end.words("finish-table"), 28, "text", (18, 24))
    across = (size[0] - 20) / (len(view.rows) * max(map(len, view.rows)) + 0.6)
    wide = round(across) - 6
    for level, row in enumerate(view.rows):
        for place, card in enumerate(row):
            if card:
                x = 10 + across * (0.5 + (len(row) + 0.3) * level + place)
                shown = fan.shown(card, (wide, round(wide / fan.SHAPE)), fan.INDEX[1])
                sketch.put(shown, (x, size[1] / 2 + 18))
    return sketch.cut(16)
