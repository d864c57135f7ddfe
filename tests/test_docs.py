"""The documents say what is there: links resolve, commands and addresses are the real ones."""

import re
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.commands.game import game_commands
from bot.commands.table import learning_commands, table_commands
from bot.lexicon import LANGUAGES, words_in
from bot.request import NEEDED
from render import Words
from rules import GAMES

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_pictures_resolve(page: Path) -> None:
    """Every relative link leads to a file, and every picture is there."""
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if not target.startswith(("http://", "https://")):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_that_are_named_exist(page: Path) -> None:
    """Every path of the code that a document names is there."""
    named = re.findall(r"`((?:bot|rules|render|tests)/[\w./-]*)`", page.read_text(encoding="utf-8"))
    for path in named:
        assert (ROOT / path).exists(), path


HOSTED = [key for key in GAMES if (ROOT / "rules" / key).exists()]
"""The games people can play; one more is kept in tests."""
READMES = {"README.md": "en", "README.ja.md": "ja", "README.zh-TW.md": "zh-TW"}


@pytest.mark.parametrize(("name", "language"), READMES.items())
def test_the_readme_names_every_command(name: str, language: str) -> None:
    """Each slash command stands in the README, by its name in that language."""
    readme, words = (ROOT / name).read_text(encoding="utf-8"), words_in(language)
    groups = [table_commands(), *(game_commands(GAMES[key]) for key in HOSTED)]
    for group in groups:
        for command in group.walk_commands():
            local = f"{named(group, words)} {named(command, words)}"
            assert f"/{local}" in readme, local
    for command in learning_commands():
        assert f"/{named(command, words)}" in readme, command.name


def named(command: app_commands.Command | app_commands.Group, words: Words) -> str:
    """Return what a command is called in a language."""
    return words(command._locale_name.extras["key"])


def test_there_is_a_readme_in_every_language() -> None:
    """Every language the bot speaks has its README."""
    assert set(READMES.values()) == set(LANGUAGES)


def test_the_invitation_grants_what_a_table_needs() -> None:
    """The permissions in the address of the invitation are those the bot asks for."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    number = re.search(r"permissions=(\d+)", readme)
    assert number is not None
    needed = dict.fromkeys((*NEEDED, "send_messages_in_threads"), True)
    assert int(number[1]) == discord.Permissions(**needed).value


def test_every_make_target_in_the_documents_exists() -> None:
    """Each `make …` that a document names is a target of the Makefile."""
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for page in PAGES:
        for target in re.findall(r"make (?:-C \S+ )?([a-z]+)\b", page.read_text(encoding="utf-8")):
            if target in {"sure", "a", "it"}:
                continue
            assert target in targets, (page.name, target)


def test_nothing_names_a_package_registry() -> None:
    """No file of the project names the host of a package registry."""
    hosts = ("pypi" + ".org", "python" + "hosted.org", "npmjs" + ".org", "npmjs" + ".com")
    folders = ("bot", "rules", "render", "tests", "docs", ".ci")
    files = [*ROOT.glob("*.*"), *(p for folder in folders for p in (ROOT / folder).rglob("*"))]
    for path in files:
        if path.suffix in {".py", ".md", ".toml", ".js", ".html", ".css", ".ftl", ".sql"}:
            text = path.read_text(encoding="utf-8")
            assert not [host for host in hosts if host in text], path
