"""What there is to read: help, the rules of a game, and more about them, topic by topic."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.conversation import lessons
from bot.panels import Ask, panels_of
from bot.panels.panels import Topic, option
from bot.press import Press, PressButton, PressSelect
from bot.screens.screen import Screen, rows_of
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.visit import Visit
from render import LOOKS, Words
from rules import GAMES

NOWHERE: Final = 0
"""The table of a control that belongs to none."""


async def help_(visit: Visit) -> None:
    """Say what the bot is for, and where to begin."""
    words = visit.words
    text = words(
        "help-text",
        games=words.listed(words(f"{game}-help") for game in GAMES),
        new=words.joined((words(f"{game}-help-new") for game in GAMES), "or"),
        turn=words.joined((words(f"{game}-help-turn") for game in GAMES), "or"),
    )
    rows = [
        *_for_each(lessons.TAUGHT, "tutorial", discord.ButtonStyle.primary, words),
        *_for_each(GAMES, "rules", discord.ButtonStyle.secondary, words),
    ]
    await visit.show(Screen(text=text, rows=rows))


def _for_each(
    games: Iterable[str], action: str, style: discord.ButtonStyle, words: Words
) -> list[list[ui.Item[Any]]]:
    """Return a button for each game."""
    return rows_of(
        [
            PressButton(
                Press(NOWHERE, 0, action, game),
                words(f"help-{action}", game=words(f"{game}-name")),
                style,
            )
            for game in games
        ]
    )


async def rules(visit: Visit, game: str, table: Table | None = None) -> None:
    """Show the rules of a game in short, with its topics; at a table, those of its own too."""
    if game not in GAMES:
        raise Refusal("refused-control-unknown")
    topics = panels_of(game).topics(visit.words, _at(visit, table))
    text = LOOKS[game].rules(visit.words)
    await visit.show(Screen(text=text, rows=_controls(visit, game, table, topics)))


async def topic(visit: Visit, game: str, key: str, table: Table | None = None) -> None:
    """Show a topic of a game, with the way to the others and back to the rules."""
    if game not in GAMES:
        raise Refusal("refused-control-unknown")
    topics = panels_of(game).topics(visit.words, _at(visit, table))
    chosen = next((topic for topic in topics if topic.key == key), None)
    if chosen is None:
        raise Refusal("refused-control-unknown")
    rows = _controls(visit, game, table, topics, chosen)
    await visit.show(Screen(text=chosen.text, rows=rows))


def _at(visit: Visit, table: Table | None) -> Ask | None:
    return visit.ask(table) if table and table.match else None


def _controls(
    visit: Visit,
    game: str,
    table: Table | None,
    topics: Sequence[Topic],
    chosen: Topic | None = None,
) -> list[list[ui.Item[Any]]]:
    """Return a button for each topic but the one chosen, and a list of those that are many."""
    number = table.id if table else NOWHERE
    buttons = [
        PressButton(Press(number, 0, "topic", f"{game}:{topic.key}"), topic.label)
        for topic in topics
        if topic != chosen and not topic.listed
    ]
    if chosen:
        label = visit.words("button-rules")
        buttons.insert(0, PressButton(Press(number, 0, "rules", game), label))
    rows = rows_of(buttons)
    listed = [option(topic.label, topic.key) for topic in topics if topic.listed]
    if listed:
        for line in listed:
            line.default = chosen is not None and line.value == chosen.key
        prompt = visit.words(f"{game}-topics")
        rows.append([PressSelect(Press(number, 0, "topic", f"{game}:"), prompt, listed)])
    return rows
