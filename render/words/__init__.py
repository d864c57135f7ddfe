"""Texts in the reader's language, from Fluent catalogues: one file a language and package."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

FALLBACK: Final = "en"
CATALOGUES: Final = Path(__file__).parent


class Words:
    """The texts of one language, in English where the language lacks one.

    `catalogues` are folders that hold a file such as `en.ftl` for each language.
    """

    def __init__(self, language: str, catalogues: Sequence[Path] = (CATALOGUES,)) -> None:
        self.language = language
        self._bundles = [_bundle(name, catalogues) for name in dict.fromkeys((language, FALLBACK))]

    def __call__(self, key: str, **variables: str | int) -> str:
        """Return the text of a key; raise KeyError where no catalogue has it."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                text, errors = bundle.format_pattern(pattern, variables)
                if errors:
                    raise errors[0]
                return str(text)
        raise KeyError(key)

    def __contains__(self, key: str) -> bool:
        """Return whether any catalogue has this key."""
        return any(bundle.has_message(key) for bundle in self._bundles)


def _bundle(language: str, catalogues: Sequence[Path]) -> FluentBundle:
    # Isolating marks guard right-to-left texts, which none of the languages here is.
    bundle = FluentBundle([language], use_isolating=False)
    for folder in catalogues:
        path = folder / f"{language}.ftl"
        if path.exists():
            bundle.add_resource(_resource(path))
    return bundle


@cache
def _resource(path: Path) -> FluentResource:
    return FluentResource(path.read_text(encoding="utf-8"))
