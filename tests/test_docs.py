"""The documents say what is there: links resolve, commands and addresses are the real ones."""

import json
import re
import tomllib
from collections.abc import Iterator
from inspect import getmembers, isfunction
from pathlib import Path
from typing import Any, get_args, get_type_hints

import discord
import pytest
from discord import app_commands

from bot.check.finding import CheckLine
from bot.entry.commands import add_commands
from bot.features.catalogue import FEATURES
from bot.host.invitation import PERMISSIONS
from bot.i18n.lexicon import words_in
from bot.new_game.command import TEMPLATE
from bot.store.columns import all_columns
from bot.store.values import Stage
from bot.tables import absence, changes, ending, lobby, starting
from bot.tables.table import Table
from render import Words
from rules import GAMES, MalformedRecord, read_record
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.sheets import SHEETS
from rules.splendor.cards import COLOURS, NOBLES

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


READMES = ("README.md", "README.ja.md", "README.zh-TW.md")


ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_the_architecture_draws_every_package() -> None:
    """Each folder of the bot is in the drawing of its packages; the stand-in and the general tests have a paragraph."""
    drawing = ARCHITECTURE.partition("## The packages of the bot")[2].partition("```\n\n")[0]
    drawn = set(re.findall(r"^   (\w+)(?: \| (\w+))?  ", drawing, re.MULTILINE))
    packages = {path.parent.name for path in ROOT.glob("bot/*/__init__.py")}
    assert packages - {"playground", "testing"} <= {name for pair in drawn for name in pair}
    assert "`playground`" in ARCHITECTURE
    assert "`testing`" in ARCHITECTURE


def test_the_life_of_a_table_names_every_change_and_stage() -> None:
    """Each function that changes a table has its row, each row names one, and every stage is reached."""
    life = (ROOT / "docs" / "life-of-a-table.md").read_text(encoding="utf-8")
    rows = [line.split(" | ") for line in re.findall(r"^\| (.* .*) \|$", life, re.MULTILINE)[2:]]
    public = {
        f"{module.__name__.rpartition('.')[2]}.{name}"
        for module in (lobby, starting, changes, absence, ending)
        for name, function in getmembers(module, isfunction)
        if function.__module__ == module.__name__
        and not name.startswith("_")
        and get_type_hints(function)["return"] is Table
    }
    assert len(public) > 30
    assert set(re.findall(r"`((?:lobby|starting|changes|absence|ending)\.\w+)`", life)) == public
    stages = {*get_args(Stage), "asleep", "damaged"}
    assert {stage for row in rows for stage in row[0].split(", ")} == stages
    assert all(any(stage in row[4] for stage in (*stages, "the same")) for row in rows)
    reached = {stage for row in rows for stage in stages if stage in row[4]}
    assert reached == stages - {"damaged"}  # no change damages a table


@pytest.mark.parametrize("end", ["md", "ja.md", "zh-TW.md"])
def test_the_page_on_privacy_names_all_that_is_stored(end: str) -> None:
    """Each table of the database has its line there, and nothing else has one."""
    page = (ROOT / "docs" / f"privacy.{end}").read_text(encoding="utf-8")
    named = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert sorted(named) == sorted(table.name for table in all_columns(FEATURES))


def test_the_page_on_the_first_day_explains_every_line() -> None:
    """Each line of the check has its row there, nothing else has one, and the READMEs lead there."""
    page = (ROOT / "docs" / "first-day.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*?`) \|", page, re.MULTILINE)
    assert sorted(name for row in rows for name in re.findall("`(.*?)`", row)) == sorted(CheckLine)
    for readme in READMES:
        assert "](docs/first-day.md)" in (ROOT / readme).read_text(encoding="utf-8"), readme


@pytest.mark.parametrize("name", ["privacy.md", "terms.md"])
def test_commands_on_the_pages_for_players_exist(name: str) -> None:
    """Each command named on a page that a host links to is one, and the README leads to the page."""
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    there = {name_of(command, words_in("en")) for command in commands()}
    said = set(re.findall(r"`(/[a-z]+ [a-z]+)`", page))
    assert said
    assert said <= there
    assert f"](docs/{name})" in (ROOT / "README.md").read_text(encoding="utf-8")


