"""The queue of people who wait for opponents, in a file and on a server."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.features.catalogue import FEATURES
from bot.features.matchmaking.store import Queue, QueueEntry
from bot.store import Store
from bot.store.values import Person, ServerSettings
from tests.bot.queues import HOME, NOW, entry
from tests.store.playing import ADA, BO, begun, put_apart
from tests.stores import Opener


@pytest.fixture
async def store(opened: Opener, address: Path | str) -> AsyncIterator[Store]:
    """Open a store on a new database."""
    store = await opened(address, FEATURES, lambda: NOW)
    yield store
    await store.close()


async def joined(store: Store, *entries: QueueEntry) -> None:
    """Let people join the queue."""
    for each in entries:
        await store.of(Queue).join(each)


async def test_a_place_is_kept_when_a_wish_changes(store: Store) -> None:
    """Who asks again for a game at a pace keeps their place; another pace is another place."""
    later = {"since": NOW + timedelta(hours=1), "expires": NOW + timedelta(days=8)}
    await joined(store, entry(1), entry(1, most=4, apart=200, **later), entry(1, pace="10m"))
    fast, slow = sorted(await store.of(Queue).of(1), key=lambda it: it.pace)
    assert fast == entry(1, pace="10m")
    assert slow == entry(1, most=4, apart=200, expires=later["expires"])
    await store.of(Queue).leave(1, "splendor", "1d")
    assert await store.of(Queue).everybody() == [fast]


async def test_others_are_counted(store: Store) -> None:
    """Only those who wait for the same in the same server, and whose places haven't expired."""
    expired = entry(5, expires=NOW)
    elsewhere = entry(4, guild_id=2 * HOME)
    await joined(store, entry(1), entry(2), entry(3, pace="10m"), elsewhere, expired)
    assert await store.of(Queue).others(entry(1), NOW) == 1
    await store.of(Queue).expire(NOW)
    assert [it.user_id for it in await store.of(Queue).everybody()] == [1, 2, 3, 4]


async def test_a_group_is_matched_whole_or_not_at_all(store: Store) -> None:
    """Nobody is in two groups, and who is in one keeps their place until it's settled."""
    one, two, three = people = [entry(1), entry(2), entry(3)]
    await joined(store, *people)
    assert await store.of(Queue).match(9, HOME, [one, two])
    assert not await store.of(Queue).match(10, HOME, [two, three])
    await store.of(Queue).leave(1, *one.key[1:])
    await store.of(Queue).leave_all([1, 2, 3])
    await store.of(Queue).expire(NOW + timedelta(days=30))
    found = await store.of(Queue).matched([0, 1], 2)
    assert [(it.user_id, it.table_id, it.table_guild_id) for it in found] == [
        (1, 9, HOME),
        (2, 9, HOME),
    ]
    assert await store.of(Queue).matched([0], 2) == []  # the other shard has this server
    assert found == await store.of(Queue).everybody()


async def test_people_are_told_once(store: Store) -> None:
    """Of two processes, one tells them."""
    await joined(store, entry(1), entry(2))
    await store.of(Queue).match(9, HOME, [entry(1), entry(2)])
    assert [await store.of(Queue).tell(9) for _ in range(2)] == [True, False]


async def test_who_stays_has_their_old_place(store: Store) -> None:
    """After a table that came to nothing; their place lasts as much longer as that took."""
    await joined(store, entry(1), entry(2), entry(2, pace="10m"))
    await store.of(Queue).match(9, HOME, [entry(1), entry(2)])
    await store.of(Queue).settle(9, [1], 60)
    left = await store.of(Queue).everybody()
    assert left == [
        entry(1, expires=entry(1).expires + timedelta(minutes=1)),
        entry(2, pace="10m"),
    ]
    await store.of(Queue).settle(9, [], 60)
    assert await store.of(Queue).everybody() == left


async def test_a_game_that_begins_ends_the_wait(store: Store) -> None:
    """And the wait of its people for others at some paces."""
    await joined(store, entry(1), entry(1, pace="10m"), entry(1, pace="1h"), entry(2, pace="1h"))
    await store.of(Queue).play_meanwhile(entry(1), 4)
    assert (await store.of(Queue).of(1))[1].meanwhile_id == 4
    await store.of(Queue).match(9, HOME, [entry(1, pace="10m")])
    await store.of(Queue).finish(9, [1], ["10m", "1h"])
    left = [it.key for it in await store.of(Queue).everybody()]
    assert left == [entry(1).key, entry(2, pace="1h").key]


async def test_who_has_played_where_and_with_whom(store: Store) -> None:
    """From the seats alone; a lobby doesn't count."""
    first, second = await put_apart(store, begun()), await put_apart(store, begun())
    known = await store.of(Queue).known_in([ADA, BO, 7], [1, 2])
    assert known == {(ADA, 1), (BO, 1)}
    last = await store.of(Queue).last_tables([ADA, 7], 0, 1)
    assert last == {("splendor", ADA): [second.id]}
    assert await store.of(Queue).last_tables([ADA], first.id, 2) == last


async def test_many_settings_at_once(store: Store) -> None:
    """The people and the servers that a look at the queue asks for."""
    quiet = Person(1, "none", 60, 120)
    await store.people.save(quiet)
    assert await store.people.of([1, 2]) == {1: quiet, 2: Person(2)}
    await store.servers.save(ServerSettings(1, across=True))
    await store.servers.save(ServerSettings(2))
    assert await store.servers.open_across([1, 2, 3]) == [1]
    assert (await store.servers.get(1)).across


async def test_places_go_with_a_person_and_with_a_server(store: Store) -> None:
    """Nothing is left of either."""
    await joined(store, entry(1), entry(2, guild_id=2 * HOME), replace(entry(3), pace="3d"))
    await store.people.forget(1)
    await store.servers.forget(2 * HOME)
    assert [it.user_id for it in await store.of(Queue).everybody()] == [3]
