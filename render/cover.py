"""The cover of a table that is open: title, settings as signs, and who sits there already."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageDraw

from render import fonts, marks
from render.canvas import Canvas, Stamp, stamped
from render.gems import SCALE, disc, figure
from render.leather import leather
from render.palette import Point, rgb
from render.plot import SEATS
from render.sprites import Sketch, letters

SIZE: Final = (880, 320)
MARGIN: Final = 20
TITLE: Final = (28, 78)
"""Left end and middle of the title."""
SIGNS_TOP: Final = 142
SIGN_HEIGHT: Final = 52
SEATS_TOP: Final = 216
SEAT_HEIGHT: Final = SIZE[1] - SEATS_TOP - MARGIN
GAP: Final = 12
SIGN_GAP: Final = 8
NARROW: Final = 260
"""Width of a seat below which its name stands under its badge."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who has a seat; `waited` means that they haven't said yes, `style` is a computer's."""

    name: str
    kind: Literal["host", "person", "computer"] = "person"
    waited: bool = False
    style: str = ""


@dataclass(frozen=True, slots=True)
class Cover:
    """What a cover shows; `seats` has None for a free one.

    `pace` is a turn's length in the table's language, empty without a limit.
    """

    title: str
    seats: tuple[Guest | None, ...]
    options: tuple[tuple[str, int | str], ...]
    pace: str = ""
    rated: bool = True
    hints: bool = True
    language: str = ""

    @property
    def chosen(self) -> Mapping[str, int | str]:
        """The game's options by name."""
        return dict(self.options)


class Sign(NamedTuple):
    """A setting as a sign, with a word such as a number; `off` crosses it out."""

    image: Image.Image
    word: str = ""
    off: bool = False


def draw(
    cover: Cover,
    backdrop: Image.Image,
    signs: Sequence[Sign],
    mood: str,
    face: Callable[[str], Image.Image] | None = None,
) -> bytes:
    """Draw a cover as a PNG of 880 by 320 pixels, before a game's backdrop of indices.

    `face` returns the face of a computer's style.
    """
    canvas = Canvas(backdrop)
    canvas.stamp(_title(cover.title, cover.language), (TITLE[0] - 8, TITLE[1] - 60))
    left = MARGIN
    for sign in (*signs, *_terms(cover)):
        plate = _plate(sign, cover.language)
        canvas.stamp(plate, (left, SIGNS_TOP))
        left += plate.sprite.width + SIGN_GAP
    many = len(cover.seats)
    width = (SIZE[0] - 2 * MARGIN - (many - 1) * GAP) // many
    for number, guest in enumerate(cover.seats):
        at = (MARGIN + number * (width + GAP), SEATS_TOP)
        look = face(guest.style) if guest and guest.style and face else None
        seat = _taken(guest, number, width, look, cover.language) if guest else _free(width)
        canvas.stamp(seat, at)
    return canvas.png(mood)


def _title(text: str, language: str) -> Stamp:
    """Write a title with a dark edge."""
    size = 88
    if fonts.plain(size).getlength(text) > SIZE[0] - 2 * MARGIN:
        size = 56
    edged, left, top = letters(text, size, "ls", 7, language)
    plain, x, y = letters(text, size, "ls", 0, language)
    image = Image.new("RGBA", (edged.width, 120))
    image.paste(rgb("ink"), (0, 94 + top), edged)
    image.paste(rgb("y3"), (x - left, 94 + y), plain)
    return stamped(image)


def _terms(cover: Cover) -> list[Sign]:
    """Return the signs that every game has: pace, rated, hints."""
    return [
        Sign(marks.hourglass(40, "y2"), cover.pace or "∞"),
        Sign(_cup(40), off=not cover.rated),
        Sign(_bulb(40), off=not cover.hints),
    ]


def _plate(sign: Sign, language: str) -> Stamp:
    wide = round(fonts.length(sign.word, 34)) + 10 if sign.word else 0
    width = sign.image.width + wide + 24
    sketch = Sketch(width, SIGN_HEIGHT, "seat", language)
    sketch.box((2, 2, width - 2, SIGN_HEIGHT - 2), 12, "panel")
    middle = sign.image.width / 2 + 12
    sketch.put(sign.image, (middle, SIGN_HEIGHT / 2))
    if sign.off:
        slash: tuple[Point, ...] = ((0.02, 0.84), (0.84, 0.02), (0.98, 0.16), (0.16, 0.98))
        sketch.put(figure((("alarm", slash),), 44), (middle, SIGN_HEIGHT / 2))
    if sign.word:
        sketch.text(sign.word, 34, "text", (sign.image.width + 22, SIGN_HEIGHT / 2), "left")
    return sketch.cut(14)


