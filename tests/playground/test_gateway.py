"""How the gateway ends a connection, and what discord.py makes of it."""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest
import yarl

from bot.host.discord_address import point_at
from bot.playground.discord.settings import TOKEN
from bot.playground.server.gateway import Loss
from bot.playground.server.stand_in import StandIn
from tests.playground.loops import fixture
from tests.playground.waiting import until


class Client(discord.Client):
    """discord.py itself, which does not wait before it comes back."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once."""


@fixture
async def client(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    """Make discord.py's own client, pointed at the stand-in."""
    monkeypatch.setattr(discord.http.Route, "BASE", "")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL())
    monkeypatch.setattr(discord.asset.Asset, "BASE", "")
    point_at(stand_in.base)
    async with Client(intents=discord.Intents.none(), max_messages=None) as client:
        yield client


@fixture
async def starting(client: Client) -> AsyncIterator[asyncio.Task[None]]:
    """Let it connect, in this process."""
    task = asyncio.create_task(client.start(TOKEN))
    yield task
    await client.close()
    await asyncio.gather(task, return_exceptions=True)


async def in_session(client: Client) -> None:
    """Wait until the client knows its session."""
    await until(lambda: client.ws is not None and client.ws.session_id is not None)


ENDS = {
    4004: discord.ConnectionClosed,
    4013: discord.ConnectionClosed,
    4014: discord.PrivilegedIntentsRequired,
}


@pytest.mark.parametrize("code", ENDS)
@pytest.mark.parametrize("when", ["at once", "later"])
async def test_codes_that_end_a_bot(
    stand_in: StandIn, client: Client, starting: asyncio.Task[None], code: int, when: str
) -> None:
    """A wrong token and intents that are not granted: nothing is tried again."""
    if when == "at once":
        stand_in.gateway.turn_away(code)
    else:
        await in_session(client)
        await stand_in.gateway.drop(Loss(code=code, resumable=False))
    with pytest.raises(ENDS[code]) as ended:
        await asyncio.wait_for(asyncio.shield(starting), 10)
    if isinstance(ended.value, discord.ConnectionClosed):
        assert ended.value.code == code
    assert stand_in.gateway.identified == (0 if when == "at once" else 1)


@pytest.mark.parametrize(
    ("loss", "resumed"),
    [
        (Loss(code=4000), 1),
        (Loss(reset=True), 1),
        (Loss(), 1),
        (Loss(resumable=False), 0),
        (Loss(code=4009, resumable=False), 0),
    ],
    ids=["unknown error", "reset", "asked to reconnect", "forgotten", "timed out"],
)
@pytest.mark.usefixtures("starting")
async def test_codes_that_a_bot_outlives(
    stand_in: StandIn, client: Client, loss: Loss, resumed: int
) -> None:
    """It comes back, with its session where that is still known."""
    await in_session(client)
    await stand_in.gateway.drop(loss)
    await until(
        lambda: (stand_in.gateway.resumed, stand_in.gateway.identified) == (resumed, 2 - resumed),
        20,
    )


@pytest.mark.usefixtures("starting")
async def test_turned_away_once(stand_in: StandIn) -> None:
    """With a code that says try again, the next try is let in."""
    stand_in.gateway.turn_away(4000)
    await until(lambda: stand_in.gateway.connected, 20)
