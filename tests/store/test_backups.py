"""Backups: which are kept, how they are checked, restored, and who is forgotten again."""

import asyncio
import fcntl
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.features.blocks.store import Blocked, Blocks
from bot.features.catalogue import FEATURES
from bot.features.follow.store import Follow, Follows
from bot.features.operator.restoring import back_up_daily, chosen_backup, restore
from bot.store import DatabaseBusy, DatabaseUnusable, Store, backups, open_store
from bot.store.backups import Backup, BackupFolder, outdated
from bot.store.columns import all_columns
from bot.store.forgotten import ForgottenList
from bot.store.lookup import PEOPLE
from bot.store.sqlite.updating import marker_of
from bot.tables.forgetting import forget_again, forget_person
from bot.tables.tables import Tables
from tests.store.playing import ADA, BO, begun, every_row, played, put_apart, read
from tests.store.test_copying import filled, run
from tests.stores import Opener

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)


def daily(days: float) -> Backup:
    """Return a daily backup of so many days ago."""
    return Backup(NOW - timedelta(days=days), "", Path(str(days)))


def test_fourteen_days_and_eight_weeks_are_kept() -> None:
    """After a year of daily backups the last one of each of 14 days and of 8 weeks is left."""
    left: list[Backup] = []
    for day in range(365, -1, -1):
        left.append(daily(day))
        gone = outdated(left, NOW - timedelta(days=day))
        left = [it for it in left if it not in gone]
    assert len(left) == 14 + 5
    ages = [(NOW - it.at).days for it in left]
    assert ages[-14:] == list(range(13, -1, -1))
    assert all(it.at.isoweekday() == 7 for it in left[:5])
    assert ages[0] < 8 * 7


def test_one_of_each_day_and_three_of_each_other_kind_are_kept() -> None:
    """More backups of a day, a fourth restore point and old ones are deleted, whatever their number."""
    points = [Backup(NOW - timedelta(hours=hour), "before-22", Path("p")) for hour in range(4)]
    old = Backup(NOW - timedelta(weeks=9), "replaced", Path("r"))
    assert outdated([daily(0), daily(0.1), *points, old], NOW) == [old, points[3], daily(0.1)]


def test_a_bot_that_rested_keeps_what_it_has() -> None:
    """Backups of the last 14 days that have one are kept, however long ago those are."""
    old = [daily(1000 + day) for day in range(14)]
    assert outdated([*old, daily(0)], NOW) == [old[-1]]


async def test_a_backup_is_checked_private_and_alone(tmp_path: Path) -> None:
    """It lies in a folder for its owner alone, in one file, and says what can be played on."""
    path = tmp_path / "facet.db"
    ids = await filled(path)
    folder = BackupFolder.of(path, None)
    line = await asyncio.to_thread(back_up_daily, path, folder, FEATURES)
    assert f"open tables: {len(ids)}," not in line  # two games are over
    assert f"open tables: {len(ids) - 1}, all of them can be played on" in line
    (backup,) = folder.backups()
    assert stat.S_IMODE(folder.path.stat().st_mode) == 0o700
    assert stat.S_IMODE(backup.path.stat().st_mode) == 0o600
    assert list(folder.path.iterdir()) == [backup.path]
    assert await every_row(backup.path) == await every_row(path)


async def test_nothing_is_deleted_for_a_backup_that_fails(tmp_path: Path) -> None:
    """A table that can't be read makes the backup fail, and the older ones stay."""
    path = tmp_path / "facet.db"
    await filled(path)
    folder = BackupFolder.of(path, None)
    folder.make()
    old = [folder.path / f"facet-20200{month}01T000000Z.db" for month in range(1, 10)]
    for file in old:
        file.touch()
    with closing(sqlite3.connect(path, isolation_level=None)) as rows:
        rows.execute("UPDATE tables SET options = '[' WHERE stage = 'playing'")
    with pytest.raises(DatabaseUnusable, match="cannot be read"):
        await asyncio.to_thread(back_up_daily, path, folder, FEATURES)
    assert sorted(folder.path.iterdir()) == old