def command_tree() -> app_commands.CommandTree[Any]:
    """Return every command as the bot registers it."""
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(
        discord.Client(intents=discord.Intents.none())
    )
    add_commands(tree, FEATURES)
    return tree


def commands() -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Yield every command."""
    for command in command_tree().walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


def name_of(command: app_commands.Command[Any, ..., Any], words: Words) -> str:
    """Return a command as people type it in a language."""
    names = []
    for called in (command.parent, command) if command.parent else (command,):
        assert called._locale_name is not None
        names.append(words(called._locale_name.extras["key"]))
    return f"/{' '.join(names)}"


CODE = [
    path for folder in ("bot", "render", "rules", "tests") for path in (ROOT / folder).rglob("*.py")
]
REFERENCE = re.compile(r"(docs/rules/[\w-]+\.md)((?:,? (?:to )?\u00a7\d+)*)")
SECTION = re.compile(r"\u00a7(\d+)")


def test_references_to_the_rules_name_sections_that_exist() -> None:
    """Where code refers to the rules, the page is there, and so is every section it names."""
    named = [(path, *found) for path in CODE for found in REFERENCE.findall(path.read_text())]
    assert len(named) > 50
    for path, page, sections in named:
        there = re.findall(r"^## (\d+)\. ", (ROOT / page).read_text(), re.MULTILINE)
        assert set(SECTION.findall(sections)) <= set(there), (path, page, sections)


def test_every_section_is_of_a_page_that_is_named() -> None:
    """No code refers to a section without saying on which page it stands."""
    for path in CODE:
        left = REFERENCE.sub("", path.read_text())
        assert not SECTION.search(left), path


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_name_every_option_and_answer(game: str) -> None:
    """The page of a game's rules names each of its options, and each verb as it is spelled."""
    page = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    for option in GAMES[game].options:
        assert f"| `{option}` |" in page, option
    for verb, answers in GAMES[game].verbs.items():
        assert (f"`{verb}:" if answers else f"`{verb}`") in page, verb


@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_the_rules_is_what_happens(game: str) -> None:
    """The set-up on the page of a game's rules leads to the position on it, by the moves named."""
    page = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    setup, position = map(json.loads, re.findall(r"```json\n(.*?)```", page, re.DOTALL))
    story = re.search(r"^From the set-up of .* here:$", page, re.MULTILINE | re.DOTALL)
    assert story is not None
    said = [word.replace("\n", " ") for word in re.findall(r"`([^`]+)`", story[0])]
    options: dict[str, Any] = next((json.loads(word) for word in said if word.startswith("{")), {})
    moves = [word for word in said if not word.startswith("{")]
    record = {
        "format": "tabletop-record/1",
        "game": game,
        "seats": 2,
        "options": options,
        "setup": setup,
        "moves": moves,
    }
    *_, match = read_record(json.dumps(record)).replay()
    assert match.position.as_json() == position


def test_the_record_in_the_rules_can_be_replayed() -> None:
    """The record on the page of records can be replayed, and lacks no key."""
    page = (ROOT / "docs/rules/records.md").read_text(encoding="utf-8")
    record = json.loads(re.findall(r"```json\n(.*?)```", page, re.DOTALL)[0])
    *_, match = read_record(json.dumps(record)).replay()
    assert len(match.moves) == len(record["moves"])
    for key in record:
        assert f"| `{key}` |" in page, key
        with pytest.raises(MalformedRecord):
            read_record(json.dumps({other: record[other] for other in record if other != key}))


def test_the_rules_of_splendor_name_every_noble() -> None:
    """Each noble stands in the rules of Splendor with what it asks for."""
    page = (ROOT / "docs/rules/splendor.md").read_text(encoding="utf-8")
    colours = dict(zip(COLOURS, ("white", "blue", "green", "red", "black"), strict=True))
    for noble in NOBLES.values():
        counts = zip(colours.values(), noble.cost, strict=True)
        asked = ", ".join(f"{count} {colour}" for colour, count in counts if count)
        assert f"| `{noble.id}` | {asked} |" in page


