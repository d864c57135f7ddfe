"""The flows on our stand-in: real discord.py, no sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from time import time
from typing import Any, cast

import discord

from bot.client import Facet
from bot.playground.clients.deeds import Deeds
from bot.playground.discord.errors import Refusal
from bot.playground.discord.first_world import new_guild
from bot.playground.discord.permissions import Permission
from bot.playground.discord.rest.exchange import Answer, Request
from bot.playground.discord.world import Channel, Person, World
from bot.testing.simulation import Simulation
from tests.playground.second.sides import COMMANDS, PEOPLE, Client, Interaction, Json, Log, route


class Recorded(Simulation):
    """The stand-in, which records what the bot asks for."""

    def __init__(self, world: World, log: Log) -> None:
        super().__init__(world)
        self._log = log

    def tell(self, event: Json, readers: Collection[str] | None = None) -> None:
        """Do nothing: there is no page, and this bot has none of Facet's buttons."""

    def _answer(self, request: Request) -> Answer:
        what = route(request.method, request.path)
        try:
            answer = super()._answer(request)
        except Refusal as refusal:
            body = refusal.body
            self._log.answer(what, body, refusal.status, int(body["code"]))
            raise
        self._log.answer(what, answer.body)
        return answer


def small_world() -> World:
    """Return a server with one channel and few people, and somebody who isn't there."""
    world, now = World(), time()
    names = ("facet", "landlord", *PEOPLE, "stranger")
    bot, owner, *members, stranger = [
        Person(world.new_id(now), name, name, bot=name == "facet") for name in names
    ]
    world.bot_id = bot.id
    world.people = {one.id: one for one in (bot, owner, *members, stranger)}
    guild = new_guild(lambda: world.new_id(now), "The Games Room", owner, [bot, *members])
    world.guilds = {guild.id: guild}
    for name in ("games", "quiet"):
        channel = Channel(world.new_id(now), name, guild.id)
        world.channels[channel.id] = channel
    return world


class StandInSide:
    """People and the bot on the stand-in."""

    def __init__(self, discord_: Recorded, client: Client, log: Log) -> None:
        self._discord = discord_
        self.client = client
        self.log = log

    def _person(self, name: str) -> Person:
        return next(one for one in self._discord.world.people.values() if one.name == name)

    def _channel(self, place: str) -> Channel:
        world = self._discord.world
        if not place:
            known = world.between(self._person("robin").id, world.bot_id)
            return known or self._discord.add_private([self._person("robin"), world.bot])
        return next(one for one in world.channels.values() if one.name == place)

    async def _did(self, deed: str, wanted: dict[str, Any], by: str = "robin") -> Interaction:
        deeds = Deeds(self._discord, self._person(by), "en-US")
        getattr(deeds, deed)(wanted)
        await self.settle()
        return self.client.received[-1]

    async def command(self, name: str, place: str = "games", **options: object) -> Interaction:
        """Let robin use a command."""
        where = {"channel": self._channel(place).id, "command": name}
        spelled = {
            key: self._channel(str(value)).id if key == "place" else value
            for key, value in options.items()
        }
        return await self._did("command", {**where, "options": spelled})

    async def suggest(self, name: str, option: str, typed: str) -> Interaction:
        """Let robin type a part of an option."""
        where = {"channel": self._channel("games").id, "command": name, "focused": option}
        return await self._did("autocomplete", {**where, "options": {option: typed}})

    async def press(
        self, message: discord.Message, custom_id: str, *values: str, by: str = "robin"
    ) -> Interaction:
        """Let somebody press a button, or choose from a list."""
        where = {"channel": message.channel.id, "message": message.id, "custom_id": custom_id}
        return await self._did("component", {**where, "values": list(values)}, by)

    async def submit(self, opened: Interaction, values: Mapping[str, object]) -> Interaction:
        """Let robin send a form."""
        return await self._did("modal", {"interaction": opened.id, "values": values})

    async def say(self, words: str, place: str = "games") -> int:
        """Let robin write a message."""
        deeds = Deeds(self._discord, self._person("robin"), "en-US")
        told = deeds.say({"channel": self._channel(place).id, "content": words})
        await self.settle()
        return int(told["message"])

    def channel_id(self, name: str) -> int:
        """Return the id of a channel."""
        return int(self._channel(name).id)

    def person_id(self, name: str) -> int:
        """Return the id of somebody."""
        return int(self._person(name).id)

    def deny(self, place: str, denied: discord.Permissions) -> None:
        """Deny the bot these permissions in a channel."""
        self._discord.let_bot(self._channel(place), 0, Permission(denied.value))

    def remove(self, place: str, message_id: int) -> None:
        """Delete a message."""
        world = self._discord.world
        self._discord.remove(world.message(self._channel(place).id, str(message_id)))

    def archive(self, thread_id: int, *, locked: bool = False) -> None:
        """Archive a thread, and lock it."""
        thread = self._discord.world.channel(str(thread_id))
        self._discord.archive(thread, archived=True, locked=locked)

    async def settle(self) -> None:
        """Wait until the bot is at rest."""
        await self._discord.settle()


@asynccontextmanager
async def stand_in() -> AsyncIterator[StandInSide]:
    """Run the bot on the stand-in."""
    log, client = Log(), Client()
    simulation = Recorded(small_world(), log)
    log.hear(client)
    await simulation.start(cast("Facet", client))
    home = simulation.world.home
    simulation.dispatch("GUILD_CREATE", simulation.payloads.guild(home), home.id)
    assert len(simulation.world.commands) == len(COMMANDS)
    try:
        yield StandInSide(simulation, client, log)
    finally:
        await simulation.close()
