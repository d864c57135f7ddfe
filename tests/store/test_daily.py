"""Deals of the day as they are stored: one secret a day, one counted try a person, and the boards."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.features.daily.store import Daily, DailyTry
from bot.store import ChannelTaken, NotSaved, Store
from bot.store.values import Person, Result, TableRecord
from bot.tables.zones import end_of_day
from tests.store.playing import ADA, BO, CY, LOBBY, begun, put_apart, read, save_try

DAY = datetime.now(UTC).date().isoformat()
SERVER = 712_000_000_000_000_001


async def tried(
    store: Store, user_id: int, place: int, margin: int, turns: int, *, day: str = DAY
) -> DailyTry:
    """Save a try that ended with a result."""
    table = await put_apart(store, replace(LOBBY, host_id=user_id, stage="playing"))
    results = (
        Result(0, user_id, None, place, 10 + margin, turns, "played-out", seats=2),
        Result(1, None, "normal", 3 - place, 10, turns, "played-out", seats=2),
    )
    over = replace(table, stage="finished", revision=table.revision + 1)
    await store.save(table, over, results)
    first = DailyTry(
        user_id, "splendor", day, table.id, SERVER if user_id != CY else 8, str(user_id)
    )
    await save_try(store, first)
    return replace(first, place=place, margin=margin, turns=turns)


async def create(store: Store, table: TableRecord, first: DailyTry) -> None:
    """Save a new table with the try that begins with it."""
    await store.create(table, await store.of(Daily).begins(first))


async def test_a_secret_is_fixed_once(store: Store) -> None:
    """The first secret of a day stays; other days get theirs."""
    await store.of(Daily).fix({DAY: "aa"}, store.now())
    await store.of(Daily).fix({DAY: "bb", "2026-01-01": "cc"}, store.now())
    assert await store.of(Daily).secret(DAY) == "aa"
    assert await store.of(Daily).secret("2026-01-01") == "cc"
    assert await store.of(Daily).secret("2026-01-02") is None


async def test_wins_come_first_then_margin_then_turns(store: Store) -> None:
    """The boards of a server and of all are in that order, without those who hide their profile."""
    ada = await tried(store, ADA, 2, -1, 20)
    bo = await tried(store, BO, 1, 3, 25)
    cy = await tried(store, CY, 1, 3, 24)
    assert await store.of(Daily).ranked("splendor", DAY, 0, 10) == [cy, bo, ada]
    assert await store.of(Daily).ranked("splendor", DAY, SERVER, 10) == [bo, ada]
    assert await store.of(Daily).ranked("splendor", DAY, 0, 1) == [cy]
    assert await store.of(Daily).ranked("seekers", DAY, 0, 10) == []
    assert await store.of(Daily).count("splendor", DAY) == 3
    await store.people.save(Person(CY, hidden=True))
    assert await store.of(Daily).ranked("splendor", DAY, 0, 10) == [bo, ada]


async def test_a_day_that_is_over_has_no_new_results(store: Store) -> None:
    """Whoever ends their game when the secret is public is on no board, and hasn't played it to its end."""
    day = "2026-01-01"
    ada = await tried(store, ADA, 1, 3, 24, day=day)
    assert await store.of(Daily).of(ADA) == [replace(ada, place=None, margin=None, turns=None)]
    assert await store.of(Daily).ranked("splendor", day, 0, 10) == []
    assert await store.of(Daily).count("splendor", day) == 0


async def test_only_the_first_try_counts(store: Store) -> None:
    """A later one of the same day changes nothing, and one without a result is not on the board."""
    first = DailyTry(ADA, "splendor", DAY, 90_001, SERVER, "Ada")
    for table_id in (90_001, 90_002):
        table = replace(LOBBY, id=table_id, channel_id=table_id)
        await create(store, table, replace(first, table_id=table_id))
        assert await store.load(table_id) is not None
    assert await store.of(Daily).of(ADA) == [first]
    assert await store.of(Daily).ranked("splendor", DAY, 0, 10) == []


async def test_a_try_is_saved_with_its_table_or_not_at_all(store: Store) -> None:
    """Where the channel has an open table, neither is; the next one counts."""
    there = await put_apart(store, begun())
    first = DailyTry(ADA, "splendor", DAY, 90_003, SERVER, "Ada")
    table = replace(begun(), id=90_003, channel_id=there.channel_id)
    with pytest.raises(ChannelTaken):
        await create(store, table, first)
    assert await store.of(Daily).of(ADA) == []
    await create(store, replace(table, channel_id=90_003), first)
    assert await store.of(Daily).of(ADA) == [first]
    assert (await read(store, 90_003)).log == table.log


async def test_a_table_is_saved_with_its_try_or_not_at_all(store: Store) -> None:
    """Where the try can't be saved, nobody plays the deal uncounted before they play it again."""
    table = replace(begun(), id=90_004, channel_id=90_004)
    unsaved = "INSERT INTO nowhere (user_id) VALUES ($1)", [(ADA,)]
    with pytest.raises(NotSaved):
        await store.create(table, [unsaved])
    assert await store.load(table.id) is None


async def test_a_try_that_was_deleted_still_counts(store: Store) -> None:
    """Whoever deletes their data can't try again until the day is over; then nothing recalls it."""
    first = DailyTry(ADA, "splendor", DAY, 90_011, SERVER, "Ada")
    await create(store, replace(LOBBY, id=90_011, channel_id=90_011), first)
    await store.people.forget(ADA)
    assert await store.of(Daily).of(ADA) == []
    assert await store.of(Daily).spent(ADA, "splendor", DAY)
    assert not await store.of(Daily).spent(ADA, "seekers", DAY)
    assert not await store.of(Daily).spent(BO, "splendor", DAY)
    again = replace(first, table_id=90_012)
    await create(store, replace(LOBBY, id=90_012, channel_id=90_012), again)
    assert await store.of(Daily).of(ADA) == []
    await store.digests.expire(end_of_day(DAY) - timedelta(seconds=1))
    assert await store.of(Daily).spent(ADA, "splendor", DAY)
    await store.digests.expire(end_of_day(DAY))
    assert not await store.of(Daily).spent(ADA, "splendor", DAY)


async def test_a_servers_data_leaves_the_tries(store: Store) -> None:
    """They are their people's; only the server's number goes. A person's go with their data."""
    ada = await tried(store, ADA, 1, 2, 20)
    await store.servers.forget(SERVER)
    assert await store.of(Daily).of(ADA) == [replace(ada, guild_id=0)]
    await store.people.forget(ADA)
    assert await store.of(Daily).of(ADA) == []
