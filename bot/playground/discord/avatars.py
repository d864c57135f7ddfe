"""People's avatars: a face in each person's own colour, drawn on request."""

import io
from colorsys import hls_to_rgb
from typing import Final

from PIL import Image, ImageDraw

from bot.playground.discord.world import Person

SIZE: Final = 128
"""The width and height, in pixels; other sizes aren't made."""


def avatar(person: Person) -> bytes:
    """Return a person's avatar as a PNG file."""
    picture = Image.new("RGB", (SIZE, SIZE), _colour(person, 0.38))
    draw, light = ImageDraw.Draw(picture), _colour(person, 0.82)
    draw.ellipse((40, 24, 88, 72), fill=light)
    draw.ellipse((20, 80, 108, 176), fill=light)
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def _colour(person: Person, lightness: float) -> tuple[int, int, int]:
    red, green, blue = hls_to_rgb(int(person.avatar[:4], 16) / 0xFFFF, lightness, 0.45)
    return round(255 * red), round(255 * green), round(255 * blue)
