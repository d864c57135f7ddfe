"""Fluent that holds little: a text is parsed when it is first used.

Of the language (https://projectfluent.org/fluent/guide/) it knows what the catalogues use: variables,
choices by a variable, texts within texts, and strings.
"""

from __future__ import annotations

import re
from collections.abc import Callable, KeysView, Mapping
from types import MappingProxyType
from typing import Any, Final

from fluent.syntax import FluentParser, ast

PLURALS: Final[Mapping[str, Callable[[int], str]]] = MappingProxyType(
    {
        "en": lambda number: "one" if number == 1 else "other",
        "ja": lambda _: "other",
        "zh": lambda _: "other",
    }
)
"""How each language counts whole numbers, by CLDR; they all write 1,234 for a number."""
ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A text of a catalogue, by its key."""
PARSER: Final = FluentParser(with_spans=False)


class Bundle:
    """The texts of one language, `sources` of its catalogues.

    `fallback` has the texts that these refer to and lack.
    """

    def __init__(self, language: str, *sources: str, fallback: Bundle | None = None) -> None:
        self._language = language.partition("-")[0]
        self._fallback = fallback
        self._sources = {
            entry[1]: entry[0] for source in reversed(sources) for entry in ENTRY.finditer(source)
        }
        self._patterns: dict[str, ast.Pattern] = {}

    def has_message(self, key: str) -> bool:
        """Return whether there is a text of this key."""
        return key in self._sources

    def text(self, key: str, given: Mapping[str, str | int]) -> str:
        """Return the text of a key; raise KeyError where it or one of its variables is missing."""
        return self._pattern_text(self._pattern(key), given)

    def variables(self, key: str) -> KeysView[str]:
        """Return the variables that a text names in any variant; raise what saying it would."""
        found = _Found()
        self._find(self._pattern(key), found)
        return found.keys()

    def _find(self, pattern: ast.Pattern, found: _Found) -> None:
        for element in pattern.elements:
            self._element_text(element, found)
            if isinstance(inner := getattr(element, "expression", None), ast.SelectExpression):
                for variant in inner.variants:
                    self._find(variant.value, found)

    def _pattern(self, key: str) -> ast.Pattern:
        if key not in self._sources and self._fallback:
            return self._fallback._pattern(key)  # noqa: SLF001 - of its own kind
        if key not in self._patterns:
            entry: Any = PARSER.parse_entry(self._sources[key])  # tests parse all
            self._patterns[key] = entry.value
        return self._patterns[key]

    def _pattern_text(self, pattern: ast.Pattern, given: Mapping[str, str | int]) -> str:
        return "".join([self._element_text(element, given) for element in pattern.elements])

    def _element_text(self, element: ast.BaseNode, given: Mapping[str, str | int]) -> str:
        match element:
            case ast.TextElement(value=text):
                return text
            case ast.Placeable(expression=inner):
                return self._element_text(inner, given)
            case ast.VariableReference(id=ast.Identifier(name=name)):
                value = given[name]
                return f"{value:,}" if isinstance(value, int) else value
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name))):
                variant = self._chosen(element.variants, given[name])
                return self._pattern_text(variant.value, given)
            case ast.MessageReference(id=ast.Identifier(name=key), attribute=None):
                return self.text(key, given)
            case ast.StringLiteral():
                return str(element.parse()["value"])
        raise NotImplementedError(type(element).__name__)

    def _chosen(self, variants: list[ast.Variant], value: str | int) -> ast.Variant:
        """Return the variant of a value or of how it counts, or else the default."""
        keys = {str(value), PLURALS[self._language](value)} if isinstance(value, int) else {value}
        default = next(variant for variant in variants if variant.default)
        return next((variant for variant in variants if _key(variant) in keys), default)


class _Found(dict[str, str]):
    """Remembers the variables that it is asked for."""

    def __missing__(self, name: str) -> str:
        return self.setdefault(name, "")


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
