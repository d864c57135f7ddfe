"""What readers see is proofread: real values in every text, no slips, and one word for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.computers.levels import styles_of
from bot.testing.catalogues import Variables, patterns
from tests.tools.proof.samples import COUNTED, LANGUAGES, SAMPLES
from tests.tools.proof.texts import all_texts, cases, elsewhere, options
from tests.tools.untranslated import TRANSLATED, document

ROOT = Path(__file__).parents[1]
WRITTEN = set(ROOT.glob("docs/commands*.md"))
"""Pages made of texts that are proofread as such."""
PAGES = sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")} - WRITTEN)
WORDS = ROOT / "docs" / "words.md"

HAN = r"[぀-ヿ㐀-鿿]"
LATIN = r"(?!Robin|Sam|III)[A-Za-z]{3,}"
EVERYWHERE = {
    "double punctuation": r"[。！？、，：；][。！？、，：；]|[.,:;!?][。、，]|……|(?<!\.)\.\.(?![./\w])"
    r"|,,|[;:!?]\.|\.;",
    "a space at a mark": r" [。、，！？：；）」]|[。、，：；「（] ",
    "a number runs into a sentence": r"#\d{4,}(?: [A-Z]|\d*[番號])",
    "a space before an ellipsis": r"(?<=[^\s|]) …",
}
HALF_WIDTH = {"half-width": rf"{HAN}[,!?:;]|[,!?:;]{HAN}"}
REFUSED = {
    "en": EVERYWHERE
    | {
        "a space before %": r"\d %",
        "nobody is told": r"\b(?:is|are|was|were) told\b",
        "nothing stands in": r"\bstands? in (?!for)",
        "is no …": r"(?<![Tt]here )\bis no (?!longer|more)",
        "automatically": r"\bby themselves\b|\bcomes? by itself\b",
        "a GIF": r"\bmoving pictures?\b",
        "1 of several": r"(?<![\d.,:–−/-])\b1 (?!is|has|was|times|lies)[a-z]+(?<!s)s\b",
        "twice": r"\b([A-Za-z]+) \1\b",
    },
    "ja": EVERYWHERE
    | HALF_WIDTH
    | {"Latin spacing": rf"[ぁ-ん] [A-Za-z#/]|[A-Za-z0-9] [ぁ-ん]|{HAN} {LATIN}|{LATIN} {HAN}"},
    "zh-TW": EVERYWHERE
    | HALF_WIDTH
    | {
        "a figure takes no space": rf"{HAN}(?<!探索者) \d+(?:～\d+)?%?(?: ?(?!年){HAN}|[。，：；])|{HAN}\d+ {HAN}",
        "an id takes one": rf"{HAN}(?:\d[a-z]|[a-z]\d)|[a-z]\d{HAN}",
        "a word takes one": rf"{HAN}(?!III)[A-Za-z]{{3,}}|(?!III)[A-Za-z]{{3,}}{HAN}",
    },
}
"""Per language: what a native reader trips over."""
EXCEPT = {
    "bluff-bid": "the sample for dice is in the plural",
    "bluff-tell-found-plain": "the sample for dice is in the plural",
    "computer-names": "split by the program, never shown whole",
    **{
        f"splendor-style-{style}-name": "split by the program, never shown whole"
        for style in styles_of("splendor")
    },
    "seekers-command-seek-seeker-about": "shows what to type, with its space",
}
"""Keys whose texts may hold what is refused, and why."""


def spoken(text: str) -> str:
    """Return a text without what isn't read as words: code, emojis and addresses."""
    return re.sub(r"`[^`]*`|:\w+:|<[a-z#@/][^>]*>|https?://\S+", "⌘", text)


def slips(language: str, text: str) -> Iterator[str]:
    """Yield what is refused in a text."""
    for what, pattern in REFUSED[language].items():
        for found in re.finditer(pattern, spoken(text)):
            yield f"{what}: {found.string[max(0, found.start() - 20) : found.end() + 20]!r}"


@cache
def said(language: str) -> list[tuple[str, str]]:
    """Return every text of a language with its values in place, after its key."""
    at = LANGUAGES.index(language)
    texts = (entry for texts in all_texts().values() for entry in texts.items())
    return [(key, text) for key, languages in texts for text in dict.fromkeys(languages[at])]


