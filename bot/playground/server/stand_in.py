"""The stand-in as a whole: the application, who receives its events, and what is saved."""

import asyncio
import contextlib
from collections.abc import Collection
from dataclasses import asdict
from pathlib import Path

from bot.playground.discord.application import Application
from bot.playground.discord.settings import TOKEN, Settings
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.world import Message, Person
from bot.playground.server.bot_process import BotProcess
from bot.playground.server.door import Door
from bot.playground.server.faults import Faults
from bot.playground.server.gateway import Gateway
from bot.playground.server.keeping import Keeper
from bot.playground.server.live import Pages
from bot.playground.server.recorder import Recorder

MOST_LEAP = 366 * 86_400


class StandIn(Application):
    """One application and the places where it is used, behind one port."""

    def __init__(self, keeper: Keeper, door: Door, settings: Settings | None = None) -> None:
        settings = settings or Settings()
        ahead = keeper.ahead()
        world = keeper.load(settings.clock() + ahead)
        super().__init__(world, door.base, keeper, settings)
        self.ahead = ahead
        self.keeper = keeper
        self.door = door
        self.base = door.base
        self.gateway_url = door.base.replace("http", "ws", 1) + "/gateway"
        self.gateway = Gateway(self, self.gateway_url, self.bot_changed)
        self.pages = Pages()
        self.faults = Faults()
        self.recorder = Recorder()
        self.bot_process: BotProcess | None = None
        self._dirty = asyncio.Event()
        self._dirty.set()

    def leap(self, seconds: float) -> None:
        """Skip that much time, here and for the bot; raise ValueError if it is too much."""
        if not 0 < seconds <= MOST_LEAP:
            raise ValueError(f"Time goes by in leaps of up to {MOST_LEAP} seconds.")
        self.ahead += seconds
        self.keeper.move_clock(self.ahead)
        self.surroundings_changed()

    # Telling

    def dispatch(self, event: str, data: Json, guild_id: Id | None) -> None:
        """Send the bot an event of a server, or of none."""
        self.gateway.dispatch(event, data, guild_id)

    def tell(self, event: Json, readers: Collection[Id] | None = None) -> None:
        """Show an event on every page, or only on those of `readers`."""
        self.pages.tell(event, readers)
        self._dirty.set()

    def surroundings_changed(self) -> None:
        """Let every page reload channels, people, commands and emojis."""
        if self.pages.open:  # there may be a thousand servers to tell of
            self.pages.tell({"t": "surroundings", **self.surroundings()})
        self._dirty.set()

    def bot_environment(self, database: Path | str, **others: str) -> dict[str, str]:
        """Return the environment of a bot's process that this serves, with these other variables."""
        return {
            "FACET_TOKEN": TOKEN,
            "FACET_DATABASE": str(database),
            "FACET_DISCORD_URL": self.base,
            "FACET_CLOCK": str(self.keeper.clock.absolute()),
            **others,
        }

    def bot_changed(self) -> None:
        """Tell every page whether the bot is connected."""
        self.pages.tell({"t": "bot", **self.bot_state()})

    def bot_state(self) -> Json:
        """Return whether the bot is running and connected."""
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
        """Return what every page knows, whoever it belongs to."""
        world = self.world
        guilds: list[Json] = []
        for g in world.guilds.values():
            chosen = [role for role in g.roles.values() if role.id != g.id]
            roles = [{"id": role.id, "name": role.name} for role in chosen]
            guilds.append({"id": g.id, "name": g.name, "locale": g.locale, "roles": roles})
        return {
            "guilds": guilds,
            "bot_id": world.bot_id,
            "host_id": world.home.owner_id,
            "ahead": self.ahead,
            "people": [asdict(person) for person in world.people.values()],
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
            "events": [
                self.payloads.scheduled_event(e)
                for g in world.guilds.values()
                for e in self.events_of(g)
            ],
        }

    def view(self, person: Person) -> Json:
        """Return everything one person's page shows."""
        return {
            "t": "view",
            "me": asdict(person),
            **self.surroundings(),
            "bot": self.bot_state(),
            "messages": {key: self.seen(person, key) for key in self.world.channels},
        }

    def seen(self, person: Person, channel_id: Id) -> list[Json]:
        """Return what one person sees of a channel, oldest first."""
        return [self.payloads.on_page(message) for message in self.visible(person, channel_id)]

    def visible(self, person: Person, channel_id: Id) -> list[Message]:
        """Return the messages of a channel that one person sees, oldest first."""
        readers = self.world.readers(self.world.channel(channel_id))
        if readers is not None and person.id not in readers:
            return []
        history = self.world.history(channel_id)
        return [message for message in history if message.reader_id in {None, person.id}]

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
