"""Every text of the catalogues and of the page with real values in its places."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import product
from pathlib import Path
from typing import Final

from bot.i18n.lexicon import CATALOGUE_FOLDERS, words_in
from bot.playground.app import PAGE
from bot.testing.catalogues import PLURALS, Variables, patterns, shown
from tests.tools.proof.samples import COUNTED, COUNTS, ELSEWHERE, LANGUAGES, SAMPLES, Sample

Values = dict[str, str | int]
Texts = dict[str, tuple[tuple[str, ...], ...]]
"""By key, in each language: what the text says with one set of values after another."""

PAGE_WORDS: Final = PAGE / "js" / "words"
PLACE: Final = re.compile(r"\$\{([^{}]*)\}")
ENTRY: Final = re.compile(r'^( *)(?:(\w+|"[\w-]+"|\d+): *)?(.*)$')
NAME: Final = re.compile(r"^(?:\w+\.)*(\w+)")
QUOTED: Final = re.compile(r'"([^"]*)"|`([^`]*)`')


def catalogue_texts(folder: Path) -> Texts:
    """Return every text of a catalogue; none in a language that lacks it yet."""
    return {
        key: tuple(tuple(_said(key, language)) for language in LANGUAGES)
        for key in patterns("en", folder)
    }


def _said(key: str, language: str) -> Iterator[str]:
    if key in patterns(language):
        for values in cases(key, language):
            yield words_in(language)(key, **values)


def cases(key: str, language: str) -> Iterator[Values]:
    """Yield values for a key's variables: every choice, with each count 0, 1, 2 and many."""
    chosen, counted = {}, {}
    for name in sorted(Variables(patterns("en")[key]).named):
        values = options(key, name)
        if any(isinstance(value, str) for value in values):
            chosen[name] = values
        else:
            counted[name] = values or [sample(key, name, language)]
    most = max(map(len, counted.values()), default=1)
    for choice in product(*chosen.values()):
        for number in range(most):
            counts = {name: each[number % len(each)] for name, each in counted.items()}
            yield dict(zip(chosen, choice, strict=True)) | counts


def options(key: str, name: str) -> list[str | int]:
    """Return what a variable may be where a text chooses by it or counts, else nothing."""
    named = [Variables(shown(language)[key]).variants.get(name, []) for language in LANGUAGES]
    keys = list(dict.fromkeys(word for words in named for word in words))
    numbers = [int(word) for word in keys if word.isdecimal()]
    words = [word for word in keys if word not in PLURALS and not word.isdecimal()]
    if words:
        return [*words, *numbers]
    if numbers and 0 not in numbers and not {"zero", "one"} & set(keys):
        return [*numbers, max(numbers) + 1]
    if keys or (name in COUNTED and elsewhere(key, name) is None):
        return sorted({*numbers, *COUNTS})
    return []


def elsewhere(key: str, name: str) -> Sample | None:
    """Return the value that is for a few keys alone."""
    found = [value for shape, value in ELSEWHERE.items() if fnmatch(f"{key} {name}", shape)]
    return found[-1] if found else None


def sample(key: str, name: str, language: str) -> str | int:
    """Return the value of a variable, or its name in angles where none is known."""
    value = elsewhere(key, name)
    value = SAMPLES.get(name, f"‹{name}›") if value is None else value
    return value[LANGUAGES.index(language)] if isinstance(value, tuple) else value


def page_texts() -> Texts:
    """Return every text of the page of `make play`."""
    read = [dict(_of_page(language)) for language in LANGUAGES]
    return {key: tuple((words.get(key, ""),) for words in read) for key in read[0]}


def _of_page(language: str) -> Iterator[tuple[str, str]]:
    path: list[str] = []
    found_in: Counter[str] = Counter()
    for line in (PAGE_WORDS / f"{language}.js").read_text("utf-8").splitlines():
        while line != (line := PLACE.sub(lambda place: _value(place[1], language), line)):
            pass
        found = ENTRY.match(line)
        if found and not found[3].startswith(("//", "}")):
            depth = len(found[1]) // 2 - 1
            path = [*path[:depth], (found[2] or "").strip('"')] if found[2] else path
            key = ".".join(path)
            for quoted in QUOTED.findall(found[3]):
                yield f"{key} {found_in[key] or ''}".strip(), "".join(quoted)
                found_in[key] += 1


def _value(place: str, language: str) -> str:
    """Return what stands in a place of a template: a sample, or the first text of a choice."""
    if quoted := QUOTED.search(place):
        return quoted[1] or quoted[2] or ""
    return str(sample("page", NAME.findall(place)[0], language))


def all_texts() -> dict[str, Texts]:
    """Return all texts, by where they are from."""
    root = Path(__file__).parents[3]
    found = {str(path.relative_to(root)): catalogue_texts(path) for path in CATALOGUE_FOLDERS}
    return found | {str(PAGE_WORDS.relative_to(root)): page_texts()}
