"""The command for blocking somebody: `/my block`."""

from collections.abc import Mapping, Sequence

import discord

from bot.actions.request import Request
from bot.entry.commands.command import Command, Option, OptionValues, people_in
from bot.messages.press import NO_TABLE, Press


def commands() -> Mapping[str, Sequence[Command]]:
    """Return the command in the group of a person's own."""
    person = Option("person", "my-block-person-about", annotation=discord.User)
    return {"my": [Command("block", "my-block-about", _block, [person], after="quiet")]}


async def _block(_: Request, values: OptionValues) -> Press:
    """Block a person; without one, show whom this person has blocked."""
    people = people_in(values, "person")
    return Press(NO_TABLE, None, "block" if people else "blocks", people=people)
