"""The finish: the winner with all they gathered, the standings, and prestige over time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.canvas import Canvas, Stamp, stamped
from render.chart import BADGE, History, chart
from render.gems import disc
from render.leather import on_leather
from render.palette import rgb
from render.plot import SEATS, sign
from render.scene import Scene
from render.splendor import emblems, geometry, portraits, scenes
from render.splendor.fan import bought, spread
from render.splendor.gems import GEMS
from render.sprites import Sketch
from rules import best_first
from rules.splendor.cards import CARDS
from rules.splendor.holdings import Holdings
from rules.splendor.position import Position

LEFT: Final = 14
WIDTH: Final = 826
TOP: Final = 14
WINNER_HEIGHT: Final = 288
FINISH_GAP: Final = 10
WON_LEFT: Final = 292
"""Left edge of the winner's name and cards, right of the wreath."""
AVATAR: Final = 46
"""Diameter of a person's picture in the standings."""
LARGE: Final = 76
"""Diameter of the winner's picture."""


@dataclass(frozen=True, slots=True)
class End:
    """What the finish shows; a place is None for a seat that resigned."""

    names: tuple[str, ...]
    language: str
    seats: tuple[Holdings, ...]
    places: tuple[int | None, ...]
    target: int
    history: History
    rounds: int
    mark: str
    decisive: int | None
    pictured: frozenset[int]
    """Seats whose picture takes the place of their sign."""

    @property
    def line(self) -> int:
        """Height of a row of the standings."""
        return 66 if len(self.seats) < 4 else 60

    @property
    def first(self) -> list[int]:
        """The winning seats."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def row(self, line: int) -> float:
        """Return the middle of a row of the standings, from their top."""
        return 10 + self.line * (line + 0.5)


def draw(canvas: Canvas, scene: Scene[Position]) -> None:
    """Draw the finish where the cards lay."""
    view = scene.view
    end = End(
        names=scene.names,
        language=scene.language,
        seats=view.seats,
        places=scene.places,
        target=view.target,
        history=scene.history,
        rounds=scene.rounds,
        mark=scene.mark,
        decisive=scene.decisive[0] if scene.decisive else None,
        pictured=frozenset(scene.avatars),
    )
    for stamp, at in _parts(end):
        canvas.stamp(stamp, at)
    top = TOP + WINNER_HEIGHT + FINISH_GAP
    for line, seat in enumerate(best_first(end.places)):
        if seat in scene.avatars:
            picture = marks.portrait(scene.avatars[seat], AVATAR, SEATS[seat])
            at = (LEFT + 118 - AVATAR // 2, round(top + end.row(line)) - AVATAR // 2)
            canvas.stamp(stamped(picture), at)
            if end.first == [seat]:
                large = marks.portrait(scene.avatars[seat], LARGE, SEATS[seat])
                canvas.stamp(stamped(large), (LEFT + WON_LEFT, TOP + 60 - LARGE // 2))


@lru_cache(maxsize=1)
def _parts(end: End) -> tuple[tuple[Stamp, tuple[int, int]], ...]:
    """Return winner, standings and chart, each with its upper left corner."""
    second = TOP + WINNER_HEIGHT + FINISH_GAP
    third = second + end.line * len(end.seats) + 20 + FINISH_GAP
    floor = geometry.PLANS[len(end.seats)].height - TOP
    size = (WIDTH, floor - third)
    if not any(mine.cards for mine in end.seats):
        last = _landscape(size)
    elif len(end.history) > 1:
        badges = [sign(seat, BADGE) for seat in range(len(end.seats))]
        last = chart(
            size,
            end.history,
            goal=end.target,
            rounds=end.rounds,
            badges=badges,
            decisive=end.decisive,
        )
    else:
        last = _treasure(end, size)
    return ((_winner(end), (LEFT, TOP)), (_standings(end), (LEFT, second)), (last, (LEFT, third)))


def _winner(end: End) -> Stamp:
    """Draw the winner's prestige in a wreath, name, and what they gathered."""
    sketch = on_leather(WIDTH, WINNER_HEIGHT, "active", "y2", end.language)
    centre = (150, WINNER_HEIGHT / 2 + 12)
    sketch.put(marks.laurel(226), centre)
    first = end.first
    sketch.text(end.mark, 22, "muted", (WIDTH - 20, 118 if len(first) == 1 else 28), "right")
    if not first:
        sketch.put(marks.flag(90, "muted"), centre)
        return sketch.cut(16)
    prestige = end.seats[first[0]].prestige
    sketch.put(marks.crown(92 if prestige else 120), (centre[0], 52 if prestige else centre[1]))
    if prestige:
        sketch.text(str(prestige), 88, "y4", centre, edge=(4, "ink"))
    left = WON_LEFT + (LARGE + 16 if len(first) == 1 and first[0] in end.pictured else 0)
    room = WIDTH - left - 24
    step = 60 if len(first) > 2 else 72
    top = 60.0 if len(first) == 1 else WINNER_HEIGHT / 2 + 10 - step * (len(first) - 1) / 2
    for index, seat in enumerate(first):
        sizes = (56, 46, 34, 28)[len(first) > 2 :]
        sketch.fitted(end.names[seat], sizes, room, "text", (left, top + step * index))
    if len(first) == 1:
        _story(sketch, end, first[0])
        _won(sketch, end.seats[first[0]])
    return sketch.cut(16)


