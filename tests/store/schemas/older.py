"""Databases as earlier versions left them, and at the migrations in between, on either engine."""

import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Final

import asyncpg

from bot.features.catalogue import FEATURES
from bot.store.columns import all_columns
from bot.store.migrate import migrations
from bot.store.postgres import whole as server
from bot.store.sqlite import whole as file
from bot.store.sqlite.connection import statements_of
from tests.store.schemas.example import SCHEMAS

VERSIONS: Final = sorted(path.stem for path in SCHEMAS.glob("*.sql"))
_RECORD: Final = "INSERT INTO migrations VALUES ({number}, '{name}')"
_RECORDED: Final = re.compile(r'INSERT INTO "migrations" VALUES\((\d+),')


@dataclass(frozen=True)
class Older:
    """The database of a version, migrated as far as a number."""

    version: str
    number: int

    def __str__(self) -> str:
        return f"{self.version} at migration {self.number}"

    def fill_file(self, path: Path) -> None:
        """Make a file of it."""
        with closing(sqlite3.connect(path, isolation_level=None)) as rows:
            rows.executescript(_dump(self.version))
            for step in migrations():
                if _number(self.version) < step.number <= self.number:
                    rows.executescript("".join(statements_of(step.script)))
                    rows.execute(_RECORD.format(number=step.number, name=step.name))


def every_schema() -> list[Older]:
    """Return every version's database, at its own migration and at each one before the next version's."""
    known = [*map(_number, VERSIONS), migrations()[-1].number + 1]
    spans = zip(VERSIONS, pairwise(known), strict=True)
    return [Older(version, number) for version, span in spans for number in range(*span)]


async def fill_server(address: str, path: Path) -> None:
    """Fill an empty database of a server with what a file has, at the migration of the file."""
    number = file.migration_of(path)
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE TABLE migrations (number integer PRIMARY KEY, name text)")
    for step in migrations():
        if step.number <= number:
            await connection.execute(step.script)
            await connection.execute(_RECORD.format(number=step.number, name=step.name))
    await connection.close()
    async with file.reading(path) as source, server.writing(address) as target:
        for table in all_columns(FEATURES):
            names = _columns(path, table.name)
            then = replace(table, kinds={it: table.kinds[it] for it in table.kinds if it in names})
            if names:
                async for batch in source.rows(then):
                    await target.add(then, batch)


def _columns(path: Path, table: str) -> set[str]:
    with closing(sqlite3.connect(path)) as rows:
        return {name for _, name, *_ in rows.execute(f"PRAGMA table_info({table})")}


def _dump(version: str) -> str:
    return (SCHEMAS / f"{version}.sql").read_text(encoding="utf-8")


def _number(version: str) -> int:
    return max(map(int, _RECORDED.findall(_dump(version))))
