"""Reviews are kept once, go with their table, and name nobody."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.features.catalogue import FEATURES
from bot.features.replay.store import StoredReviews
from bot.store import Store
from bot.tables import changes
from bot.tables.results import results_of
from bot.tables.table import Table
from tests.store.playing import ADA, begun, played, put_apart, read
from tests.stores import Opener

SAID = '{"game": "splendor", "accuracy": [87.5, null], "played": "take:wbg é 覆盤"}'


async def finished(store: Store) -> Table:
    """Save a game that Ada has resigned after a move, and its results."""
    table = await put_apart(store, played(begun()))
    over = replace(changes.resign(table, ADA), touched=store.clock())
    await store.save(table, over, results_of(over))
    return await read(store, over.id)


async def test_a_review_is_kept_once(store: Store) -> None:
    """A later review replaces it; one of another version doesn't count."""
    table = await finished(store)
    assert await store.of(StoredReviews).get(table.id, 1) is None
    await store.of(StoredReviews).save(table.id, 1, "first")
    await store.of(StoredReviews).save(table.id, 1, SAID)
    assert await store.of(StoredReviews).get(table.id, 1) == SAID
    assert await store.of(StoredReviews).get(table.id, 2) is None
    await store.of(StoredReviews).save(table.id, 2, "better")
    assert await store.of(StoredReviews).get(table.id, 2) == "better"
    assert await store.of(StoredReviews).get(table.id, 1) is None


async def test_it_outlasts_a_restart(opened: Opener, address: Path | str) -> None:
    """It is read as it was written, by whoever opens the database next."""
    store = await opened(address, FEATURES)
    table = await finished(store)
    await store.of(StoredReviews).save(table.id, 1, SAID)
    await store.close()
    store = await opened(address, FEATURES)
    assert await store.of(StoredReviews).get(table.id, 1) == SAID
    await store.close()


async def test_a_table_that_is_gone_has_no_review(store: Store) -> None:
    """A review that is made while its table is deleted is not kept."""
    table = await finished(store)
    await store.of(StoredReviews).save(table.id + 10**6, 1, SAID)
    assert await store.of(StoredReviews).get(table.id + 10**6, 1) is None


async def test_it_goes_with_its_table(store: Store) -> None:
    """However a table is deleted, its review goes too; others stay."""
    old, other = await finished(store), await finished(store)
    for table in (old, other):
        await store.of(StoredReviews).save(table.id, 1, SAID)
    await store.expiry.delete_tables([old.id])
    assert await store.load(old.id) is None
    assert await store.of(StoredReviews).get(old.id, 1) is None
    assert await store.of(StoredReviews).get(other.id, 1) == SAID


async def test_it_stays_when_somebody_is_forgotten(store: Store) -> None:
    """It names nobody: those who played with them still have it."""
    table = await finished(store)
    await store.of(StoredReviews).save(table.id, 1, SAID)
    await store.people.forget(ADA)
    assert (await read(store, table.id)).players[0].forgotten
    assert await store.of(StoredReviews).get(table.id, 1) == SAID
