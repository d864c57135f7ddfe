"""What a person picks from a list that their client fills: people, roles, channels."""

from typing import TypeVar

from bot.playground.discord.application import Application
from bot.playground.discord.checks.pickers import CHANNEL_SELECT, ROLE_SELECT
from bot.playground.discord.errors import Unfit
from bot.playground.discord.permissions import Permission, in_channel
from bot.playground.discord.shapes import Json
from bot.playground.discord.world import Channel, Person

T = TypeVar("T")


def picked(
    discord: Application, person: Person, here: Channel, component: Json, ids: list[str]
) -> Json:
    """Return what the bot receives of what was picked; raise Unfit for what isn't listed."""
    if component["type"] == CHANNEL_SELECT:
        return {"channels": _channels(discord, person, here, component, ids)}
    if component["type"] == ROLE_SELECT:
        guild = discord.world.guild_of(here)
        roles = {role["id"]: role for role in discord.payloads.roles(guild)} if guild else {}
        return {"roles": {each: _listed(roles.get(each)) for each in ids}}
    return _people(discord, here, ids)


def _people(discord: Application, here: Channel, ids: list[str]) -> Json:
    world, payloads = discord.world, discord.payloads
    guild = world.guild_of(here)
    among = here.member_ids if guild is None else guild.members
    people = [_listed(world.people.get(each) if each in among else None) for each in ids]
    told: Json = {"users": {one.id: payloads.user(one) for one in people}}
    if guild is not None:
        told["members"] = {one.id: payloads.resolved_member(guild, one) for one in people}
    return told


def _channels(
    discord: Application, person: Person, here: Channel, component: Json, ids: list[str]
) -> Json:
    world, told = discord.world, {}
    server = discord.payloads.channel(here).get("guild_id")
    kinds = component.get("channel_types") or ()
    for each in ids:
        channel = world.channels.get(each)
        shown = discord.payloads.channel(channel, person) if channel else {}
        seen = channel and Permission.VIEW_CHANNEL in in_channel(world, person, channel)
        known = seen and shown.get("guild_id") == server
        fits = known and (not kinds or shown["type"] in kinds)
        told[each] = _listed(shown if fits else None)
    return told


def _listed(line: T | None) -> T:
    if line is None:
        raise Unfit("among", "That is not among the options.")
    return line
