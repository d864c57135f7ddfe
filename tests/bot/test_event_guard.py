"""Events as they come from Discord: what is filled in, and that none does harm."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import Facet, ShardedFacet
from bot.entry.event_guard import with_channel_defaults
from bot.host.settings import Shards
from tests.stores import Opener

THREAD = {"id": "5", "type": 11, "parent_id": "4", "thread_metadata": {"archived": True}}


@pytest.mark.parametrize(
    ("told", "kind"),
    [
        ({"guild_id": "1", "channel": {"id": "5", "type": 2, "topic": None}}, 2),
        ({"guild_id": "1", "channel": {"id": "5", "type": 99}}, 5),
        ({"guild_id": "1", "channel": {"id": "5", "type": 14}}, 5),
        ({"guild_id": "1", "channel": None, "channel_id": "5"}, 5),
        ({"channel_id": "5"}, 1),
        ({"channel": {"id": "5", "type": 3}}, 3),
        ({"guild_id": "1", "channel": THREAD}, 11),
    ],
)
def test_a_channel_is_completed(told: dict[str, Any], kind: int) -> None:
    """What Discord sends of it stays, and its type is one that discord.py knows."""
    channel = with_channel_defaults(told)["channel"]
    assert (channel["id"], channel["type"]) == ("5", kind)
    assert {"bitrate", "position", "owner_id", "name"} <= set(channel)
    assert channel["thread_metadata"]["archived"] == (channel["parent_id"] == "4")
    assert "topic" not in channel


def test_an_interaction_without_a_channel() -> None:
    """It stays as it is."""
    assert with_channel_defaults({"type": 1}) == {"type": 1}


@pytest.mark.parametrize("sharded", [False, True])
async def test_no_event_does_harm(
    opened: Opener, tmp_path: Path, caplog: pytest.LogCaptureFixture, *, sharded: bool
) -> None:
    """Whatever kind of event makes no sense, with one connection or several, it is logged."""
    store = await opened(tmp_path / "facet.db", ())
    facet = ShardedFacet(store, **Shards((0, 1), 2).options) if sharded else Facet(store)
    caplog.set_level(logging.ERROR, "bot.entry.event_guard")
    known = facet._connection.parsers
    assert "READY" in known
    for event, parse in known.items():
        if event not in ("READY", "RESUMED"):  # these two start tasks
            parse(["a secret"])
            assert "a secret" not in caplog.text, event
    assert "INTERACTION_CREATE" in caplog.text
    assert isinstance(facet, discord.AutoShardedClient) == sharded
    await store.close()
