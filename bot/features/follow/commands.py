"""The command for following somebody, or a table: `/follow`."""

from collections.abc import Mapping, Sequence

import discord

from bot.actions.request import Request
from bot.entry.commands.command import Command, Option, OptionValues, people_in
from bot.messages.press import NO_TABLE, Press


def commands() -> Mapping[str, Sequence[Command]]:
    """Return the command."""
    person = Option("person", "follow-person-about", annotation=discord.User)
    return {"": [Command("follow", "follow-about", _follow, [person], after="daily")]}


async def _follow(_: Request, values: OptionValues) -> Press:
    """Follow a person, by default the table here; or stop following."""
    return Press(NO_TABLE, None, "follow-or-stop", people=people_in(values, "person"))
