"""Who may do what in which channel, computed the way Discord does."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.playground.world import Channel, Person, World


class Permission(IntFlag):
    """Discord's permission bits, as far as a channel of text needs them."""

    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    PIN_MESSAGES = 1 << 51


EVERYTHING = Permission(sum(Permission))

USUAL = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)


def in_guild(world: World, person: Person) -> Permission:
    """Return what ``person`` may do before any channel has its say."""
    if person.id == world.owner_id:
        return EVERYTHING
    base = Permission(0)
    for role in world.roles.values():
        if role.id == world.guild_id or role.id in person.roles:
            base |= role.permissions
    return EVERYTHING if Permission.ADMINISTRATOR in base else Permission(base)


def in_channel(world: World, person: Person, channel: Channel) -> Permission:
    """Return what ``person`` may do in ``channel``; a thread asks its parent."""
    base = in_guild(world, person)
    if Permission.ADMINISTRATOR in base or person.id == world.owner_id:
        return EVERYTHING
    if channel.parent_id is not None:
        parent = world.channels.get(channel.parent_id)
        return in_channel(world, person, parent) if parent else Permission(0)
    everyone, roles, member = (
        [o for o in channel.overwrites if o.target_id == world.guild_id],
        [o for o in channel.overwrites if o.target_id in person.roles],
        [o for o in channel.overwrites if o.target_id == person.id],
    )
    for group in (everyone, roles, member):
        deny = allow = 0
        for overwrite in group:
            deny |= overwrite.deny
            allow |= overwrite.allow
        base = base & ~deny | allow
    if Permission.VIEW_CHANNEL not in base:
        return Permission(0)
    return Permission(base)


def may_send(world: World, person: Person, channel: Channel) -> bool:
    """Tell whether ``person`` may post in ``channel``; threads have a bit of their own."""
    needed = (
        Permission.SEND_MESSAGES
        if channel.parent_id is None
        else Permission.SEND_MESSAGES_IN_THREADS
    )
    return needed in in_channel(world, person, channel)
