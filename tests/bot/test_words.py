"""The bot's texts: each that is used exists, and each that exists is used."""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.lexicon import OWN, words_in
from render.words import CATALOGUES
from rules import GAMES

BOT = Path(__file__).parents[2] / "bot"


def keys() -> set[str]:
    """Return the keys of the English catalogue."""
    resource = FluentParser().parse((OWN / "en.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


def named() -> str:
    """Return all the code of the bot, in which keys are named."""
    return "\n".join(path.read_text() for path in BOT.rglob("*.py"))


def test_every_text_that_is_named_exists() -> None:
    """A key in the code that looks like one of the catalogue's is in it."""
    words = words_in("en")
    starts = "|".join(
        sorted({key.split("-")[0] for key in keys()} - {"splendor", "table", "seats"})
    )
    for key in re.findall(rf'"((?:{starts})-[a-z-]+[a-z])"', named()):
        assert key in words, key


def test_every_text_is_used() -> None:
    """No text of the catalogue is left over: each key, or the pattern it fits, is in the code."""
    code = named()
    made = {
        *(f"button-{name}" for name in re.findall(r'(?:button|_button)\([^)]*"([a-z-]+)"\)', code)),
        *(f"table-{name}-about" for name in re.findall(r'"([a-z]+)": ', code)),
    }
    games = tuple(f"{game}-" for game in GAMES)
    patterns = (
        "permission-",
        "lobby-seating-",
        "level-",
        "seats-",
        "button-",
        "command-",
        "option-",
        "help-",
        "language-",
        *games,
    )
    left = [
        key
        for key in keys()
        if not re.search(rf"""["']{key}["']""", code)
        and key not in made
        and not key.startswith(patterns)
    ]
    assert left == []


def test_descriptions_of_commands_fit() -> None:
    """No description of a command or an option is longer than 100 characters."""
    words = words_in("en")
    for key in keys():
        if key.endswith("-about"):
            assert len(words(key)) <= 100, key


def test_no_text_stands_in_two_catalogues() -> None:
    """The bot's texts and the games' have keys of their own."""
    resource = FluentParser().parse((CATALOGUES / "en.ftl").read_text(encoding="utf-8"))
    games = {entry.id.name for entry in resource.body if isinstance(entry, Message)}
    assert keys() & games == set()
