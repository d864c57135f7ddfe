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

SIZE: Final = (880, 380)
MARGIN: Final = 20
TITLE: Final = (28, 74)
"""Left end and middle of the title."""
SIGNS_TOP: Final = 136
SIGN_HEIGHT: Final = 90
SEATS_TOP: Final = 234
SEAT_HEIGHT: Final = SIZE[1] - SEATS_TOP - MARGIN
GAP: Final = 12
SIGN_GAP: Final = 8
NARROW: Final = 260
"""Width of a seat below which its name stands under its portrait."""
PORTRAIT: Final = 72
"""Diameter of a person's picture."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who has a seat.

    Attributes:
        waited: Whether they haven't said yes.
        style: A computer's style.
        picture: Their picture, RGBA, PORTRAIT pixels square; empty without one.
    """

    name: str
    kind: Literal["host", "person", "computer"] = "person"
    waited: bool = False
    style: str = ""
    picture: bytes = b""


@dataclass(frozen=True, slots=True)
class Cover:
    """What a cover shows; `seats` has None for a free one.

    `pace` is a turn's length in the table's language, empty without a limit. `captions` say in
    that language what a sign means, by an option's key, "pace", "rated" or "hints".
    """

    title: str
    seats: tuple[Guest | None, ...]
    options: tuple[tuple[str, int | str], ...]
    pace: str = ""
    rated: bool = True
    hints: bool = True
    language: str = ""
    captions: tuple[tuple[str, str], ...] = ()

    @property
    def chosen(self) -> Mapping[str, int | str]:
        """The game's options by name."""
        return dict(self.options)

    def sign(self, key: str, image: Image.Image, value: str = "", *, off: bool = False) -> Sign:
        """Return the sign of a setting with its caption."""
        return Sign(image, value, dict(self.captions).get(key, ""), off)


class Sign(NamedTuple):
    """A setting as a sign, with a value such as a number; `off` crosses it out."""

    image: Image.Image
    value: str = ""
    caption: str = ""
    off: bool = False


def draw(
    cover: Cover,
    backdrop: Image.Image,
    signs: Sequence[Sign],
    mood: str,
    face: Callable[[str], Image.Image] | None = None,
) -> bytes:
    """Draw a cover as a PNG of 880 by 380 pixels, before a game's backdrop of indices.

    `face` returns the face of a computer's style.
    """
    canvas = Canvas(backdrop)
    canvas.stamp(_title(cover.title, cover.language), (TITLE[0] - 8, TITLE[1] - 60))
    shown, left = (*signs, *_terms(cover)), MARGIN
    for sign, width in zip(shown, _widths(shown), strict=True):
        plate = _plate(sign, width, cover.language)
        canvas.stamp(plate, (left, SIGNS_TOP))
        left += plate.sprite.width + SIGN_GAP
    many = len(cover.seats)
    width = (SIZE[0] - 2 * MARGIN - (many - 1) * GAP) // many
    for number, guest in enumerate(cover.seats):
        at = (MARGIN + number * (width + GAP), SEATS_TOP)
        look = face(guest.style) if guest and guest.style and face else None
        seat = _taken(guest, number, width, look, cover.language) if guest else _free(width)
        canvas.stamp(seat, at)
    return canvas.png(mood, largest=0)


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
        cover.sign("pace", marks.hourglass(40, "y2"), cover.pace or "∞"),
        cover.sign("rated", _cup(40), off=not cover.rated),
        cover.sign("hints", _bulb(40), off=not cover.hints),
    ]


