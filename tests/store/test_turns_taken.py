"""Turns: what is read, decided on and written by one at a time, among several processes too."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.features.catalogue import FEATURES
from bot.store import Store
from tests.stores import Opener


async def counted(store: Store, key: str, times: int) -> None:
    """Read a number, wait, and write the next one, again and again."""
    for _ in range(times):
        async with store.turn(key):
            before = int(await store.notes.get(key) or 0)
            await asyncio.sleep(0)
            await store.notes.save(key, str(before + 1))


async def test_nobody_comes_between_reading_and_writing(store: Store) -> None:
    """Whoever waits sees what was written before; turns at something else go on meanwhile."""
    await asyncio.gather(*(counted(store, key, 3) for key in ("a", "b") for _ in range(5)))
    assert [await store.notes.get(key) for key in ("a", "b")] == ["15", "15"]


async def test_an_error_ends_a_turn(store: Store) -> None:
    """The next one gets theirs, and the error is raised as it is."""
    with pytest.raises(LookupError):
        async with store.turn("a"):
            raise LookupError
    await asyncio.wait_for(counted(store, "a", 1), 5.0)


async def test_more_people_than_connections_take_turns(store: Store) -> None:
    """Nobody waits for a connection that those who wait for a turn have."""
    await asyncio.wait_for(
        asyncio.gather(*(counted(store, str(number), 2) for number in range(20))), 30.0
    )


async def test_processes_take_turns(opened: Opener, store: Store, address: Path | str) -> None:
    """Two that share a server read what the other has written."""
    if not store.shared:
        pytest.skip("a file has one process")
    other = await opened(address, FEATURES)
    await asyncio.gather(*(counted(each, "a", 10) for each in (store, other)))
    assert await store.notes.get("a") == "20"
    await other.close()
