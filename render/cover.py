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

SIZE: Final = (880, 444)
SIGN_HEIGHT: Final = 84
SIGN_GAP: Final = 8
PORTRAIT: Final = 96
"""Diameter of a person's picture."""
LINES: Final = (166, 235)
"""The middle of the portraits and of the names, from the top of their panel."""


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
    decor: Decor,
    signs: Sequence[Sign],
    face: Callable[[str], Image.Image] | None = None,
) -> bytes:
    """Draw a cover as a PNG, in the frame of its game; `face` returns the face of a computer's style."""
    sheet = Heading(cover.title, "", decor, cover.language).sheet(SIZE)
    panel = sheet.panel((MARGIN, TOP, SIZE[0] - MARGIN, SIZE[1] - MARGIN), edge="brass")
    shown = (*signs, *_terms(cover))
    widths = _widths(shown)
    left = (panel.image.width - sum(widths) - SIGN_GAP * (len(shown) - 1)) / 2
    roomy = all(
        fonts.width(it.caption, 28) <= width - 8 for it, width in zip(shown, widths, strict=True)
    )
    for sign, width in zip(shown, widths, strict=True):
        _sign(panel, sign, width, left + width / 2, 28 if roomy else 22)
        left += width + SIGN_GAP
    step = panel.image.width / len(cover.seats)
    for number, guest in enumerate(cover.seats):
        look = face(guest.style) if guest and guest.style and face else None
        _seat(panel, guest, (number, look), (step * (number + 0.5), step - 24))
    return sheet.png()


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
    spare = SIZE[0] - 2 * MARGIN - 24 - sum(least) - SIGN_GAP * (len(signs) - 1)
    widths, rest = [*least], max(0, spare)
    for left, place in enumerate(sorted(range(len(signs)), key=wanted.__getitem__)):
        more = min(wanted[place], rest // (len(signs) - left))
        widths[place] += more
        rest -= more
    return [width + min(36, rest // len(signs)) for width in widths]


def _wide(sign: Sign) -> int:
    """Return the width of a sign's image and value."""
    return sign.image.width + (round(fonts.length(sign.value, 46)) + 8 if sign.value else 0)


def _sign(sketch: Sketch, sign: Sign, width: int, x: float, size: int) -> None:
    """Draw a sign around a line down the sketch: its image and value, below them the caption."""
    lines = fonts.lines(sign.caption, size, width - 8)
    y = 52 - 11 * len(lines) if sign.caption else SIGN_HEIGHT / 2
    middle = x - (_wide(sign) - sign.image.width) / 2
    sketch.put(sign.image, (middle, y))
    if sign.off:
        slash: tuple[Point, ...] = ((0.02, 0.84), (0.84, 0.02), (0.98, 0.16), (0.16, 0.98))
        sketch.put(figure((("alarm", slash),), 44), (middle, y))
    if sign.value:
        sketch.text(sign.value, 46, "text", (middle + sign.image.width / 2 + 8, y), "left")
    for number, line in enumerate(reversed(lines)):
        sketch.name(line, size, "muted", (x, SIGN_HEIGHT - 4 - 21 * number), "middle")


def _seat(
    sketch: Sketch, guest: Guest | None, of: tuple[int, Image.Image | None], at: Point
) -> None:
    """Draw who has a seat, or a free place; `of` are its number and a computer's face, `at` its middle and width."""
    (number, look), (x, room), y = of, at, LINES[0]
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
    sketch.broken(guest.name, (34, 28, 22), room, tone, (x, LINES[1]), "middle", high=64)


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