def _widths(signs: Sequence[Sign]) -> list[int]:
    """Return the width of each sign: room for its image and value, and for its caption in one line.

    Where that is too much, the longest captions get less than a line.
    """
    least = [_wide(sign) + 20 for sign in signs]
    wanted = [
        max(fonts.width(sign.caption, 22) + 24 - width, 0)
        for sign, width in zip(signs, least, strict=True)
    ]
    spare = SIZE[0] - 2 * MARGIN + SIGN_GAP - sum(least) - SIGN_GAP * len(signs)
    widths, rest = [*least], max(0, spare)
    for left, place in enumerate(sorted(range(len(signs)), key=wanted.__getitem__)):
        more = min(wanted[place], rest // (len(signs) - left))
        widths[place] += more
        rest -= more
    return widths


def _wide(sign: Sign) -> int:
    """Return the width of a sign's image and value."""
    return sign.image.width + (round(fonts.length(sign.value, 34)) + 8 if sign.value else 0)


def _plate(sign: Sign, width: int, language: str) -> Stamp:
    """Draw a sign: its image and value, below them the caption."""
    sketch = Sketch(width, SIGN_HEIGHT, "seat", language)
    sketch.box((2, 2, width - 2, SIGN_HEIGHT - 2), 12, "panel")
    lines = fonts.lines(sign.caption, 22, width - 12)
    y = 44 - 11 * len(lines) if sign.caption else SIGN_HEIGHT / 2
    middle = (width - _wide(sign) + sign.image.width) / 2
    sketch.put(sign.image, (middle, y))
    if sign.off:
        slash: tuple[Point, ...] = ((0.02, 0.84), (0.84, 0.02), (0.98, 0.16), (0.16, 0.98))
        sketch.put(figure((("alarm", slash),), 44), (middle, y))
    if sign.value:
        sketch.text(sign.value, 34, "text", (middle + sign.image.width / 2 + 8, y), "left")
    for number, line in enumerate(reversed(lines)):
        _centred(sketch, line, (22,), width - 12, "muted", SIGN_HEIGHT - 16 - 21 * number)
    return sketch.cut(14)


def _centred(  # noqa: PLR0913, PLR0917 - what writing takes
    sketch: Sketch, text: str, sizes: Sequence[int], room: int, tone: str, y: float
) -> None:
    """Write a text of any script in the middle of a line, cut where it's too long."""
    size = fonts.roomy(text, sizes, room)
    shown = fonts.fitted(text, size, room)
    left = (sketch.image.width - fonts.width(shown, size)) / 2
    sketch.name(shown, size, tone, (left, y))


def _taken(guest: Guest, number: int, width: int, look: Image.Image | None, language: str) -> Stamp:
    """Draw a guest: portrait, name, crown, hourglass; where seats are narrow, the name is below."""
    sketch = Sketch(width, SEAT_HEIGHT, "ink", language)
    tones = ("panel", "line") if guest.waited else ("active", "brass")
    sketch.lay_stamp(leather(width, SEAT_HEIGHT, *tones))
    narrow = width < NARROW
    x, y = (width / 2, 46) if narrow else (62, SEAT_HEIGHT / 2)
    sketch.put(_portrait(guest, number, look, language), (x, y))
    if guest.kind == "host":
        sketch.put(marks.crown(38), (x, y - PORTRAIT / 2 + 2))
    if guest.waited:
        sketch.put(marks.hourglass(38, "y2"), (x + PORTRAIT / 2, y + 14))
    tone = "muted" if guest.waited else "text"
    if narrow:
        _centred(sketch, guest.name, (34, 28, 22), width - 24, tone, SEAT_HEIGHT - 25)
    else:
        sketch.broken(guest.name, (46, 34, 28), width - 136, tone, (116, y))
    return sketch.cut(16)


def _portrait(guest: Guest, number: int, look: Image.Image | None, language: str) -> Image.Image:
    """Draw a guest's picture or a computer's face, otherwise the first letter of the name, as RGBA."""
    if guest.picture:
        look = Image.frombytes("RGBA", (PORTRAIT, PORTRAIT), guest.picture)
    if look is not None:
        return marks.portrait(look, PORTRAIT, "steel" if guest.style else SEATS[number])
    image = Sketch(PORTRAIT, PORTRAIT, "ink", language)
    if guest.kind == "computer":
        image.put(disc(PORTRAIT, "seat", "steel", 3), (PORTRAIT / 2, PORTRAIT / 2))
        image.put(marks.robot(PORTRAIT - 22), (PORTRAIT / 2, PORTRAIT / 2))
    else:
        face, ink = ("pressed", "muted") if guest.waited else (SEATS[number], "ink")
        image.put(disc(PORTRAIT, face, "ink", 2), (PORTRAIT / 2, PORTRAIT / 2))
        first = next(iter(fonts.fitted(guest.name, 46, 200)), "?")
        _centred(image, first, (46,), PORTRAIT, ink, PORTRAIT / 2)
    portrait = image.image.convert("RGBA")
    portrait.putalpha(disc(PORTRAIT, "ink", "ink", 1).getchannel("A"))
    return portrait


def _free(width: int) -> Stamp:
    """Draw a free seat: a place set into the table, with a plus."""
    sketch = Sketch(width, SEAT_HEIGHT, "tray").box((0, 0, width, SEAT_HEIGHT), 16, "tray")
    sketch.box((2, 5, width - 1, SEAT_HEIGHT - 1), 15, "hollow")
    middle = SEAT_HEIGHT / 2
    for along in ((20, 4), (4, 20)):
        x, y = along
        box = (width / 2 - x, middle - y, width / 2 + x - 1, middle + y - 1)
        sketch.draw.rectangle(box, fill=rgb("muted"))
    return sketch.cut(16)


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
