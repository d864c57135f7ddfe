"""Texts in the reader's language, from Fluent catalogues: one file a language and folder.

Here stands what every game shares; the rest of a game's texts is in `words/` beside its look.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Final, Self

from render.words.bundle import Bundle
from rules import GAMES
from rules.catalogue import installed

FALLBACK: Final = "en"
SAID: Final = 1024
"""How many texts a language remembers as last said."""
PATTERNS: Final = 16
"""How many ways to put two items together a language remembers."""
SHARED: Final = Path(__file__).parent
NO_EMOJIS: Final[Mapping[str, str]] = MappingProxyType({})


def catalogues() -> tuple[Path, ...]:
    """Return the folders of catalogues, first the host's own: what games share, and one for each game."""
    return (*own_words(), SHARED, *(words_of(game) for game in GAMES))


def own_words() -> tuple[Path, ...]:
    """Return the host's folder of texts (`FACET_WORDS`), which take the place of others; () if there's none."""
    folder = os.environ.get("FACET_WORDS", "").strip()
    return (Path(folder),) if folder else ()


def words_of(game: str) -> Path:
    """Return the folder of a game's catalogue, beside its look."""
    look = installed()[game].package.look
    spec = find_spec(look)
    if spec is None or not spec.origin:
        raise ModuleNotFoundError(look)
    return Path(spec.origin).with_name("words")


class Words:
    """The texts of one language, in English where the language lacks one.

    `folders` hold a file such as `en.ftl` for each language; usually they are those of
    `catalogues`. `emojis` may put one of the caller's before the word for a piece of the game
    told of; its keys are those of the look's icons.
    """

    def __init__(
        self,
        language: str,
        folders: Sequence[Path] | None = None,
        emojis: Mapping[str, str] = NO_EMOJIS,
    ) -> None:
        self.language = language
        self._emojis = emojis
        # A board says the same things over and over: the same cards, gems and names.
        self._said = lru_cache(maxsize=SAID)(self._say)
        self._around = lru_cache(maxsize=PATTERNS)(self._parts)
        read = catalogues() if folders is None else tuple(folders)
        self._bundles = [bundle(name, read) for name in dict.fromkeys((language, FALLBACK))]

    def __call__(self, key: str, **variables: str | int) -> str:
        """Return the text of a key; raise KeyError where no catalogue has it."""
        return self._said(key, tuple(variables.items()))

    def _say(self, key: str, given: tuple[tuple[str, str | int], ...]) -> str:
        variables = {name: _typeset(value) for name, value in given}
        for bundle in self._bundles:
            if bundle.has_message(key):
                try:
                    return bundle.text(key, variables)
                except KeyError as lacking:
                    raise KeyError(f"the text {key} needs {lacking}") from lacking
        raise KeyError(f"no catalogue has the text {key}")

    def __contains__(self, key: str) -> bool:
        """Return whether any catalogue has this key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def with_emojis(self, emojis: Mapping[str, str]) -> Self:
        """Return the same texts with these emojis before the words for pieces."""
        marked = copy(self)
        marked._emojis = emojis  # noqa: SLF001 - of its own kind
        return marked

    def piece(self, key: str, word: str) -> str:
        """Return the word for a piece, with the caller's emoji before it if there is one."""
        emoji = self._emojis.get(key)
        return self("piece-with-emoji", emoji=emoji, piece=word) if emoji else word

    def listed(self, items: Iterable[str]) -> str:
        """Return items as a list in running text: "a, b and c"."""
        first, *rest = items
        if not rest:
            return first
        if len(rest) == 1:
            return self._paired("list-pair", first, rest[0])
        for item in rest[:-1]:
            first = self._paired("list-middle", first, item)
        return self._paired("list-end", first, rest[-1])

    def either(self, items: Iterable[str]) -> str:
        """Return items of which one is to be chosen: "a, b or c"."""
        *others, last = items
        return self._paired("list-or", self.joined(others, "middle"), last) if others else last

    def joined(self, items: Iterable[str], by: str = "sentences") -> str:
        """Return items one after another, by a list pattern such as "comma"."""
        before, between, after = self._around(f"list-{by}")
        text = ""
        for item in items:
            text = f"{before}{text}{between}{item}{after}" if text else item
        return text

    def _paired(self, key: str, first: str, second: str) -> str:
        before, between, after = self._around(key)
        return f"{before}{first}{between}{second}{after}"

    def _parts(self, key: str) -> tuple[str, str, str]:
        """Return what a pattern of two items has before, between and after them."""
        # A text that is joined is long and seldom said again, so only its pattern is remembered.
        pattern = self(key, first="\0", second="\1")
        before, _, rest = pattern.partition("\0")
        between, _, after = rest.partition("\1")
        return before, between, after


def _typeset(value: str | int) -> str | int:
    """Return a negative number with a minus sign: a hyphen is not read out."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else value


@cache
def bundle(language: str, folders: tuple[Path, ...]) -> Bundle:
    """Return the texts of a language in these folders; the first that has a text counts."""
    paths = (folder / f"{language}.ftl" for folder in folders)
    sources = (path.read_text("utf-8-sig") for path in paths if path.exists())
    fallback = None if language == FALLBACK else bundle(FALLBACK, folders)
    return Bundle(language, *sources, fallback=fallback)
