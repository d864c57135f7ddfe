"""The invitation to a season or an evening as a picture: what is played, and who has joined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render import fonts
from render.gems import disc
from render.palette import rgb
from render.sheet import MARGIN, TOP, Heading, Person, lay_face

WIDTH: Final = 880
HEIGHT: Final = 350
FACE: Final = 72
STEP: Final = 80
"""Pixels from one face to the next."""
FACES: Final = 9
"""How many people are shown; a number stands for the others."""
PLACES: Final = 4
"""How many free places invite somebody to join, beside those who have."""
SIZE: Final = 34
"""Font size of the terms."""
PAD: Final = 16
ROW: Final = 58
"""Height of a row of terms, with the space below it."""
BETWEEN: Final = 10
"""Pixels between two terms."""


def draw(heading: Heading, terms: Sequence[str], people: Sequence[Person]) -> bytes:
    """Draw an invitation as a PNG; `terms` say how it's played."""
    rows = _rows(terms)
    height = HEIGHT + ROW * (len(rows) - 1)
    sheet = heading.sheet((WIDTH, height))
    panel = sheet.panel((MARGIN, TOP, WIDTH - MARGIN, height - MARGIN), "active", "brass")
    for number, row in enumerate(rows):
        x, top = PAD, 14 + ROW * number
        for text in row:
            broad = fonts.width(text, SIZE) + 24
            panel.box((x, top, x + broad, top + ROW - 10), 12, "seat")
            panel.name(text, SIZE, "y4", (x + 12, top + (ROW - 10) / 2))
            x += broad + BETWEEN
    y = panel.image.height - FACE / 2 - 14
    shown = people[:FACES]
    for number, who in enumerate(shown):
        lay_face(panel, who, FACE, (20 + FACE / 2 + STEP * number, y), seat=number)
    middle = 20 + FACE / 2 + STEP * len(shown)
    if len(people) > len(shown):
        panel.text(f"+{len(people) - len(shown)}", 46, "text", (middle, y))
        return sheet.png()
    for _ in range(min(PLACES, FACES + 1 - len(shown))):
        panel.put(disc(FACE - 8, "seat", "line", 2), (middle, y))
        for wide, high in ((12, 3), (3, 12)):
            box = (middle - wide, y - high, middle + wide - 1, y + high - 1)
            panel.draw.rectangle(box, fill=rgb("muted"))
        middle += STEP
    return sheet.png()


def _rows(terms: Sequence[str]) -> list[list[str]]:
    """Return terms in as many rows as they need, each cut to the width of a row."""
    room = WIDTH - 2 * MARGIN - 2 * PAD
    rows, left = [list[str]()], room
    for term in terms:
        text = fonts.fitted(term, SIZE, room - 24)
        broad = fonts.width(text, SIZE) + 24
        if rows[-1] and broad > left:
            rows.append([])
            left = room
        rows[-1].append(text)
        left -= broad + BETWEEN
    return rows
