"""What a game leaves on the table: the nobles who came to nobody, and the face-up cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.canvas import Stamp
from render.leather import hollow
from render.splendor import portraits, scenes
from render.splendor.gems import GEMS
from render.sprites import Sketch
from rules.splendor.cards import NOBLES, Card

MARGIN: Final = 12
GAP: Final = 6
DECK: Final = 26
"""How much of a deck is seen."""


@dataclass(frozen=True, slots=True)
class Remains:
    """The nobles by their ids, and the rows of cards from the first level on."""

    nobles: tuple[str, ...]
    rows: tuple[tuple[Card | None, ...], ...]


def remains(left: Remains, size: tuple[int, int]) -> Stamp:
    """Return them in small, let into the table."""
    width, height = size
    sketch = Sketch(width, height, "ink").lay_stamp(hollow(width, height))
    lines = len(left.rows) + bool(left.nobles)
    high = min(92, (height - 2 * MARGIN - GAP * (lines - 1)) // lines)
    wide = (width - 2 * MARGIN - DECK - 4 * GAP) // 4
    top = (height - lines * (high + GAP) + GAP) // 2
    if left.nobles:
        _nobles(sketch, left.nobles, top, high)
        top += high + GAP
    for level in range(len(left.rows), 0, -1):
        sketch.box((MARGIN, top, MARGIN + DECK, top + high), 6, "shade")
        sketch.box((MARGIN + 2, top + 2, MARGIN + DECK - 2, top + high - 2), 5, f"back-{level}")
        for index, card in enumerate(left.rows[level - 1]):
            if card:
                at = (MARGIN + DECK + GAP + index * (wide + GAP), top)
                sketch.lay_stamp(_card(card, wide, high), at)
        top += high + GAP
    return sketch.cut(16)


def _nobles(sketch: Sketch, nobles: tuple[str, ...], top: int, high: int) -> None:
    across = (sketch.image.width - 2 * MARGIN + GAP) // max(4, len(nobles)) - GAP
    left = (sketch.image.width - len(nobles) * (across + GAP) + GAP) // 2
    for name in nobles:
        tile = Sketch(across, high, "shade")
        tile.lay(portraits.portrait(NOBLES[name], across - 4, high - 4), (2, 2))
        sketch.lay_stamp(tile.cut(8), (left, top))
        left += across + GAP


def _card(card: Card, width: int, height: int) -> Stamp:
    """Return a card without its cost: its scene, prestige and bonus."""
    sketch = Sketch(width, height, "card")
    sketch.lay(scenes.band(card, width - 4, height - 4), (2, 2))
    gem = min(46, height - 14)
    x = width - gem / 2 - 6 if card.prestige else width / 2
    sketch.gem(GEMS[card.bonus], gem, (x, height / 2))
    if card.prestige:
        sketch.text(str(card.prestige), 40, "y4", (7, height / 2), "left", edge=(3, "ink"))
    return sketch.cut(8)
