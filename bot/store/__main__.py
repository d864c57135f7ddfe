"""`python -m bot.store`: copy a database, back it up, check it, list and drop puzzles.

The exit status is 0 on success, 1 if a check fails or trying again may help, and 2 if the command
can't be carried out.
"""

import argparse
import asyncio
import re
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.host.settings import database, is_server, read_environment
from bot.store import DatabaseAway, DatabaseBusy, DatabaseUnusable, NotSaved, Store, open_store
from bot.store.archive import FoundPuzzle
from bot.store.copying import copy, must_exist
from bot.store.sqlite.whole import back_up, faults_in
from bot.tables.table import Table

Parser = argparse.ArgumentParser

DATABASE_SETTING: Final = "FACET_DATABASE"
WHERE: Final = f"a file, postgresql://… without its password, or the name of a setting, as in {DATABASE_SETTING}"
EXPOSED: Final = (
    "everybody on this machine can read a password on the command line, in the list of processes:"
    " write the address into .env, as FACET_DATABASE=postgresql://…, and here the setting's name"
    " in its place, FACET_DATABASE"
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

    def end(self) -> None:
        """End the line."""
        if self._what and self._shown:
            sys.stderr.write("\n")


def _copy(arguments: argparse.Namespace) -> int:
    counter = Counter()
    source, target = (_address(said) for said in (arguments.source, arguments.target))
    try:
        count = asyncio.run(
            copy(source, target, lambda name, rows: counter.tell(name, f"{name}: {rows:,} rows"))
        )
    finally:
        counter.end()
    sys.stdout.write(f"copied {count:,} rows; both databases say the same\n")
    return 0


def _back_up(arguments: argparse.Namespace) -> int:
    kept = _address(arguments.database)
    if is_server(kept):
        raise DatabaseUnusable("a server is backed up by pg_dump, see docs/hosting.md")
    counter = Counter()
    try:
        back_up(
            Path(kept),
            arguments.file,
            lambda left, whole: counter.tell("pages", f"{whole - left:,} of {whole:,} pages"),
        )
    finally:
        counter.end()
    sys.stdout.write(f"{arguments.file} is a whole copy\n")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    kept = _address(arguments.database)
    faults = []
    must_exist(kept)
    if not is_server(kept):
        faults = faults_in(Path(kept))
    count, damaged = asyncio.run(_damaged(kept))
    for line in (*faults, *damaged):
        sys.stdout.write(f"{line}\n")
    sys.stdout.write(f"{count} open tables, {count - len(damaged)} of them can be played on\n")
    return NOT_WELL if faults or damaged else 0


def _puzzles(arguments: argparse.Namespace) -> int:
    kept = _address(arguments.database)
    must_exist(kept)
    if arguments.drop and not arguments.ids and arguments.person is None:
        raise DatabaseUnusable(
            "say which puzzles to drop: their numbers, or --person ID for all of one"
        )
    chosen = asyncio.run(_chosen_puzzles(kept, arguments))
    for it in chosen:
        person = "-" if it.user_id is None else it.user_id
        said = f"{it.right} of {it.answers} found it"
        sys.stdout.write(f"{it.id}  {it.game}  hosted by {person}  {said}\n")
    sys.stdout.write(f"{len(chosen)} puzzles{' dropped' if arguments.drop else ''}\n")
    missing = set(arguments.ids) - {it.id for it in chosen}
    for puzzle_id in sorted(missing):
        sys.stdout.write(f"there is no puzzle {puzzle_id}\n")
    return NOT_WELL if missing else 0


async def _chosen_puzzles(address: Path | str, arguments: argparse.Namespace) -> list[FoundPuzzle]:
    """Return the puzzles that a command names, or all; delete them if it says so."""
    store = await open_store(address)
    try:
        found = [
            it
            for it in await store.archive.found()
            if (not arguments.ids or it.id in arguments.ids)
            and arguments.person in (None, it.user_id)
        ]
        for it in found if arguments.drop else ():
            await store.archive.drop_puzzle(it.id)
    finally:
        await store.close()
    return found


async def _damaged(address: Path | str) -> tuple[int, list[str]]:
    """Replay every open table; return their number, and a line for each that fails."""
    store = await open_store(address)
    try:
        ids = await store.lookup.open_tables()
        lines = [await _why(store, table_id) for table_id in ids]
    finally:
        await store.close()
    return len(ids), [line for line in lines if line]


async def _why(store: Store, table_id: int) -> str:
    try:
        kept = await store.load(table_id)
        table = Table.of(kept) if kept else None
    except NotSaved:
        raise
    except Exception as error:  # noqa: BLE001 - report any fault, and check the other tables too
        return f"table {table_id} cannot be read: {type(error).__name__}: {error}"
    if table is None or not table.damage:
        return ""
    server = f" of server {table.guild_id}" if table.guild_id else ""
    where = f"in channel {table.channel_id}{server}"
    return f"table {table_id} {where} cannot be played on: {table.damage}"


def _address(said: str) -> Path | str:
    """Return a database's address, from the argument itself or from the setting that it names."""
    if said.startswith("FACET_"):
        settings = read_environment()
        if said not in (DATABASE_SETTING, *settings):
            raise DatabaseUnusable(
                f"{said} is not set: write it into .env, or into the environment"
            )
        said = settings.get(said, "")
    elif is_server(said) and re.search(r"//.*:.*@|[?&]password=", said):
        raise DatabaseUnusable(EXPOSED)
    return database({DATABASE_SETTING: said})


def _parser() -> Parser:
    parser = Parser("python -m bot.store", description="Facet's database.")
    commands = parser.add_subparsers(required=True)

    def command(name: str, do: Callable[[argparse.Namespace], int], what: str) -> Parser:
        added = commands.add_parser(name, help=what, description=what)
        added.set_defaults(do=do)
        return added

    copying = command("copy", _copy, "copy a whole database into another, empty one")
    copying.add_argument("source", help=WHERE)
    copying.add_argument("target", help=WHERE)
    backing_up = command("backup", _back_up, "copy the file of a bot that may be running")
    backing_up.add_argument("file", type=Path, help="the file to create")
    checking = command("check", _check, "replay every open table, and name those that fail")
    puzzles = command(
        "puzzles", _puzzles, "list the puzzles found in games played here, or drop some"
    )
    puzzles.add_argument("ids", nargs="*", type=int, metavar="number", help="only these puzzles")
    puzzles.add_argument(
        "--person", type=int, metavar="ID", help="those from games this person hosted"
    )
    puzzles.add_argument(
        "--drop", action="store_true", help="drop them, so that nobody gets them again"
    )
    for parser_of_one in (backing_up, checking, puzzles):
        parser_of_one.add_argument("--database", default=DATABASE_SETTING, help=WHERE)
    return parser


def main() -> int:
    """Run the command and return the exit status."""
    arguments = _parser().parse_args()
    try:
        status: int = arguments.do(arguments)
    except (DatabaseUnusable, NotSaved, sqlite3.Error, OSError) as error:
        sys.stderr.write(f"facet: {' '.join(str(error).split())}\n")
        return NOT_WELL if isinstance(error, DatabaseAway | DatabaseBusy | NotSaved) else CANNOT
    return status


if __name__ == "__main__":
    sys.exit(main())
