"""What a text of the bot says, in any language: the key that it has in the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import bot
import render

FEWEST: Final = 8
"""The fewest bytes that tell a text from others, its variables left out; a Chinese character has three."""
REFUSALS: Final = r"refused-[a-z-]+|error-[a-z-]+|post-refused"
"""The keys of texts that say why something wasn't done."""
WHYS: Final = r"[a-z]+-why-[a-z-]+|why-not-[a-z-]+"
"""The keys of texts that say why a move isn't legal; others are much like them."""
DONE: Final = {
    "tables": (
        r"lobby-(joined|left|removed|started|opened)|(undo|resign|end|language|hand-over|back|wake"
        r"|give-up|deputy-turn|deputy-seat)-done"
    ),
    "follows": r"follow-(table|person)-done",
    "entrants": r"season-you-(joined|left)",
    "seasons": r"season-(opened|you-closed)",
}
"""The keys of texts that say that something was done, and the table whose rows that has changed."""


def _catalogues() -> Iterator[str]:
    for package in (bot, render):
        for path in sorted(Path(package.__file__ or "").parent.rglob("*.ftl")):
            yield path.read_text(encoding="utf-8")


@cache
def _patterns(keys: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return the texts with such keys, with anything for a variable; the longest come first.

    From the first choice between forms on a text may be anything.
    """
    found = []
    like = re.compile(rf"^({keys}) = ?\n? *(.*(?:\n +.*)*)", re.MULTILINE)
    for catalogue in _catalogues():
        for match in like.finditer(catalogue):
            fixed, choice, _ = match[match.lastindex or 0].partition(" ->\n")
            if choice:
                fixed = fixed.rpartition("{")[0] + "{}"
            parts = re.split(r"{[^}]*}", fixed)
            if len(parts) == 1 or len("".join(parts).encode()) >= FEWEST:
                found.append((match[1], re.compile(".*".join(map(re.escape, parts)), re.DOTALL)))
    return tuple(sorted(found, key=lambda it: -len(it[1].pattern)))


@cache
def _any(keys: str) -> tuple[re.Pattern[str], tuple[str, ...]]:
    """Return one pattern for all texts with such keys, a group for each, and their keys."""
    found = _patterns(keys)
    alike = "|".join(f"({like.pattern})" for _, like in found)
    return re.compile(alike, re.DOTALL), tuple(key for key, _ in found)


def _key(keys: str, text: str) -> str | None:
    """Return the key, among such keys, of the text that a text is; None if it is none of them."""
    like, names = _any(keys)
    match = like.fullmatch(text)
    return None if match is None else names[(match.lastindex or 0) - 1]


@cache
def refusal(text: str) -> str | None:
    """Return the key of the refusal or the error that a text is; None if it is neither."""
    return _key(REFUSALS, text)


@cache
def forgets(text: str) -> bool:
    """Return whether a text says that nothing about its reader is stored any more."""
    return _key("forget-done", text) is not None


@cache
def explains(text: str) -> bool:
    """Return whether a text may say why a move isn't legal."""
    return _key(WHYS, text) is not None


@cache
def done(text: str) -> tuple[str, str] | None:
    """Return the table whose rows have changed if a text is true, and its key; None if it doesn't say so."""
    for table, keys in DONE.items():
        if (key := _key(keys, text)) is not None:
            return table, key
    return None


@cache
def _fixed(key: str) -> tuple[str, ...]:
    """Return what a text with a variable always has, in each language."""
    return tuple(max(re.split(r"\.\*", like.pattern), key=len) for _, like in _patterns(key))


def says(text: str, key: str) -> bool:
    """Return whether a text of this key is somewhere in another text."""
    return any(re.search(it, text) for it in _fixed(key))
