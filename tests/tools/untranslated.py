"""List what isn't translated yet: texts, and what documents in other languages lack.

Readers get such a text in English until somebody translates it. With `--release`, the exit status is
1 if there is any.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from os.path import relpath
from pathlib import Path
from typing import Final

from bot.i18n.lexicon import CATALOGUE_FOLDERS, words_in
from bot.testing.catalogues import OTHERS, patterns
from tests.test_docs import ROOT, commands, name_of
from tests.tools.proof.samples import LANGUAGES
from tests.tools.proof.texts import PAGE_WORDS, page_texts

SPELLED: Final = {
    "1": "one",
    "2": "two|second|twice",
    "3": "three",
    "4": "four|quarter",
    "5": "five|fifth",
    "6": "six",
    "7": "week",
    "8": "eight",
    "10": "ten",
    "12": "twelve",
    "18": "eighteen",
    "20": "twenty",
    "36": "thirty-six",
    "100": "hundred",
}
"""Figures that the English documents spell."""
TRANSLATED: Final = (
    "README",
    *(
        f"docs/{it}"
        for it in ("playing", "seasons", "finding-opponents", "terms", "privacy", "fair-play")
    ),
)
"""The documents in every language, without the ends of their names."""


def untranslated(folders: Iterable[Path] = CATALOGUE_FOLDERS) -> Iterator[str]:
    """Yield a line for each text that a catalogue, the page or a document lacks in a language."""
    for folder in folders:
        for language in OTHERS:
            for key in patterns("en", folder):
                if key not in patterns(language, folder):
                    yield f"{relpath(folder / language)}.ftl: {key}"
    for key, texts in page_texts().items():
        for language, (text,) in zip(LANGUAGES, texts, strict=True):
            if not text:
                yield f"{relpath(PAGE_WORDS / language)}.js: {key}"
    for name, language in product(TRANSLATED, OTHERS):
        for gap in gaps(language, document(name, "en"), document(name, language)):
            yield f"{name}.{language}.md: {gap}"


def document(name: str, language: str) -> str:
    """Return a document in a language."""
    end = "md" if language == "en" else f"{language}.md"
    return (ROOT / f"{name}.{end}").read_text(encoding="utf-8")


def gaps(language: str, english: str, theirs: str) -> Iterator[str]:
    """Yield in what a document says less or more than the English one."""
    by_name = dict(names(language))
    # Headings, rows of tables, steps, code and paragraphs follow each other as in English.
    if list(_blocks(theirs)) != list(_blocks(english)):
        yield "has other paragraphs than the English one"
    typed = Counter(_typed(english, dict(names("en"))))
    yield from _difference("command", typed, Counter(_typed(theirs, by_name)))
    yield from _difference("link", Counter(_links(english)), Counter(_links(theirs)))
    text = _plain(english)
    figures, found = _figures(text), _figures(_plain(theirs))
    spelled = {figure for figure, word in SPELLED.items() if re.search(rf"\b({word})\b", text)}
    yield from _difference("figure", Counter(figures), Counter(found - (spelled - figures)))


def names(language: str) -> Iterator[tuple[str, str]]:
    """Yield each command and group as people type it in a language, and as they do in English."""
    for command in commands():
        theirs, english = (name_of(command, words_in(it)) for it in (language, "en"))
        yield theirs, english
        yield theirs.partition(" ")[0], english.partition(" ")[0]


def _blocks(text: str) -> Iterator[str]:
    for block in re.split(r"\n\n+", text):
        yield " ".join(re.findall(r"^ *(#+|```\w*|\||!\[|-|\d\.)", block, re.MULTILINE)) or "text"


def _typed(text: str, english: dict[str, str]) -> Iterator[str]:
    for typed in re.findall(r"`(/[^`]+)`", text):
        longest = sorted(english, key=len, reverse=True)
        name = next((name for name in longest if typed.startswith(name)), typed)
        answers = typed.partition(":")[2]
        yield f"{english.get(name, name)} :{answers}" if answers else english.get(name, name)


def _links(text: str) -> Iterator[str]:
    for link in re.findall(r"\]\(([^)]+)\)|<(https?:[^>]+)>", text):
        # Which panel a photograph shows may differ, and so do the names of headings.
        yield re.sub(r"\.(ja|zh-TW)(?=\.(?:md|gif))|(?<=/page)-[\w-]+|(?<=#).*", "", "".join(link))


def _plain(text: str) -> str:
    return re.sub(r"`[^`]*`|\]\([^)]*\)|<[^>]*>|^\d\.", "", text, flags=re.MULTILINE)


def _figures(text: str) -> set[str]:
    return set(re.findall(r"\d+(?:\.\d+)?", text))


def _difference(what: str, english: Counter[str], theirs: Counter[str]) -> Iterator[str]:
    yield from (f"lacks the {what} {value}" for value in english - theirs)
    yield from (
        f"has the {what} {value}, which the English one lacks" for value in theirs - english
    )


def main(*arguments: str, folders: Iterable[Path] = CATALOGUE_FOLDERS) -> int:
    """Print the list; return the exit status."""
    lines = list(untranslated(folders))
    print(*lines, f"not translated yet: {len(lines)}", sep="\n")
    return int("--release" in arguments and bool(lines))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
