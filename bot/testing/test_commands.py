"""Commands, and the texts that name commands and buttons, in every language."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Any

import discord
import pytest
from discord import app_commands
from fluent.syntax import ast

from bot.entry.commands import add_commands
from bot.entry.commands.command import Translator
from bot.features.catalogue import FEATURES
from bot.i18n import lexicon
from bot.i18n.lexicon import words_in
from bot.messages.screen import Screen
from bot.panels import panels_of
from bot.testing.catalogues import LANGUAGES, OTHERS, Variables, patterns, plain, whole
from bot.testing.checks import assert_reads_well
from bot.testing.test_screens import fits_one
from render.words import FALLBACK
from rules import GAMES

Body = dict[str, Any]
CHAT = discord.AppCommandType.chat_input.value
MENTION = re.compile(r"`/([^`]+)`")
OPTION = re.compile(r" \S+:.*")
BOLD = re.compile(r"\*\*(.+?)\*\*")


@cache
def registered() -> list[Body]:
    """Return what is sent to Discord to register every command, in all languages."""
    return asyncio.run(_bodies())


def bodies() -> list[Body]:
    """Return what is sent of the commands that people type."""
    return [body for body in registered() if body["type"] == CHAT]


async def _bodies() -> list[Body]:
    client: Any = discord.Client(intents=discord.Intents.none())
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(client)
    await tree.set_translator(Translator())
    add_commands(tree, FEATURES)
    found = [await c.get_translated_payload(tree, Translator()) for c in tree.get_commands()]
    await client.close()
    return found


def test_every_language_is_one_of_discords() -> None:
    """The bot finds every catalogue, and each is named as Discord names the language."""
    assert list(lexicon.LANGUAGES) == LANGUAGES
    assert set(OTHERS) <= {locale.value for locale in discord.Locale}


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_fits_a_message(language: str, game: str) -> None:
    """What there is to read about a game fits a message, and its label a list."""
    words = words_in(language)
    for topic in panels_of(game).topics(words):
        assert_reads_well(topic.text)
        fits_one(Screen(text=topic.text))
        assert 1 <= len(topic.label) <= (100 if topic.listed else 80)


def localised(part: Body, key: str, language: str) -> str:
    """Return a name or a description as a client in this language shows it."""
    return str((part.get(f"{key}_localizations") or {}).get(language, part[key]))


def parts(body: Body) -> Iterator[Body]:
    """Yield a command, and its subcommands and options, but no choices."""
    yield body
    for inner in body.get("options") or ():
        yield from parts(inner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_commands_are_allowed(language: str) -> None:
    """Names are such as Discord takes, and no two beside each other are alike."""
    beside = [bodies(), *(part.get("options") or [] for body in bodies() for part in parts(body))]
    for group in beside:
        names = [localised(part, "name", language) for part in group]
        assert len(set(names)) == len(names), names
        for name in names:
            assert 1 <= len(name) <= 32
            assert name == name.lower()
            assert all(unicodedata.category(c)[0] in "LN" or c in "-_'" for c in name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_context_menus_are_allowed(language: str) -> None:
    """They have 1 to 32 characters in every language, and no two in the menu of one thing are alike."""
    menus = [body for body in registered() if body["type"] != CHAT]
    names = [(body["type"], localised(body, "name", language)) for body in menus]
    assert menus
    assert len(set(names)) == len(names)
    assert all(1 <= len(name.strip()) == len(name) <= 32 for _, name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_and_choices_are_short(language: str) -> None:
    """Descriptions and choices have at most 100 characters, and no two choices are alike."""
    for part in (part for body in bodies() for part in parts(body)):
        assert 1 <= len(localised(part, "description", language)) <= 100
        choices = [localised(choice, "name", language) for choice in part.get("choices") or ()]
        assert len(set(choices)) == len(choices)
        assert all(1 <= len(choice) <= 100 for choice in choices)


def test_no_command_is_too_long() -> None:
    """Each command, in its longest language at every place, has at most 8,000 characters."""
    for body in bodies():
        assert length(body) <= 8000, body["name"]


def length(part: Body) -> int:
    """Return how much of the limit a command, an option or a choice takes."""
    own = sum(
        max(len(localised(part, key, language)) for language in LANGUAGES)
        for key in ("name", "description")
        if key in part
    )
    inner = [*(part.get("options") or ()), *(part.get("choices") or ())]
    return own + len(str(part.get("value", ""))) + sum(map(length, inner))


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_that_are_mentioned_exist(language: str) -> None:
    """A text that names a command names it as a client in its language shows it."""
    known = spelled(language)
    for key, pattern in patterns(language).items():
        named = mentions(pattern, language)
        unknown = [it for it in named if it not in known]
        assert not unknown, f"{key} names /{unknown[0]}, which is no command in {language}"
        english = mentions(patterns(FALLBACK)[key], FALLBACK)
        assert sorted(known[it] for it in named) == sorted(english), key


def mentions(pattern: ast.Pattern, language: str) -> list[str]:
    """Return the commands that a text names, without their options."""
    return [OPTION.sub("", it) for it in MENTION.findall(whole(pattern, language))]


def spelled(language: str) -> dict[str, str]:
    """Return each command as it is spelled in a language, with its English spelling."""
    found = {}
    for body in bodies():
        name = localised(body, "name", language)
        found[name] = body["name"]
        for inner in body.get("options") or ():
            if inner["type"] in (1, 2):
                sub = localised(inner, "name", language)
                found[f"{name} {sub}"] = f"{body['name']} {inner['name']}"
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_buttons_that_are_mentioned_exist(language: str) -> None:
    """Where an English text names a button in bold, others name it as it is labelled there."""
    english, words = words_in(FALLBACK), words_in(language)
    buttons = {
        english(key).removesuffix("…"): words(key).rstrip("…")
        for key, pattern in patterns(FALLBACK).items()
        if re.match(r"(\w+-)?button-", key)
        and not Variables(pattern).named
        and key in patterns(language)
    }
    seen = 0
    for key, pattern in patterns(FALLBACK).items():
        for bold in BOLD.findall(plain(pattern)):
            if bold in buttons and key in patterns(language):
                assert f"**{buttons[bold]}**" in plain(patterns(language)[key]), key
                seen += 1
    assert seen
