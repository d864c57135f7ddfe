"""A person's request: who, where, in which language, and how to answer it."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, Self, TypeVar

import discord

from bot.actions.cooldowns import ByPerson, Cooldowns
from bot.computers.engine_client import EngineClient
from bot.host.metrics import Metrics
from bot.host.settings import Bounds
from bot.i18n.lexicon import language_of, words_in
from bot.messages.names import escaped, name_of, with_readable_names
from bot.messages.places import CHANNELS_WITHOUT_MESSAGES, VOICE_CHANNELS, Membership, place_of
from bot.messages.press import Press
from bot.messages.reply import Reply
from bot.messages.screen import Screen
from bot.panels import Viewpoint
from bot.parts import Parts
from bot.posting.after_change import AfterChange
from bot.posting.gone_channels import GoneChannels
from bot.posting.open_panels import Panel
from bot.posting.openings import Openings
from bot.posting.poster import Poster
from bot.posting.refused_posts import RefusedPosts
from bot.store.values import Place
from bot.tables.refusal import Refusal, UnescapedName
from bot.tables.steps import begun
from bot.tables.table import Table
from bot.tables.tables import Tables
from render import Words
from rules import GAMES

Placed = TypeVar("Placed", bound="InChannel")
Action = Callable[["Request", Press], Awaitable[None]]
"""What a control or a command does."""

NEEDED: Final = ("view_channel", "send_messages", "attach_files")
"""The permissions that the bot needs to host a table."""
NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")
"""The permissions for a table in a thread."""
NEEDED_IN_VOICE: Final = ("connect", *NEEDED)
"""The permissions for a table in the chat of a voice channel."""
MAX_VARIABLE_LENGTH: Final = 300
"""Characters of a typed text that an answer repeats; people can type thousands."""


class InChannel(Protocol):
    """What belongs to a channel."""

    @property
    def channel_id(self) -> int:
        """The channel."""


@dataclass(frozen=True, slots=True)
class Services:
    """The tables, the computers, the features' parts, and what posts a change.

    `bounds` are the host's limits for every server.
    """

    tables: Tables
    engine: EngineClient
    parts: Parts
    poster: Poster
    after_change: AfterChange
    metrics: Metrics
    membership: Membership
    bounds: Bounds
    cooldowns: Cooldowns
    openings: Openings
    channels: GoneChannels
    refused: RefusedPosts
    actions: Mapping[str, Action]
    commands: Callable[[], Awaitable[Sequence[Mapping[str, Any]]]]
    """Returns what Discord has been told of every command, in all languages."""
    asking: set[tuple[int, int]] = field(default_factory=set)
    """The people who wait for something slow: a computer's answer (0), or a table in a channel (its id)."""


