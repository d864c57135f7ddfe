"""The English README names every command, and what the others lack of it is found."""

from __future__ import annotations

import pytest

from bot.i18n.lexicon import LANGUAGES
from tests.catalogues import OTHERS
from tests.tools.untranslated import readme, readme_gaps, unnamed_commands

ADDED = {
    "\n\nA sentence.": "has other paragraphs than README.md",
    " `/table join`": "lacks the command /table join",
    " 4321": "lacks the figure 4321",
    " [More](docs/more.md)": "lacks the link docs/more.md",
}
"""What a README may gain, and how that is listed for the others."""


def test_there_is_a_readme_in_every_language() -> None:
    """Every language the bot speaks has its README."""
    assert all(map(readme, LANGUAGES))


def test_the_readme_names_every_command() -> None:
    """Each slash command stands in the README."""
    assert unnamed_commands("en", readme("en")) == []


@pytest.mark.parametrize("added", ADDED)
def test_what_one_readme_lacks_is_listed(added: str) -> None:
    """A paragraph, a command, a figure or a link that only one README has is found, whichever it is."""
    text = readme("en")
    assert list(readme_gaps("en", text, text)) == []
    assert list(readme_gaps("en", text + added, text)) == [ADDED[added]]
    assert len(list(readme_gaps("en", text, text + added))) == 1


@pytest.mark.parametrize("language", OTHERS)
def test_a_command_that_a_readme_leaves_out_is_listed(language: str) -> None:
    """Each command is looked for by its name in the README's language."""
    assert "lacks `/" in "".join(readme_gaps(language, readme("en"), ""))
