"""The stand-in as a whole: the world, who is told of changes, and how messages come and go.

Every change of the world goes through here, so that the bot, the pages and the disk agree.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.playground.checks.messages import Desk, Draft
from bot.playground.door import Door
from bot.playground.faults import Faults
from bot.playground.first_world import direct_message, new_guild
from bot.playground.gateway import Gateway
from bot.playground.interactions import Interactions
from bot.playground.limits import Limits
from bot.playground.live import Pages
from bot.playground.payloads import Payloads
from bot.playground.recorder import Recorder
from bot.playground.settings import Settings
from bot.playground.uploads import Uploads
from bot.playground.world import (
    EPHEMERAL,
    NEWS,
    NEWS_THREAD,
    Channel,
    Guild,
    Message,
    Overwrite,
    Person,
)

if TYPE_CHECKING:
    from bot.playground.bot_process import BotProcess
    from bot.playground.keeping import Keeper
    from bot.playground.shapes import Id, Json


MOST_LEAP = 366 * 86_400


class StandIn:
    """One application, and the places where it is used, behind a door."""

    def __init__(self, keeper: Keeper, door: Door, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.keeper = keeper
        self.door = door
        self.base = base = door.base
        self.ahead = keeper.ahead()
        self.world = keeper.load(self.now())
        self.payloads = Payloads(self.world, base)
        self.gateway = Gateway(self)
        self.pages = Pages()
        self.interactions = Interactions(self)
        self.uploads = Uploads(self)
        self.faults = Faults()
        self.recorder = Recorder()
        self.limits = Limits()
        self.bot_process: BotProcess | None = None
        self._dirty = asyncio.Event()
        self._dirty.set()

    @property
    def gateway_url(self) -> str:
        """Where the bot's WebSocket goes."""
        return self.base.replace("http", "ws", 1) + "/gateway"

    def now(self) -> float:
        """Return the time of everything that happens here: what was leapt over counts."""
        return self.settings.clock() + self.ahead

    def leap(self, seconds: float) -> None:
        """Let so much time go by at once, here and for the bot; raises ValueError for too much."""
        if not 0 < seconds <= MOST_LEAP:
            raise ValueError(f"Time goes by in leaps of up to {MOST_LEAP} seconds.")
        self.ahead += seconds
        self.keeper.move_clock(self.ahead)
        self.surroundings_changed()

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
        if message.mention_ids and message.reader_id is None:
            message.push = message.content
        self.announce(message)
        return message

    def change(self, message: Message, draft: Draft, *, edited: bool = True) -> Message:
        """Put a draft in the place of what a message was."""
        kept_ids = {attachment.id for attachment in draft.attachments}
        for attachment in message.attachments:
            if attachment.id not in kept_ids:
                self.keeper.drop(attachment.id)
        self._fill(message, draft)
        if edited:
            message.edited_at = self.now()
        self._tell(message, "MESSAGE_UPDATE")
        return message

    def announce(self, message: Message) -> None:
        """Put a message without a draft (a promise, or a person's words) into its channel."""
        for old in self.world.keep(message):
            self._forget_files(old)
        if message.reader_id is None:  # writing in a thread opens it again
            self.world.channels[message.channel_id].archived = False
        self._tell(message, "MESSAGE_CREATE")

    def remove(self, message: Message) -> None:
        """Take a message away."""
        del self.world.messages[message.channel_id][message.id]
        self._forget_files(message)
        gone = {"id": message.id, "channel_id": message.channel_id}
        self.pages.tell({"t": "gone", **gone}, self._readers(message))
        self._to_bot(message, "MESSAGE_DELETE", gone)
        self._dirty.set()

    def _fill(self, message: Message, draft: Draft) -> None:
        for file_id, content in draft.uploads.items():
            self.keeper.put(file_id, content)
        message.content = draft.content
        message.components = draft.components
        message.embeds = draft.embeds
        message.attachments = draft.attachments
        message.mention_ids = draft.mention_ids
        message.flags = draft.flags & ~EPHEMERAL | (message.flags & EPHEMERAL)

    def _forget_files(self, message: Message) -> None:
        for attachment in message.attachments:
            self.keeper.drop(attachment.id)

    def _tell(self, message: Message, event: str) -> None:
        shown = self.payloads.on_page(message)
        self.pages.tell({"t": "message", "message": shown}, self._readers(message))
        self._to_bot(message, event, self.payloads.message(message))
        self._dirty.set()

    def _readers(self, message: Message) -> frozenset[Id] | None:
        if message.reader_id is not None:
            return frozenset({message.reader_id})
        return self.world.readers(self.world.channels[message.channel_id])

    def _to_bot(self, message: Message, event: str, payload: Json) -> None:
        """Tell the bot of a message that is for all, where it is itself."""
        channel = self.world.channels[message.channel_id]
        if message.reader_id is None and self.world.has_bot(channel):
            where = {} if channel.guild_id is None else {"guild_id": channel.guild_id}
            self.gateway.dispatch(event, {**payload, **where}, channel.guild_id)

    # Places and people

    def add_guild(self, name: str, people: Iterable[Person], *, bot: bool = True) -> Guild:
        """Found a server with these members, and the bot if it is to be one; it has no channel."""
        world = self.world
        owner = world.people[world.home.owner_id]
        world.last_id |= (1 << 22) - 1  # no two in one moment: that is what shards tell them by
        guild = new_guild(self.new_id, name, owner, [*people, *([world.bot] if bot else [])])
        world.guilds[guild.id] = guild
        if bot:
            self.gateway.dispatch("GUILD_CREATE", self.payloads.guild(guild), guild.id)
        self.surroundings_changed()
        return guild

    def invite_bot(self, guild: Guild) -> None:
        """Make the bot a member of a server."""
        guild.members[self.world.bot_id] = ()
        self.gateway.dispatch("GUILD_CREATE", self.payloads.guild(guild), guild.id)
        self.surroundings_changed()

    def add_channel(
        self,
        name: str,
        parent_id: Id | None,
        owner_id: Id | None = None,
        guild: Guild | None = None,
        kind: int | None = None,
    ) -> Channel:
        """Open a channel in a server, the first one by default, or a thread under a channel.

        The owner is who opened it. The kind is Discord's number, a text channel's by default, or
        that of the threads which the channel above usually has.
        """
        world = self.world
        home = (
            (guild or world.home) if parent_id is None else world.guild_of(world.channel(parent_id))
        )
        if home is None:
            raise ValueError("A thread lies under a channel of a server.")
        if kind is None and parent_id and world.channel(parent_id).kind == NEWS:
            kind = NEWS_THREAD
        channel = Channel(
            self.new_id(),
            name,
            home.id,
            parent_id=parent_id,
            member_ids=list(home.members) if parent_id else [],
            owner_id=owner_id,
            type=kind,
        )
        world.channels[channel.id] = channel
        self._channel_changed("THREAD_CREATE" if parent_id else "CHANNEL_CREATE", channel)
        return channel

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
        """Let a person take the bot with them wherever they are."""
        installed = replace(person, installed=True)
        self.world.people[person.id] = installed
        self.surroundings_changed()
        return installed

    def _channel_changed(self, event: str, channel: Channel, payload: Json | None = None) -> None:
        if self.world.has_bot(channel):
            told = payload or self.payloads.channel(channel)
            self.gateway.dispatch(event, told, channel.guild_id)
        self.surroundings_changed()

    def remove_channel(self, channel: Channel) -> None:
        """Take a channel away with its threads and messages."""
        for thread in self.world.threads_of(channel.id):
            self.remove_channel(thread)
        gone = self.payloads.channel(channel)
        for message in self.world.messages.pop(channel.id, {}).values():
            self._forget_files(message)
        del self.world.channels[channel.id]
        event = "THREAD_DELETE" if channel.parent_id else "CHANNEL_DELETE"
        self._channel_changed(event, channel, gone)

    def let_bot(self, channel: Channel, allow: int, deny: int) -> None:
        """Say what the bot may and may not do in a channel."""
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

    # Telling

    def surroundings_changed(self) -> None:
        """Let every page look at channels, people, commands and emojis anew."""
        if self.pages.open:  # there may be a thousand servers to tell of
            self.pages.tell({"t": "surroundings", **self.surroundings()})
        self._dirty.set()

    def bot_changed(self) -> None:
        """Let every page know whether the bot is there."""
        self.pages.tell({"t": "bot", **self.bot_state()})

    def bot_state(self) -> Json:
        """Return whether the bot runs and is connected."""
        process = self.bot_process
        return {
            "managed": process is not None,
            "running": process is not None and process.running,
            "connected": self.gateway.connected,
            "identified": self.gateway.identified,
            "resumed": self.gateway.resumed,
            "exit_code": process.exit_code if process is not None else None,
        }

    def surroundings(self) -> Json:
        """Return what every page knows, whoever sits in front of it."""
        world = self.world
        guilds = [{"id": g.id, "name": g.name, "locale": g.locale} for g in world.guilds.values()]
        return {
            "guilds": guilds,
            "bot_id": world.bot_id,
            "ahead": self.ahead,
            "people": [
                {
                    "id": p.id,
                    "name": p.name,
                    "display": p.display,
                    "bot": p.bot,
                    "installed": p.installed,
                }
                for p in world.people.values()
                if p.id != world.home.owner_id
            ],
            "channels": [
                {
                    **self.payloads.channel(c, world.bot),
                    "name": c.name,
                    "topic": c.topic,
                    "guild_id": c.guild_id,
                    "has_bot": world.has_bot(c),
                    "readers": None if (to := world.readers(c)) is None else sorted(to),
                }
                for c in world.channels.values()
            ],
            "commands": world.commands,
            "emojis": [self.payloads.emoji(e) for e in world.emojis.values()],
        }

    def view(self, person: Person) -> Json:
        """Return everything one person's page shows."""
        return {
            "t": "view",
            "me": {"id": person.id, "name": person.name, "display": person.display},
            **self.surroundings(),
            "bot": self.bot_state(),
            "messages": {
                channel_id: self.seen(person, channel_id) for channel_id in self.world.channels
            },
        }

    def seen(self, person: Person, channel_id: Id) -> list[Json]:
        """Return what one person sees of a channel, oldest first."""
        readers = self.world.readers(self.world.channel(channel_id))
        if readers is not None and person.id not in readers:
            return []
        history = self.world.history(channel_id)
        return [self.payloads.on_page(m) for m in history if m.reader_id in {None, person.id}]

    # Keeping

    async def keep_saving(self) -> None:
        """Save soon after every change, until cancelled; then once more."""
        try:
            while True:
                await self._dirty.wait()
                self._dirty.clear()
                self.keeper.save(self.world)
                await asyncio.sleep(self.settings.save_seconds)
        finally:
            self.keeper.save(self.world)

    async def close(self) -> None:
        """End every connection and save."""
        if self.bot_process is not None:
            await self.bot_process.stop()
        self.faults.clear()
        await self.door.close()
        await self.gateway.close()
        await self.pages.close()
        with contextlib.suppress(OSError):
            self.keeper.save(self.world)
