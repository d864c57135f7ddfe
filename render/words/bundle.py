"""Fluent that holds little: it parses a text when it is first used, and needs no data of babel's.

That data is five megabytes, of which the languages here need a line. For any other language, and for
what no catalogue here uses, it is loaded as ever.
"""

from __future__ import annotations

import re
from typing import Any, Final

from babel import Locale
from babel.plural import PluralRule
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser

PLURALS: Final = {
    "en": PluralRule({"one": "i = 1 and v = 0"}),
    "ja": PluralRule({}),
    "zh": PluralRule({}),
}
"""How each of these languages counts; they all write 1,234 for a number."""
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A text of a catalogue, or a term (which begins with a hyphen), by its key."""
PARSER: Final = FluentParser(with_spans=False)


class _Locale(Locale):
    @property
    def plural_form(self) -> PluralRule:
        return PLURALS[self.language]


class _Number(int, FluentType):
    def format(self, locale: Locale) -> str:
        plain = isinstance(locale, _Locale)
        return f"{int(self):,}" if plain else str(FluentInt(self).format(locale))


class Bundle(FluentBundle):
    """The texts of one language, `sources` of its catalogues.

    `fallback` has the texts that these refer to and lack.
    """

    def __init__(self, language: str, *sources: str, fallback: Bundle | None = None) -> None:
        # Isolating marks guard right-to-left texts, which none of the languages here is.
        super().__init__([language], use_isolating=False)
        self._fallback = fallback
        self._sources = {
            entry[1]: entry[0] for source in reversed(sources) for entry in ENTRY.finditer(source)
        }

    def has_message(self, message_id: str) -> bool:
        """Return whether there is a text of this key."""
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:  # noqa: FBT001, FBT002 - as Fluent has it
        key = f"-{entry_id}" if term else entry_id
        if key not in self._sources and self._fallback:
            return self._fallback._lookup(entry_id, term)  # noqa: SLF001 - of its own kind
        if key not in self._compiled:
            entry = PARSER.parse_entry(self._sources[key])
            self._compiled[key] = self._compiler(entry)  # type: ignore[arg-type]  # tests parse all
        return self._compiled[key]

    def text(self, key: str, variables: dict[str, str | int]) -> str:
        """Return the text of a key; raise KeyError where it is missing, or what Fluent finds wrong."""
        pattern = self.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        given = {
            name: _Number(value) if isinstance(value, int) else value
            for name, value in variables.items()
        }
        errors: list[Exception] = []
        current = CurrentEnvironment(args=given)
        text = pattern(ResolverEnvironment(context=self, errors=errors, current=current))
        if errors:
            raise errors[0]
        return str(text)

    def _get_babel_locale(self) -> Any:  # noqa: ANN401 - fluent.runtime has no types
        language = self.locales[0].partition("-")[0]
        return _Locale(language) if language in PLURALS else super()._get_babel_locale()
