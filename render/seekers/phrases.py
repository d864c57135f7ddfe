"""Gems, places and areas as parts of sentences. Gems are letters, as in commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from render.words import Words
from rules.seekers.areas import Area, Piles, Row
from rules.seekers.gems import GOLD, KINDS, RAINBOW
from rules.seekers.moves import HIDDEN

KEYS: Final = {RAINBOW: "rainbow", GOLD: "gold", HIDDEN: "hidden"}
"""Gems in message keys, which can't contain these letters."""
GROUP: Final = 5
"""Gems per group in a long line; each group starts with its places."""


def gem(letter: str, words: Words) -> str:
    """Return the word for a gem by its letter."""
    return words.piece(letter, words(f"seekers-gem-{KEYS.get(letter, letter)}"))


def gem_label(letter: str, words: Words) -> str:
    """Return the word for a gem at the start of a label."""
    return words(f"seekers-gem-{KEYS.get(letter, letter)}-label")


def lined(gems: Iterable[str], words: Words) -> str:
    """List gems in the order they lie: "red, red, yellow"."""
    return words.joined((gem(letter, words) for letter in gems), "comma") or words(
        "seekers-no-gems"
    )


def listed(gems: Iterable[str], words: Words) -> str:
    """List gems in running text: "red, red and yellow"."""
    return words.listed(gem(letter, words) for letter in gems)


def counted(gems: str, words: Words) -> str:
    """Count gems by kind: "3 red, 1 gold"."""
    return _listed_kinds(
        gems, words, lambda kind, count: words("piece-count", count=count, piece=gem(kind, words))
    )


def counted_short(gems: str, words: Words) -> str:
    """Count gems by kind, in letters: "3r, 1$"."""
    return _listed_kinds(
        gems, words, lambda kind, count: words("piece-count-letter", count=count, letter=kind)
    )


def _listed_kinds(gems: str, words: Words, phrase: Callable[[str, int], str]) -> str:
    phrases = (phrase(kind, gems.count(kind)) for kind in KINDS if kind in gems)
    return words.joined(phrases, "comma") or words("seekers-no-gems")


def answer(notation: str, words: Words) -> str:
    """Name an answer in short by its notation: "3 · left", "right end, reversed", "purple"."""
    verb, _, said = notation.partition(":")
    name, _, where = said.partition(":")
    if verb == "seek":
        kind = "pair" if where.isdecimal() else where or "ends"
    elif verb in {"place", "receive"}:
        kind = f"place-{said}"
    else:
        kind = verb if verb in {"exchange", "stop"} else "other" if said.isdecimal() else "gem"
    place = where or said
    first = int(place) if place.isdecimal() else 0
    letter = gem(said[0], words) if kind == "gem" else ""
    return words("seekers-why-other", kind=kind, id=name, first=first, last=first + 1, gem=letter)


def placed(gems: str, words: Words) -> str:
    """Describe a line of gems in words, by fives if long: "1 to 5: red, red, …"."""
    return _by_fives(gems, [gem(letter, words) for letter in gems], words)


def placed_short(gems: str, words: Words) -> str:
    """Describe a line of gems in letters, except gold and rainbow: "1 to 5: r, r, rainbow, …"."""
    return _by_fives(
        gems, [gem(letter, words) if letter in KEYS else letter for letter in gems], words
    )


def _by_fives(gems: str, named: list[str], words: Words) -> str:
    if len(gems) <= GROUP:
        return words.joined(named, "comma")
    fives = (
        _five(start + 1, named[start : start + GROUP], words)
        for start in range(0, len(gems), GROUP)
    )
    return words.joined(fives, "semicolon")


def _five(first: int, named: list[str], words: Words) -> str:
    gems = words.joined(named, "comma")
    if len(named) == 1:
        return words("seekers-line-one", place=first, gem=gems)
    return words("seekers-line-five", first=first, last=first + len(named) - 1, gems=gems)


def reference(name: str, area: Area, words: Words) -> str:
    """Name a gem of an area with its reference in commands."""
    letter = area.references()[name]
    if letter == GOLD or not isinstance(area, Row | Piles):
        return words("seekers-gem-named", gem=gem_label(letter, words), reference=name)
    if isinstance(area, Row):
        return words("seekers-gem-at", place=name, gem=gem(letter, words))
    pile = "valid" if name.endswith("+") else "invalid"
    return words(f"seekers-gem-in-{pile}", gem=gem_label(letter, words), reference=name)


def places(gems: Iterable[tuple[int, str]], words: Words) -> Iterator[str]:
    """Yield a phrase per gem with its place."""
    for place, letter in gems:
        yield words("seekers-gem-at", place=place, gem=gem(letter, words))
