"""Letters of gems as counts."""

from __future__ import annotations

from rules.splendor.cards import LETTERS, Gems


def counts(letters: str) -> Gems:
    """Return how often each gem stands in some letters."""
    white, blue, green, red, black, gold = (letters.count(letter) for letter in LETTERS)
    return white, blue, green, red, black, gold
