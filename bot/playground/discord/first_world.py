"""The places that a newcomer finds, and how to add a server.

The bot is a member of the first server. Everybody has installed it for themselves as well, so it
comes along into a direct message, a group, and a second server that has not heard of it.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from bot.playground.discord.permissions import USUAL, Permission
from bot.playground.discord.shapes import Id
from bot.playground.discord.world import Channel, Guild, Overwrite, Person, Role, World


def new_guild(
    make_id: Callable[[], Id], name: str, owner: Person, members: Iterable[Person]
) -> Guild:
    """Return a server with only its members, who have the usual permissions."""
    guild = Guild(make_id(), name, owner.id)
    guild.roles[guild.id] = Role(guild.id, "@everyone", USUAL)
    guild.members = {person.id: () for person in (*members, owner)}
    return guild


def first_world(now: float) -> World:
    """Return the first server with its people, and the other places, as a newcomer finds them."""
    world = first_server(now)
    add_elsewhere(world, now)
    return world


def first_server(now: float) -> World:
    """Return one server with its people."""
    world = World()

    def make() -> Id:
        return world.new_id(now)

    bot = Person(make(), "facet", "Facet", bot=True)
    world.bot_id = bot.id
    people = [
        bot,
        Person(make(), "robin", "Robin", avatar="0be1f2a3c4d5e6f70819"),
        Person(make(), "sam", "Sam"),
        Person(make(), "mika", "みか", avatar="f00d1e2f3a4b5c6d7e8f"),
        Person(make(), "xiaomei", "小美"),
        Person(make(), "morgan", "Morgan"),
    ]
    owner = Person(make(), "landlord", "The landlord")
    world.people = {person.id: person for person in (*people, owner)}
    guild = new_guild(make, "The Games Room", owner, people)
    guild.community = True  # so that its language can be chosen
    world.guilds = {guild.id: guild}
    roles = [
        Role(make(), "Facet", 0),
        Role(make(), "Players", 0, mentionable=True),  # for lobbies to call
        Role(make(), "Hosts", Permission.MANAGE_MESSAGES | Permission.MANAGE_CHANNELS),
        Role(make(), "Managers", Permission.MANAGE_GUILD),
    ]
    guild.roles |= {role.id: role for role in roles}
    guild.members |= {bot.id: (roles[0].id,), people[-1].id: (roles[2].id, roles[3].id)}
    world.channels = {c.id: c for c in _channels(make, guild, roles[0], people)}
    return world


def add_elsewhere(world: World, now: float) -> None:
    """Install the bot for everybody, and add a place of each kind where that matters."""

    def make() -> Id:
        return world.new_id(now)

    owner = world.people[world.home.owner_id]
    people = [
        replace(p, installed=True) for p in world.people.values() if p not in (world.bot, owner)
    ]
    world.people |= {person.id: person for person in people}
    cafe = new_guild(make, "The Café", owner, people)
    world.guilds[cafe.id] = cafe
    strangers = [p for p in people if world.between(p.id, world.bot_id) is None]
    for channel in (
        *(direct_message(make(), [person, world.bot]) for person in strangers),
        Channel(make(), "Game night", None, member_ids=[p.id for p in people[:3]], group=True),
        Channel(make(), "by-the-window", cafe.id),
    ):
        world.channels[channel.id] = channel


def direct_message(new_id: Id, people: Sequence[Person]) -> Channel:
    """Return the direct message between two people, one of whom may be the bot."""
    name = " & ".join(person.display for person in people)
    return Channel(new_id, name, None, member_ids=[person.id for person in people])


def _channels(
    make_id: Callable[[], Id], guild: Guild, of_bot: Role, people: list[Person]
) -> list[Channel]:
    games = Channel(make_id(), "games", guild.id, "Open a table and play.")
    return [
        games,
        Channel(make_id(), "quiet", guild.id, "A second channel for a second table."),
        Channel(
            make_id(),
            "reading-room",
            guild.id,
            "The bot may neither write nor attach files here.",
            overwrites=[
                Overwrite(
                    of_bot.id,
                    is_member=False,
                    deny=Permission.SEND_MESSAGES | Permission.ATTACH_FILES,
                )
            ],
        ),
        Channel(
            make_id(),
            "Friday table",
            guild.id,
            parent_id=games.id,
            member_ids=[person.id for person in people],
        ),
    ]
