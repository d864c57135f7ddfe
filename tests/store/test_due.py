"""What is due at tables, what people chose, and tables that sleep, on both engines."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.features.catalogue import FEATURES
from bot.store import ChannelTaken, Store
from bot.store.rows import clock_row
from bot.store.values import Clock, Offer, Person, PostedBoard
from bot.tables import absence
from bot.tables.tables import Tables
from tests.store.playing import ADA, BO, begun, put, put_apart, read
from tests.stores import Opener

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
CLOCK = Clock(
    0, 1, ADA, NOW, seconds_left=3600, reminders_sent=1, reminder_id=7, late=True, away=True
)
WOKEN = replace(CLOCK, woken=True)


def test_a_clock_is_written_for_older_versions_too() -> None:
    """What version 1.3.0 doesn't know is left out while it is unset, and what it has written stays the same."""
    cells, _ = clock_row(CLOCK)
    assert json.loads(cells or "") == [0, 1, ADA, 3600, 1, 7, True, True]
    woken, _ = clock_row(WOKEN)
    assert json.loads(woken or "") == [0, 1, ADA, 3600, 1, 7, True, True, 0, True]


async def test_a_clock_is_read_as_it_was_written(store: Store) -> None:
    """With its whole state, and so are a seat's computer, its past, and an offer."""
    table = await put(store, begun())
    assert await store.save_clock(table, WOKEN, NOW + HOUR)
    ada = replace(table.players[0], deputy="turn", missed=2, previous_user_ids=(5, 6))
    after = replace(
        await read(store, table.id),
        players=(ada, table.players[1]), offer=Offer(0, 9, "Cleo", asked_for=True),
        pace="1h", late="computer", touched=NOW, revision=table.revision + 1,
    )  # fmt: skip
    await store.save(table, after)
    saved = await read(store, table.id)
    assert saved == after
    assert saved.clock == WOKEN
    assert saved.due == NOW + HOUR


async def test_what_is_due_is_found_in_its_order(store: Store) -> None:
    """What waits longest comes first, so many at a time, and the next moment is known."""
    assert await store.schedule.next() is None
    tables = [await put_apart(store, begun()) for _ in range(3)]
    for hours, table in zip((3, 1, 2), tables, strict=True):
        await store.save_clock(table, None, NOW + hours * HOUR)
    assert await store.schedule.next() == NOW + HOUR
    assert await store.schedule.due(NOW, 10) == []
    assert await store.schedule.due(NOW + 2 * HOUR, 10) == [tables[1].id, tables[2].id]
    assert await store.schedule.due(NOW + 5 * HOUR, 1) == [tables[1].id]


async def test_what_is_due_on_some_shards(store: Store) -> None:
    """Only their servers' tables are found; those outside servers belong to shard 0."""
    tables = [
        await put_apart(store, replace(begun(), guild_id=number << 22)) for number in range(4)
    ]
    for hours, table in enumerate(tables):
        await store.save_clock(table, None, NOW + hours * HOUR)
    ids = [table.id for table in tables]
    assert await store.schedule.due(NOW + 9 * HOUR, 10, [0], 2) == [ids[0], ids[2]]
    assert await store.schedule.due(NOW + 9 * HOUR, 10, [1, 2], 3) == [ids[1], ids[2]]
    assert await store.schedule.due(NOW + 9 * HOUR, 10, [], 3) == []
    assert await store.schedule.next([1], 2) == NOW + HOUR
    assert await store.schedule.next([3], 4) == NOW + 3 * HOUR
    assert await store.schedule.next([], 4) is None


async def test_what_is_due_is_put_off(store: Store) -> None:
    """Until then nothing is due there; its clock goes on. What isn't due any more stays as it is."""
    table = await put(store, begun())
    await store.save_clock(table, CLOCK, NOW)
    for later in (HOUR, 2 * HOUR):
        await store.schedule.postpone(table.id, NOW, NOW + later)
    assert await store.schedule.due(NOW, 10) == []
    saved = await read(store, table.id)
    assert (saved.clock, saved.due) == (CLOCK, NOW + HOUR)