def test_every_variable_has_a_sample() -> None:
    """Each variable of a text has a real value, and no value waits unused."""
    named = {(key, name) for key, text in patterns("en").items() for name in Variables(text).named}
    lacking = {(key, name) for key, name in named if not options(key, name)} - {
        (key, name) for key, name in named if name in SAMPLES or elsewhere(key, name) is not None
    }
    assert lacking == set()
    assert {*SAMPLES, *COUNTED} <= {name for _, name in named}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_holds_a_slip(language: str) -> None:
    """No text with its values in place has a pattern that a native trips over."""
    texts = ((key, text) for key, text in said(language) if key not in EXCEPT)
    assert [(key, slip) for key, text in texts for slip in slips(language, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_link_runs_into_the_words_after_it(language: str) -> None:
    """A bare address ends at a space: Discord would take Chinese or Japanese right after it as part of it."""
    texts = ((key, re.findall(r"https?://[^\s<>)]+", text)) for key, text in said(language))
    assert [(key, link) for key, links in texts for link in links if not link.isascii()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_page_holds_a_slip(page: Path) -> None:
    """No document has a pattern that a native trips over."""
    language = next((other for other in LANGUAGES[1:] if f".{other}." in page.name), "en")
    text = re.sub(r"^ *```.*?^ *```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    if page == WORDS:
        text = text.partition("|")[0]
    assert list(slips(language, text)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_meets_another(language: str) -> None:
    """No figure of a text touches another, so that both can be read."""
    for key, pattern in patterns(language).items():
        values = next(cases(key, language))
        for left, right in _neighbours(pattern):
            figures = _shown(left, values)[-1:].isdigit(), _shown(right, values)[:1].isdigit()
            assert figures != (True, True), key


def _neighbours(pattern: ast.Pattern) -> Iterator[tuple[ast.BaseNode, ast.BaseNode]]:
    yield from pairwise(pattern.elements)
    for element in pattern.elements:
        held = getattr(element, "expression", None)
        if isinstance(held, ast.SelectExpression):
            for variant in held.variants:
                yield from _neighbours(variant.value)


def _shown(element: ast.BaseNode, values: dict[str, str | int]) -> str:
    """Return what an element says; a choice between texts says nothing."""
    held = getattr(element, "expression", element)
    if isinstance(held, ast.VariableReference):
        return str(values[held.id.name])
    return getattr(held, "value", "")


def rows() -> list[list[str]]:
    """Return the lines of the list of words: three languages, and what may not be said."""
    lines = re.findall(r"^\| (?!English|---)(.*)\|$", WORDS.read_text("utf-8"), re.MULTILINE)
    return [[cell.strip() for cell in line.split("|")] for line in lines]


def refused_words(language: str) -> Iterator[tuple[str, re.Pattern[str]]]:
    """Yield the words that may not stand in a text of a language."""
    for *_, refused in rows():
        for part in refused.split(" · "):
            if part.startswith(f"{language}: "):
                for word in part.removeprefix(f"{language}: ").split(", "):
                    around = r"(?<![A-Za-z])", r"(?![A-Za-z])"
                    shape = re.escape(word).join(around) if word.isascii() else re.escape(word)
                    yield word, re.compile(shape, re.IGNORECASE if language == "en" else 0)


def test_every_word_of_the_list_is_used() -> None:
    """Each thing is called by its word in some English text; its translations may follow."""
    texts = "\n".join(text for _, text in said("en")).casefold()
    assert [row[0] for row in rows() if row[0].casefold() not in texts] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_second_word_stands_for_a_thing(language: str) -> None:
    """No text and no document in a language uses a word that the list refuses, except where the list says why."""
    excepted = re.findall(r"^- `([\w.-]+)` \((.+?)\): .", WORDS.read_text("utf-8"), re.MULTILINE)
    documents = [(name.rpartition("/")[2], document(name, language)) for name in TRANSLATED]
    found = {
        (key, word)
        for word, shape in refused_words(language)
        for key, text in (*said(language), *documents)
        if shape.search(text)
    }
    assert found - set(excepted) == set()
