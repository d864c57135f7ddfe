"""The daily backup and its check, and restoring a backup."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from glob import escape
from pathlib import Path
from random import SystemRandom

from bot.feature import Feature
from bot.features.operator.checking import TableCheck, check_tables
from bot.host.held import Held, held
from bot.host.settings import is_server
from bot.store import DatabaseBusy, DatabaseUnusable, open_store
from bot.store.backups import Backup, BackupFolder
from bot.store.forgotten import ForgottenList
from bot.store.sqlite import whole
from bot.store.sqlite.replacing import replace_file
from bot.store.sqlite.updating import marker_of
from bot.tables.forgetting import forget_again
from bot.tables.tables import Tables


def back_up_daily(address: Path | str, folder: BackupFolder, features: Sequence[Feature]) -> str:
    """Make a backup, check it, and then delete those that needn't be kept; return what was done.

    The last line is enough for who isn't there: the file, its size, and whether a table is damaged.

    Raises DatabaseUnusable if it can't be made, and then none is deleted; NotSaved; OSError.
    """
    with folder.alone():
        copy = folder.name()
        if is_server(address):
            checked = _back_up_server(str(address), folder, copy, features)
        else:
            checked = _back_up_file(Path(address), folder, copy, features)
        deleted = folder.delete_old(datetime.now(UTC))
        ForgottenList(folder).shorten()
    size = copy.stat().st_size / 2**20
    damage = "" if checked.playable == checked.count else f"; {checked}"
    return f"{checked}; older backups deleted: {deleted}\n{copy.name} ({size:.1f} MB){damage}"


def _back_up_file(
    file: Path, folder: BackupFolder, copy: Path, features: Sequence[Feature]
) -> TableCheck:
    folder.need_room(file.stat().st_size)
    checked: list[TableCheck] = []

    def check(part: Path) -> list[str]:
        checked.append(asyncio.run(_checked(part, features)))
        return list(checked[0].unreadable)

    whole.back_up(file, copy, check=check)
    return checked[0]


def _back_up_server(
    address: str, folder: BackupFolder, copy: Path, features: Sequence[Feature]
) -> TableCheck:
    from bot.store.postgres import dumping  # noqa: PLC0415 - it needs the driver

    last = folder.backups()[-1:]
    folder.need_room(last[0].path.stat().st_size if last else 0)
    dumping.back_up(address, copy)
    checked = asyncio.run(_checked(address, features))
    if checked.unreadable:
        raise DatabaseUnusable(checked.unreadable[0])
    return checked


def chosen_backup(backups: Sequence[Backup], day: date | None) -> Backup:
    """Return the last backup, or the last of a day; raise DatabaseUnusable if there is none.

    What an earlier restore has replaced isn't among them: it is named by its path.
    """
    fitting = [it for it in backups if it.why != "replaced" and day in (None, it.at.date())]
    if not fitting:
        days = ", ".join(sorted({str(it.at.date()) for it in backups})) or "none at all"
        raise DatabaseUnusable(f"there is no such backup; there are backups of these days: {days}")
    return fitting[-1]


def restore(
    address: Path | str, backup: Path, folder: BackupFolder, features: Sequence[Feature]
) -> str:
    """Put a backup in the place of a database that nobody has open; return what was done.

    The replaced database becomes a backup, and people forgotten since are forgotten again. Raises
    DatabaseBusy if the bot is running, DatabaseUnusable if the backup can't be used; then nothing
    is changed.
    """
    if not backup.exists():
        raise DatabaseUnusable(f"{backup} is not there")
    with folder.alone():
        aside = folder.name("replaced")
        put = _restore_server if is_server(address) else _restore_file
        # Where the backup was copied from elsewhere with its folder, the list is there, too.
        lists = {it.path.absolute(): it for it in (folder, replace(folder, path=backup.parent))}
        checked, again = put(address, backup, aside, tuple(lists.values()), features)
    replaced = f"; the database it replaces is {aside}" if aside.exists() else ""
    return f"{backup} is in place; {checked}; people forgotten again: {again}{replaced}"


def _restore_file(
    address: Path | str,
    backup: Path,
    aside: Path,
    lists: Sequence[BackupFolder],
    features: Sequence[Feature],
) -> tuple[TableCheck, int]:
    file = Path(address)
    new = file.with_name(f"{file.name}.restoring")
    try:
        with held(file):  # a bot that starts meanwhile waits
            new.unlink(missing_ok=True)
            try:
                whole.copy_backup(backup, new)
                prepared = asyncio.run(_prepared(new, lists, features))
                whole.make_single(new)
                # An update that didn't come up is over, too.
                replace_file(file, new, aside, marker_of(file))
            finally:
                for left in file.parent.glob(f"{escape(new.name)}*"):
                    left.unlink()
    except Held as error:
        raise DatabaseBusy(f"the bot is running: stop it first ({error})") from error
    return prepared


def _restore_server(
    address: Path | str,
    backup: Path,
    aside: Path,
    lists: Sequence[BackupFolder],
    features: Sequence[Feature],
) -> tuple[TableCheck, int]:
    from bot.store.postgres import dumping  # noqa: PLC0415 - it needs the driver

    asyncio.run(dumping.check_not_running(str(address)))
    if asyncio.run(dumping.has_tables(str(address))):
        dumping.back_up(str(address), aside)
    dumping.restore(str(address), backup, aside.with_name(f"{aside.name}.part"))
    return asyncio.run(_prepared(str(address), lists, features))


async def _prepared(
    address: Path | str, lists: Sequence[BackupFolder], features: Sequence[Feature]
) -> tuple[TableCheck, int]:
    """Bring a restored database up to date; return its check, and how many were forgotten again."""
    async with await open_store(address, features, folder=lists[0].path, restorable=False) as store:
        again = 0
        for folder in lists:
            store.forgotten = ForgottenList(folder)
            again += await forget_again(Tables(store, SystemRandom()))
        return await check_tables(store), again


async def _checked(address: Path | str, features: Sequence[Feature]) -> TableCheck:
    async with await open_store(address, features, restorable=False) as store:
        return await check_tables(store)
