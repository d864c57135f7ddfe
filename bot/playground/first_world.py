"""The places a newcomer finds, and how one more server is made."""

from collections.abc import Callable, Iterable

from bot.playground.permissions import USUAL, Permission
from bot.playground.shapes import Id
from bot.playground.world import Channel, Guild, Overwrite, Person, Role, World


def new_guild(
    make_id: Callable[[], Id], name: str, owner: Person, members: Iterable[Person]
) -> Guild:
    """Return a server with nothing but its members, who all may do the usual."""
    guild = Guild(make_id(), name, owner.id)
    guild.roles[guild.id] = Role(guild.id, "@everyone", USUAL)
    guild.members = {person.id: () for person in (*members, owner)}
    return guild


def first_world(now: float) -> World:
    """Return one server with its people, as a newcomer finds it."""
    world = World()

    def make() -> Id:
        return world.new_id(now)

    bot = Person(make(), "facet", "Facet", bot=True)
    world.bot_id = bot.id
    people = [
        bot,
        Person(make(), "robin", "Robin"),
        Person(make(), "sam", "Sam"),
        Person(make(), "mika", "みか"),
        Person(make(), "xiaomei", "小美"),
        Person(make(), "morgan", "Morgan"),
    ]
    owner = Person(make(), "landlord", "The landlord")
    world.people = {person.id: person for person in (*people, owner)}
    guild = new_guild(make, "The Games Room", owner, people)
    world.guilds = {guild.id: guild}
    roles = [
        Role(make(), "Facet", 0),
        Role(make(), "Hosts", Permission.MANAGE_MESSAGES | Permission.MANAGE_CHANNELS),
    ]
    guild.roles |= {role.id: role for role in roles}
    guild.members |= {bot.id: (roles[0].id,), people[-1].id: (roles[1].id,)}
    world.channels = {c.id: c for c in _channels(make, guild, roles[0], people)}
    return world


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
