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
STEP: Final = 81
"""Pixels from one face to the next."""
FACES: Final = 9
"""How many people are shown before a number that stands for the others; without one there's a place more."""
SIZE: Final = 34
"""Font size of the terms."""
PAD: Final = 18
ROOM: Final = WIDTH - 2 * MARGIN - 2 * PAD
"""Width of a row of terms."""
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
        x, top = PAD, 16 + ROW * number
        least = sum(broad for _, broad in row) + BETWEEN * (len(row) - 1)
        spare = (ROOM - least) // max(1, len(row))
        for text, broad in row:
            panel.box((x, top, x + broad + spare, top + ROW - 10), 12, "seat")
            panel.name(text, SIZE, "y4", (x + 12 + spare / 2, top + (ROW - 10) / 2))
            x += broad + spare + BETWEEN
    y = panel.image.height - FACE / 2 - 16
    shown = people[:FACES] if len(people) > FACES + 1 else people
    for number in range(FACES + 1):
        middle = PAD + FACE / 2 + STEP * number
        if number < len(shown):
            lay_face(panel, shown[number], FACE, (middle, y), seat=number)
        elif len(people) > len(shown):
            panel.text(f"+{len(people) - len(shown)}", 46, "text", (middle, y))
        else:
            panel.put(disc(FACE - 8, "seat", "line", 2), (middle, y))
            for wide, high in ((12, 3), (3, 12)):
                box = (middle - wide, y - high, middle + wide - 1, y + high - 1)
                panel.draw.rectangle(box, fill=rgb("muted"))
    return sheet.png()


def _rows(terms: Sequence[str]) -> list[list[tuple[str, int]]]:
    """Return terms, each with the width of its plate, in as many rows as they need."""
    rows, left = [list[tuple[str, int]]()], ROOM
    for term in terms:
        text = fonts.fitted(term, SIZE, ROOM - 24)
        broad = fonts.width(text, SIZE) + 24
        if rows[-1] and broad > left:
            rows.append([])
            left = ROOM
        rows[-1].append((text, broad))
        left -= broad + BETWEEN
    return rows
