"""The command that shows a profile: `/profile`."""

from collections.abc import Mapping, Sequence

import discord

from bot.actions.request import Request
from bot.entry.commands.command import Command, Option, OptionValues, people_in
from bot.messages.press import NO_TABLE, Press


def commands() -> Mapping[str, Sequence[Command]]:
    """Return the command."""
    person = Option("person", "profile-person-about", annotation=discord.User)
    return {"": [Command("profile", "profile-about", _profile, [person], after="follow")]}


async def _profile(_: Request, values: OptionValues) -> Press:
    """Show a person's profile, by default the requester's."""
    return Press(NO_TABLE, None, "profile", people=people_in(values, "person"))