async def test_no_backup_is_begun_without_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where less than twice the database's size is free, one line says so, and what to do."""
    path = tmp_path / "facet.db"
    await filled(path)
    monkeypatch.setattr(backups, "ROOM", 2**40)
    with pytest.raises(DatabaseUnusable, match="make room, or set FACET_BACKUP"):
        await asyncio.to_thread(back_up_daily, path, BackupFolder.of(path, None), FEATURES)


async def test_one_process_makes_a_backup(tmp_path: Path) -> None:
    """While one is at it another is refused, and what a killed one has left is cleared away."""
    path = tmp_path / "facet.db"
    await filled(path)
    folder = BackupFolder.of(path, None)
    folder.make()
    left = folder.path / "facet-20200101T000000Z.db.part"
    left.touch()
    handle = os.open(folder.path, os.O_RDONLY)
    fcntl.flock(handle, fcntl.LOCK_EX)
    with pytest.raises(DatabaseBusy):
        await asyncio.to_thread(back_up_daily, path, folder, FEATURES)
    os.close(handle)
    await asyncio.to_thread(back_up_daily, path, folder, FEATURES)
    assert not left.exists()


async def test_a_backup_is_restored(opened: Opener, tmp_path: Path) -> None:
    """Everything is as it was; the replaced database is a backup, and can be restored itself.

    While the bot is running nothing is changed, nor is its way back from an update. Characters that mean
    something in patterns of file names are only characters.
    """
    path = tmp_path / "facet[*].db"
    await filled(path)
    folder = BackupFolder.of(path, None)
    before = await every_row(path)
    await asyncio.to_thread(back_up_daily, path, folder, FEATURES)
    store = await opened(path, FEATURES)
    await store.notes.save("a", "changed")
    changed = await every_row(path)
    chosen = chosen_backup(folder.backups(), None)
    marker_of(path).touch()  # the bot is still updating its database
    with pytest.raises(DatabaseBusy, match="stop it first"):
        await asyncio.to_thread(restore, path, chosen.path, folder, FEATURES)
    assert marker_of(path).exists()
    await store.close()
    line = await asyncio.to_thread(restore, path, chosen.path, folder, FEATURES)
    assert "is in place" in line
    assert not marker_of(path).exists()
    assert await every_row(path) == before
    (replaced,) = [it for it in folder.backups() if it.why == "replaced"]
    assert [*folder.path.glob("*-replaced*")] == [replaced.path]
    await asyncio.to_thread(restore, path, replaced.path, folder, FEATURES)
    assert await every_row(path) == changed


async def test_a_damaged_database_is_replaced(tmp_path: Path) -> None:
    """Of a file that can't even be opened, its log included, nothing gets into the restored one."""
    path = tmp_path / "facet.db"
    await filled(path)
    folder = BackupFolder.of(path, None)
    before = await every_row(path)
    await asyncio.to_thread(back_up_daily, path, folder, FEATURES)
    path.write_bytes(b"no database" * 1000)
    path.with_name("facet.db-wal").write_bytes(b"no log")
    await asyncio.to_thread(restore, path, folder.backups()[0].path, folder, FEATURES)
    assert await every_row(path) == before
    (replaced,) = [it for it in folder.backups() if it.why == "replaced"]
    assert replaced.path.read_bytes().startswith(b"no database")
    assert len([*folder.path.glob("*-replaced*")]) == 2
    folder.delete_old(datetime.now(UTC) + timedelta(weeks=9))
    assert not [*folder.path.glob("*-replaced*")]


