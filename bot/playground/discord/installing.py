"""Where an application may be used: where the bot is a member, and wherever a person has installed it."""

from bot.playground.discord.permissions import Permission, in_channel
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.world import Channel, Message, Person, World

OF_GUILD, OF_USER = "0", "1"
"""Who has installed the application: the place's server, or a person for themselves."""
IN_GUILD, WITH_BOT, AMONG_PEOPLE = 0, 1, 2
"""The contexts of an interaction: a server, a direct message with the bot, any other."""


def context(world: World, channel: Channel) -> int:
    """Return the interaction context of a place."""
    if channel.guild_id is not None:
        return IN_GUILD
    return WITH_BOT if world.has_bot(channel) else AMONG_PEOPLE


def owners(
    world: World, person: Person, channel: Channel, on: Message | None = None
) -> dict[str, Id]:
    """Return who authorized the application, for what ``person`` does there, ``on`` a message.

    What others press where the bot isn't a member goes back to whoever brought the message there.
    """
    found = {OF_GUILD: channel.guild_id or "0"} if _installed(world, channel) else {}
    if on is not None and on.interaction is not None and not found:
        return dict(on.interaction["authorizing_integration_owners"])
    return found | ({OF_USER: person.id} if person.installed else {})


def _installed(world: World, channel: Channel) -> bool:
    """Return whether a place has installed the application itself, with the bot or without."""
    guild = world.guild_of(channel)
    return world.has_bot(channel) or (guild is not None and guild.commands)


def offered(world: World, person: Person, channel: Channel, command: Json) -> bool:
    """Return whether a person's client offers them a command in a place."""
    contexts, kinds = command.get("contexts"), command.get("integration_types") or [0]
    if contexts is not None and context(world, channel) not in contexts:
        return False
    return any(int(owner) in kinds for owner in owners(world, person, channel))


def hushed(world: World, person: Person, channel: Channel) -> bool:
    """Return whether every answer is private: a server can silence external apps."""
    guild = world.guild_of(channel)
    if guild is None or _installed(world, channel):
        return False
    allowed = Permission.USE_EXTERNAL_APPS in in_channel(world, person, channel)
    return guild.hushes or not allowed


def takes_messages(world: World, person_id: Id) -> bool:
    """Return whether the bot may message somebody: they installed it, or share a server with it."""
    if person_id == world.bot_id:
        return False
    together = any(person_id in guild.members for guild in world.joined())
    return together or world.people[person_id].installed
