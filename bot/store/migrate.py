"""Numbered migrations: each is applied once, together with its record, or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import aiosqlite

from bot.store.errors import DatabaseTooNew

MIGRATIONS: Final = Path(__file__).parent / "migrations"


async def migrate(connection: aiosqlite.Connection) -> None:
    """Bring a database up to date; raise DatabaseTooNew if it is ahead of this code.

    Raises sqlite3.OperationalError if the file cannot be written, even where nothing is to be done.
    """
    await connection.executescript("BEGIN IMMEDIATE; PRAGMA user_version = 0; COMMIT;")
    await connection.execute(
        "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"
    )
    async with connection.execute("SELECT coalesce(max(number), 0) FROM migrations") as cursor:
        row = await cursor.fetchone()
    done = row[0] if row else 0
    scripts = {int(path.name[:4]): path for path in sorted(MIGRATIONS.glob("*.sql"))}
    if done > max(scripts):
        raise DatabaseTooNew(
            f"the database is at migration {done}, this version of the bot knows {max(scripts)}: "
            "install the newer version again"
        )
    for number, path in scripts.items():
        if number > done:
            # No value comes from outside: the number and the name are those of our own file.
            record = f"INSERT INTO migrations VALUES ({number}, '{path.stem}')"  # noqa: S608
            await connection.executescript(
                f"BEGIN;\n{path.read_text(encoding='utf-8')}\n{record};\nCOMMIT;"
            )