@dataclass(frozen=True, slots=True)
class Request:
    """A person's click or command; the answers given here are private."""

    services: Services
    reply: Reply
    user_id: int
    name: str
    language: str
    guild_id: int | None
    channel_id: int | None
    parent_id: int | None
    """The channel that a thread belongs to."""
    where: Place
    guild_language: str
    """The language of public messages: the server's, or this person's if it has none."""
    community: bool
    """Whether Discord knows the server's language: only Community servers have one."""
    uninvited: bool
    """Whether the server has the commands but not the bot; its place is `visited` then."""
    mute: bool
    """Whether it is a kind of channel without messages."""
    writes: bool
    """Whether they may write in the channel."""
    moderates: bool
    manages: bool
    mentions_all: bool
    """Whether the bot may mention every role here."""
    creates_events: bool
    """Whether the bot may create events of the server."""
    lacking: tuple[str, ...]
    threaded: discord.TextChannel | None
    """The channel, if the bot may create a thread there and host a table in it."""
    _read: dict[int, Table] = field(default_factory=dict)
    """The tables loaded for this request, by id."""
    _admitted: set[int] = field(default_factory=set)
    """Those of them at which this person may look into everybody's seat."""

    @classmethod
    def of(
        cls, interaction: discord.Interaction[Any], services: Services, *, uninvited: bool = False
    ) -> Self:
        """Return the request that an interaction makes."""
        channel, guild = interaction.channel, interaction.guild
        # For any other server, Discord reports English.
        community = guild is not None and "COMMUNITY" in guild.features
        locale = interaction.guild_locale if community else interaction.locale
        place = place_of(interaction)
        where: Place = "visited" if uninvited else place
        return cls(
            services=services,
            reply=Reply(interaction, place),
            user_id=interaction.user.id,
            name=name_of(interaction.user),
            language=language_of(str(interaction.locale)),
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
            parent_id=channel.parent_id if isinstance(channel, discord.Thread) else None,
            where=where,
            guild_language=language_of(str(locale)),
            community=community,
            uninvited=uninvited,
            mute=channel is not None and channel.type in CHANNELS_WITHOUT_MESSAGES,
            writes=_writes(interaction),
            moderates=interaction.permissions.manage_messages,
            manages=interaction.permissions.manage_guild,
            mentions_all=interaction.app_permissions.mention_everyone,
            creates_events=interaction.app_permissions.create_events,
            lacking=_lacking(interaction) if where == "server" else (),
            threaded=_threaded(interaction) if where == "server" else None,
        )

    @contextmanager
    def asking(self, channel_id: int = 0) -> Iterator[None]:
        """Hold a slow request of this person; raise Refusal while they wait for another, such as at a double click.

        Args:
            channel_id: The channel in which a table is to be opened; 0 for an answer of a computer.
        """
        asking, mine = self.services.asking, (self.user_id, channel_id)
        if mine in asking:
            raise Refusal("refused-asking")
        asking.add(mine)
        try:
            yield
        finally:
            asking.discard(mine)

    @property
    def server_id(self) -> int:
        """The server, where the bot is in it; 0 elsewhere."""
        return (self.guild_id or 0) if self.where == "server" else 0

    @property
    def tables(self) -> Tables:
        """All tables of the bot."""
        return self.services.tables

    @property
    def words(self) -> Words:
        """The texts in the reader's language."""
        return words_in(self.language)

    @property
    def place(self) -> tuple[int, int]:
        """The server and the channel; raise Refusal outside a server."""
        if self.guild_id is None or self.channel_id is None:
            raise Refusal("refused-not-in-server")
        return self.guild_id, self.channel_id

    @property
    def managed(self) -> int:
        """The server; raise Refusal unless this person may manage it."""
        guild_id, _ = self.place
        if not self.manages:
            raise Refusal("refused-not-manager")
        return guild_id

    @property
    def channel(self) -> int:
        """The channel; raise Refusal if Discord names none."""
        if self.channel_id is None:
            raise Refusal("refused-elsewhere")
        return self.channel_id

    def here(self, it: Placed) -> Placed:
        """Return a table or a record; raise Refusal unless it is of this channel."""
        if it.channel_id != self.channel_id:
            raise Refusal("refused-elsewhere")
        return it

    async def table(self, table_id: int) -> Table:
        """Return the table that a control of this channel names, loaded once; raise Refusal."""
        known = self._read.get(table_id)
        table = await (self.tables.newest(known) if known else self.tables.get(table_id))
        return await self._entered(table)

    async def meet(self, people: Mapping[int, str]) -> None:
        """Remember what people (id to name) are called here now."""
        for user_id, name in people.items():
            await self.tables.meet(user_id, self.guild_id or 0, name)

    def called(self, name: UnescapedName) -> str:
        """Return what somebody is called at the table that this request is about."""
        for table in self._read.values():
            seat = None if name.user_id is None else table.seat_of(name.user_id)
            if seat is not None:
                return with_readable_names(table, self.words).names[seat]
        return name

    def told(self, refusal: Refusal) -> str:
        """Return the text of a refusal; names are escaped, long texts cut."""
        words = self.words
        if refusal.key == "because":
            return str(refusal.variables["why"])
        variables: dict[str, str | int] = {"new": words(f"{next(iter(GAMES))}-help-new")}
        for name, value in refusal.variables.items():
            if isinstance(value, tuple):
                variables[name] = words.listed(words(key) for key in value)
            elif isinstance(value, UnescapedName):
                called = self.called(value)
                variables[name] = escaped(called) if called else self._unnamed(value)
            else:
                variables[name] = value[:MAX_VARIABLE_LENGTH] if isinstance(value, str) else value
        return words(refusal.key, **variables)

    def _unnamed(self, name: UnescapedName) -> str:
        """Return what somebody is called whose name no table has: the host of a game without a seat, or who was forgotten."""
        return f"<@{name.user_id}>" if name.user_id else self.words("name-forgotten")

    async def table_here(self) -> Table:
        """Return the channel's open table, or its last one; raise Refusal if it has none."""
        return await self._entered(await self.tables.latest(self.channel))

    async def _entered(self, table: Table) -> Table:
        """Return a table that was loaded, and note whether this person may look into everybody's seat; raise Refusal."""
        self._read[table.id] = table
        self.here(table)
        if table.has_vote(self.user_id) and all(
            [await it.admits(self, table) for it in self.tables.features]
        ):
            self._admitted.add(table.id)
        return table

    async def link(self, table_id: int) -> str:
        """Return the link to a table; empty while it's being opened."""
        table = await self.tables.find(table_id)
        return table.link() if table else ""

    def doing(self, what: ByPerson, *, when: bool = True) -> AbstractContextManager[None]:
        """Count an action that has a cooldown; raise Refusal if it was done too recently.

        Args:
            when: whether others notice it; otherwise it isn't limited.
        """
        if not when:
            return nullcontext()
        return self.services.cooldowns.doing(what, self.user_id, self.channel)

    def calling(self, people: Mapping[int, str]) -> AbstractContextManager[None]:
        """Count a ping of these people (id to name); raise Refusal if one was pinged too recently."""
        return self.services.cooldowns.calling(people, self.channel, self.user_id)

    def answered(self) -> None:
        """Note that this person accepted what they were pinged for here."""
        self.services.cooldowns.answered(self.user_id, (self.channel_id, self.parent_id))

    def viewpoint(self, table: Table) -> Viewpoint:
        """Return the table as this person sees it; who has a vote sees what everybody's seat does."""
        seat, emojis = table.seat_of(self.user_id), self.services.poster.emojis
        if seat is None and table.id in self._admitted:
            seat = table.everybody
        play, votes = with_readable_names(table, self.words).play, table.has_vote(self.user_id)
        return Viewpoint(play, seat, self.words, emojis, votes)

    def seated(self, table: Table) -> Viewpoint:
        """Return the table as this person sees it from their seat; raise Refusal if they have none."""
        viewpoint = self.viewpoint(table)
        if viewpoint.reader is None:
            voting = table.has_vote(self.user_id)
            raise Refusal("refused-other-side" if voting else "refused-not-at-table")
        begun(table)
        return viewpoint

    async def show(self, screen: Screen) -> None:
        """Answer with a private screen."""
        await self.reply.show(screen)

    async def show_panel(self, screen: Screen, about: str = "") -> None:
        """Answer with a private panel, which replaces the one they had open.

        `about` says what it shows that may pass (see `OpenPanels`).
        """
        await self.reply.show(screen)
        await self.opened(about)

    async def opened(self, about: str) -> None:
        """Remember the private panel that was shown, in place of the one they had open."""
        if self.reply.private_id is not None:
            poster = self.services.poster
            panel = Panel(self.reply.private_id, self.reply, about, self.words, poster.emojis)
            await poster.panels.opened((self.user_id, self.channel_id), panel)

    async def say(self, key: str, **variables: str | int) -> None:
        """Answer with a private text from the catalogue."""
        await self.show(Screen(text=self.words(key, **variables)))


def _writes(interaction: discord.Interaction[Any]) -> bool:
    known = interaction.permissions
    threaded = isinstance(interaction.channel, discord.Thread)
    return known.send_messages_in_threads if threaded else known.send_messages


def _lacking(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Return the names of the permissions that the bot lacks to host a table here."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return _missing(interaction, NEEDED_IN_THREADS)
    spoken = channel is not None and channel.type in VOICE_CHANNELS
    return _missing(interaction, NEEDED_IN_VOICE if spoken else NEEDED)


def _threaded(interaction: discord.Interaction[Any]) -> discord.TextChannel | None:
    """Return the channel if the bot may create threads there and host tables in them."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or channel.type is not discord.ChannelType.text:
        return None
    missing = _missing(interaction, ("create_public_threads", *NEEDED_IN_THREADS))
    return None if missing else channel


def _missing(interaction: discord.Interaction[Any], needed: Iterable[str]) -> tuple[str, ...]:
    return tuple(name for name in needed if not getattr(interaction.app_permissions, name))
