"""12 Seekers' cover: the rule sheet, the order of turns, and which seekers take part."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.cover import Cover, draw
from render.seekers import orderbox
from render.seekers.decor import DECOR
from render.seekers.portraits import portrait
from render.sprites import Sketch
from rules.seekers.seekers import SEEKERS_BY_ID


@lru_cache(maxsize=16)
def picture(cover: Cover) -> bytes:
    """Draw the cover of an open table as a PNG."""
    chosen = cover.chosen
    signs = [
        cover.sign("sheet", _page(str(chosen["sheet"]))),
        cover.sign("order", orderbox.rule(int(chosen["order"]))),
    ]
    faces = {"basic": ("3",), "advanced": ("3", "3a"), "chaos": ("3a",)}
    signs.append(cover.sign("mode", _faces(faces.get(str(chosen["mode"]), ("3",)))))
    return draw(cover, DECOR, signs)


def _page(number: str) -> Image.Image:
    """Draw the number of a sheet on paper, as RGBA."""
    sketch = Sketch(44, 40, "panel").box((0, 0, 44, 40), 6, "card")
    return sketch.text(number, 34, "ink", (22, 21)).image.convert("RGBA")


def _faces(names: tuple[str, ...]) -> Image.Image:
    """Draw seekers of the kinds in play, side by side, as RGBA."""
    image = Image.new("RGBA", (42 * len(names) - 2, 40))
    for place, name in enumerate(names):
        image.paste(portrait(SEEKERS_BY_ID[name], (40, 40)), (42 * place, 0))
    return image
