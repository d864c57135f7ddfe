"""How discord.py comes back, as the bot has it."""

import importlib

import discord
import pytest

from bot.entry import connection


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
