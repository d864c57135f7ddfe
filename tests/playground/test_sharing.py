"""Many servers shared out among sessions, some of which serve the same ones."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.playground.discord.interactions import COMMAND, Interaction
from bot.playground.discord.settings import TOKEN
from bot.playground.discord.world import Channel, Guild, shard_of
from bot.playground.server.stand_in import StandIn
from tests.playground.api import Api
from tests.playground.waiting import PATIENCE, until

GUILDS = 1 << 0
PROMISE = {"type": 5}


class Listener:
    """A bare session of one shard: it identifies, and remembers what it is told."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.told: list[tuple[str, Any]] = []

    async def listen(self) -> None:
        """Remember every event."""
        async for frame in self._socket:
            payload = frame.json()
            if payload["op"] == 0:
                self.told.append((payload["t"], payload["d"]))

    def heard(self, event: str) -> list[Any]:
        """Return what came with each event of a name."""
        return [data for name, data in self.told if name == event]


@asynccontextmanager
async def session(stand_in: StandIn, number: int, count: int) -> AsyncIterator[Listener]:
    """Identify as a shard, and listen until it is over."""
    async with aiohttp.ClientSession() as client, client.ws_connect(stand_in.gateway_url) as socket:
        listener = Listener(socket)
        wanted = {"token": TOKEN, "intents": GUILDS, "shard": [number, count]}
        await socket.send_json({"op": 2, "d": wanted})
        listening = asyncio.create_task(listener.listen())
        await until(lambda: listener.heard("READY"))
        yield listener
        await socket.close()
        await asyncio.wait_for(listening, PATIENCE)


def servers(stand_in: StandIn, count: int) -> list[Guild]:
    """Found so many servers where Robin is, and the bot."""
    people = [stand_in.person("robin")]
    return [stand_in.add_guild(f"server-{number}", people) for number in range(count)]


def of_shard(guilds: list[Guild], number: int, count: int) -> list[str]:
    """Return the ids of those that belong to a shard."""
    return [guild.id for guild in guilds if (int(guild.id) >> 22) % count == number]


def begin(stand_in: StandIn, channel: Channel) -> Interaction:
    """Let Robin use a command."""
    data = {"id": "1", "name": "splendor", "type": 1}
    robin = stand_in.person("robin")
    return stand_in.interactions.begin(COMMAND, robin, channel, data, locale="en-US")


@pytest.mark.parametrize("count", [1, 4])
async def test_a_shard_is_told_of_its_own_servers(stand_in: StandIn, count: int) -> None:
    """READY lists the servers of a session's shard, and GUILD_CREATE tells these alone."""
    guilds = [stand_in.world.home, *servers(stand_in, 20)]
    for number in range(count):
        async with session(stand_in, number, count) as listener:
            own = of_shard(guilds, number, count)
            await until(lambda: len(listener.heard("GUILD_CREATE")) == len(own))  # noqa: B023 - awaited at once
            assert [guild["id"] for guild in listener.heard("READY")[0]["guilds"]] == own
            assert [guild["id"] for guild in listener.heard("GUILD_CREATE")] == own


async def test_what_happens_is_told_to_its_shard(stand_in: StandIn) -> None:
    """A server that is founded, its channel and a command there: one session of two hears."""
    async with session(stand_in, 0, 2) as even, session(stand_in, 1, 2) as odd:
        before = len(even.heard("GUILD_CREATE")), len(odd.heard("GUILD_CREATE"))
        (guild,) = servers(stand_in, 1)
        interaction = begin(stand_in, stand_in.add_channel("here", None, guild=guild))
        home, other = (odd, even) if int(guild.id) >> 22 & 1 else (even, odd)
        await until(lambda: home.heard("INTERACTION_CREATE"))
        (told,) = home.heard("INTERACTION_CREATE")
        assert (told["id"], told["guild_id"]) == (interaction.id, guild.id)
        assert home.heard("CHANNEL_CREATE")[-1]["guild_id"] == guild.id
        assert not other.heard("INTERACTION_CREATE")
        assert len(even.heard("GUILD_CREATE")) + len(odd.heard("GUILD_CREATE")) == sum(before) + 1


async def test_what_has_no_server_is_told_to_shard_0(stand_in: StandIn) -> None:
    """A command in a direct message reaches the first shard, whoever else listens."""
    robin, bot = stand_in.person("robin"), stand_in.world.bot
    async with session(stand_in, 0, 2) as first, session(stand_in, 1, 2) as second:
        begin(stand_in, stand_in.add_private([robin, bot]))
        await until(lambda: first.heard("INTERACTION_CREATE"))
        assert not second.heard("INTERACTION_CREATE")


@pytest.mark.parametrize("count", [1, 2], ids=["of the same shards", "of other shards"])
async def test_two_serve_the_same_server(stand_in: StandIn, api: Api, count: int) -> None:
    """Both are told of an interaction; the first to answer it has, the other is told so."""
    home = stand_in.world.home
    number = shard_of(home.id, count)
    async with session(stand_in, 0, 1) as old, session(stand_in, number, count) as new:
        assert sorted(stand_in.gateway.shards) == sorted([(0, 1), (number, count)])
        begin(stand_in, stand_in.world.channels_of(home)[0])
        answers = []
        for one in (old, new):
            await until(lambda: one.heard("INTERACTION_CREATE"))  # noqa: B023 - awaited at once
            (told,) = one.heard("INTERACTION_CREATE")
            path = f"interactions/{told['id']}/{told['token']}/callback"
            answers.append((await api.post(path, PROMISE)).refusal)
    assert answers == [(204, None), (400, 40060)]


async def test_sessions_that_nobody_comes_back_to_are_forgotten(stand_in: StandIn) -> None:
    """A bot that is killed over and over leaves a few sessions behind, not all."""
    for _ in range(20):
        async with session(stand_in, 0, 1):
            pass
    assert len(stand_in.gateway._sessions) < 10
    assert not stand_in.gateway.connected
