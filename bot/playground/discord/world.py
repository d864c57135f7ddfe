"""The people, and the places where they meet: servers, direct messages and groups.

Plain values and look-ups: nothing here knows connections or HTTP.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.playground.discord import errors
from bot.playground.discord.shapes import Id, Json

EPOCH_MS = 1_420_070_400_000
KEPT_MESSAGES = 200  # a channel; older ones are forgotten with their files

EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15

TEXT, DIRECT, VOICE, GROUP, NEWS, STAGE, FORUM, MEDIA = 0, 1, 2, 3, 5, 13, 15, 16
NEWS_THREAD, THREAD, PRIVATE_THREAD = 10, 11, 12
"""Kinds of channels, as Discord numbers them."""
SPOKEN = {VOICE, STAGE}
"""Where people speak; there is a chat beside it."""
HOLDERS = {FORUM, MEDIA}
"""What has posts, which are threads, and no messages of its own."""
WEEK_MINUTES = 10_080
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
"""Statuses of a scheduled event, as Discord numbers them."""


@dataclass(frozen=True)
class Role:
    """A role; the one with the server's own id is @everyone."""

    id: Id
    name: str
    permissions: int
    mentionable: bool = False
    """Whether anybody may mention it; otherwise it takes the permission to mention everyone."""


@dataclass(frozen=True)
class Overwrite:
    """What a channel allows or denies one role or person."""

    target_id: Id
    is_member: bool
    allow: int = 0
    deny: int = 0


@dataclass(frozen=True)
class Person:
    """Somebody, or the bot; ``installed`` says whether they have installed the bot.

    The `avatar` is a hash; "" for somebody without one.
    """

    id: Id
    name: str
    display: str
    bot: bool = False
    installed: bool = False
    avatar: str = ""


@dataclass
class Guild:
    """A server; the bot is a member of it, or comes with people who installed it."""

    id: Id
    name: str
    owner_id: Id
    locale: str = "en-US"
    roles: dict[Id, Role] = field(default_factory=dict)
    members: dict[Id, tuple[Id, ...]] = field(default_factory=dict)
    """Everybody who is in it, and the roles they have there."""
    hushes: bool = False
    """Whether others' applications answer in private here, whatever a member's permissions say."""
    community: bool = False
    """Whether it is a Community server: only of those does Discord report a language."""
    commands: bool = False
    """Whether it installed the application's commands, without the bot."""
    blocked: list[str] = field(default_factory=list)
    """What its AutoMod lets no message contain that everybody can see."""

    @property
    def reported_locale(self) -> str:
        """The language that Discord reports."""
        return self.locale if self.community else "en-US"

    @property
    def features(self) -> list[str]:
        """What Discord calls its features."""
        return ["COMMUNITY"] if self.community else []


@dataclass
class Channel:
    """A channel, a thread if it has a parent, or, in no server, a direct message or a group.

    ``member_ids`` are those in a thread, a direct message or a group.
    """

    id: Id
    name: str
    guild_id: Id | None
    topic: str = ""
    parent_id: Id | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    member_ids: list[Id] = field(default_factory=list)
    owner_id: Id | None = None
    archived: bool = False
    """Whether a thread was put away; whoever writes there opens it again."""
    auto_archive_duration: int = WEEK_MINUTES
    """After how many quiet minutes Discord puts a thread away."""
    locked: bool = False
    """Whether only those who manage threads may write in a thread, and open it again."""
    group: bool = False
    type: int | None = None
    """What Discord calls its type, where that doesn't follow from the rest."""

    @property
    def kind(self) -> int:
        """What Discord calls its type."""
        if self.type is not None:
            return self.type
        if self.guild_id is None:
            return GROUP if self.group else DIRECT
        return TEXT if self.parent_id is None else THREAD


@dataclass(frozen=True)
class Attachment:
    """A file of a message; its bytes are stored beside the world."""

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
    role_ids: list[Id] = field(default_factory=list)
    """The roles that it notifies."""
    edited_at: float | None = None
    reader_id: Id | None = None
    reference_id: Id | None = None
    thread_id: Id | None = None
    """The thread that was opened, if Discord says so by this message."""
    by_webhook: bool = False
    interaction: Json | None = None
    nonce: str | None = None
    push: str | None = None
    """The text that those it mentions read on a locked phone: nothing with Components V2. None where
    nobody is notified; an edit notifies nobody."""


@dataclass(frozen=True)
class Emoji:
    """An emoji of the application."""

    id: Id
    name: str
    content_type: str


