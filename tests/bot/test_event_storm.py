"""A storm over the events of a server: people, moderators, faults of Discord, and a bot that is killed in between."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass, field, replace
from datetime import timedelta
from random import Random

import pytest

from bot.features.scheduled_events.job import EventJob
from bot.playground.discord import world
from bot.playground.discord.permissions import Permission
from bot.playground.discord.rest.exchange import Request
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.testing.people import Channel
from tests.bot.days import Days
from tests.bot.managing import choose
from tests.bot.server import Server
from tests.bot.test_scheduled_events import look, plan_in, rows

SEEDS = int(os.environ.get("EVENT_SEEDS", "3"))
ROUTE, ONE = "/guilds/*/scheduled-events", "/guilds/*/scheduled-events/*"
REQUESTS = (("GET", ROUTE), ("POST", ROUTE), ("GET", ONE), ("PATCH", ONE))
SEEN = Permission.VIEW_CHANNEL
ANSWERS = ((400, 0), (403, 50013), (404, 10004))


class LastWords(list[Request]):
    """The requests of a bot that is killed with the last of them, which Discord carries out."""

    def __init__(self, most: int, task: asyncio.Future[None]) -> None:
        super().__init__()
        self._most, self._task = most, task

    def append(self, request: Request, /) -> None:
        """Note a request."""
        super().append(request)
        if len(self) == self._most:
            self._task.cancel()


@dataclass
class Storm:
    """What people and others do in a server's channels."""

    server: Server
    rng: Random
    halls: list[Channel]
    deleted: set[str] = field(default_factory=set)
    """The tables whose events a moderator has deleted at any time."""
    stay: set[str] = field(default_factory=set)
    """Those of them of whose event the bot knew, unless somebody has turned events off or on since."""
    hidden: set[str] = field(default_factory=set)
    """The tables whose channels not everybody saw at any time."""
    on: bool = True
    """Whether the server wants events."""

    async def open_in(self, hall: Channel) -> Table | None:
        """Return the table that isn't over in a channel."""
        try:
            table = await self.server.facet.tables.latest(hall.id)
        except Refusal:  # there was none yet
            return None
        return None if table.over else table

    def secret(self, hall: Channel) -> bool:
        """Return whether not everybody sees a channel."""
        channel = self.server.discord.world.channel(str(hall.id))
        return any(it.deny for it in channel.overwrites)

    async def open(self, hall: Channel) -> None:
        """Open a table whose game begins in three hours."""
        if await self.open_in(hall) is None:
            await self.server.command("ada", "splendor new", hall)
            if self.secret(hall) and (table := await self.open_in(hall)):
                self.hidden.add(str(table.id))
        await plan_in(self.server, hall)

    async def unplan(self, hall: Channel) -> None:
        """Take the starting time away."""
        if table := await self.open_in(hall):
            await self.server.facet.tables.change(table.id, _unplanned)

    async def close(self, hall: Channel) -> None:
        """Close the lobby."""
        if await self.open_in(hall):
            await self.server.press("ada", "Close table", next(self.server.seen(channel=hall)))

    async def delete(self, _: Channel) -> None:
        """Delete an event, as a moderator does."""
        if there := self.server.discord.events_of(self.server.guild):
            gone = self.rng.choice(there)
            self.deleted.add(_about(gone.description))
            known = {it.event_id for it in await rows(self.server)}
            if int(gone.id) in known and self.on:
                self.stay.add(_about(gone.description))
            self.server.discord.remove_event(gone)

    async def rewrite(self, _: Channel) -> None:
        """Rename an event and move it, as a moderator does."""
        for event in self.server.discord.events_of(self.server.guild)[:1]:
            event.name, event.starts, event.ends = "A feast", event.starts + 600, event.ends + 600

    async def hide(self, hall: Channel) -> None:
        """Hide a channel from everybody but Ada, Mo and the bot, or show it again."""
        server, discord = self.server, self.server.discord
        channel = discord.world.channel(str(hall.id))
        hidden = self.secret(hall)
        channel.overwrites.clear()
        if hidden:
            return
        if table := await self.open_in(hall):
            self.hidden.add(str(table.id))
        seeing = (str(server.person("ada").id), str(server.person("mo").id), discord.world.bot_id)
        channel.overwrites += [
            world.Overwrite(server.guild.id, is_member=False, deny=SEEN),
            *(world.Overwrite(it, is_member=True, allow=SEEN) for it in seeing),
        ]

    async def leave(self, _: Channel) -> None:
        """Remove the bot from the server for a look at the events."""
        members, bot = self.server.guild.members, self.server.discord.world.bot_id
        roles = members.pop(bot)
        await look(self.server)
        members[bot] = roles

    async def fail(self, _: Channel) -> None:
        """Let one of the next requests fail."""
        self.server.fail(*self.rng.choice(REQUESTS), *self.rng.choice(ANSWERS))

    async def kill(self, hall: Channel) -> None:
        """Kill the bot while it looks at the events, once Discord has got one of its requests."""
        await self.open(hall)
        discord = self.server.discord
        task = asyncio.ensure_future(self.server.facet.parts.of(EventJob).look())
        heard, discord.requests = discord.requests, LastWords(self.rng.randrange(1, 6), task)
        await asyncio.gather(task, return_exceptions=True)
        discord.requests = heard
        self.server.facet.http._buckets.clear()  # the next process waits for no answer to this one
        await self.server.settle()

    async def switch(self, _: Channel) -> None:
        """Turn events on or off."""
        self.stay.clear()
        self.on = self.rng.random() < 0.7
        await choose(self.server, "mo", events="on" if self.on else "off")


DEEDS = (
    *(Storm.open, Storm.open, Storm.unplan, Storm.close, Storm.delete),
    *(Storm.fail, Storm.fail, Storm.kill, Storm.kill, Storm.switch),
    *(Storm.rewrite, Storm.hide, Storm.hide, Storm.leave),
)


def _unplanned(table: Table) -> Table:
    return replace(table, starts=None, revision=table.revision + 1)


def _about(description: str) -> str:
    return description.rpartition(" ")[2]


@pytest.mark.alone
@pytest.mark.parametrize("seed", range(SEEDS))
async def test_each_game_has_one_event_at_most(server: Server, days: Days, seed: int) -> None:
    """Once it's calm, each game that is planned has its event unless somebody deleted it, and there is no other."""
    discord, halls = server.discord, [server.channel, *map(server.add_channel, ("one", "two"))]
    storm = Storm(server, Random(seed), halls)
    await choose(server, "mo", events="on")
    for _ in range(30):
        await storm.rng.choice(DEEDS)(storm, storm.rng.choice(halls))
        if storm.rng.random() < 0.5:
            await look(server)
        about = [_about(it.description) for it in discord.events_of(server.guild)]
        assert len(about) == len(set(about)), "two events for one game"
        await days.go_by(timedelta(minutes=storm.rng.choice((0, 1, 5))))
    discord.failing.clear()
    await choose(server, "mo", events="on")
    for _ in range(3):
        for hall in halls:
            if await storm.open_in(hall):
                await plan_in(server, hall)
        await look(server)
        await days.go_by(timedelta(minutes=61))
    wanted = {str(it.id) for hall in halls if (it := await storm.open_in(hall))}
    found = {_about(it.description) for it in discord.events_of(server.guild)}
    assert found <= wanted
    secret = {
        str(it.id) for hall in filter(storm.secret, halls) if (it := await storm.open_in(hall))
    }
    assert not found & secret
    assert wanted - found <= storm.deleted | storm.hidden, await rows(server)
    assert not found & storm.stay
