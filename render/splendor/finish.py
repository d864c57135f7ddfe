"""The finish: the winner with all they gathered, the others below, and prestige over time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks, table
from render.canvas import Box, Canvas, Stamp
from render.chart import BADGE, GAIN, Gain, chart
from render.gems import disc
from render.leather import LEATHER_RADIUS, on_leather
from render.palette import rgb
from render.plot import SEATS, sign
from render.scene import Scene
from render.splendor import emblems, fan, geometry, portraits
from render.splendor.gems import GEMS, ICONS
from render.sprites import Sketch
from render.tokens import coin
from render.words import FALLBACK, Words
from rules import Seat, best_first
from rules.splendor.holdings import Holdings
from rules.splendor.position import Position

LEFT: Final = geometry.BOARD_MARGIN
WIDTH: Final = geometry.BOARD_WIDTH - 2 * LEFT
TOP: Final = geometry.BOARD_MARGIN
COURSE: Final = 236
"""Least height of the chart."""
SHARED: Final = 140
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
CARDS_LEFT: Final = 486
"""Left edge of the cards in another seat's line."""
FOOT: Final = geometry.CORNER_SIZE[1]
"""Height of what is below the plot of the chart: its 0 is above the corner with Discord's badge."""
NUMBER: Final = 112
"""Width of the prestige at the end of a line."""


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
        return room if len(self.first) < 2 else min(room, HEAD_SHARED + SHARED * len(self.first))

    def badge(self, seat: Seat, size: int) -> Image.Image:
        """Return a seat's picture, or its sign if it has none."""
        if seat in self.pictures:
            return marks.portrait(self.pictures[seat], size, SEATS[seat])
        return sign(seat, BADGE)


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
    """Draw how prestige grew, or the table where that is unknown or nobody bought a card."""
    if len(scene.history) < 2 or not any(mine.cards for mine in end.seats):
        return _table(scene.view, size)
    return chart(
        size,
        scene.history,
        goal=scene.view.target,
        rounds=scene.rounds,
        badges=[end.badge(seat, BADGE) for seat in range(len(end.seats))],
        decisive=scene.decisive[0] if scene.decisive else None,
        label=end.words("finish-turning"),
        foot=FOOT,
        gains=[
            Gain(it.turn, it.seat, ICONS[it.sign].draw(GAIN))
            for it in scene.feats
            if it.gained and (len(end.seats) == 2 or it.seat in end.first)
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
        sketch.put(marks.crown(96), (centre[0], centre[1] - 110))
        sketch.text(str(prestige), 88, "y4", centre, edge=(4, "ink"))
    else:
        sketch.put(marks.crown(120), centre)
    if len(end.first) > 1:
        _shared(sketch, end)
        return sketch.cut(16)
    best, left = end.first[0], WON_LEFT
    if best in end.pictures:
        sketch.put(end.badge(best, LARGE), (left + LARGE / 2, HEAD / 2))
        left += LARGE + 18
    story = _story(end, scene, best)
    sketch.lay(story, (WIDTH - 22 - story.width, 52))
    room = WIDTH - 22 - left - max(story.width, round(fonts.length(scene.mark, 28))) - 24
    sketch.broken(end.names[best], (88, 56, 46), room, "text", (left, HEAD / 2))
    _gathered(sketch, end.seats[best], (WON_LEFT, HEAD, WIDTH - 20, height - 14), curved=True)
    return sketch.cut(16)


def _shared(sketch: Sketch, end: End) -> None:
    """Write that the win is shared, and draw a line for each of those who share it."""
    sketch.name(end.words("finish-shared"), 46, "y4", (WON_LEFT, 36))
    top = HEAD_SHARED
    step = (sketch.image.height - top - 12) // len(end.first)
    room = min(300, max(fonts.width(end.names[seat], 46) for seat in end.first))
    for index, seat in enumerate(end.first):
        y = top + step * index + step // 2
        sketch.put(end.badge(seat, 60), (WON_LEFT + 31, y))
        sketch.broken(end.names[seat], (46, 34, 28), room, "text", (WON_LEFT + 76, y))
        box = (WON_LEFT + 96 + room, y - step // 2 + 4, WIDTH - 20, y + step // 2 - 4)
        _gathered(sketch, end.seats[seat], box)


def _story(end: End, scene: Scene[Position], best: Seat) -> Image.Image:
    """Sum up the game: its rounds, then the lead on the second, if there is one."""
    parts: list[Image.Image | str] = []
    if scene.rounds:
        parts += [marks.hourglass(34, "turn"), f" {scene.rounds}   "]
    if 2 in end.places:
        mine, other = (end.seats[seat] for seat in (best, end.places.index(2)))
        lead = mine.prestige - other.prestige
        fewer = f" {fonts.number(len(mine.cards) - len(other.cards))} "
        parts += (
            [_disc(1, 36), f" +{lead} "] if lead else [_disc(1, 36), " ", emblems.cards(34), fewer]
        )
        parts.append(_disc(2, 36))
    widths = [fonts.length(it, 34) if isinstance(it, str) else it.width for it in parts]
    sketch, x = Sketch(round(sum(widths)) + 2, 56, "active"), 0.0
    for part, wide in zip(parts, widths, strict=True):
        if isinstance(part, str):
            sketch.text(part, 34, "text", (x, 28), "left")
        else:
            sketch.put(part, (x + wide / 2, 28))
        x += wide
    return sketch.image


def _disc(place: int, size: int) -> Image.Image:
    """Draw a place on its disc, as RGBA."""
    sketch = Sketch(size, size, "ink")
    marks.lay_medal(sketch, place, (size, 34 if size > 40 else 28), (size / 2, size / 2))
    image = sketch.image.convert("RGBA")
    image.putalpha(disc(size, "ink", "ink", 2).getchannel("A"))
    return image


def _gathered(sketch: Sketch, mine: Holdings, box: Box, *, curved: bool = False) -> None:
    """Draw the cards a seat bought, or else its tokens, then its nobles, and small and grey what it reserved."""
    left, top, right, bottom = box
    high = bottom - top
    for held in mine.hand:
        small = min(74, round(high * 0.54))
        right -= round(small * fan.SHAPE) + 6
        middle = right + 6 + small * fan.SHAPE / 2
        sketch.put(fan.unbought(held.card, small), (middle, bottom - small / 2))
    right -= 8 if mine.hand else 0
    wide = round(high * 0.72)
    for noble in mine.nobles[:5]:
        right -= wide
        sketch.box((right, top, right + wide, bottom), 9, "y2")
        sketch.lay(portraits.portrait(noble, wide - 6, high - 6), (right + 3, top + 3))
        right -= 6
    if mine.cards:
        fan.spread(sketch, mine.cards, (left, top, right - 8, bottom), curved=curved)
    else:
        tokens = [(colour, count) for colour, count in enumerate(mine.tokens) if count]
        across = min(150, high - 8, (right - left) // max(1, len(tokens)) - 60)
        for place, (colour, count) in enumerate(tokens):
            x = left + across / 2 + place * (across + 56)
            sketch.put(coin(GEMS[colour], across), (x, (top + bottom) / 2))
            at = (x + across / 2 + 8, (top + bottom) / 2)
            sketch.text(str(count), 56 if curved else 46, "text", at, "left")


def _others(end: End, scene: Scene[Position]) -> Stamp:
    """Draw a line for each other seat: place, sign or picture, name, what it gathered, prestige.

    For a seat that resigned a flag stands instead of the place, and words below the name say so.
    """
    line = end.line
    sketch = on_leather(WIDTH, line * len(end.others) + 12, language=end.words.language)
    for index, seat in enumerate(end.others):
        top, place, mine = 6 + line * index, end.places[seat], end.seats[seat]
        y = top + line / 2
        if index:
            sketch.draw.rectangle((24, top - 1, WIDTH - 24, top), fill=rgb("pressed"))
        sketch.put(marks.flag(42, "alarm") if place is None else _disc(place, 52), (48, y))
        sketch.put(end.badge(seat, 60), (118, y))
        room = CARDS_LEFT - 178
        if place is None:
            ended = scene.rounds if len(end.places) == 2 else 0
            sketch.fitted(end.names[seat], (46, 34, 28), room, "muted", (162, y - 20))
            gone = end.words("finish-resigned", round=ended)
            sketch.fitted(gone, (28, 22), room, "muted", (162, y + 20))
        else:
            sketch.broken(end.names[seat], (46, 34, 28), room, "text", (162, y))
        box = (CARDS_LEFT, top + 7, WIDTH - 20 - NUMBER, top + line - 8)
        _gathered(sketch, mine, box)
        sketch.text(str(mine.prestige), 56, "y3", (WIDTH - 24, y), "right", edge=(2, "ink"))
    return sketch.cut(16)


def _table(view: Position, size: tuple[int, int]) -> Stamp:
    """Draw the cards that lie on the table, the levels side by side."""
    sketch = on_leather(*size)
    across = (size[0] - 20) / (len(view.rows) * max(map(len, view.rows)) + 1)
    wide = round(across) - 6
    high = min(round(wide / fan.SHAPE), size[1] - 20)
    for level, row in enumerate(view.rows):
        for place, card in enumerate(row):
            if card:
                x = 10 + across * (0.5 + (len(row) + 0.5) * level + place)
                sketch.put(fan.shown(card, (wide, high), fan.INDEX[1]), (x, size[1] / 2))
    return sketch.cut(16)
