"""The invitation to a season or an evening as a picture: what is played, and who has joined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render import fonts
from render.gems import disc
from render.sheet import MARGIN, TOP, Heading, Person, lay_face

WIDTH: Final = 880
FACES: Final = (104, 72)
"""Diameters of a face: of few people, who are named, and of many."""
NAMED: Final = 5
"""How many people are named."""
SHOWN: Final = 9
"""How many people are shown before a number that stands for the others; without one there's a place more."""
SIZE: Final = 28
"""Font size of the terms, less than that of names."""
LINE: Final = 40
"""Height of a line of terms."""
JOINED: Final = 54
"""Height of the line on how many have joined."""
ROOM: Final = WIDTH - 2 * MARGIN - 48
"""Width of a line of terms, and of all faces."""
BETWEEN: Final = " · "


def draw(
    heading: Heading, terms: Sequence[str], people: Sequence[Person], joined: str = ""
) -> bytes:
    """Draw an invitation as a PNG; `terms` say how it's played, `joined` how many people will play it."""
    lines, named = _lines(terms), len(people) <= NAMED
    face = FACES[not named]
    foot = (face + (80 if named else 24)) * bool(people)
    height = TOP + 24 + LINE * len(lines) + JOINED * bool(joined) + foot + MARGIN
    sheet = heading.sheet((WIDTH, height))
    panel = sheet.panel((MARGIN, TOP, WIDTH - MARGIN, height - MARGIN), "active", "brass")
    middle = panel.image.width / 2
    for number, line in enumerate(lines):
        panel.name(line, SIZE, "muted", (middle, 12 + LINE * (number + 0.5)), "middle")
    below = 12 + LINE * len(lines) + JOINED / 2
    panel.broken(joined, (46, 34, 28), ROOM, "y4", (middle, below), "middle", high=1)
    shown = people[:SHOWN] if len(people) > SHOWN + 1 else people
    places = len(shown) + (len(shown) < len(people))
    step = min(2 * face if named else face + 12, ROOM / max(1, places))
    y = panel.image.height - foot + face / 2
    for number in range(places):
        x = middle + step * (number - (places - 1) / 2)
        if number == len(shown):
            panel.put(disc(face, "seat", "brass", 3), (x, y))
            panel.text(f"+{len(people) - len(shown)}", 34, "text", (x, y))
            continue
        lay_face(panel, shown[number], face, (x, y), seat=number)
        if named:
            at = x, y + face / 2 + 32
            panel.broken(shown[number][0], (34, 28, 22), step - 16, "text", at, "middle", high=64)
    return sheet.png()


def _lines(terms: Sequence[str]) -> list[str]:
    """Return terms in as many lines as they need."""
    lines: list[str] = []
    for term in terms:
        text = fonts.fitted(term, SIZE, ROOM)
        longer = f"{lines[-1]}{BETWEEN}{text}" if lines else ""
        if longer and fonts.width(longer, SIZE) <= ROOM:
            lines[-1] = longer
        else:
            lines.append(text)
    return lines
