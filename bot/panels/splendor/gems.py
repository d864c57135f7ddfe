"""Signs beside the words for gems; the shape of each is the one on the board."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.splendor.cards import LETTERS, Gems

EMOJI: Final[Mapping[str, str]] = MappingProxyType(
    {"w": "⚪", "b": "🔵", "g": "🟩", "r": "🔻", "k": "⚫", "*": "⭐"}
)


def counts(letters: str) -> Gems:
    """Return how often each gem stands in some letters."""
    white, blue, green, red, black, gold = (letters.count(letter) for letter in LETTERS)
    return white, blue, green, red, black, gold
