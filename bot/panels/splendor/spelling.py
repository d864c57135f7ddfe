"""Splendor's notation from what people type: gems by letter or by word, in any order and case."""

from bot.panels.spelling import read, vocabulary
from render import Words
from render.splendor.phrases import KEYS
from rules.splendor.cards import LETTERS

GEMS = ("take", "return")
"""The verbs that name gems; what others pay for a card is named like them."""


def spelled(verb: str, answers: list[str], words: Words) -> str:
    """Return the notation of a verb with typed arguments."""
    if not answers:
        return verb
    first, *paid = answers
    named = _gems(first, words) if verb in GEMS else read(first, {})
    return "=".join([f"{verb}:{named}", *(_gems(gems, words) for gems in paid)])


def _gems(typed: str, words: Words) -> str:
    """Return gems in colour order; other letters go last, so that the refusal quotes them."""
    keys = {
        f"splendor-gem-{key}{more}": letter
        for key, letter in zip(KEYS, LETTERS, strict=True)
        for more in ("", "-typed")
    }
    order = LETTERS.find
    letters = read(typed, vocabulary(keys, words))
    return "".join(sorted(letters, key=lambda letter: (order(letter) < 0, order(letter))))
