"""`python -m bot.store`: copy a database, back it up, restore and check it, list and drop puzzles.

The exit status is 0 on success, 1 if a check fails or trying again may help, 2 if the command can't be
carried out, and 3 if another process is making a backup just now.
"""

import argparse
import asyncio
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self

from bot.feature import Feature
from bot.features.operator.backup_runner import UNDER_WAY
from bot.features.operator.checking import TableCheck, check_tables
from bot.features.operator.copying import copy, must_exist
from bot.features.operator.restoring import back_up_daily, chosen_backup, restore
from bot.features.operator.store_arguments import DATABASE_SETTING
from bot.features.puzzles.store import FoundPuzzle, Puzzles
from bot.host.settings import BadSetting, backup_folder, database, is_server, read_environment
from bot.store import DatabaseAway, DatabaseBusy, DatabaseUnusable, NotSaved, open_store
from bot.store.backups import BackupFolder
from bot.store.errors import BackupUnderWay, reason_of
from bot.store.sqlite.whole import back_up, faults_in

EXPOSED: Final = (
    "everybody on this machine can read a password on the command line, in the list of processes:"
    " write the address into .env, as FACET_DATABASE=postgresql://…, and name the setting here"
    " instead, as in FACET_DATABASE"
)
NOT_WELL: Final = 1
CANNOT: Final = 2


class Counter:
    """Prints the progress, on one line in a terminal and line by line elsewhere."""

    def __init__(self) -> None:
        self._what = ""
        self._shown = sys.stderr.isatty()

    def tell(self, what: str, line: str) -> None:
        """Print the progress of a task."""
        if what != self._what and self._what and self._shown:
            sys.stderr.write("\n")
        if self._shown:
            sys.stderr.write(f"\r{line}\033[K")
        elif what != self._what:
            sys.stderr.write(f"{what} …\n")
        self._what = what

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End the line."""
        if self._what and self._shown:
            sys.stderr.write("\n")


def _copy(arguments: argparse.Namespace) -> int:
    source, target = (_address(named) for named in (arguments.source, arguments.target))
    with Counter() as counter:
        count = asyncio.run(
            copy(
                source,
                target,
                arguments.features,
                lambda name, rows: counter.tell(name, f"{name}: {rows:,} rows"),
            )
        )
    sys.stdout.write(f"copied {count:,} rows; both databases say the same\n")
    return 0


def _back_up(arguments: argparse.Namespace) -> int:
    address = _address(arguments.database)
    must_exist(address)
    if arguments.file is None:
        sys.stdout.write(f"{back_up_daily(address, _folder(address), arguments.features)}\n")
        return 0
    if is_server(address):
        raise DatabaseUnusable("a server is backed up by pg_dump, see docs/hosting.md")
    with Counter() as counter:
        back_up(
            Path(address),
            arguments.file,
            lambda left, whole: counter.tell("pages", f"{whole - left:,} of {whole:,} pages"),
        )
    sys.stdout.write(f"{arguments.file} is a whole copy\n")
    return 0


def _restore(arguments: argparse.Namespace) -> int:
    address = _address(arguments.database)
    folder = _folder(address)
    backups = folder.backups()
    asked = (arguments.file, arguments.newest or None, arguments.date)
    if all(it is None for it in asked):
        for it in backups:
            size = it.path.stat().st_size / 2**20
            sys.stdout.write(f"{it.at:%Y-%m-%d %H:%M}  {size:8.1f} MB  {it.path}  {it.why}\n")
        sys.stdout.write(
            f"backups: {len(backups)}; restore one with --newest, --date or its path\n"
        )
        return 0
    if sum(it is not None for it in asked) > 1:
        raise DatabaseUnusable("give one of --newest, --date and a file")
    chosen = arguments.file or chosen_backup(backups, arguments.date).path
    sys.stdout.write(f"{restore(address, chosen, folder, arguments.features)}\n")
    return 0


def _folder(address: Path | str) -> BackupFolder:
    return BackupFolder.of(address, backup_folder(read_environment()))


def _check(arguments: argparse.Namespace) -> int:
    address = _address(arguments.database)
    must_exist(address)
    checked = asyncio.run(_checked(address, arguments.features))
    faults = [] if is_server(address) else faults_in(Path(address))
    wrong = (*checked.unreadable, *checked.damaged)
    for line in (*wrong, checked, *faults):  # the last line has to say it all in the host's panel
        sys.stdout.write(f"{line}\n")
    return NOT_WELL if wrong or faults else 0


async def _checked(address: Path | str, features: Sequence[Feature]) -> TableCheck:
    async with await open_store(
        address, features, folder=backup_folder(read_environment())
    ) as store:
        return await check_tables(store)


def _puzzles(arguments: argparse.Namespace) -> int:
    address = _address(arguments.database)
    must_exist(address)
    if arguments.drop and not arguments.ids and arguments.person is None:
        raise DatabaseUnusable(
            "name the puzzles to drop: their numbers, or --person ID for all of one host"
        )
    chosen = asyncio.run(_chosen_puzzles(address, arguments))
    for it in chosen:
        person = "-" if it.user_id is None else it.user_id
        answered = f"{it.right} of {it.answers} found it"
        sys.stdout.write(f"{it.id}  {it.game}  hosted by {person}  {answered}\n")
    sys.stdout.write(f"{len(chosen)} puzzles{' dropped' if arguments.drop else ''}\n")
    missing = set(arguments.ids) - {it.id for it in chosen}
    for puzzle_id in sorted(missing):
        sys.stdout.write(f"there is no puzzle {puzzle_id}\n")
    return NOT_WELL if missing else 0


async def _chosen_puzzles(address: Path | str, arguments: argparse.Namespace) -> list[FoundPuzzle]:
    """Return the puzzles that a command names, or all; delete them if it says so."""
    async with await open_store(
        address, arguments.features, folder=backup_folder(read_environment())
    ) as store:
        chosen = [
            it
            for it in await store.of(Puzzles).found()
            if (not arguments.ids or it.id in arguments.ids)
            and arguments.person in (None, it.user_id)
        ]
        for it in chosen if arguments.drop else ():
            await store.of(Puzzles).drop(it.id)
    return chosen


def _address(named: str) -> Path | str:
    """Return a database's address, from the argument itself or from the setting that it names."""
    if named.startswith("FACET_"):
        settings = read_environment()
        if named not in (DATABASE_SETTING, *settings):
            raise DatabaseUnusable(
                f"{named} is not set: write it into .env, or into the environment"
            )
        named = settings.get(named, "")
    elif is_server(named) and re.search(r"//.*:.*@|[?&]password=", named):
        raise DatabaseUnusable(EXPOSED)
    return database({DATABASE_SETTING: named})


_COMMANDS: Final = {
    "copy": _copy,
    "backup": _back_up,
    "restore": _restore,
    "check": _check,
    "puzzles": _puzzles,
}


def main(features: Sequence[Feature], wanted: argparse.Namespace) -> int:
    """Run the command on a database with what these features store, and return the exit status."""
    wanted.features = features
    if wanted.idle:
        os.nice(10)
    try:
        return _COMMANDS[wanted.command](wanted)
    except (BadSetting, DatabaseUnusable, NotSaved, OSError) as error:
        sys.stderr.write(f"facet: {' '.join(reason_of(error).split())}\n")
        if isinstance(error, BackupUnderWay):
            return UNDER_WAY
        return NOT_WELL if isinstance(error, DatabaseAway | DatabaseBusy | NotSaved) else CANNOT