def _story(sketch: Sketch, end: End, best: int) -> None:
    """Sum up the game: its rounds, then the lead on the second, or a flag for each who resigned."""
    x = float(WON_LEFT)

    def add(image: Image.Image, number: str) -> None:
        nonlocal x
        sketch.put(image, (x + 19, 118))
        sketch.text(number, 34, "text", (x + 46, 118), "left")
        x += 64 + fonts.length(number, 34)

    if end.rounds:
        add(marks.hourglass(34, "turn"), str(end.rounds))
    if 2 not in end.places:
        for _ in range(len(end.places) - 1):
            sketch.put(marks.flag(34, "alarm"), (x + 19, 118))
            x += 44
        return
    mine, other = (end.seats[seat] for seat in (best, end.places.index(2)))
    lead = mine.prestige - other.prestige
    add(_disc(1, 38), f"+{lead}" if lead else "")
    if not lead:  # fewer cards won
        x -= 12
        sketch.put(emblems.cards(34), (x + 6, 118))
        fewer = f"−{len(other.cards) - len(mine.cards)}"
        sketch.text(fewer, 34, "text", (x + 30, 118), "left")
        x += 44 + fonts.length(fewer, 34)
    sketch.put(_disc(2, 38), (x + 8, 118))


def _disc(place: int, size: int) -> Image.Image:
    """Draw a place on its disc, as RGBA."""
    sketch = Sketch(size, size, "ink")
    marks.lay_medal(sketch, place, (size, 34 if size > 40 else 28), (size / 2, size / 2))
    image = sketch.image.convert("RGBA")
    image.putalpha(disc(size, "ink", "ink", 2).getchannel("A"))
    return image


def _won(sketch: Sketch, best: Holdings) -> None:
    """Draw the cards the winner bought as a fan, and their nobles; without any, gems."""
    right = WIDTH - 18
    if not best.cards:
        for colour in range(5):
            sketch.gem(GEMS[colour], 84, (WON_LEFT + 46 + 102 * colour, 210))
    for noble in best.nobles[:4]:
        right -= 92
        sketch.box((right, 150, right + 86, 266), 10, "y2")
        sketch.lay(portraits.portrait(noble, 80, 110), (right + 3, 153))
    spread(sketch, bought(best.cards), (WON_LEFT - 20, 142, right - 4, WINNER_HEIGHT - 10))


def _standings(end: End) -> Stamp:
    """Draw one row per seat: place, sign or picture, name, nobles, cards, prestige."""
    places = end.places
    height = end.line * len(places) + 20
    sketch = on_leather(WIDTH, height, language=end.language)
    for line, seat in enumerate(best_first(places)):
        y = end.row(line)
        if line:
            top = y - end.line / 2
            sketch.draw.rectangle((24, top, WIDTH - 24, top + 1), fill=rgb("pressed"))
        place = places[seat]
        sketch.put(marks.flag(42, "alarm") if place is None else _disc(place, 50), (52, y))
        _line(sketch, end.seats[seat], y)
        ink = "muted" if place is None else "text"
        if seat not in end.pictured:
            sketch.put(sign(seat, BADGE), (118, y))
        sketch.fitted(end.names[seat], (46, 34, 28), 330, ink, (156, y))
    return sketch.cut(16)


def _line(sketch: Sketch, mine: Holdings, y: float) -> None:
    sketch.put(emblems.noble(46), (532, y))
    sketch.text(str(len(mine.nobles)), 46, "text", (562, y), "left")
    sketch.put(emblems.cards(44), (634, y))
    sketch.text(str(len(mine.cards)), 46, "text", (666, y), "left")
    sketch.text(str(mine.prestige), 56, "y3", (WIDTH - 20, y), "right", edge=(2, "ink"))


def _treasure(end: End, size: tuple[int, int]) -> Stamp:
    """Draw the bonuses of all seats, in place of the chart where the history is unknown."""
    width, height = size
    sketch = on_leather(width, height)
    sums = [sum(mine.bonuses[colour] for mine in end.seats) for colour in range(5)]
    gem = min(72, height - 100)
    for colour, count in enumerate(sums):
        x = 8 + (width - 16) * (colour + 0.5) / 5
        sketch.gem(GEMS[colour], gem, (x, height / 2 - 40))
        sketch.text(str(count), 46, "text", (x, height / 2 + gem / 2 - 14))
    return sketch.cut(16)


def _landscape(size: tuple[int, int]) -> Stamp:
    """Draw a harbour, in place of the chart of a game in which nobody bought a card."""
    width, height = size
    sketch = on_leather(width, height)
    return sketch.lay(scenes.band(CARDS["3b3"], width - 16, height - 16), (8, 8)).cut(16)
