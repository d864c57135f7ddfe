"""How discord.py comes back, as the bot has it."""

import importlib

import discord
import pytest

from bot.entry import connection
from bot.messages.delivery import DeliveryError, call_discord
from bot.playground.discord.errors import Refusal
from tests.bot.server import Server


@pytest.mark.parametrize("name", ["client", "shard"])
def test_no_pause_is_longer_than_half_a_minute(name: str) -> None:
    """However long Discord was away, one connection and each of several are tried again soon."""
    assert connection
    backoff = importlib.import_module(f"discord.{name}").ExponentialBackoff()
    assert 16 < max(backoff.delay() for _ in range(200)) <= 32


async def test_the_first_connection_is_tried_so_often_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Then the bot ends with a reason, and whoever watches it starts it again."""
    tried = []

    async def fails(_: discord.Client, *, reconnect: bool) -> None:
        tried.append(reconnect)
        raise AttributeError("sequence")  # as discord.py does where there was no session

    monkeypatch.setattr(discord.Client, "connect", fails)
    monkeypatch.setattr(connection, "FIRST_CONNECT_TRIES", 3)
    monkeypatch.setattr(connection, "FIRST_CONNECT_RETRY_S", 0.0)
    async with connection.GatewayClient() as client:
        client.ws = None  # type: ignore[assignment]
        with pytest.raises(OSError, match="no connection could be made"):
            await client.connect()
    assert len(tried) == 3


async def test_a_request_given_up_while_all_routes_are_limited_blocks_no_later_one(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord limits all routes for an hour, and the bot stops waiting: later requests are sent all the same."""
    monkeypatch.setattr(connection, "LONGEST_LIMIT_S", 0.05)
    limited = Refusal(429, 0, "You are being rate limited.", retry_after=3600.0, **{"global": True})
    server.discord.failing.append(("GET", "/users/@me", limited))
    http = server.discord.bot.http
    with pytest.raises(DeliveryError):
        await call_discord(http.get_user("@me"), seconds=0.01)
    me = await call_discord(http.get_user("@me"), seconds=5.0)
    assert me["id"] == server.discord.world.bot_id
