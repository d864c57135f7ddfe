"""Signs of Splendor: levels, card backs, nobles."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import marks
from render.canvas import Box
from render.gems import disc, figure
from render.palette import rgb
from render.sprites import Sketch


def noble(size: int) -> Image.Image:
    """Draw the sign for nobles, a crowned head, as RGBA."""
    image = Image.new("RGBA", (size, size))
    head = disc(round(size * 0.52), "skin", "ink", 2)
    image.paste(head, (round(size * 0.24), round(size * 0.34)), head)
    body = figure(
        (("velvet-light", ((0.1, 1.0), (0.22, 0.84), (0.78, 0.84), (0.9, 1.0))),), size, size
    )
    image.paste(body, (0, 0), body)
    top = marks.crown(round(size * 0.62))
    image.paste(top, (round(size * 0.19), 0), top)
    return image


def numeral(level: int, high: int, tone: str = "text") -> Image.Image:
    """Draw a level as a Roman numeral with serifs, as RGBA."""
    stroke, gap = round(high * 0.2), round(high * 0.16)
    width = level * stroke + (level - 1) * gap + 2 * round(high * 0.14) + 4
    image = Image.new("RGBA", (width, high + 4))
    draw = ImageDraw.Draw(image)
    serif = round(high * 0.15)
    parts = [(2, 2, width - 3, 1 + serif), (2, 2 + high - serif, width - 3, 1 + high)]
    for index in range(level):
        left = 2 + round(high * 0.14) + index * (stroke + gap)
        parts.append((left, 2, left + stroke - 1, 1 + high))
    for left, top, right, bottom in parts:
        draw.rectangle((left - 2, top - 2, right + 2, bottom + 2), fill=rgb("ink"))
    for part in parts:
        draw.rectangle(part, fill=rgb(tone))
    return image


def pattern(sketch: Sketch, box: Box, level: int) -> None:
    """Draw the frame and the lozenges on the back of a card."""
    left, top, right, bottom = box
    light = f"back-light-{level}"
    sketch.draw.rounded_rectangle(
        (left, top, right - 1, bottom - 1), 6, outline=rgb(light), width=2
    )
    step = 22
    for row, y in enumerate(range(top + 12, bottom - 8, step // 2)):
        for x in range(left + 12 + row % 2 * (step // 2), right - 8, step):
            sketch.draw.polygon([(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)], fill=rgb(light))


def cards(size: int) -> Image.Image:
    """Draw the sign for cards bought, as RGBA."""
    sketch = Image.new("RGBA", (size, size))
    draw = ImageDraw.Draw(sketch)
    left, right, high = round(size * 0.16), round(size * 0.84), round(size * 0.46)
    draw.rounded_rectangle((left, 0, right, size - 1), 5, rgb("card"), rgb("ink"), 2)
    draw.rectangle((left + 2, 4, right - 2, high), fill=rgb("deep-b"))
    return sketch


def hand(size: int) -> Image.Image:
    """Draw the sign for reserved cards, three of them held as a fan, as RGBA."""
    image = Image.new("RGBA", (size, size))
    one = Image.new("RGBA", (size, size))
    box = (round(size * 0.3), round(size * 0.12), round(size * 0.7), round(size * 0.78))
    ImageDraw.Draw(one).rounded_rectangle(box, 4, rgb("back-light-2"), rgb("text"), 2)
    for angle in (24, 0, -24):
        turned = one.rotate(angle, Image.Resampling.BICUBIC, center=(size / 2, size * 0.95))
        image.alpha_composite(turned)
    return image
