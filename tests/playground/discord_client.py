"""discord.py's own client on a stand-in, in the process of the tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest
import yarl

from bot.host.discord_address import point_at
from bot.playground.discord.settings import TOKEN
from bot.playground.server.stand_in import StandIn


def pointed(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Point discord.py at a stand-in until the test is over."""
    monkeypatch.setattr(discord.http.Route, "BASE", "")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL())
    monkeypatch.setattr(discord.asset.Asset, "BASE", "")
    monkeypatch.setattr(discord.utils, "utcnow", discord.utils.utcnow)
    point_at(stand_in.base)


@asynccontextmanager
async def logged_in(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[discord.Client]:
    """Log discord.py's client in; afterwards it knows where Discord is again."""
    pointed(stand_in, monkeypatch)
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(TOKEN)
        stand_in.recorder.clear()
        yield client
