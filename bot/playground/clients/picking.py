"""What a person picks from a list of a server's channels."""

from bot.playground.discord.application import Application
from bot.playground.discord.errors import Unfit
from bot.playground.discord.permissions import Permission, in_channel
from bot.playground.discord.shapes import Json
from bot.playground.discord.world import Channel, Person


def picked(
    discord: Application, person: Person, here: Channel, component: Json, ids: list[str]
) -> Json:
    """Return what the bot receives of the channels picked; raise Unfit for one that isn't listed."""
    world, told = discord.world, {}
    server = discord.payloads.channel(here).get("guild_id")
    kinds = component.get("channel_types") or ()
    for each in ids:
        channel = world.channels.get(each)
        shown = discord.payloads.channel(channel, person) if channel else {}
        seen = channel and Permission.VIEW_CHANNEL in in_channel(world, person, channel)
        known = seen and shown.get("guild_id") == server
        if not known or (kinds and shown["type"] not in kinds):
            raise Unfit("among", "That is not among the options.")
        told[each] = shown
    return {"channels": told}