def test_the_rules_of_12_seekers_name_every_seeker_and_sheet() -> None:
    """Each advanced seeker stands in the rules of 12 Seekers, with its power, and each sheet."""
    page = (ROOT / "docs/rules/seekers.md").read_text(encoding="utf-8")
    for seeker in SEEKERS_BY_ID.values():
        assert seeker.basic or f"\n| `{seeker.id}` | {seeker.power} | " in page, seeker
    for sheet in SHEETS:
        assert f"\n| {sheet} | " in page, sheet


def test_every_setting_is_explained() -> None:
    """Each setting for hosts is in the example and on the page of hosting; developers' are in the example."""
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    read = (ROOT / "bot" / "host" / "settings.py").read_text(encoding="utf-8")
    settings = set(re.findall(r"FACET_[A-Z_]+", read))
    table = set(
        re.findall(r"`(FACET_[A-Z_]+)`", "".join(re.findall(r"^\| `FACET.*", page, re.MULTILINE)))
    )
    assert set(re.findall(r"^(?:# )?(FACET_[A-Z_]+)=", example, re.MULTILINE)) == settings
    assert settings - table == {"FACET_DISCORD_URL", "FACET_CLOCK"}


def test_the_changelog_begins_with_this_version() -> None:
    """The newest release has the version of the package and a date, and readers find what it promises."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    version = tomllib.loads(text)["project"]["version"]
    sections = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    newest = sections[sections[0] == "Unreleased"]
    assert re.fullmatch(re.escape(version) + r" \(\d{4}-\d\d-\d\d\)", newest)
    for page in (*READMES, "CONTRIBUTING.md", "CHANGELOG.md"):
        assert "](docs/versions.md)" in (ROOT / page).read_text(encoding="utf-8"), page


def test_a_version_begins_with_at_most_ten_lines() -> None:
    """Whoever reads of a version finds first, in ten lines at most, what a player or a host notices."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    for version, section in re.findall(r"^## (\S+).*\n((?:(?!## ).*\n)*)", text, re.MULTILINE):
        first = re.split(r"^(?:###|Also:)", section, maxsplit=1, flags=re.MULTILINE)[0]
        assert 0 < len(re.findall(r"^- ", first, re.MULTILINE)) <= 10, version


def test_the_invitation_grants_what_a_table_needs() -> None:
    """The permissions in the address of the invitation are those the bot needs or makes use of."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    number = re.search(r"permissions=(\d+)", readme)
    assert number is not None
    assert int(number[1]) == PERMISSIONS.value


def test_every_make_target_in_the_documents_exists() -> None:
    """Each `make …` that a document names is a target of the Makefile, or of the one that new-game writes."""
    makefiles = (ROOT / "Makefile").read_text() + (TEMPLATE / "Makefile").read_text()
    targets = set(re.findall(r"^([a-z-]+):", makefiles, re.MULTILINE))
    for page in PAGES:
        for target in re.findall(r"make (?:-C \S+ )?([a-z-]+)\b", page.read_text(encoding="utf-8")):
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


SNIPPET = re.compile(r"^```\w+\n# (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_story_of_a_game_quotes_its_files() -> None:
    """Each piece of code in the page on adding a game stands in the file it names."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    snippets = SNIPPET.findall(page)
    assert len(snippets) == len(re.findall(r"^```(?!sh$|dockerfile$)\w", page, re.MULTILINE)) > 10
    for path, quoted in snippets:
        assert quoted in (ROOT / path).read_text(encoding="utf-8"), path


def test_the_story_of_a_game_names_the_texts_it_needs() -> None:
    """Each key that the page on adding a game names is one of new-game's, or of Bluff's."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    catalogue = (TEMPLATE / "facet_mygame" / "words" / "en.ftl").read_text(encoding="utf-8")
    named = re.findall(r"`(mygame-[a-z-]+)`", page)
    assert len(named) > 10
    assert all(f"\n{key} = " in catalogue for key in named)
    assert all(key in words_in("en") for key in re.findall(r"`(bluff-[a-z-]+)`", page))
