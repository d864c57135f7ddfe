"""The world and every change to it, so that the bot, the pages and the disk agree."""

import itertools
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Protocol

from bot.playground.discord.checks.messages import Desk, Draft
from bot.playground.discord.first_world import direct_message, new_guild
from bot.playground.discord.payloads import Payloads
from bot.playground.discord.settings import Settings
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.world import (
    ACTIVE,
    COMPLETED,
    EPHEMERAL,
    HOLDERS,
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    SCHEDULED,
    WEEK_MINUTES,
    Channel,
    Guild,
    Message,
    Overwrite,
    Person,
    ScheduledEvent,
    World,
)


class Files(Protocol):
    """The bytes of attachments and emojis, beside the world."""

    def put(self, file_id: Id, content: bytes) -> None:
        """Store the bytes of a file."""

    def drop(self, file_id: Id) -> None:
        """Delete the bytes of a file."""


class State(ABC):
    """A world and its changes; subclasses deliver them to the bot and to people."""

    def __init__(self, world: World, base: str, files: Files, settings: Settings) -> None:
        self.settings = settings
        self.world = world
        self.payloads = Payloads(world, base)
        self.files = files
        self.ahead = 0.0
        """Seconds by which time here is ahead of the clock."""

    @abstractmethod
    def dispatch(self, event: str, data: Json, guild_id: Id | None) -> None:
        """Send the bot an event of a server, or of none."""

    @abstractmethod
    def tell(self, event: Json, readers: Collection[Id] | None = None) -> None:
        """Show an event to everybody who is looking, or only to `readers`."""

    @abstractmethod
    def surroundings_changed(self) -> None:
        """React to a change of channels, people, commands or emojis."""

    def now(self) -> float:
        """Return the current time here, including skipped time."""
        return self.settings.clock() + self.ahead

    def new_id(self) -> Id:
        """Return a fresh snowflake."""
        return self.world.new_id(self.now())

    def desk(self, channel_id: Id, *prefix: str) -> Desk:
        """Return the desk where a message for this channel is checked."""
        ids = (self.new_id() for _ in itertools.count())
        return Desk(self.payloads, ids, channel_id, prefix)

    # Messages

    def post(self, message: Message, draft: Draft) -> Message:
        """Put a drafted message into its channel."""
        self._fill(message, draft)
        if (message.mention_ids or message.role_ids) and message.reader_id is None:
            message.push = message.content
        self.announce(message)
        return message

    def change(self, message: Message, draft: Draft, *, edited: bool = True) -> Message:
        """Replace a message with a draft."""
        kept_ids = {attachment.id for attachment in draft.attachments}
        for attachment in message.attachments:
            if attachment.id not in kept_ids:
                self.files.drop(attachment.id)
        self._fill(message, draft)
        if edited:
            message.edited_at = self.now()
        self._show(message, "MESSAGE_UPDATE")
        return message

    def announce(self, message: Message) -> None:
        """Put a message without a draft (a promise, or a person's words) into its channel."""
        for old in self.world.keep(message):
            self._forget_files(old)
        channel = self.world.channels[message.channel_id]
        if message.reader_id is None and channel.archived:  # writing in a thread opens it again
            self.archive(channel, archived=False, locked=channel.locked)
        if (
            channel.parent_id
            and not message.by_webhook
            and message.author_id not in channel.member_ids
        ):
            channel.member_ids.append(message.author_id)
        self._show(message, "MESSAGE_CREATE")

    def remove(self, message: Message) -> None:
        """Delete a message."""
        del self.world.messages[message.channel_id][message.id]
        self._forget_files(message)
        gone = {"id": message.id, "channel_id": message.channel_id}
        self.tell({"t": "gone", **gone}, self._readers(message))
        guild_id = self.world.channels[message.channel_id].guild_id
        where = {} if guild_id is None else {"guild_id": guild_id}
        self._to_bot(message, "MESSAGE_DELETE", {**gone, **where})

    def _fill(self, message: Message, draft: Draft) -> None:
        for file_id, content in draft.uploads.items():
            self.files.put(file_id, content)
        message.content = draft.content
        message.components = draft.components
        message.embeds = draft.embeds
        message.attachments = draft.attachments
        message.mention_ids = draft.mention_ids
        message.role_ids = draft.role_ids
        message.flags = draft.flags & ~EPHEMERAL | (message.flags & EPHEMERAL)

    def _forget_files(self, message: Message) -> None:
        for attachment in message.attachments:
            self.files.drop(attachment.id)

    def _show(self, message: Message, event: str) -> None:
        shown = self.payloads.on_page(message)
        self.tell({"t": "message", "message": shown}, self._readers(message))
        self._to_bot(message, event, self.payloads.message_event(message))

    def _readers(self, message: Message) -> frozenset[Id] | None:
        if message.reader_id is not None:
            return frozenset({message.reader_id})
        return self.world.readers(self.world.channels[message.channel_id])

    def _to_bot(self, message: Message, event: str, payload: Json) -> None:
        """Tell the bot of a message that is for all, where it is itself."""
        channel = self.world.channels[message.channel_id]
        if message.reader_id is None and self.world.has_bot(channel):
            self.dispatch(event, payload, channel.guild_id)

    # Scheduled events

    def events_of(self, guild: Guild) -> list[ScheduledEvent]:
        """Return a server's events that aren't over, the soonest first."""
        events = [it for it in self.world.events.values() if it.guild_id == guild.id]
        for event in events:
            self.let_pass(event)
        there = [it for it in events if it.status in (SCHEDULED, ACTIVE)]
        return sorted(there, key=lambda it: it.starts)

    def let_pass(self, event: ScheduledEvent) -> None:
        """Start or complete an event whose time has come, as Discord does by itself."""
        now = self.now()
        if event.status == SCHEDULED and event.starts <= now:
            event.status = ACTIVE
        if event.status == ACTIVE and event.ends <= now:
            event.status = COMPLETED

    def remove_event(self, event: ScheduledEvent) -> None:
        """Delete an event."""
        del self.world.events[event.id]
        self.surroundings_changed()

    # Places and people

    def add_guild(self, name: str, people: Iterable[Person], *, bot: bool = True) -> Guild:
        """Create a server with these members, and the bot if it is to be one; it has no channel."""
        world = self.world
        owner = world.people[world.home.owner_id]
        world.last_id |= (1 << 22) - 1  # no two in one moment: that is what shards tell them by
        guild = new_guild(self.new_id, name, owner, [*people, *([world.bot] if bot else [])])
        world.guilds[guild.id] = guild
        if bot:
            self.dispatch("GUILD_CREATE", self.payloads.guild(guild), guild.id)
        self.surroundings_changed()
        return guild

    def invite_bot(self, guild: Guild) -> None:
        """Make the bot a member of a server."""
        guild.members[self.world.bot_id] = ()
        self.dispatch("GUILD_CREATE", self.payloads.guild(guild), guild.id)
        self.surroundings_changed()

    def add_channel(
        self,
        name: str,
        parent_id: Id | None,
        owner_id: Id | None = None,
        guild: Guild | None = None,
        kind: int | None = None,
    ) -> Channel:
        """Create a channel in a server, the first one by default, or a thread under a channel.

        The owner is who opened it. The kind is Discord's number, a text channel's by default, or
        that of the threads which the channel above usually has.
        """
        world = self.world
        if parent_id is not None:
            return self.add_thread(name, world.channel(parent_id), owner_id, kind=kind)
        home = guild or world.home
        channel = Channel(self.new_id(), name, home.id, owner_id=owner_id, type=kind)
        world.channels[channel.id] = channel
        self._channel_changed("CHANNEL_CREATE", channel)
        return channel

    def add_thread(
        self,
        name: str,
        parent: Channel,
        owner_id: Id | None = None,
        minutes: int = WEEK_MINUTES,
        kind: int | None = None,
    ) -> Channel:
        """Open a thread, which is archived after some quiet minutes; a message says that it is public."""
        if parent.guild_id is None:
            raise ValueError("A thread lies under a channel of a server.")
        owner_id = owner_id or self.world.guilds[parent.guild_id].owner_id
        thread = Channel(
            self.new_id(),
            name,
            parent.guild_id,
            parent_id=parent.id,
            member_ids=[owner_id],
            owner_id=owner_id,
            auto_archive_duration=minutes,
            type=NEWS_THREAD if kind is None and parent.kind == NEWS else kind,
        )
        self.world.channels[thread.id] = thread
        if parent.kind not in HOLDERS and thread.kind != PRIVATE_THREAD:
            self.announce(Message(self.new_id(), parent.id, owner_id, name, thread_id=thread.id))
        created = {**self.payloads.channel(thread), "newly_created": True}
        self._channel_changed("THREAD_CREATE", thread, created)
        return thread

    def archive(self, thread: Channel, *, archived: bool, locked: bool = False) -> None:
        """Put a thread away, for everybody but moderators if it is locked, or open it again."""
        thread.archived, thread.locked = archived, locked
        self._channel_changed("THREAD_UPDATE", thread)

    def add_private(self, people: Sequence[Person], name: str | None = None) -> Channel:
        """Open a direct message between two, or, with a name, a group; the bot may be one of two."""
        if name is None and len(people) != 2:
            raise ValueError("A direct message is between two.")
        if name is not None and any(person.bot for person in people):
            raise ValueError("A bot is in no group.")
        if name is None:
            channel = direct_message(self.new_id(), people)
        else:
            members = [person.id for person in people]
            channel = Channel(self.new_id(), name, None, member_ids=members, group=True)
        self.world.channels[channel.id] = channel
        self.surroundings_changed()
        return channel

    def install(self, person: Person) -> Person:
        """Install the bot for a person."""
        installed = replace(person, installed=True)
        self.world.people[person.id] = installed
        self.surroundings_changed()
        return installed

    def _channel_changed(self, event: str, channel: Channel, payload: Json | None = None) -> None:
        if self.world.has_bot(channel):
            told = payload or self.payloads.channel(channel)
            self.dispatch(event, told, channel.guild_id)
        self.surroundings_changed()

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in self.world.threads_of(channel.id):
            self.remove_channel(thread)
        gone = self.payloads.channel(channel)
        for message in self.world.messages.pop(channel.id, {}).values():
            self._forget_files(message)
        del self.world.channels[channel.id]
        event = "THREAD_DELETE" if channel.parent_id else "CHANNEL_DELETE"
        self._channel_changed(event, channel, gone)

    def let_bot(self, channel: Channel, allow: int, deny: int) -> None:
        """Set the bot's permissions in a channel."""
        others = [o for o in channel.overwrites if o.target_id != self.world.bot_id]
        own = Overwrite(self.world.bot_id, is_member=True, allow=allow, deny=deny)
        channel.overwrites = [*others, own]
        self._channel_changed("CHANNEL_UPDATE", channel)

    def person(self, name: str) -> Person:
        """Return whom a page calls ``name``; a new name is a new member of the first server.

        Newcomers have the bot with them, as everybody who was there before, and a line to it.
        """
        known = self.world.person_named(name)
        if known is not None:
            return known
        person = Person(self.new_id(), name, name, installed=True)
        self.world.people[person.id] = person
        self.world.home.members[person.id] = ()
        self.add_private([person, self.world.bot])
        return person
