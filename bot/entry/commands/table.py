"""The core's commands that all games share: `/table`, `/facet`, `/my`."""

from contextlib import suppress
from typing import Final

import discord
from discord import app_commands

from bot.actions import preferences
from bot.actions.hours import hour_of, minutes_of
from bot.actions.request import Request
from bot.actions.zones import label, zones_like
from bot.computers.contract import NORMAL
from bot.computers.level import MINE
from bot.computers.levels import every_level, styles_of
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
from bot.host.threads import in_thread
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.arguments import QuietHours
from bot.messages.press import NO_TABLE, Press
from bot.panels.viewpoint import MAX_OPTIONS
from bot.tables.refusal import Refusal
from bot.tables.zones import shown
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
    levels = dict.fromkeys(level for game in GAMES for level in every_level(game))
    styles = [(f"{game}-style-{style}", style) for game in GAMES for style in styles_of(game)]
    known = {
        "level": [("computer-mine", MINE), *((f"level-{level}", level) for level in levels)],
        "style": styles,
    }
    return [
        Option(
            name,
            choices=[app_commands.Choice(name=text(key), value=value) for key, value in offered],
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
    """Return the commands for a person's own tables and preferences."""
    hours = [
        Option("begin", complete=_hours),
        Option("end", complete=_hours),
        Option("zone", complete=_zones),
    ]
    until = Option("until", required=True, complete=_days)
    commands = (
        Command("tables", anywhere("own-tables")),
        Command("reminders", anywhere("reminders")),
        Command("quiet", _quiet, hours),
        Command("away", anywhere("away", "until"), [until]),
    )
    return Group("my", commands)


async def _quiet(_: Request, values: OptionValues) -> Press:
    """Set the quiet hours; without options, open the form for them."""
    action = "quiet" if values else "ask-quiet"
    return Press(NO_TABLE, None, action, str(QuietHours(**values)))


async def _hours(_: Request, current: str, __: OptionValues) -> list[app_commands.Choice[str]]:
    hours = [f"{hour:02}:00" for hour in range(24)]
    offered = [hour for hour in hours if hour.startswith(current.strip())]
    with suppress(Refusal):
        offered = offered or [hour_of(minutes_of(current))]
    return [app_commands.Choice(name=hour, value=hour) for hour in offered or hours][:MAX_OPTIONS]


async def _zones(
    request: Request, current: str, __: OptionValues
) -> list[app_commands.Choice[str]]:
    zones = await in_thread(zones_like, current)  # the first call reads the time zone files
    now = request.tables.store.now()
    return [
        app_commands.Choice(name=label(zone, request.language, now), value=shown(zone))
        for zone in zones[:MAX_OPTIONS]
    ]


async def _days(request: Request, _: str, __: OptionValues) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=request.words("away-days", days=days), value=str(days))
        for days in preferences.DAYS_AWAY
    ]
