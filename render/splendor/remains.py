"""The leftovers of a game: unclaimed nobles and face-up cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.canvas import Stamp
from render.leather import hollow
from render.splendor import portraits, scenes
from render.splendor.gems import GEMS
from render.sprites import Sketch
from rules.splendor.cards import NOBLES, Card

PADDING: Final = 12
SPACING: Final = 6
DECK_EDGE: Final = 26
"""Visible width of a deck."""


@dataclass(frozen=True, slots=True)
class Remains:
    """Ids of the nobles, and the rows of cards, level 1 first."""

    nobles: tuple[str, ...]
    rows: tuple[tuple[Card | None, ...], ...]


def remains(left: Remains, size: tuple[int, int]) -> Stamp:
    """Draw the leftovers in small, set into the table."""
    width, height = size
    sketch = Sketch(width, height, "ink").lay_stamp(hollow(width, height))
    lines = len(left.rows) + bool(left.nobles)
    high = min(92, (height - 2 * PADDING - SPACING * (lines - 1)) // lines)
    wide = (width - 2 * PADDING - DECK_EDGE - 4 * SPACING) // 4
    top = (height - lines * (high + SPACING) + SPACING) // 2
    if left.nobles:
        _nobles(sketch, left.nobles, top, high)
        top += high + SPACING
    for level in range(len(left.rows), 0, -1):
        sketch.box((PADDING, top, PADDING + DECK_EDGE, top + high), 6, "shade")
        sketch.box(
            (PADDING + 2, top + 2, PADDING + DECK_EDGE - 2, top + high - 2), 5, f"back-{level}"
        )
        for index, card in enumerate(left.rows[level - 1]):
            if card:
                at = (PADDING + DECK_EDGE + SPACING + index * (wide + SPACING), top)
                sketch.lay_stamp(_card(card, wide, high), at)
        top += high + SPACING
    return sketch.cut(16)


def _nobles(sketch: Sketch, nobles: tuple[str, ...], top: int, high: int) -> None:
    across = (sketch.image.width - 2 * PADDING + SPACING) // max(4, len(nobles)) - SPACING
    left = (sketch.image.width - len(nobles) * (across + SPACING) + SPACING) // 2
    for name in nobles:
        tile = Sketch(across, high, "shade")
        tile.lay(portraits.portrait(NOBLES[name], across - 4, high - 4), (2, 2))
        sketch.lay_stamp(tile.cut(8), (left, top))
        left += across + SPACING


def _card(card: Card, width: int, height: int) -> Stamp:
    """Draw a card without its cost: scene, prestige and bonus."""
    sketch = Sketch(width, height, "card")
    sketch.lay(scenes.band(card, width - 4, height - 4), (2, 2))
    gem = min(46, height - 14)
    x = width - gem / 2 - 6 if card.prestige else width / 2
    sketch.gem(GEMS[card.bonus], gem, (x, height / 2))
    if card.prestige:
        sketch.text(str(card.prestige), 40, "y4", (7, height / 2), "left", edge=(3, "ink"))
    return sketch.cut(8)
