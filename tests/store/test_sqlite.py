"""One file: private, held by others, full."""

import asyncio
import resource
import sqlite3
import stat
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.catalogue import FEATURES
from bot.store import NotSaved, Store
from bot.store.sqlite import writer
from bot.store.sqlite.connection import connected, make_file
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.writer import BUSY_MS
from tests.store.playing import begun, played, put, put_apart, read
from tests.stores import Opener


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the file is."""
    return tmp_path / "facet.db"


@pytest.fixture
async def store(opened: Opener, path: Path) -> AsyncIterator[Store]:
    """Open a store on a new file."""
    store = await opened(path, FEATURES)
    yield store
    await store.close()


async def test_only_its_owner_may_read_it(path: Path, store: Store) -> None:
    """The file and its neighbours are made for their owner alone."""
    await put(store, begun())
    files = list(path.parent.iterdir())
    assert {file.suffix for file in files} == {".db", ".db-wal", ".db-shm"}
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_a_file_that_is_there_keeps_its_mode(path: Path) -> None:
    """Who lets others read the file goes on to."""
    path.touch(0o640)
    make_file(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


async def test_a_file_that_is_held(
    path: Path, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is saved while it is held, everybody is told so, and the next ones are saved."""
    monkeypatch.setattr(writer, "BUSY_MS", 50)
    tables = [await put_apart(store, begun()) for _ in range(3)]
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    saves = [store.save(table, played(table)) for table in tables]
    outcomes = await asyncio.gather(*saves, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [NotSaved] * 3
    holder.close()
    for table in tables:
        assert await read(store, table.id) == table
        await store.save(table, played(table))


async def test_who_has_just_begun_to_wait_goes_on(path: Path, store: Store) -> None:
    """Each waits for a held file as long as the one before: what is put off is saved after it."""
    first, second = [await put_apart(store, begun()) for _ in range(2)]
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    saving = asyncio.create_task(store.save(first, played(first)))
    await asyncio.sleep(BUSY_MS / 1000 - 0.3)
    late = asyncio.create_task(store.save(second, played(second)))
    with pytest.raises(NotSaved):
        await saving
    holder.close()
    await late
    assert await read(store, first.id) == first
    assert await read(store, second.id) == played(second)


async def test_a_commit_that_hangs(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits behind it is told so, and is not saved; the commit itself is, when it is done."""
    assert isinstance(store, SqliteStore)
    monkeypatch.setattr(writer, "HANGS_S", 0.05)
    begun, go_on = threading.Event(), threading.Event()

    def hang(_: sqlite3.Connection) -> str:
        begun.set()
        return "done" if go_on.wait(30) else "given up"

    hanging = asyncio.create_task(store._writer.write(hang))
    await asyncio.to_thread(begun.wait)
    with pytest.raises(NotSaved, match="take too long"):
        await store.notes.save("late", "value")
    go_on.set()
    assert await hanging == "done"
    assert await store.notes.get("late") is None
    await store.notes.save("late", "value")


async def test_a_full_disk(store: Store) -> None:
    """Where nothing more fits, nothing is saved of what was asked for; with room again it is."""
    assert isinstance(store, SqliteStore)
    tables = [await put_apart(store, begun()) for _ in range(3)]
    pages = (await store.engine.rows("PRAGMA page_count"))[0][0]
    await store._writer._connection.execute(f"PRAGMA max_page_count = {pages}")
    saves = [store.notes.save(f"long {number}", "x" * 10**6) for number in range(3)]
    outcomes = await asyncio.gather(*saves, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [NotSaved] * 3
    assert "full" in str(outcomes[0])
    await store._writer._connection.execute("PRAGMA max_page_count = 100000")
    for table in tables:
        await store.save(table, played(table))
    assert await store.notes.get("long 0") is None


async def test_a_disk_that_fails_at_a_commit(path: Path, store: Store) -> None:
    """It isn't known then whether the change was saved: it may be in the log that the next start reads."""
    table = await put_apart(store, begun())
    log = path.with_name(f"{path.name}-wal")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, limits[1]))
    try:
        with pytest.raises(NotSaved) as failed:
            await store.save(table, played(table))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert failed.value.unknown
    await store.save(table, played(table))


def test_a_file_that_cannot_be_opened_leaves_no_thread_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread of a connection that failed has ended before the event loop can be closed."""
    raised: list[object] = []
    monkeypatch.setattr(threading, "excepthook", raised.append)
    for _ in range(50):
        with pytest.raises(sqlite3.OperationalError):
            asyncio.run(connected(tmp_path))
    assert raised == []