async def test_what_is_no_whole_backup_is_refused(tmp_path: Path) -> None:
    """A damaged copy, another program's and a newer one change nothing."""
    path, other = tmp_path / "facet.db", tmp_path / "other.db"
    await filled(path)
    folder = BackupFolder.of(path, None)
    before = await every_row(path)
    with closing(sqlite3.connect(other)) as rows:
        rows.execute("CREATE TABLE unrelated (x)")
    newer = tmp_path / "newer.db"
    newer.write_bytes(path.read_bytes())
    with closing(sqlite3.connect(newer, isolation_level=None)) as rows:
        rows.execute("INSERT INTO migrations VALUES (9999, 'of the future')")
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(path.read_bytes()[:20000])
    no_file = tmp_path / "no.db"
    no_file.write_text("a text\n" * 99)
    for wrong, said in (
        (other, "isn't a database of Facet"),
        (newer, "install the newer version again"),
        (damaged, "damaged.db cannot be restored: database disk image is malformed"),
        (no_file, "no.db cannot be restored: file is not a database"),
        (tmp_path / "none.db", "none.db is not there"),
    ):
        with pytest.raises(DatabaseUnusable, match=said):
            await asyncio.to_thread(restore, path, wrong, folder, FEATURES)
    assert await every_row(path) == before
    assert folder.backups() == []


async def forgotten_since(path: Path) -> tuple[BackupFolder, Backup, list[int]]:
    """Make a backup, then forget Ada; return the backup and Ada's tables."""
    ids = await filled(path)
    folder = BackupFolder.of(path, None)
    await asyncio.to_thread(back_up_daily, path, folder, FEATURES)
    async with await open_store(path, FEATURES) as store:
        await forget_person(store, ADA)
    return folder, folder.backups()[0], ids


async def everywhere(path: Path) -> str:
    """Return everything in a database as text."""
    return str(await every_row(path))


async def test_who_was_forgotten_is_forgotten_again(opened: Opener, tmp_path: Path) -> None:
    """A restored backup has neither their id nor their name, and their running games go on without."""
    path = tmp_path / "facet.db"
    folder, backup, ids = await forgotten_since(path)
    assert str(ADA) in await everywhere(backup.path)
    line = await asyncio.to_thread(restore, path, backup.path, folder, FEATURES)
    assert "people forgotten again: 1" in line
    assert str(ADA) not in await everywhere(path)
    assert str(BO) in await everywhere(path)
    store = await opened(path, FEATURES)
    assert (await read(store, ids[5])).over
    await store.close()


async def test_a_copied_folder_of_backups_still_forgets(tmp_path: Path) -> None:
    """On another machine, the list beside the backup says who was forgotten since."""
    folder, backup, _ = await forgotten_since(tmp_path / "facet.db")
    copied = Path(shutil.copytree(folder.path, tmp_path / "copied"))
    path = tmp_path / "machine" / "facet.db"
    path.parent.mkdir()
    elsewhere = BackupFolder.of(path, None)
    line = await asyncio.to_thread(restore, path, copied / backup.path.name, elsewhere, FEATURES)
    assert "people forgotten again: 1" in line
    assert str(ADA) not in await everywhere(path)


async def test_a_link_to_a_database_stays_one(tmp_path: Path) -> None:
    """A restore replaces the file that it leads to, and keeps that file's content."""
    disk = tmp_path / "disk"
    disk.mkdir()
    folder, backup, _ = await forgotten_since(disk / "facet.db")
    link = tmp_path / "facet.db"
    link.symlink_to(disk / "facet.db")
    await asyncio.to_thread(restore, link, backup.path, folder, FEATURES)
    assert link.is_symlink()
    (kept,) = folder.path.glob("*-replaced.db")
    assert not kept.is_symlink()
    assert str(BO) in await everywhere(disk / "facet.db")


async def test_everybody_with_data_is_found(store: Store) -> None:
    """Also who only blocks or follows somebody, or is blocked or followed."""
    await store.of(Blocks).add(1, Blocked(2, "Bo"))
    await store.of(Follows).save(Follow(3, followed_id=4, guild_id=7, language="en"))
    assert await store.lookup.everybody() == [1, 2, 3, 4]
    ids = {
        column
        for table in all_columns(FEATURES)
        for column in table.kinds
        if column.endswith("_id")
    }
    assert ids - set(PEOPLE) == {
        *("guild_id", "channel_id", "parent_id", "table_guild_id", "week_channel_id", "role_id"),
        *("message_id", "earlier_id", "table_id", "puzzle_id", "meanwhile_id"),
        *("season_id", "previous_id", "check_id", "winners_id"),
        *("about_id", "event_id", "game_id"),
    }


