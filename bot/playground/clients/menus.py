"""Reads what a person chose from the context menu of somebody, or of a message."""

from bot.playground.discord.application import Application
from bot.playground.discord.checks.commands import ON_MESSAGE, ON_PERSON
from bot.playground.discord.errors import Unfit
from bot.playground.discord.installing import offered
from bot.playground.discord.shapes import Json
from bot.playground.discord.world import Channel, Message, Person


def on_person(discord: Application, person: Person, here: Channel, name: str, whom: str) -> Json:
    """Return what the bot receives of an entry chosen from somebody's menu; raise Unfit."""
    world, payloads, guild = discord.world, discord.payloads, discord.world.guild_of(here)
    target = world.people.get(whom) or world.person_named(whom)
    if target is None:
        raise Unfit("person", "There is no such person.")
    resolved: Json = {"users": {target.id: payloads.user(target)}}
    if guild is not None and target.id in guild.members:
        resolved["members"] = {target.id: payloads.resolved_member(guild, target)}
    return _chosen(discord, person, here, ON_PERSON, name) | {
        "target_id": target.id,
        "resolved": resolved,
    }


def on_message(
    discord: Application, person: Person, here: Channel, name: str, message: Message
) -> Json:
    """Return what the bot receives of an entry chosen from a message's menu; raise Unfit."""
    return _chosen(discord, person, here, ON_MESSAGE, name) | {
        "target_id": message.id,
        "resolved": {"messages": {message.id: discord.payloads.message(message)}},
    }


def _chosen(discord: Application, person: Person, here: Channel, kind: int, name: str) -> Json:
    world = discord.world
    found = [it for it in world.commands if it["type"] == kind and it["name"] == name]
    if not found or not offered(world, person, here, found[0]):
        raise Unfit("entry", f"There is no {name!r} in this menu.", name=name)
    return {"id": found[0]["id"], "name": name, "type": kind}