def _taken(guest: Guest, number: int, width: int, look: Image.Image | None, language: str) -> Stamp:
    """Draw a guest: badge, name, crown, hourglass; where seats are narrow, the name has its own line."""
    sketch = Sketch(width, SEAT_HEIGHT, "ink", language)
    tones = ("panel", "line") if guest.waited else ("active", "brass")
    sketch.lay_stamp(leather(width, SEAT_HEIGHT, *tones))
    narrow = width < NARROW
    badge, x, y = (38, 34, 26) if narrow else (58, 44, SEAT_HEIGHT // 2)
    if look is not None:
        sketch.put(marks.portrait(look, badge, "steel"), (x, y))
    elif guest.kind == "computer":
        sketch.put(disc(badge, "seat", "steel", 3), (x, y))
        sketch.put(_robot(badge - 16), (x, y))
    else:
        face, ink = ("seat", "muted") if guest.waited else (SEATS[number], "ink")
        sketch.put(disc(badge, face, "ink", 2), (x, y))
        size = 28 if narrow else 34
        first = next(iter(fonts.fitted(guest.name, size, 200)), "?")
        sketch.name(first, size, ink, (x - fonts.width(first, size) / 2, y))
    if guest.kind == "host":
        sketch.put(marks.crown(34), (x + 46, y) if narrow else (x, y - 30))
    room = width - 28 if narrow else width - 92
    if guest.waited:
        sketch.put(marks.hourglass(34, "y2"), (width - 30, y))
        room -= 0 if narrow else 36
    at = (15, SEAT_HEIGHT - 20) if narrow else (84, y)
    tone = "muted" if guest.waited else "text"
    sketch.fitted(guest.name, (28,) if narrow else (34, 28), room, tone, at)
    return sketch.cut(16)


def _free(width: int) -> Stamp:
    """Draw a free seat: an outline with a plus."""
    sketch = Sketch(width, SEAT_HEIGHT, "seat")
    sketch.frame((0, 0, width, SEAT_HEIGHT), 16, "muted", "seat", 2)
    middle = SEAT_HEIGHT / 2
    for along in ((20, 5), (5, 20)):
        x, y = along
        box = (width / 2 - x, middle - y, width / 2 + x - 1, middle + y - 1)
        sketch.draw.rectangle(box, fill=rgb("muted"))
    return sketch.cut(16)


def _robot(size: int) -> Image.Image:
    image = Image.new("RGBA", (size * SCALE, size * SCALE))
    pen, big = ImageDraw.Draw(image), size * SCALE
    pen.line((big / 2, 0, big / 2, big * 0.3), fill=rgb("steel"), width=big // 14)
    pen.ellipse((big * 0.42, 0, big * 0.58, big * 0.16), fill=rgb("turn"))
    box = (big * 0.08, big * 0.24, big * 0.92, big * 0.92)
    pen.rounded_rectangle(box, big // 7, fill=rgb("w1"))
    for x in (0.3, 0.7):
        eye = (big * (x - 0.1), big * 0.42, big * (x + 0.1), big * 0.62)
        pen.ellipse(eye, fill=rgb("b1"))
    pen.rectangle((big * 0.32, big * 0.74, big * 0.68, big * 0.8), fill=rgb("b1"))
    return image.reduce(SCALE)


def _cup(size: int) -> Image.Image:
    """Draw a cup, the sign of a rated game, as RGBA."""
    bowl: tuple[Point, ...] = ((0.24, 0.08), (0.76, 0.08), (0.7, 0.5), (0.56, 0.62), (0.44, 0.62))
    return figure(
        (
            ("y1", ((0.04, 0.14), (0.96, 0.14), (0.82, 0.5), (0.18, 0.5))),
            ("panel", ((0.14, 0.2), (0.86, 0.2), (0.76, 0.43), (0.24, 0.43))),
            ("y2", (*bowl, (0.3, 0.5))),
            ("y3", ((0.3, 0.12), (0.4, 0.12), (0.42, 0.5), (0.36, 0.46))),
            ("y1", ((0.45, 0.6), (0.55, 0.6), (0.57, 0.8), (0.43, 0.8))),
            ("brass", ((0.28, 0.8), (0.72, 0.8), (0.78, 0.94), (0.22, 0.94))),
        ),
        size,
    )


def _bulb(size: int) -> Image.Image:
    """Draw a light bulb, the sign of hints, as RGBA."""
    image = Image.new("RGBA", (size * SCALE, size * SCALE))
    pen, big = ImageDraw.Draw(image), size * SCALE
    pen.ellipse((big * 0.18, 0, big * 0.82, big * 0.64), fill=rgb("y3"))
    for left, top, bottom, tone in ((0.34, 0.5, 0.74, "y2"), (0.36, 0.74, 0.94, "steel")):
        box = (big * left, big * top, big * (1 - left), big * bottom)
        pen.rectangle(box, fill=rgb(tone))
    return image.reduce(SCALE)
