"""A restore point before a migration, and the way back if the new version doesn't come up."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.features.catalogue import FEATURES
from bot.store import DatabaseBusy, DatabaseUnusable, backups, migrate, open_store
from bot.store.migrate import Migration, migrations
from bot.store.sqlite.updating import marker_of
from bot.store.sqlite.whole import migration_of
from tests.store.playing import begun, played, put
from tests.store.schemas.example import SCHEMAS
from tests.store.schemas.older import fill_server
from tests.store.server import Server, name_of
from tests.stores import Opener


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a database of version 1.0.0."""
    path = tmp_path / "facet.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((SCHEMAS / "1.0.0.sql").read_text(encoding="utf-8"))
    return path


def dumped(path: Path) -> list[str]:
    """Return a database as SQL."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def points(path: Path) -> list[Path]:
    """Return the restore points beside a database."""
    return sorted((path.parent / "backups").glob("facet-*-before-*.db"))


async def test_a_migration_has_a_restore_point(opened: Opener, path: Path) -> None:
    """It is what the database was before; once the bot is up, it stays as a backup."""
    before = dumped(path)
    store = await opened(path, FEATURES, starting=True)
    assert store.update is not None
    assert marker_of(path).exists()
    store.update.settle()
    await store.close()
    (point,) = points(path)
    assert dumped(point) == before
    assert migration_of(path) == migrations()[-1].number
    assert not marker_of(path).exists()
    again = await opened(path, FEATURES, starting=True)
    assert again.update is None
    await again.close()
    assert points(path) == [point]


async def test_an_update_that_does_not_come_up_is_put_back(
    opened: Opener, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The database is as it was, one line says so, and no restore point or marker is left."""
    before = dumped(path)
    store = await opened(path, FEATURES, starting=True)
    await store.notes.save("a", "a note of the new version")
    await store.close()
    assert store.update is not None
    store.update.put_back()
    assert dumped(path) == before
    assert [it.message for it in caplog.records if "put back" in it.message]
    assert (points(path), marker_of(path).exists()) == ([], False)


async def test_a_killed_start_is_put_back_by_the_next(opened: Opener, path: Path) -> None:
    """Killed between the migration and the end of the start, the next start begins from before."""
    before = dumped(path)
    store = await opened(path, FEATURES, starting=True)
    await store.close()
    (first,) = points(path)
    again = await opened(path, FEATURES, starting=True)
    (second,) = points(path)
    assert dumped(second) == before
    assert again.update is not None
    again.update.settle()
    await again.close()
    assert not first.exists() or first == second


async def test_an_earlier_version_finds_its_database_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start of the earlier version after the kill puts the database back, and takes it."""
    await (await open_store(path, FEATURES)).close()
    before = dumped(path)
    steps = [*migrations(), Migration(9000, "9000_new", "CREATE TABLE new (x bigint PRIMARY KEY);")]
    with monkeypatch.context() as newer:
        newer.setattr(migrate, "migrations", lambda: steps)
        await (await open_store(path, FEATURES, starting=True)).close()
    assert dumped(path) != before
    await (await open_store(path, FEATURES, starting=True)).close()
    assert dumped(path) == before


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TABLE new (x bigint PRIMARY KEY);\nNO SQL;\n",
        "ALTER TABLE tables DROP COLUMN hints;\n",
    ],
)
async def test_a_migration_that_fails_changes_nothing(
    path: Path, script: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it stops in the middle or lacks something afterwards, the file is as before."""
    before = dumped(path)
    steps = [*migrations(), Migration(9000, "9000_broken", script)]
    monkeypatch.setattr(migrate, "migrations", lambda: steps)
    with pytest.raises(DatabaseUnusable):
        await open_store(path, FEATURES, starting=True)
    assert dumped(path) == before
    assert (points(path), marker_of(path).exists()) == ([], False)


