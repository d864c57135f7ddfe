"""Both engines are led to the same tables by the same numbers."""

import asyncio
import re
import sqlite3
from pathlib import Path

from bot.store import Store
from bot.store.columns import ALL
from bot.store.migrate import migrations
from tests.store.server import Server

TYPES = {
    "bigint": "number",
    "integer": "number",
    "text": "text",
    "json": "json",
    "boolean": "flag",
    "timestamp with time zone": "time",
}
STORED = {"number": "INTEGER", "flag": "INTEGER", "text": "TEXT", "json": "TEXT", "time": "TEXT"}
HELD = {"held_by", "held_until"}
"""A file has one process: nobody need say who sees to what."""


async def test_both_count_alike() -> None:
    """The newest migration has the same number and the same name in both."""
    file, server = (migrations(engine)[-1] for engine in ("sqlite", "postgres"))
    assert file.number == server.number
    assert [step.number for step in migrations("sqlite")] == [*range(1, file.number + 1)]
    first = migrations("postgres")[0].number
    names = [step.name for step in migrations("postgres")[1:]]
    assert names == [step.name for step in migrations("sqlite") if step.number > first]


async def test_both_lead_to_the_same_columns(tmp_path: Path, postgres: Server) -> None:
    """Each column is in both, of a type that holds the same, and empty in both or in none."""
    path, address = tmp_path / "facet.db", postgres.fresh()
    for place in (path, address):
        await (await Store.open(place)).close()
    query = (
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
        " WHERE table_schema = 'public'"
    )
    told = [row.split("|") for row in postgres.sql(query, _name(address)).splitlines()]
    server = {
        (table, column): (TYPES[kind], nullable == "NO")
        for table, column, kind, nullable in told
        if column not in HELD
    }
    declared = {(table.name, name): kind for table in ALL for name, kind in table.kinds.items()}
    assert declared == {key: kind for key, (kind, _) in server.items() if key[0] != "migrations"}
    with sqlite3.connect(path) as connection:
        for table in ALL:
            rows = connection.execute(f"PRAGMA table_info({table.name})").fetchall()
            file = {name: (kind, bool(full or key)) for _, name, kind, full, _, key in rows}
            assert file == {
                name: (STORED[kind], server[table.name, name][1])
                for name, kind in table.kinds.items()
            }
    connection.close()


async def test_both_have_the_same_indexes(tmp_path: Path, postgres: Server) -> None:
    """What a click asks, and what a start asks, is found by the same indexes in both."""
    path, address = tmp_path / "facet.db", postgres.fresh()
    for place in (path, address):
        await (await Store.open(place)).close()
    told = postgres.sql(
        "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'"
        " AND indexname NOT LIKE '%_pkey'",
        _name(address),
    )
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT sql FROM sqlite_master WHERE type = 'index' AND sql > ''")
        file = {_index(sql) for (sql,) in rows}
    connection.close()
    assert file == {_index(sql) for sql in told.splitlines()}
    assert len(file) == 5


async def test_many_processes_may_start_at_once(postgres: Server) -> None:
    """Of processes that start on an empty database one makes the tables, and all go on."""
    address = postgres.fresh()
    stores = await asyncio.gather(*(Store.open(address) for _ in range(6)))
    for store in stores:
        assert await store.open_tables() == []
        await store.close()


def _name(address: str) -> str:
    return address.partition("///")[2].partition("?")[0]


def _index(sql: str) -> tuple[str, bool, str]:
    """Return an index's name, whether it is unique, and its columns."""
    found = re.search(r"(UNIQUE )?INDEX (\w+) ON (?:public\.)?\w+ (?:USING btree )?\((.*?)\)", sql)
    assert found is not None
    return found[2], bool(found[1]), found[3] + (" partial" if "WHERE" in sql else "")