async def test_clocks_are_put_back(store: Store) -> None:
    """By so many seconds, with what is due, where a clock runs; and those boards are shown anew."""
    running, other = await put_apart(store, begun()), await put_apart(store, begun())
    for table in (running, other):
        await store.mark_shown(table.id, PostedBoard(table.revision, table.id))
    await store.save_clock(running, CLOCK, NOW + HOUR)
    await store.save_clock(other, None, NOW + HOUR)
    for _ in range(2):  # the second time it has been noted already
        await store.schedule.extend(("heard", "now"), 90)
    back, still = await read(store, running.id), await read(store, other.id)
    assert back.clock == replace(CLOCK, starts_at=NOW + timedelta(seconds=90))
    assert back.due == NOW + HOUR + timedelta(seconds=90)
    assert still.due == NOW + HOUR
    assert await store.claim_unfinished() == [running.id]


async def test_a_clock_stops_while_its_game_sleeps(store: Store) -> None:
    """It is saved with what it had left."""
    table, began = await put(store, replace(begun(), pace="1d")), store.now() - 23 * HOUR
    await store.save_clock(table, Clock(0, 1, ADA, began, 24 * 3600), NOW)
    await Tables(store, Random(1)).change(table.id, absence.fall_asleep)
    clock = (await read(store, table.id)).clock
    assert clock is not None
    assert 3500 < (clock.seconds_left or 0) <= 3600


async def test_a_shard_gives_back_to_its_own_servers(store: Store) -> None:
    """The others' clocks are another process's to look after."""
    table = await put(store, replace(begun(), guild_id=5 << 22))
    await store.save_clock(table, CLOCK, NOW)
    await store.schedule.extend(("heard", "now"), 90, shard=0, shards=4)
    assert (await read(store, table.id)).clock == CLOCK
    await store.schedule.extend(("heard", "now"), 90, shard=1, shards=4)
    assert (await read(store, table.id)).clock != CLOCK


@pytest.mark.parametrize(
    "person", [Person(7, "both", 60, 0, "Asia/Tokyo", NOW, language="ja"), Person(7)]
)
async def test_what_a_person_chose(store: Store, person: Person) -> None:
    """It is kept, one row a person, and the usual holds where nothing was chosen."""
    assert await store.people.get(7) == Person(7)
    for _ in range(2):
        await store.people.save(person)
    assert await store.people.get(7) == person


async def test_a_persons_tables(store: Store) -> None:
    """All that are not over, also those that sleep; and how many are open in a server."""
    table, other = await put_apart(store, begun()), await put_apart(store, begun())
    await put_apart(store, replace(begun(), stage="finished"))
    assert await store.lookup.tables_of(ADA) == [table.id, other.id]
    assert await store.lookup.tables_of(999) == []
    assert await store.lookup.open_counts(1, ADA) == (2, 2)
    assert await store.lookup.open_counts(1, BO) == (2, 0)
    asleep = replace(other, asleep=True, revision=other.revision + 1)
    await store.save(other, asleep)
    assert await store.lookup.tables_of(ADA) == [table.id, other.id]
    assert await store.lookup.open_counts(1, ADA) == (1, 1)


async def test_a_table_that_sleeps_gives_its_channel_free(store: Store) -> None:
    """Another can be opened there and is the channel's; while it is open the first can't wake."""
    table = await put_apart(store, begun())
    assert await store.lookup.asleep_in(table.channel_id, ADA) is None
    asleep = replace(table, asleep=True, revision=table.revision + 1)
    await store.save(table, asleep)
    assert await store.lookup.asleep_in(table.channel_id, ADA) == table.id
    other = await put(store, replace(begun(), channel_id=table.channel_id))
    latest = await store.load_latest(table.channel_id)
    assert latest is not None
    assert latest.id == other.id
    woken = replace(asleep, asleep=False, revision=asleep.revision + 1)
    with pytest.raises(ChannelTaken):
        await store.save(asleep, woken)
    await store.save(other, replace(other, stage="finished", revision=other.revision + 1))
    await store.save(asleep, woken)
    assert await store.lookup.asleep_in(table.channel_id, ADA) is None


async def test_of_two_processes_one_is_quicker(
    opened: Opener, address: Path | str, store: Store
) -> None:
    """On a server a clock is written only over the one that was read: nobody reminds twice."""
    if not store.shared:
        pytest.skip("a file has one process")
    table = await put(store, begun())
    await store.save_clock(table, CLOCK, NOW)
    other = await opened(address, FEATURES)
    seen = await read(other, table.id)
    told = replace(CLOCK, reminders_sent=2)
    assert await store.save_clock(await read(store, table.id), told, NOW + HOUR)
    assert not await other.save_clock(seen, told, NOW + HOUR)
    await other.close()
