"""Fluent without babel's data: five megabytes, of which the languages here need a line.

For any other language, and for what no catalogue here uses, that data is loaded as ever.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from babel import Locale
from babel.plural import PluralRule
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType

PLURALS: Final = MappingProxyType(
    {"en": PluralRule({"one": "i = 1 and v = 0"}), "ja": PluralRule({}), "zh": PluralRule({})}
)
"""How each of these languages counts; they all write 1,234 for a number."""


class _Locale(Locale):
    @property
    def plural_form(self) -> PluralRule:
        return PLURALS[self.language]


class _Number(int, FluentType):
    def format(self, locale: Locale) -> str:
        plain = isinstance(locale, _Locale)
        return f"{int(self):,}" if plain else str(FluentInt(self).format(locale))


class Bundle(FluentBundle):
    """The texts of one language."""

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
