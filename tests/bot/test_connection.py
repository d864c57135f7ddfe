"""How discord.py comes back, as the bot has it."""

import importlib

import pytest

import bot.entry.connection


@pytest.mark.parametrize("name", ["client", "shard"])
def test_no_pause_is_longer_than_half_a_minute(name: str) -> None:
    """However long Discord was away, one connection and each of several are tried again soon."""
    assert bot.entry.connection
    backoff = importlib.import_module(f"discord.{name}").ExponentialBackoff()
    assert 16 < max(backoff.delay() for _ in range(200)) <= 32
