"""Backups by a process of their own, on a file and on a server."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.features.catalogue import FEATURES
from bot.features.operator import daily_backup
from bot.features.operator.backup_runner import BackupNote, BackupRunner
from bot.features.operator.daily_backup import DailyBackup, is_due
from bot.features.operator.desk import Hosting
from bot.features.operator.restoring import back_up_daily, restore
from bot.store import DatabaseBusy, DatabaseUnusable, Store, open_store
from bot.store.backups import BackupFolder
from bot.store.contract import utc_now
from bot.store.forgotten import ForgottenList
from bot.store.postgres.dumping import back_up
from bot.tables.forgetting import forget_person
from tests.playground.waiting import eventually
from tests.store.playing import ADA, every_row
from tests.store.server import Server, name_of
from tests.store.test_copying import filled


@pytest.fixture
async def runner(store: Store, address: Path | str, tmp_path: Path) -> BackupRunner:
    """Return what backs up a database with something in it."""
    await filled(address)
    return BackupRunner(store, address, tmp_path / "backups")


async def test_a_backup_is_made_once_a_day(
    store: Store,
    runner: BackupRunner,
    address: Path | str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A process of its own makes and checks it, and how it went is noted; the next is due a day later."""
    monkeypatch.setattr(DailyBackup, "first_s", 0.0)
    monkeypatch.setattr(daily_backup, "POLL", timedelta(seconds=0.01))
    daily = DailyBackup(store, lambda: Hosting(runner=runner, backs_up=True))
    daily.start()
    last = await eventually(runner.last, bool)
    assert last is not None
    await daily.close()
    monkeypatch.undo()
    await daily.poll()
    assert last.good, last.line
    assert last.last_good == last.at
    folder = BackupFolder.of(address, tmp_path / "backups")
    (backup,) = folder.backups()
    assert backup.path.name in last.line
    store.clock = lambda: utc_now() + timedelta(hours=24)
    await daily.poll()
    assert [it.path.name in last.line for it in folder.backups()] == [False]  # one for each day


async def test_a_backup_that_fails_is_noted(store: Store, tmp_path: Path) -> None:
    """What the process complains of is kept, with the last success, and is tried again in six hours."""
    (tmp_path / "file").touch()
    runner = BackupRunner(store, tmp_path / "facet.db", tmp_path / "file")
    note = await runner.back_up()
    assert note is not None
    assert not note.good
    assert "exists" in note.line or "not there" in note.line
    assert await runner.last() == note
    assert not is_due(note, note.at + timedelta(hours=5))
    assert is_due(note, note.at + timedelta(hours=6))
    good = BackupNote(note.at, good=True, line="", last_good=note.at)
    assert not is_due(good, note.at + timedelta(hours=23))
    assert is_due(good, note.at + timedelta(hours=24))
    assert is_due(None, note.at)


async def test_a_backup_under_way_is_no_failure(
    runner: BackupRunner, address: Path | str, tmp_path: Path
) -> None:
    """What a killed bot has left behind may be making one, or this bot: no other is begun, and none is noted."""
    folder = BackupFolder.of(address, tmp_path / "backups")
    with folder.alone():
        assert await runner.back_up() is None
    assert await runner.last() is None
    assert folder.backups() == []
    notes = await asyncio.gather(runner.back_up(), runner.back_up())
    assert [note.good for note in notes if note] == [True]
    assert len(folder.backups()) == 1


async def test_the_database_is_checked(runner: BackupRunner) -> None:
    """The check says in one line how many tables can be played on."""
    good, line = await runner.check()
    assert good
    assert "can be played on" in line


async def test_what_is_wrong_with_a_file_is_the_last_line(tmp_path: Path) -> None:
    """If a file has a fault, the host isn't told that every table can be played on."""
    path = tmp_path / "facet.db"
    await filled(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "INSERT INTO moves SELECT max(id) + 1, 0, 0, 'take:wbg', '2026-11-25' FROM tables"
        )
    async with await open_store(path, FEATURES) as store:
        good, line = await BackupRunner(store, path, None).check()
    assert not good
    assert line == "a row of moves belongs to no table"


async def test_a_database_is_restored_and_forgets(
    store: Store, runner: BackupRunner, address: Path | str, tmp_path: Path
) -> None:
    """On either engine the backup is in place, without those who were forgotten since."""
    note = await runner.back_up()
    assert note is not None
    assert note.good
    folder = BackupFolder.of(address, tmp_path / "backups")
    (backup,) = folder.backups()
    store.forgotten = ForgottenList(folder)
    await forget_person(store, ADA)
    await store.servers.save(replace(await store.servers.get(1), pace="3d"))
    with pytest.raises(DatabaseBusy, match="stop it first"):
        await asyncio.to_thread(restore, address, backup.path, folder, FEATURES)
    await store.close()
    line = await asyncio.to_thread(restore, address, backup.path, folder, FEATURES)
    assert "people forgotten again: 1" in line
    rows = await every_row(address)
    assert str(ADA) not in str(rows)
    assert "3d" not in str(rows["servers"])


async def test_a_server_is_restored_whole_or_not_at_all(postgres: Server, tmp_path: Path) -> None:
    """What a newer version has added is gone; its dump, or one that breaks off, changes nothing."""
    address, folder = postgres.fresh(), tmp_path / "backups"
    name = name_of(address)
    await filled(address)
    before, backups = await every_row(address), BackupFolder.of(address, folder)
    await asyncio.to_thread(back_up_daily, address, backups, FEATURES)
    (backup,) = backups.backups()
    postgres.sql("CREATE TABLE next (x text); INSERT INTO migrations VALUES (9000, 'next')", name)
    half, newer = tmp_path / "half.dump", tmp_path / "newer.dump"
    half.write_bytes(backup.path.read_bytes()[:-2000])
    await asyncio.to_thread(back_up, address, newer)
    for refused, why in ((half, "could not (read|find)"), (newer, "newer version")):
        with pytest.raises(DatabaseUnusable, match=why):
            await asyncio.to_thread(restore, address, refused, backups, FEATURES)
        assert postgres.sql("SELECT max(number) FROM migrations", name) == "9000"
    await asyncio.to_thread(restore, address, backup.path, backups, FEATURES)
    assert postgres.sql("SELECT to_regclass('next') IS NULL", name) == "t"
    assert await every_row(address) == before
