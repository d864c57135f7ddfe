"""The catalogues of words as they stand in their files, for tests."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from bot.i18n.lexicon import CATALOGUE_FOLDERS
from render.words import FALLBACK
from render.words.bundle import ENTRY, PARSER

LANGUAGES = sorted({path.stem for folder in CATALOGUE_FOLDERS for path in folder.glob("*.ftl")})
OTHERS = [language for language in LANGUAGES if language != FALLBACK]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
LONG = "Wilhelmina the Magnificent"


@cache
def resource(folder: Path, language: str) -> ast.Resource:
    """Return a catalogue as it was read; an empty one where a language has none yet."""
    path = folder / f"{language}.ftl"
    return FluentParser().parse(path.read_text(encoding="utf-8") if path.exists() else "")


class Patterns(Mapping[str, ast.Pattern]):
    """The pattern of each key in catalogues, parsed on first use."""

    def __init__(self, *sources: str) -> None:
        entries = (entry for source in sources for entry in ENTRY.finditer(source))
        self._entries = {entry[1]: entry[0] for entry in entries}
        self._parsed: dict[str, ast.Pattern] = {}

    def __getitem__(self, key: str) -> ast.Pattern:
        """Return the pattern of a key; raise KeyError."""
        if key not in self._parsed:
            entry = PARSER.parse_entry(self._entries[key])
            assert isinstance(entry, ast.Message)
            assert entry.value, key
            self._parsed[key] = entry.value
        return self._parsed[key]

    def __contains__(self, key: object) -> bool:
        """Return whether there is such a key."""
        return key in self._entries

    def __iter__(self) -> Iterator[str]:
        """Yield the keys."""
        return iter(self._entries)

    def __len__(self) -> int:
        """Return how many keys there are."""
        return len(self._entries)


@cache
def patterns(language: str, *folders: Path) -> Patterns:
    """Return the pattern of each key of a language, from all folders if none is named."""
    paths = (folder / f"{language}.ftl" for folder in folders or CATALOGUE_FOLDERS)
    return Patterns(*(path.read_text(encoding="utf-8") for path in paths if path.exists()))


@cache
def shown(language: str) -> Mapping[str, ast.Pattern]:
    """Return the pattern of each key as readers get it: in English where it isn't translated yet."""
    return ChainMap[str, ast.Pattern](patterns(language), patterns("en"))  # type: ignore[arg-type]  # both are only read


def walk(pattern: ast.Pattern) -> Iterator[Any]:
    """Yield the elements of a pattern and of all its variants, and what they hold."""
    for element in pattern.elements:
        held = element.expression if isinstance(element, ast.Placeable) else element
        yield held
        if isinstance(held, ast.SelectExpression):
            for variant in held.variants:
                yield from walk(variant.value)


class Variables:
    """What a pattern does with variables: those it names, and those that carry a fact.

    A variable carries no fact where all it does is to choose between forms of a plural.
    """

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variants: dict[str, list[str]] = {}
        self.facts: set[str] = set()
        for node in walk(pattern):
            if isinstance(node, ast.VariableReference):
                self.facts.add(node.id.name)
            if isinstance(node, ast.SelectExpression):
                assert isinstance(node.selector, ast.VariableReference)
                keys = [_key(variant) for variant in node.variants]
                self.variants.setdefault(node.selector.id.name, []).extend(keys)
        self.facts |= {name for name, keys in self.variants.items() if not set(keys) <= PLURALS}
        self.named = self.facts | self.variants.keys()
        self.plurals = PLURALS & {key for keys in self.variants.values() for key in keys}


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def occasions(pattern: ast.Pattern) -> Iterator[dict[str, str | int]]:
    """Yield variables for a pattern, so that each of its variants is said."""
    found = Variables(pattern)
    given: list[list[Any]] = []
    for name in sorted(found.named):
        keys = [key for key in found.variants.get(name, ()) if key not in PLURALS]
        values: list[Any] = [int(key) if key.isdecimal() else key for key in keys]
        if name in found.variants and all(key.isdecimal() for key in keys):
            values += [1, 12]
        given.append(values or [LONG])
    for chosen in product(*given):
        yield dict(zip(sorted(found.named), chosen, strict=True))


def plain(pattern: ast.Pattern) -> str:
    """Return the characters of a pattern outside its variables."""
    texts = (ast.TextElement, ast.StringLiteral)
    return " ".join(node.value for node in walk(pattern) if isinstance(node, texts))


def whole(pattern: ast.Pattern, language: str) -> str:
    """Return the characters of a pattern outside its variables, and those of the texts that it refers to."""
    return "".join(
        whole(shown(language)[node.id.name], language)
        if isinstance(node, ast.MessageReference)
        else getattr(node, "value", "")
        for node in walk(pattern)
    )
