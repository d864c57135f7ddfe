"""Work that has saved something knows it, in a file and on a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.features.daily.store import Daily
from bot.features.follow.store import Follows
from bot.features.matchmaking.store import Queue
from bot.features.seasons.store import Seasons
from bot.store import ChannelTaken, Store, TableChanged
from bot.store.saves import watching_saves
from bot.store.values import Person
from tests.store.playing import ADA, LOBBY, begun, played, put_apart


async def test_whatever_is_saved_is_noticed(store: Store) -> None:
    """By a statement, a transaction, a new table and a changed one."""
    table = await put_apart(store, begun())
    after = played(table)
    works: list[Callable[[], Awaitable[object]]] = [
        lambda: store.people.save(Person(ADA)),
        lambda: store.of(Daily).fix({"2026-01-01": "aa"}, store.now()),
        lambda: store.save(table, after),
        lambda: store.create(replace(LOBBY, id=95_001, channel_id=95_001)),
        lambda: store.mark_shown(table.id, table.shown),
        lambda: store.people.forget(ADA),
    ]
    for save in works:
        with watching_saves() as saves:
            await store.people.get(ADA)
            await store.load(table.id)
            await store.load_latest(table.channel_id)
            assert not saves.any
            await save()
        assert saves.any


async def test_what_changes_nothing_saves_nothing(store: Store) -> None:
    """A statement, a transaction and a deletion that find nothing, as often as they are tried."""
    works: list[Callable[[], Awaitable[object]]] = [
        lambda: store.of(Follows).remove(ADA, 1, 0),
        lambda: store.of(Queue).leave(ADA, "splendor", "1d"),
        lambda: store.of(Seasons).leave(1, ADA, store.now()),
        lambda: store.of(Seasons).change(1, []),
        lambda: store.people.forget(ADA),
    ]
    await store.digests.stand_in(ADA)  # the first one saves the key
    with watching_saves() as saves:
        for change_nothing in works:
            await change_nothing()
            assert not saves.any


async def test_what_could_not_be_saved_is_not(store: Store) -> None:
    """A change of what has changed meanwhile, and a second table in a channel."""
    table = await put_apart(store, begun())
    await store.save(table, played(table))
    with watching_saves() as saves:
        with pytest.raises(TableChanged):
            await store.save(table, played(table, "wbr"))
        with pytest.raises(ChannelTaken):
            await store.create(replace(LOBBY, id=95_002, channel_id=table.channel_id))
    assert not saves.any


async def test_each_piece_of_work_knows_of_its_own(store: Store) -> None:
    """What others save at the same time, in the same commit, isn't its doing; its own tasks' is."""

    async def work(user_id: int, *, saving: bool) -> bool:
        with watching_saves() as saves:
            if saving:
                await asyncio.create_task(store.people.save(Person(user_id)))
            else:
                await store.people.get(user_id)
        return saves.any

    found = await asyncio.gather(*(work(ADA + it, saving=it % 2 == 0) for it in range(8)))
    assert found == [it % 2 == 0 for it in range(8)]