async def test_a_copy_put_in_place_by_hand_is_seen_at_a_start(
    opened: Opener, tmp_path: Path
) -> None:
    """It lacks what was forgotten since; at the next start that is done, and only once."""
    path = tmp_path / "facet.db"
    _, backup, _ = await forgotten_since(path)
    path.write_bytes(backup.path.read_bytes())
    store = await opened(path, FEATURES)
    assert await forget_again(Tables(store, Random(1))) == 1
    assert str(ADA) not in await everywhere(path)
    await put_apart(store, played(begun()))  # Ada comes back
    assert await forget_again(Tables(store, Random(1))) == 0
    assert str(ADA) in await everywhere(path)
    await store.close()


async def test_the_list_names_nobody_and_lives_as_long_as_the_oldest_backup(tmp_path: Path) -> None:
    """It has no id, only its owner can read it, and it is empty once no backup is older."""
    path = tmp_path / "facet.db"
    folder, backup, _ = await forgotten_since(path)
    listed = ForgottenList(folder)
    (file,) = [it for it in folder.path.iterdir() if it.name == "facet-forgotten"]
    assert str(ADA) not in file.read_text()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    listed.shorten()
    assert len(listed.since(None)) == 1
    backup.path.rename(backup.path.with_name("facet-20990101T000000Z.db"))
    listed.shorten()
    assert listed.since(None) == []
    listed.add(BO, NOW)
    assert [it.number for it in listed.since(None)] == [2]


async def test_nobody_is_listed_without_a_backup(store: Store) -> None:
    """Where no backup is made, no list is begun."""
    await forget_person(store, ADA)
    assert store.forgotten is not None
    assert store.forgotten.note is None


async def test_the_command_line_lists_and_restores(tmp_path: Path) -> None:
    """Backups are listed, and restored by newest, by date and by path; each is said in a line."""
    path = tmp_path / "facet.db"
    await filled(path)
    settings = {"FACET_DATABASE": str(path), "FACET_BACKUP": str(tmp_path / "elsewhere")}
    ran = await asyncio.to_thread(run, "backup", **settings)
    assert (ran.returncode, ran.stderr) == (0, "")
    ran = await asyncio.to_thread(run, "restore", **settings)
    assert (ran.returncode, "backups: 1; restore one with --newest" in ran.stdout) == (0, True)
    (backup,) = (tmp_path / "elsewhere").iterdir()
    today = str(datetime.now(UTC).date())
    for asked in (["--newest"], ["--date", today], [str(backup)]):
        ran = await asyncio.to_thread(run, "restore", *asked, **settings)
        assert (ran.returncode, ran.stdout.count("\n")) == (0, 1), ran.stderr
        assert f"{backup} is in place; " in ran.stdout
    ran = await asyncio.to_thread(run, "restore", "--date", "2020-01-01", **settings)
    assert (ran.returncode, f"backups of these days: {today}" in ran.stderr) == (2, True)
    ran = await asyncio.to_thread(run, "restore", "--newest", str(backup), **settings)
    assert ran.returncode == 2
    ran = await asyncio.to_thread(run, "restore", "--date", "yesterday", **settings)
    assert (ran.returncode, "as in 2026-11-24" in ran.stderr) == (2, True)
    replaced = [it for it in BackupFolder.of(path, backup.parent).backups() if it.why]
    assert len(replaced) == 3


def test_a_backup_is_chosen_by_its_day() -> None:
    """The last one of a day is meant, and never what an earlier restore has replaced."""
    made = sorted([daily(1), daily(1.1), Backup(NOW, "replaced", Path("r"))])
    assert chosen_backup(made, None) == daily(1)
    assert chosen_backup(made, date(2026, 11, 24)) == daily(1)
    with pytest.raises(DatabaseUnusable):
        chosen_backup(made, NOW.date())
