"""The stand-in as a whole: the world, who is told of changes, and how messages come and go.

Every change of the world goes through here, so that the bot, the pages and the disk agree.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from typing import TYPE_CHECKING

from bot.playground.checks.messages import Desk, Draft
from bot.playground.door import Door
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway
from bot.playground.interactions import Interactions
from bot.playground.limits import Limits
from bot.playground.live import Pages
from bot.playground.payloads import Payloads
from bot.playground.recorder import Recorder
from bot.playground.settings import Settings
from bot.playground.world import EPHEMERAL, Channel, Message, Overwrite, Person

if TYPE_CHECKING:
    from bot.playground.bot_process import BotProcess
    from bot.playground.keeping import Keeper
    from bot.playground.shapes import Id, Json


class StandIn:
    """One server of one application, behind a door."""

    def __init__(self, keeper: Keeper, door: Door, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.keeper = keeper
        self.door = door
        self.base = base = door.base
        self.world = keeper.load(self.settings.clock())
        self.payloads = Payloads(self.world, base)
        self.gateway = Gateway(self)
        self.pages = Pages()
        self.interactions = Interactions(self)
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

    def new_id(self) -> Id:
        """Return a fresh snowflake."""
        return self.world.new_id(self.settings.clock())

    def desk(self, channel_id: Id, *prefix: str) -> Desk:
        """Return the desk where a message for this channel is checked."""
        ids = (self.new_id() for _ in itertools.count())
        return Desk(self.payloads, ids, channel_id, prefix)

    # Messages

    def post(self, message: Message, draft: Draft) -> Message:
        """Put a drafted message into its channel."""
        self._fill(message, draft)
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
            message.edited_at = self.settings.clock()
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
        gone = {
            "id": message.id,
            "channel_id": message.channel_id,
            "guild_id": self.world.guild_id,
        }
        self.pages.tell({"t": "gone", **gone}, message.reader_id)
        if message.reader_id is None:
            self.gateway.dispatch("MESSAGE_DELETE", gone)
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
        payload = self.payloads.message(message)
        self.pages.tell({"t": "message", "message": payload}, message.reader_id)
        if message.reader_id is None:
            self.gateway.dispatch(event, {**payload, "guild_id": self.world.guild_id})
        self._dirty.set()

    # Channels and people

    def add_channel(self, name: str, parent_id: Id | None, owner_id: Id | None = None) -> Channel:
        """Open a channel, or a thread under one, which its owner has opened."""
        members = [p.id for p in self.world.people.values()] if parent_id else []
        channel = Channel(
            self.new_id(), name, parent_id=parent_id, member_ids=members, owner_id=owner_id
        )
        self.world.channels[channel.id] = channel
        event = "THREAD_CREATE" if parent_id else "CHANNEL_CREATE"
        self.gateway.dispatch(event, self.payloads.channel(channel))
        self.surroundings_changed()
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Take a channel away with its threads and messages."""
        for thread in self.world.threads_of(channel.id):
            self.remove_channel(thread)
        event = "THREAD_DELETE" if channel.parent_id else "CHANNEL_DELETE"
        self.gateway.dispatch(event, self.payloads.channel(channel))
        for message in self.world.messages.pop(channel.id, {}).values():
            self._forget_files(message)
        del self.world.channels[channel.id]
        self.surroundings_changed()

    def let_bot(self, channel: Channel, allow: int, deny: int) -> None:
        """Say what the bot may and may not do in a channel."""
        others = [o for o in channel.overwrites if o.target_id != self.world.bot_id]
        own = Overwrite(self.world.bot_id, is_member=True, allow=allow, deny=deny)
        channel.overwrites = [*others, own]
        self.gateway.dispatch("CHANNEL_UPDATE", self.payloads.channel(channel))
        self.surroundings_changed()

    def person(self, name: str) -> Person:
        """Return whom a page calls ``name``; a new name is a new member."""
        known = self.world.person_named(name)
        if known is not None:
            return known
        person = Person(self.new_id(), name, name)
        self.world.people[person.id] = person
        self.surroundings_changed()
        return person

    # Telling

    def surroundings_changed(self) -> None:
        """Let every page look at channels, people, commands and emojis anew."""
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
        return {
            "guild": {"id": world.guild_id, "name": world.guild_name, "locale": world.guild_locale},
            "bot_id": world.bot_id,
            "people": [
                {"id": p.id, "name": p.name, "display": p.display, "bot": p.bot}
                for p in world.people.values()
                if p.id != world.owner_id
            ],
            "channels": [
                {
                    **self.payloads.channel(c, world.bot),
                    "topic": c.topic,
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
        history = self.world.history(channel_id)
        return [self.payloads.message(m) for m in history if m.reader_id in {None, person.id}]

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
