"""What a document lacks in a language is found, and the pages of commands are what the tool writes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.host.vitals import own_version
from bot.i18n.lexicon import LANGUAGES
from bot.testing.catalogues import OTHERS
from tests.test_docs import PAGES, ROOT
from tests.tools import commands
from tests.tools.untranslated import TRANSLATED, document, gaps

ADDED = {
    "\n\nA sentence.": "has other paragraphs than the English one",
    " `/table join`": "lacks the command /table join",
    " 4321": "lacks the figure 4321",
    " [More](docs/more.md)": "lacks the link docs/more.md",
}
"""What a document may gain, and how that is listed for the others."""


@pytest.mark.parametrize("name", TRANSLATED)
def test_there_is_a_document_in_every_language(name: str) -> None:
    """Every language the bot speaks has its README, and its pages for players."""
    assert all(document(name, language) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_readme_names_the_version(language: str) -> None:
    """It is that of the package, and leads to what changed."""
    assert f"{own_version()}](CHANGELOG.md)" in document("README", language)


def test_the_pages_of_commands_are_up_to_date() -> None:
    """They say what `python -m tests.tools.commands` would write."""
    for language, text in commands.pages().items():
        assert commands.path(language).read_text(encoding="utf-8") == text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_to_headings_resolve(page: Path) -> None:
    """Every link to a part of a page leads to a heading of it, by the name that GitHub gives it."""
    for name, part in re.findall(r"\]\(([^):#]*)#([^)]+)\)", page.read_text(encoding="utf-8")):
        target = (page.parent / name if name else page).read_text(encoding="utf-8")
        headings = re.findall(r"^#+ (.*)$", target, re.MULTILINE)
        named = {re.sub(r"[^\w\- ]", "", it.lower()).replace(" ", "-") for it in headings}
        assert part in named, (name, part)


@pytest.mark.parametrize("added", ADDED)
def test_what_one_document_lacks_is_listed(added: str) -> None:
    """A paragraph, a command, a figure or a link that only one document has is found, whichever it is."""
    text = document("README", "en")
    assert list(gaps("en", text, text)) == []
    assert list(gaps("en", text + added, text)) == [ADDED[added]]
    assert len(list(gaps("en", text, text + added))) == 1


@pytest.mark.parametrize("language", OTHERS)
def test_a_command_that_a_document_leaves_out_is_listed(language: str) -> None:
    """Each command is looked for by its name in the document's language."""
    assert "lacks the command /" in "".join(gaps(language, document("README", "en"), ""))
