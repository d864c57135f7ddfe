"""The core's commands that all games share: `/table`, `/facet`, `/my`."""

from typing import Final

import discord
from discord import app_commands

from bot.actions.request import Request
from bot.computers.contract import NORMAL
from bot.computers.level import MINE
from bot.computers.levels import every_level, named_levels, styles_of
from bot.entry.commands.command import (
    SERVER_INSTALL,
    Command,
    Group,
    Option,
    OptionValues,
    anywhere,
    at_table,
    people_in,
    text,
)
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.press import Press
from bot.tables.refusal import Refusal
from rules import GAMES

ACTIONS_WITHOUT_OPTIONS: Final = ("join", "leave", "start", "show", "hand", "undo", "resign", "end")
"""The actions at a table that take no options."""


def table_commands() -> Group:
    """Return the commands for the table in a channel."""
    person = Option("person", discord.User, required=True)
    languages = [
        app_commands.Choice(name=words_in("en")(f"language-{language}"), value=language)
        for language in LANGUAGES
    ]
    language = Option("language", required=True, choices=languages)
    commands = (
        *(Command(action, at_table(action)) for action in ACTIONS_WITHOUT_OPTIONS),
        Command("back", at_table("back-again")),
        Command("wake", anywhere("wake")),
        Command("hand-over", _hand_over, [person]),
        Command("computer", _computer, _computer_options()),
        Command("export", anywhere("export-here")),
        Command("language", at_table("language", "language"), [language]),
    )
    return Group("table", commands)


def _computer_options() -> list[Option]:
    """Return the options of `/table computer`: every level, and every game's styles."""
    names = dict.fromkeys(level for game in GAMES for level in named_levels(game))
    numbers = range(1, max(len(every_level(game)) for game in GAMES) + 1)
    styles: list[tuple[str | app_commands.locale_str, str]] = [
        (text(f"{game}-style-{style}"), style) for game in GAMES for style in styles_of(game)
    ]
    known: dict[str, list[tuple[str | app_commands.locale_str, str]]] = {
        "level": [
            (text("computer-mine"), MINE),
            *((text(f"level-{name}"), name) for name in names),
            *((str(number), str(number)) for number in numbers),
        ],
        "style": styles,
    }
    return [
        Option(
            name,
            choices=[app_commands.Choice(name=shown, value=value) for shown, value in offered],
        )
        for name, offered in known.items()
        if offered
    ]


async def _computer(request: Request, values: OptionValues) -> Press:
    """Add a computer to the table."""
    table, level = await request.table_here(), values.get("level", NORMAL)
    style = values.get("style")
    return Press(table.id, None, "computer", f"{level}-{style}" if style else level)


async def _hand_over(request: Request, values: OptionValues) -> Press:
    """Offer one's seat to a person."""
    table, people = await request.table_here(), people_in(values, "person")
    if not people:  # Discord didn't say who it is
        raise Refusal("refused-no-person")
    return Press(table.id, None, "hand-over", people=people)


def server_commands() -> Group:
    """Return the commands for people who manage a server, and for the bot's host.

    The host may also use them in a direct message with the bot: elsewhere Discord shows them to
    those who manage the server alone.
    """
    return Group(
        "facet",
        (Command("settings", anywhere("server")),),
        contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        installs=SERVER_INSTALL,
        permissions=discord.Permissions(manage_guild=True),
    )


def own_commands() -> Group:
    """Return the commands for what is a person's own."""
    return Group("my", (Command("tables", anywhere("own-tables")),))
