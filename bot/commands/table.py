"""The commands that are the same for every game: `/table`, `/help`, `/tutorial`, `/facet`."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot.commands.command import Option, Run, Values, command, games, group
from bot.controls import act
from bot.conversation.lessons import TAUGHT
from bot.lexicon import LANGUAGES, words_in
from bot.messages.press import NOWHERE, Press
from bot.request import Request
from bot.tables.refusal import Refusal
from rules import GAMES

PLAIN: Final = (
    *("join", "leave", "computer", "start", "show", "hand"),
    *("undo", "resign", "end", "history", "export"),
)
"""The actions at a table that need nothing but their name."""


def table_commands() -> app_commands.Group:
    """Return the group of commands about the table in a channel."""
    commands = group("table", "command-table", "table-about")
    for name in PLAIN:
        commands.add_command(command(name, f"table-{name}-about", _at_table(name)))
    option = Option("game", "table-rules-game-about", choices=games())
    commands.add_command(command("rules", "table-rules-about", _rules, [option]))
    languages = [
        app_commands.Choice(name=words_in("en")(f"language-{language}"), value=language)
        for language in LANGUAGES
    ]
    option = Option("language", "table-language-language-about", required=True, choices=languages)
    commands.add_command(
        command("language", "table-language-about", _at_table("language", "language"), [option])
    )
    return commands


def learning_commands() -> list[app_commands.Command[Any, ..., None]]:
    """Return the commands that say what there is, and teach a game."""
    option = Option("game", "tutorial-game-about", required=True, choices=games(TAUGHT))
    return [
        command("help", "help-about", _anywhere("help")),
        command("tutorial", "tutorial-about", _anywhere("tutorial", "game"), [option]),
    ]


def server_commands() -> app_commands.Group:
    """Return the group of commands for those who manage a server."""
    commands = group("facet", "command-facet", "facet-about")
    commands.default_permissions = discord.Permissions(manage_guild=True)
    commands.add_command(command("settings", "facet-settings-about", _anywhere("server")))
    return commands


def _at_table(action: str, option: str = "") -> Run:
    async def run(request: Request, values: Values) -> None:
        table = await request.table_here()
        await act(request, Press(table.id, None, action, values.get(option, "")))

    return run


def _anywhere(action: str, option: str = "") -> Run:
    async def run(request: Request, values: Values) -> None:
        await act(request, Press(NOWHERE, None, action, values.get(option, "")))

    return run


async def _rules(request: Request, values: Values) -> None:
    """Show the rules of the game named, or else of the one played here."""
    try:
        table = await request.table_here()
    except Refusal:
        table = None
    here = table.game if table else next(iter(GAMES))
    game = values.get("game", here)
    at = table.id if table and game == here else NOWHERE
    await act(request, Press(at, None, "rules", game))
