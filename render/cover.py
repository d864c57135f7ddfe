"""The cover of a table that is open: title, settings as signs, and who sits there already."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageDraw

from render import fonts, marks
from render.gems import SCALE, disc, figure
from render.palette import Point, rgb
from render.sheet import MARGIN, TOP, Decor, Heading, lay_face
from render.sprites import Sketch

SIZE: Final = (880, 500)
PORTRAIT: Final = 96
"""Diameter of a person's picture."""
EDGE: Final = 12
CAPTIONS: Final = (28, 22)
"""Font sizes of captions."""
TWO_LINES: Final = 0.62
"""The longer of a caption's two lines, by the whole."""
LINES: Final = (35, 92, 200, 278)
"""The middle of the signs, their captions, the portraits and the names, from the top of their panel."""


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
        return Sign(image, value, fonts.sentence(dict(self.captions).get(key, "")), off)


class Sign(NamedTuple):
    """A setting as a sign, with a value such as a number; `off` crosses it out."""

    image: Image.Image
    value: str = ""
    caption: str = ""
    off: bool = False


def draw(
    cover: Cover,
    decor: Decor,
    signs: Sequence[Sign],
    face: Callable[[str], Image.Image] | None = None,
) -> bytes:
    """Draw a cover as a PNG, in the frame of its game; `face` returns the face of a computer's style."""
    sheet = Heading(cover.title, "", decor, cover.language).sheet(SIZE)
    panel = sheet.panel((MARGIN, TOP, SIZE[0] - MARGIN, SIZE[1] - MARGIN), edge="brass")
    shown = (*signs, *_terms(cover))
    wide = panel.image.width - 2 * EDGE
    size = next(it for it in CAPTIONS if sum(_least(shown, it)) <= wide or it == CAPTIONS[-1])
    least, x = _least(shown, size), float(EDGE)
    even = max(least) <= wide / len(least)
    spare = (wide - sum(least)) / len(least)
    widths = [wide / len(least) if even else it + spare for it in least]
    captions = [
        fonts.lines(it.caption, size, int(room)) for it, room in zip(shown, widths, strict=True)
    ]
    top = LINES[1] - (max(map(len, captions)) - 1) * size * fonts.LEADING / 2
    for sign, caption, room in zip(shown, captions, widths, strict=True):
        _sign(panel, sign, x + room / 2)
        for row, line in enumerate(caption):
            at = x + room / 2, top + row * size * fonts.LEADING
            panel.name(line, size, "muted", at, "middle")
        x += room
    step = panel.image.width / len(cover.seats)
    for number, guest in enumerate(cover.seats):
        look = face(guest.style) if guest and guest.style and face else None
        _seat(panel, guest, (number, look), (step * (number + 0.5), step - 28))
    return sheet.png()


def _terms(cover: Cover) -> list[Sign]:
    """Return the signs that every game has: pace, rated, hints."""
    return [
        cover.sign("pace", marks.hourglass(40, "y2"), cover.pace or "∞"),
        cover.sign("rated", _cup(40), off=not cover.rated),
        cover.sign("hints", _bulb(40), off=not cover.hints),
    ]


def _least(signs: Sequence[Sign], size: int) -> list[float]:
    """Return the least width of each sign: its own, or that of its caption in two lines."""
    words = [[fonts.width(part, size) for part in it.caption.split()] for it in signs]
    whole = [fonts.width(it.caption, size) * TWO_LINES for it in signs]
    return [
        max(*parts, half, _wide(it)) + 12
        for it, parts, half in zip(signs, words, whole, strict=True)
    ]


def _wide(sign: Sign) -> int:
    """Return the width of a sign's image and value."""
    return sign.image.width + (round(fonts.length(sign.value, 46)) + 8 if sign.value else 0)


def _sign(sketch: Sketch, sign: Sign, x: float) -> None:
    """Draw a sign's image and value around a line down the sketch."""
    y = LINES[0]
    middle = x - (_wide(sign) - sign.image.width) / 2
    sketch.put(sign.image, (middle, y))
    if sign.off:
        slash: tuple[Point, ...] = ((0.02, 0.84), (0.84, 0.02), (0.98, 0.16), (0.16, 0.98))
        sketch.put(figure((("alarm", slash),), 44), (middle, y))
    if sign.value:
        sketch.text(sign.value, 46, "text", (middle + sign.image.width / 2 + 8, y), "left")


def _seat(
    sketch: Sketch, guest: Guest | None, of: tuple[int, Image.Image | None], at: Point
) -> None:
    """Draw who has a seat, or a free place; `of` are its number and a computer's face, `at` its middle and width."""
    (number, look), (x, room), y = of, at, LINES[2]
    if guest is None:
        sketch.put(disc(PORTRAIT, "seat", "line", 2), (x, y))
        for wide, high in ((18, 4), (4, 18)):
            box = (x - wide, y - high, x + wide - 1, y + high - 1)
            sketch.draw.rectangle(box, fill=rgb("muted"))
        return
    if guest.picture:
        look = Image.frombytes("RGBA", (PORTRAIT, PORTRAIT), guest.picture)
    if look is None and guest.kind == "computer":
        look = Sketch(PORTRAIT, PORTRAIT, "seat").image.convert("RGBA")
        look.alpha_composite(marks.robot(60), (18, 16))
    ring = "line" if guest.waited else "steel" if guest.kind == "computer" else "brass"
    lay_face(sketch, (guest.name, look), PORTRAIT, (x, y), ring=ring, seat=number)
    if guest.kind == "host":
        sketch.put(marks.crown(46), (x, y - PORTRAIT / 2))
    if guest.waited:
        sketch.put(marks.hourglass(42, "y2"), (x + PORTRAIT / 2, y + 18))
    tone = "muted" if guest.waited else "text"
    sketch.broken(guest.name, (34, 28, 22), room, tone, (x, LINES[3]), "middle", high=64)


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