@dataclass
class ScheduledEvent:
    """A scheduled event of a server, at a place that isn't one of its voice channels; times are in seconds."""

    id: Id
    guild_id: Id
    creator_id: Id
    name: str
    description: str
    location: str
    starts: float
    ends: float
    status: int = SCHEDULED


@dataclass
class World:
    """Everything that outlives a restart."""

    bot_id: Id = "0"
    last_id: int = 0
    guilds: dict[Id, Guild] = field(default_factory=dict)
    people: dict[Id, Person] = field(default_factory=dict)
    channels: dict[Id, Channel] = field(default_factory=dict)
    messages: dict[Id, dict[Id, Message]] = field(default_factory=dict)
    emojis: dict[Id, Emoji] = field(default_factory=dict)
    events: dict[Id, ScheduledEvent] = field(default_factory=dict)
    commands: list[Json] = field(default_factory=list)
    application: Json = field(default_factory=dict)
    """What was changed of the application's settings."""

    def new_id(self, now: float) -> Id:
        """Return a snowflake for ``now`` that is larger than every one before."""
        self.last_id = max(self.last_id + 1, int(now * 1000 - EPOCH_MS) << 22)
        return str(self.last_id)

    @property
    def bot(self) -> Person:
        """The bot itself."""
        return self.people[self.bot_id]

    @property
    def home(self) -> Guild:
        """The first server, where newcomers become members."""
        return next(iter(self.guilds.values()))

    def guild_of(self, channel: Channel) -> Guild | None:
        """Return a channel's server; None for a direct message or a group."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def joined(self) -> list[Guild]:
        """Return the servers that the bot is a member of."""
        return [guild for guild in self.guilds.values() if self.bot_id in guild.members]

    def has_bot(self, channel: Channel) -> bool:
        """Return whether the bot is a member where a channel is, and receives its events."""
        guild = self.guild_of(channel)
        return self.bot_id in (channel.member_ids if guild is None else guild.members)

    def readers(self, channel: Channel) -> frozenset[Id] | None:
        """Return the only people who see a channel; None in the first server, where everybody is."""
        guild = self.guild_of(channel)
        if guild is self.home:
            return None
        return frozenset(channel.member_ids if guild is None else guild.members)

    def channels_of(self, guild: Guild) -> list[Channel]:
        """Return the channels and threads of a server."""
        return [c for c in self.channels.values() if c.guild_id == guild.id]

    def channel(self, channel_id: Id) -> Channel:
        """Return a channel, or raise 10003."""
        if channel_id not in self.channels:
            raise errors.Refusal(*errors.UNKNOWN_CHANNEL)
        return self.channels[channel_id]

    def message(self, channel_id: Id, message_id: Id) -> Message:
        """Return a message, or raise 10003 or 10008."""
        self.channel(channel_id)
        message = self.find(channel_id, message_id)
        if message is None:
            raise errors.Refusal(*errors.UNKNOWN_MESSAGE)
        return message

    def find(self, channel_id: Id, message_id: Id | None) -> Message | None:
        """Return a message; None if there is no such message."""
        return self.messages.get(channel_id, {}).get(message_id or "")

    def history(self, channel_id: Id) -> list[Message]:
        """Return a channel's messages, oldest first."""
        return list(self.messages.get(channel_id, {}).values())

    def keep(self, message: Message) -> list[Message]:
        """Add a message; return those that are dropped at the other end."""
        kept = self.messages.setdefault(message.channel_id, {})
        kept[message.id] = message
        over = len(kept) - KEPT_MESSAGES
        return [kept.pop(key) for key in list(kept)[:over]] if over > 0 else []

    def person_named(self, name: str) -> Person | None:
        """Return whom a page calls ``name``."""
        return next((p for p in self.people.values() if p.name == name and not p.bot), None)

    def between(self, one: Id, other: Id) -> Channel | None:
        """Return the direct message between two, if they have one."""
        pair = {one, other}
        alone = (c for c in self.channels.values() if c.kind == DIRECT)
        return next((c for c in alone if set(c.member_ids) == pair), None)

    def threads_of(self, channel_id: Id) -> Iterable[Channel]:
        """Return the threads under a channel."""
        return [c for c in self.channels.values() if c.parent_id == channel_id]


def born(snowflake: Id) -> float:
    """Return when a snowflake was made, in seconds."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


def shard_of(guild_id: Id | None, count: int) -> int:
    """Return which of `count` shards receives the events of a server, or of places outside servers."""
    return (int(guild_id or 0) >> 22) % count
