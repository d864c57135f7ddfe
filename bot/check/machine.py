"""Checks on this machine: the database, its disk, the computer players."""

import json
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from bot.check.finding import CheckLine, Finding
from bot.features.catalogue import FEATURES
from bot.host.settings import is_server
from bot.host.vitals import free_bytes
from bot.host.workers import start_worker
from bot.store import DatabaseBusy, DatabaseTooNew, DatabaseUnusable, NotSaved, open_store
from bot.store.migrate import migrations
from rules import GAMES
from rules.catalogue import LEFT_OUT

MIN_FREE_BYTES: Final = 200 * 1024 * 1024
"""The least free disk space for the database, in bytes."""


async def findings(address: Path | str, backups: Path | None) -> AsyncIterator[Finding]:
    """Run the checks on this machine."""
    async for finding in database(address, backups):
        yield finding
    if not is_server(address):
        yield space(Path(address))
    yield games()
    yield await computers()


async def database(address: Path | str, backups: Path | None = None) -> AsyncIterator[Finding]:
    """Open the database as the bot does, which migrates it, and write to it."""
    where = "the server" if is_server(address) else str(address)
    try:
        async with await open_store(address, FEATURES, folder=backups) as store:
            await store.notes.save("check", "well")
    except DatabaseTooNew as error:
        yield Finding(CheckLine.MIGRATION, str(error), "update Facet, or restore an older backup")
    except DatabaseBusy:
        todo = "end that process, and check again"
        yield Finding(CheckLine.DATABASE, f"another process holds {where}", todo)
    except (DatabaseUnusable, NotSaved, OSError) as error:
        todo = "correct FACET_DATABASE, or repair the database"
        yield Finding(CheckLine.DATABASE, f"{where}: {error}", todo)
    else:
        newest = migrations()[-1].number
        yield Finding(CheckLine.DATABASE, f"{where} can be written")
        yield Finding(CheckLine.MIGRATION, f"{newest}, the newest one")


def space(file: Path, least: int = MIN_FREE_BYTES) -> Finding:
    """Check that the database has room to grow."""
    free = free_bytes(file.absolute().parent)
    todo = "" if free >= least else f"make room: {least >> 20} MB at least"
    return Finding(CheckLine.SPACE, f"{free >> 20} MB", todo)


def games() -> Finding:
    """Name the installed games, or those that are left out."""
    if LEFT_OUT:
        return Finding(CheckLine.GAMES, "; ".join(LEFT_OUT), "see docs/hosting.md, More games")
    return Finding(CheckLine.GAMES, ", ".join(GAMES))


async def computers() -> Finding:
    """Let every level make a move, in a worker process that loads numpy."""
    check = await start_worker("bot.computers", "check", stderr=DEVNULL)
    output, _ = await check.communicate()
    try:
        missing = json.loads(output)
    except ValueError:
        todo = "install Facet again, as for an update: see docs/hosting.md"
        return Finding(CheckLine.COMPUTERS, "they can't be started", todo)
    lines = [
        f"{game}, {level}: {reason}"
        for game, levels in missing.items()
        for level, reason in levels.items()
    ]
    if lines:
        todo = "install Facet again, with numpy and its weights: see docs/hosting.md, Update"
        return Finding(CheckLine.COMPUTERS, "; ".join(lines), todo)
    return Finding(CheckLine.COMPUTERS, "every level plays")
