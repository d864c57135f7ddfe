"""Names of gems, cards and nobles as parts of sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.words import Words
from rules.splendor.cards import LETTERS, Card, Noble

KEYS: Final = (*LETTERS[:-1], "gold")
"""Gems in message keys, which can't contain gold's letter."""


def level(number: int, words: Words) -> str:
    """Return a level as on the cards: I, II or III."""
    return words("splendor-level", level=number)


def gem(colour: int, words: Words) -> str:
    """Return the word for a gem by its number; gold is 5."""
    return words.piece(LETTERS[colour], words(f"splendor-gem-{KEYS[colour]}"))


def gem_label(colour: int, words: Words) -> str:
    """Return the word for a gem at the start of a label."""
    return words(f"splendor-gem-{KEYS[colour]}-label")


def counted(gems: Sequence[int], words: Words) -> list[str]:
    """Return a phrase per colour present: "3 white"."""
    return [
        words("splendor-gem-count", count=count, gem=gem(colour, words))
        for colour, count in enumerate(gems)
        if count
    ]


def lettered(gems: Sequence[int], words: Words) -> list[str]:
    """Return a short phrase per colour present: "3w"."""
    return [
        words("piece-count-letter", count=count, letter=letter)
        for count, letter in zip(gems, LETTERS, strict=False)
        if count
    ]


def gems_listed(gems: Sequence[int], words: Words) -> str:
    """List gems in running text: "white, blue and black", or "2 red and 1 gold"."""
    if max(gems) == 1:
        return words.listed(gem(colour, words) for colour, count in enumerate(gems) if count)
    return words.listed(counted(gems, words))


def card_short(card: Card, words: Words) -> str:
    """Name a card by id, bonus and prestige; an unseen one by its level."""
    if not card.known:
        return words("splendor-card-unseen", level=level(card.level, words))
    return words(
        "splendor-card-short", id=card.id, bonus=gem(card.bonus, words), prestige=card.prestige
    )


def noble_short(noble: Noble, words: Words) -> str:
    """Name a noble by id and prestige."""
    return words("splendor-noble-short", id=noble.id, prestige=noble.prestige)


def facts(thing: Card | Noble, words: Words) -> str:
    """Describe a card or a noble in a short line."""
    if isinstance(thing, Card) and not thing.known:
        return words("splendor-card-unseen-facts", level=level(thing.level, words))
    cost = words.joined(counted(thing.cost, words), "comma")
    if isinstance(thing, Noble):
        return words("splendor-noble-facts", prestige=thing.prestige, cost=cost)
    return words(
        "splendor-card-facts",
        level=level(thing.level, words),
        bonus=gem(thing.bonus, words),
        prestige=thing.prestige,
        cost=cost,
    )
