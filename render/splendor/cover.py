"""Splendor's cover: what is played, and the faces of computers."""

from __future__ import annotations

from functools import lru_cache

from render import marks
from render.cover import Cover, draw
from render.splendor.decor import DECOR
from render.splendor.faces import face


@lru_cache(maxsize=16)
def picture(cover: Cover) -> bytes:
    """Draw the cover of an open table as a PNG."""
    goal = cover.sign("target", marks.laurel(44), str(cover.chosen.get("target", "")))
    return draw(cover, DECOR, [goal], face)
