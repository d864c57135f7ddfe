"""Who may do what in which channel, computed the way Discord does."""

from enum import IntFlag

from bot.playground.discord.world import HOLDERS, SPOKEN, Channel, Guild, Person, World


class Permission(IntFlag):
    """Discord's permission bits, as far as text channels need them."""

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
    CONNECT = 1 << 20
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    CREATE_EVENTS = 1 << 44
    USE_EXTERNAL_APPS = 1 << 50
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
    | Permission.CONNECT
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_EVENTS
    | Permission.USE_EXTERNAL_APPS
)
IN_PRIVATE = USUAL & ~(
    Permission.CONNECT
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_EVENTS
)
"""What whoever is in a direct message or a group may do there."""
APP_IN_PRIVATE = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
"""The permissions that Discord reports to a bot among people; with itself, other emojis as well."""


def in_guild(guild: Guild, person: Person) -> Permission:
    """Return what ``person`` may do in a server before channel overwrites."""
    if person.id == guild.owner_id:
        return EVERYTHING
    roles = guild.members.get(person.id)
    if roles is None:
        return Permission(0)
    base = Permission(0)
    for role in guild.roles.values():
        if role.id == guild.id or role.id in roles:
            base |= role.permissions
    return EVERYTHING if Permission.ADMINISTRATOR in base else Permission(base)


def in_channel(world: World, person: Person, channel: Channel) -> Permission:
    """Return what ``person`` may do in ``channel``; for a thread, in its parent."""
    guild = world.guild_of(channel)
    if guild is None:
        return IN_PRIVATE if person.id in channel.member_ids else Permission(0)
    base = in_guild(guild, person)
    if Permission.ADMINISTRATOR in base or person.id == guild.owner_id:
        return EVERYTHING
    if channel.parent_id is not None:
        parent = world.channels.get(channel.parent_id)
        return in_channel(world, person, parent) if parent else Permission(0)
    own = guild.members.get(person.id, ())
    for targets in ((guild.id,), own, (person.id,)):
        deny = allow = 0
        for overwrite in (o for o in channel.overwrites if o.target_id in targets):
            deny |= overwrite.deny
            allow |= overwrite.allow
        base = base & ~deny | allow
    if Permission.VIEW_CHANNEL not in base:
        return Permission(0)
    return Permission(base)


def of_app(world: World, person: Person, channel: Channel) -> Permission:
    """Return the permissions that Discord reports to the bot where ``person`` uses it."""
    guild = world.guild_of(channel)
    if guild is None:
        emojis = Permission.USE_EXTERNAL_EMOJIS if world.has_bot(channel) else Permission(0)
        return APP_IN_PRIVATE | emojis
    if guild.commands and not world.has_bot(channel):  # discord-api-docs #5316
        return Permission.ATTACH_FILES | Permission.EMBED_LINKS
    # Where it isn't a member, Discord reports what the person may do.
    return in_channel(world, world.bot if world.has_bot(channel) else person, channel)


def sees(world: World, person: Person, channel: Channel) -> bool:
    """Return whether ``person`` sees a channel; the chat of a voice channel has its own bit."""
    needed = Permission.VIEW_CHANNEL
    if channel.kind in SPOKEN:
        needed |= Permission.CONNECT
    return needed in in_channel(world, person, channel)


def may_send(world: World, person: Person, channel: Channel) -> bool:
    """Return whether ``person`` may post in ``channel``; threads have their own bit."""
    if channel.kind in HOLDERS:
        return False
    needed = Permission.SEND_MESSAGES
    if channel.parent_id is not None:
        needed = Permission.SEND_MESSAGES_IN_THREADS
    if channel.locked:
        needed |= Permission.MANAGE_THREADS
    return needed in in_channel(world, person, channel)
