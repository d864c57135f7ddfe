"""Storage: numbered migrations, one open table a channel, nothing half written."""

import asyncio
import itertools
import sqlite3
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.store import ChannelTaken, DatabaseTooNew, Store, TableChanged
from bot.store.kept import Shown
from bot.store.migrate import migrations
from bot.tables import changes
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables

IDS = itertools.count(1)
LOBBY = Table(0, 1, 2, "splendor", 100, {"target": 15}, "en", seating="joined")


def begun() -> Table:
    """Return a table at which Ada is to move first against Bo."""
    table = changes.join(changes.join(LOBBY, 100, "Ada"), 101, "Bo")
    return changes.start(table, 100, Random(1))


async def put(store: Store, table: Table) -> Table:
    """Save a new table under an id of its own."""
    table = replace(table, id=next(IDS))
    await store.create(table)
    return table


async def read(store: Store, table_id: int) -> Table:
    """Return a table as it is saved."""
    kept = await store.load(table_id)
    assert kept is not None
    return Table.of(kept)


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    """Seats, options, set-up and moves come back as they were."""
    table = await put(store, begun())
    after = changes.play(table, 100, 0, "take:wbg", Random(1))
    await store.save(table, after)
    assert await read(store, table.id) == after
    latest = await store.load_latest(2)
    assert latest is not None
    assert Table.of(latest) == after


async def test_one_open_table_a_channel(store: Store) -> None:
    """A second open table in a channel is refused by the database itself."""
    first = await put(store, LOBBY)
    with pytest.raises(ChannelTaken):
        await put(store, LOBBY)
    await put(store, replace(LOBBY, channel_id=3))
    await store.save(first, changes.close(first))
    await put(store, LOBBY)


async def test_a_change_made_for_an_older_revision_is_refused(store: Store) -> None:
    """Of two changes of one revision the second is refused, and nothing of it is written."""
    table = await put(store, begun())
    await store.save(table, changes.play(table, 100, 0, "take:wbg", Random(1)))
    with pytest.raises(TableChanged):
        await store.save(table, changes.play(table, 100, 0, "take:wbk", Random(1)))
    saved = await read(store, table.id)
    assert [entry.move for entry in saved.log] == ["take:wbg"]


async def test_moves_are_only_appended(store: Store) -> None:
    """Taking a move back adds a row; no row of the log is ever changed or removed."""
    table = await put(store, begun())
    taken = changes.play(table, 100, 0, "take:wbg", Random(1))
    await store.save(table, taken)
    back = changes.undo(taken, 100)
    await store.save(taken, back)
    saved = await read(store, table.id)
    assert [entry.move for entry in saved.log] == ["take:wbg", "undo"]
    assert saved.position == table.position


async def test_what_was_not_shown_is_found(store: Store) -> None:
    """A table counts as shown when its latest revision is."""
    table = await put(store, begun())
    assert await store.unfinished() == [table.id]
    await store.mark_shown(table.id, Shown(table.revision, 5, "text", "alt"))
    assert await store.unfinished() == []
    saved = await read(store, table.id)
    assert saved.shown == Shown(table.revision, 5, "text", "alt")


async def test_opening_again_keeps_everything(address: Path | str) -> None:
    """Migrations that were applied are not applied again."""
    store = await Store.open(address)
    table = await put(store, begun())
    await store.close()
    store = await Store.open(address)
    assert await read(store, table.id) == table
    await store.close()


async def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """Tables that were saved before any migration but the first are there after all of them."""
    path, (first, *_) = tmp_path / "facet.db", migrations("sqlite")
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT)")
        connection.executescript(first.script)
        connection.execute("INSERT INTO migrations VALUES (1, '0001_tables')")
        connection.execute(
            "INSERT INTO tables (guild_id, channel_id, game, stage, host_id, options, seating,"
            " language, opened_at) VALUES (1, 2, 'splendor', 'lobby', 100, '{\"target\": 15}',"
            " 'joined', 'en', '')"
        )
    connection.close()
    store = await Store.open(path)
    assert await read(store, 1) == replace(LOBBY, id=1)
    await store.close()


async def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    """A database that is ahead of this code is left alone."""
    path = tmp_path / "facet.db"
    await (await Store.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO migrations VALUES (9999, 'from the future')")
    connection.close()
    with pytest.raises(DatabaseTooNew):
        await Store.open(path)


async def test_moves_at_the_same_instant_are_made_one_after_the_other(store: Store) -> None:
    """Of many changes at once each is made to what the one before left, or refused."""
    tables = Tables(store, Random(1))
    table = await tables.open(begun())

    async def attempt(gems: str) -> bool:
        try:
            await tables.change(
                table.id, lambda t: changes.play(t, 100, 0, f"take:{gems}", Random(1))
            )
        except Refusal:
            return False
        return True

    made = await asyncio.gather(*map(attempt, ("wbg", "wbr", "wbk", "bgr", "grk")))
    assert sum(made) == 1
    assert (await tables.get(table.id)).number == 1


async def test_a_refused_change_leaves_no_trace(store: Store) -> None:
    """Neither the cache nor the file knows of a change that was refused."""
    tables = Tables(store, Random(1))
    table = await tables.open(begun())
    with pytest.raises(Refusal):
        await tables.change(table.id, lambda t: changes.play(t, 101, 0, "take:wbg", Random(1)))
    assert await tables.get(table.id) == table == await read(store, table.id)
