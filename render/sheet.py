"""The frame of every sheet: a game's ground and art, a title in letters as on its box, and panels.

A sheet is what isn't a board: a profile, a share of the day, the standings and the winners of a season.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from PIL import Image

from render import fonts, marks, table
from render.canvas import Box, Canvas
from render.icons import Icon
from render.palette import Point
from render.plot import SEATS
from render.sprites import Sketch

MARGIN: Final = 20
GAP: Final = 14
"""Pixels between two panels."""
BANNER: Final = (16, 150)
"""Upper and lower edge of the banner with the title."""
TOP: Final = BANNER[1] + GAP
"""Where the first panel begins."""
RADIUS: Final = 18
TITLES: Final = (88, 56, 46, 34)
"""Font sizes of a title; the largest is for Latin letters that stand alone."""
TWO_LINES: Final = 80
"""The greatest height of a title in two lines."""
Person = tuple[str, Image.Image | None]
"""Somebody's name and picture, RGBA; whoever has none is shown by a letter."""
Ground = Callable[[tuple[int, int], tuple[tuple[Box, int], ...]], Image.Image]


@dataclass(frozen=True, slots=True, eq=False)
class Decor:
    """What a game brings to its sheets.

    Attributes:
        ground: Draws what everything lies on, with the shadows of boxes, as palette indices.
        mood: The mood of the ground's palette.
        banner: Paints a sketch as the ground of a title; None leaves it plain.
        scene: Width at the right end of a banner that no title may cover.
        stones: Draw the game's stones, each given its size.
        deeds: The sign of each verb of a turn, for rows that tell of a game and of none of its cards.
        signs: The signs of turns of note, by a key of the game's own.
    """

    ground: Ground = table.ground
    mood: str = "play"
    banner: Callable[[Sketch], None] | None = None
    scene: int = 0
    stones: tuple[Callable[[int], Image.Image], ...] = ()
    deeds: Mapping[str, Icon] = field(default_factory=dict)
    signs: Mapping[str, Icon] = field(default_factory=dict)


PLAIN: Final = Decor()
"""The table alone, for a game that brings nothing."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What a sheet begins with: a title and a smaller line, in a language, in the frame of a game."""

    title: str
    line: str
    decor: Decor = PLAIN
    language: str = ""

    def sheet(self, size: tuple[int, int]) -> Sheet:
        """Begin a sheet with this heading."""
        sheet = Sheet(size, self.decor, self.language)
        sheet.title(self.title, self.line)
        return sheet


class Sheet:
    """A sheet in the making: begin with the title, add panels, then take the file."""

    def __init__(self, size: tuple[int, int], decor: Decor, language: str = "") -> None:
        self.size, self.decor, self.language = size, decor, language
        self._panels: list[tuple[Sketch, Box]] = []

    def title(self, text: str, line: str, left: int = 24) -> Sketch:
        """Write a title and a smaller line below it on a banner; return the banner."""
        banner = self.panel(
            (MARGIN, BANNER[0], self.size[0] - MARGIN, BANNER[1]), "active", "brass"
        )
        width, height = banner.image.size
        if self.decor.banner is not None:
            self.decor.banner(banner)
        room = width - self.decor.scene - left - 8
        sizes = TITLES[bool(line) or not text.isascii() :]
        size, lines = fonts.laid(text, sizes, room, TWO_LINES)
        low = len(lines) > 1
        y = height * (0.36 if line else 0.5)
        banner.broken(text, (size,), room, "y3", (left, y), high=TWO_LINES, edge=max(4, size // 13))
        at = left, height * (0.82 if low else 0.79)
        banner.broken(line, (34, 28)[low:], room, "text", at, high=1, edge=4)
        return banner

    def panel(self, box: Box, tone: str = "panel", edge: str = "brass-dark") -> Sketch:
        """Begin a panel of leather with a metal rim; its points are counted from its own corner."""
        left, top, right, bottom = box
        width, height = right - left, bottom - top
        sketch = Sketch(width, height, "ink", self.language)
        sketch.box((0, 0, width, height), RADIUS, edge)
        sketch.box((3, 3, width - 3, height - 3), RADIUS - 3, "seat")
        sketch.box((5, 5, width - 5, height - 5), RADIUS - 5, tone)
        self._panels.append((sketch, box))
        return sketch

    def png(self) -> bytes:
        """Return the sheet as a PNG."""
        lying = tuple((box, RADIUS) for _, box in self._panels)
        canvas = Canvas(self.decor.ground(self.size, lying))
        for sketch, box in self._panels:
            canvas.stamp(sketch.cut(RADIUS), box[:2])
        return canvas.png(self.decor.mood)


def lay_face(  # noqa: PLR0913 - a face, its place and what is around it
    sketch: Sketch, who: Person, size: int, at: Point, *, ring: str = "brass", seat: int = 0
) -> None:
    """Lay somebody's picture on a sketch, or the first letter of their name, the middle at a point."""
    called, avatar = who
    if avatar is not None:
        sketch.put(marks.portrait(avatar, size, ring), at)
        return
    sketch.put(marks.initial(called, size, ring, SEATS[seat % len(SEATS)]), at)
