"""The people, channels and messages of the one server the stand-in has.

Plain values and look-ups: nothing here knows of connections or of HTTP.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.playground import errors
from bot.playground.permissions import USUAL, Permission
from bot.playground.shapes import Id, Json

EPOCH_MS = 1_420_070_400_000
KEPT_MESSAGES = 200  # a channel; older ones are forgotten with their files

EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15


@dataclass(frozen=True)
class Role:
    """A role; the one with the server's own id is everybody's."""

    id: Id
    name: str
    permissions: int


@dataclass(frozen=True)
class Overwrite:
    """What a channel allows or denies one role or person."""

    target_id: Id
    is_member: bool
    allow: int = 0
    deny: int = 0


@dataclass(frozen=True)
class Person:
    """Somebody in the server, or the bot."""

    id: Id
    name: str
    display: str
    roles: tuple[Id, ...] = ()
    bot: bool = False


@dataclass
class Channel:
    """A channel, or a thread if it has a parent."""

    id: Id
    name: str
    topic: str = ""
    parent_id: Id | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    member_ids: list[Id] = field(default_factory=list)
    owner_id: Id | None = None
    archived: bool = False
    """Whether a thread was put away; whoever writes there opens it again."""


@dataclass(frozen=True)
class Attachment:
    """A file that belongs to a message; its bytes lie beside the world."""

    id: Id
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass
class Message:
    """A message; ``reader_id`` names the only one who sees it if it is ephemeral."""

    id: Id
    channel_id: Id
    author_id: Id
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    mention_ids: list[Id] = field(default_factory=list)
    edited_at: float | None = None
    reader_id: Id | None = None
    reference_id: Id | None = None
    by_webhook: bool = False
    interaction: Json | None = None
    nonce: str | None = None


@dataclass(frozen=True)
class Emoji:
    """An emoji of the application."""

    id: Id
    name: str
    content_type: str


@dataclass
class World:
    """Everything that outlives a restart."""

    guild_id: Id = "0"
    guild_name: str = "The Games Room"
    guild_locale: str = "en-US"
    owner_id: Id = "0"
    bot_id: Id = "0"
    last_id: int = 0
    roles: dict[Id, Role] = field(default_factory=dict)
    people: dict[Id, Person] = field(default_factory=dict)
    channels: dict[Id, Channel] = field(default_factory=dict)
    messages: dict[Id, dict[Id, Message]] = field(default_factory=dict)
    emojis: dict[Id, Emoji] = field(default_factory=dict)
    commands: list[Json] = field(default_factory=list)

    def new_id(self, now: float) -> Id:
        """Return a snowflake for ``now`` that is larger than every one before."""
        self.last_id = max(self.last_id + 1, int(now * 1000 - EPOCH_MS) << 22)
        return str(self.last_id)

    @property
    def bot(self) -> Person:
        """The bot itself."""
        return self.people[self.bot_id]

    def channel(self, channel_id: Id) -> Channel:
        """Return a channel, or raise 10003."""
        if channel_id not in self.channels:
            raise errors.unknown_channel()
        return self.channels[channel_id]

    def message(self, channel_id: Id, message_id: Id) -> Message:
        """Return a message, or raise 10003 or 10008."""
        self.channel(channel_id)
        message = self.messages.get(channel_id, {}).get(message_id)
        if message is None:
            raise errors.unknown_message()
        return message

    def history(self, channel_id: Id) -> list[Message]:
        """Return a channel's messages, oldest first."""
        return list(self.messages.get(channel_id, {}).values())

    def keep(self, message: Message) -> list[Message]:
        """Add a message; return those that fall off the other end."""
        kept = self.messages.setdefault(message.channel_id, {})
        kept[message.id] = message
        over = len(kept) - KEPT_MESSAGES
        return [kept.pop(key) for key in list(kept)[:over]] if over > 0 else []

    def person_named(self, name: str) -> Person | None:
        """Return whom a page calls ``name``."""
        return next((p for p in self.people.values() if p.name == name and not p.bot), None)

    def threads_of(self, channel_id: Id) -> Iterable[Channel]:
        """Return the threads under a channel."""
        return [c for c in self.channels.values() if c.parent_id == channel_id]


def born(snowflake: Id) -> float:
    """Return when a snowflake was made, in seconds."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


def first_world(now: float) -> World:
    """Return the server as a newcomer finds it."""
    world = World()

    def make() -> Id:
        return world.new_id(now)

    world.guild_id, world.bot_id = make(), make()
    bot_role = Role(make(), "Facet", 0)
    hosts = Role(make(), "Hosts", Permission.MANAGE_MESSAGES | Permission.MANAGE_CHANNELS)
    everyone = Role(world.guild_id, "@everyone", USUAL)
    world.roles = {role.id: role for role in (everyone, bot_role, hosts)}
    people = [
        Person(world.bot_id, "facet", "Facet", (bot_role.id,), bot=True),
        Person(make(), "robin", "Robin"),
        Person(make(), "sam", "Sam"),
        Person(make(), "mika", "みか"),
        Person(make(), "xiaomei", "小美"),
        Person(make(), "morgan", "Morgan", (hosts.id,)),
    ]
    owner = Person(make(), "landlord", "The landlord")
    world.owner_id = owner.id
    world.people = {person.id: person for person in (*people, owner)}
    games = Channel(make(), "games", "Open a table and play.")
    quiet = Channel(make(), "quiet", "A second channel for a second table.")
    reading = Channel(
        make(),
        "reading-room",
        "The bot may neither write nor attach files here.",
        overwrites=[
            Overwrite(
                bot_role.id,
                is_member=False,
                deny=Permission.SEND_MESSAGES | Permission.ATTACH_FILES,
            )
        ],
    )
    members = [person.id for person in people]
    thread = Channel(make(), "Friday table", parent_id=games.id, member_ids=members)
    world.channels = {c.id: c for c in (games, quiet, reading, thread)}
    return world