async def test_nothing_is_migrated_without_a_restore_point(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a copy has no room the new version doesn't start, and the earlier one still can."""
    before = dumped(path)
    monkeypatch.setattr(backups, "ROOM", 2**40)
    with pytest.raises(DatabaseUnusable, match="no room"):
        await open_store(path, FEATURES, starting=True)
    assert dumped(path) == before


async def test_nothing_is_migrated_while_another_process_has_the_file(path: Path) -> None:
    """What an older bot saved after that would be lost if the update were put back."""
    before = dumped(path)
    with closing(sqlite3.connect(path)) as older:
        older.execute("PRAGMA journal_mode = WAL")
        older.execute("SELECT count(*) FROM tables").fetchone()
        with pytest.raises(DatabaseBusy, match="running"):
            await open_store(path, FEATURES, starting=True)
    assert dumped(path) == before
    assert (points(path), marker_of(path).exists()) == ([], False)


async def test_a_new_database_needs_none(opened: Opener, tmp_path: Path) -> None:
    """Where nothing was kept before, nothing is copied."""
    path = tmp_path / "facet.db"
    store = await opened(path, FEATURES, starting=True)
    assert store.update is None
    await store.close()
    assert not (tmp_path / "backups").exists()


async def test_a_tool_leaves_an_update_under_way_alone(opened: Opener, path: Path) -> None:
    """What opens the database beside a bot that starts neither settles nor puts back its update."""
    store = await opened(path, FEATURES, starting=True)
    await (await open_store(path, FEATURES)).close()
    assert marker_of(path).exists()
    await store.close()
    assert store.update is not None
    store.update.put_back()
    assert migration_of(path) < migrations()[-1].number


@pytest.mark.parametrize("table", ["migrations", "seats"])
def test_a_damaged_file_is_left_alone(path: Path, table: str) -> None:
    """Whatever is damaged, even the list of migrations, a line says how to restore a backup."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")  # as the bot leaves it
        query = "SELECT rootpage, page_size FROM sqlite_master, pragma_page_size WHERE name = ?"
        ((page, size),) = connection.execute(query, (table,)).fetchall()
    damaged = bytearray(path.read_bytes())
    damaged[(page - 1) * size : page * size] = b"?" * size
    path.write_bytes(damaged)
    with pytest.raises(DatabaseUnusable, match="restore puts a backup"):
        asyncio.run(open_store(path, FEATURES, starting=True))
    assert path.read_bytes() == damaged


def test_half_a_change_of_a_killed_process_is_undone_first(path: Path, tmp_path: Path) -> None:
    """A file with a rollback journal is read as it was before that change, and updated."""
    before, killed = dumped(path), tmp_path / "killed.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")  # its pages reach the file before the commit
        connection.execute("BEGIN")
        connection.execute("CREATE TABLE half AS SELECT * FROM moves, seats")
        for end in ("", "-journal"):
            shutil.copyfile(f"{path}{end}", f"{killed}{end}")
    assert migration_of(killed) == migration_of(path)
    assert dumped(killed) == before
    assert killed.stat().st_size == path.stat().st_size


@pytest.mark.parametrize("used", ["", "used", "connected"])
async def test_a_server_is_put_back_unless_others_use_it(
    opened: Opener, postgres: Server, path: Path, used: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody's move is lost: once another process has saved one, or may, the server stays migrated."""
    address, folder = postgres.fresh(), path.parent / "backups"
    await fill_server(address, path)
    name = name_of(address)
    query = "SELECT max(number), (SELECT to_regclass('seasons') IS NOT NULL) FROM migrations"
    before = postgres.sql(query, name)
    store = await opened(address, FEATURES, folder=folder, starting=True)
    after = postgres.sql(query, name)
    assert (before, after) == ("19|f", f"{migrations()[-1].number}|t")
    other = await opened(address, FEATURES) if used else None
    if used == "used" and other:
        table = await put(other, begun())
        await other.save(table, played(table))
        await other.close()
    await store.close()
    assert store.update is not None
    await asyncio.to_thread(store.update.put_back)
    assert postgres.sql(query, name) == (after if used else before)
    assert ("stays as it is" if used else "is put back as it was") in caplog.text
    assert len([*folder.glob("server-*-before-20.dump")]) == bool(used)
    if used == "connected" and other:
        await other.close()
