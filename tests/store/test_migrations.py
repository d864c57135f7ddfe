"""Both engines are led to the same tables by the same steps."""

import asyncio
import re
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.features.catalogue import FEATURES
from bot.store import DatabaseUnusable, open_store
from bot.store.columns import HOLD_COLUMNS, all_columns
from bot.store.migrate import migrations
from bot.store.sqlite.connection import statements_of
from tests.store.server import Server, name_of
from tests.stores import Opener

TYPES = {
    "bigint": "number",
    "integer": "number",
    "text": "text",
    "json": "json",
    "double precision": "real",
    "boolean": "flag",
    "timestamp with time zone": "time",
}
STORED = {
    "number": "INTEGER",
    "flag": "INTEGER",
    "text": "TEXT",
    "json": "TEXT",
    "time": "TEXT",
    "real": "REAL",
}
ROOT = Path(__file__).parents[2]
OPEN = """
import asyncio, os, sys
from bot.features.catalogue import FEATURES
from bot.store import open_store

async def open_it() -> None:
    store = await open_store(sys.argv[1], FEATURES)
    os.write(1, b"open\\n")
    await store.close()

any(os.fork() == 0 for _ in range(3))
asyncio.run(open_it())
"""
"""Becomes four processes, which open a database in the same instant."""


async def test_both_lead_to_the_same_columns(tmp_path: Path, postgres: Server) -> None:
    """Each column is in both, of a type that holds the same, and empty in both or in none."""
    path, address = tmp_path / "facet.db", postgres.fresh()
    for place in (path, address):
        await (await open_store(place, FEATURES)).close()
    query = (
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
        " WHERE table_schema = 'public'"
    )
    told = [row.split("|") for row in postgres.sql(query, name_of(address)).splitlines()]
    server = {
        (table, column): (TYPES[kind], nullable == "NO")
        for table, column, kind, nullable in told
        if column not in ("held_by", "held_until")  # a file has one process
    }
    declared = {
        (table.name, name): kind
        for table in all_columns(FEATURES)
        for name, kind in table.kinds.items()
    }
    assert declared == {key: kind for key, (kind, _) in server.items() if key[0] != "migrations"}
    with sqlite3.connect(path) as connection:
        for table in all_columns(FEATURES):
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
        await (await open_store(place, FEATURES)).close()
    told = postgres.sql(
        "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'"
        " AND indexname NOT LIKE '%_pkey'",
        name_of(address),
    )
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT sql FROM sqlite_master WHERE type = 'index' AND sql > ''")
        file = {_index(sql) for (sql,) in rows}
    connection.close()
    assert file == {_index(sql) for sql in told.splitlines()}
    assert len(file) == 42


@contextmanager
def migrated(path: Path, newest: int) -> Iterator[sqlite3.Connection]:
    """Yield a new file at a migration."""
    with closing(sqlite3.connect(path, isolation_level=None)) as rows:
        rows.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        for step in (it for it in migrations() if it.number <= newest):
            rows.executescript("".join(statements_of(step.script)))
            rows.execute("INSERT INTO migrations VALUES (?, ?)", (step.number, step.name))
        yield rows


async def test_old_tables_keep_their_computers(tmp_path: Path) -> None:
    """Levels of before get texts of their own or those of today's; what people made of today's starts again."""
    path = tmp_path / "facet.db"
    with migrated(path, 32) as rows:
        for game in ("splendor", "seekers"):
            for level in ("7-sniper", "strong"):
                rows.execute(
                    "INSERT INTO level_ratings VALUES (?, ?, 1, 9.0, 0.7, '2026-01-01')",
                    (game, level),
                )
        rows.executescript(
            "INSERT INTO tables (id, guild_id, channel_id, game, stage, host_id, options, seating,"
            " language, opened_at) VALUES (1, 1, 2, 'splendor', 'lobby', 3, '{}', 'joined', 'en', ''),"
            " (2, 1, 9, 'seekers', 'lobby', 3, '{}', 'joined', 'en', '');"
            "INSERT INTO seats (table_id, seat, name, computer) VALUES (1, 0, 'A', NULL),"
            " (1, 1, 'B', '7-sniper'), (1, 2, 'C', 'strong-sniper'), (2, 0, 'D', 'easy'),"
            " (2, 1, 'E', '6');"
            "INSERT INTO results (table_id, seat, game, guild_id, options, level, place, score,"
            " turns, ending, ended_at) VALUES (1, 0, 'splendor', 1, '{}', 'easy', 1, 15, 9, 'played-out', ''),"
            " (2, 0, 'seekers', 1, '{}', 'easy', 1, 15, 9, 'played-out', '')"
        )
    await (await open_store(path, FEATURES)).close()
    with closing(sqlite3.connect(path)) as rows:
        seats = rows.execute("SELECT computer FROM seats ORDER BY table_id, seat").fetchall()
        results = rows.execute("SELECT level FROM results ORDER BY table_id").fetchall()
        ratings = rows.execute("SELECT game, level FROM level_ratings ORDER BY game, level")
        assert [*ratings] == [
            ("seekers", "strong"),
            ("splendor", "strong"),
        ]
    assert seats == [(None,), ("~7-sniper",), ("strong-sniper",), ("~easy",), ("normal",)]
    assert results == [("~easy",), ("~easy",)]


async def test_only_new_servers_are_quiet(opened: Opener, tmp_path: Path) -> None:
    """Where games were played before boards shrank by default, all of them keep their pictures."""
    path = tmp_path / "facet.db"
    with migrated(path, 19) as rows:
        rows.execute(
            "INSERT INTO tables (id, guild_id, channel_id, game, stage, host_id, options, seating,"
            " language, opened_at) VALUES (7, 1, 2, 'splendor', 'lobby', 3, '{}', 'joined', 'en', '')"
        )
    store = await opened(path, FEATURES)
    boards = [(await store.servers.get(guild_id)).boards for guild_id in (1, 2)]
    assert boards == ["all", "two"]
    assert await store.servers.find(2) is None
    await store.close()


async def test_what_was_there_before_the_first_version_is_refused(tmp_path: Path) -> None:
    """A database that no released version has left is not migrated by halves."""
    path = tmp_path / "facet.db"
    with migrated(path, 0) as rows:
        rows.execute("INSERT INTO migrations VALUES (18, '0018_fair_play')")
    with pytest.raises(DatabaseUnusable, match=r"older than version 1\.0\.0"):
        await open_store(path, FEATURES)


async def test_many_may_open_an_empty_database_at_once(opened: Opener, address: Path | str) -> None:
    """Of those who open an empty database one makes the tables, and all go on."""
    stores = await asyncio.gather(*(opened(address, FEATURES) for _ in range(6)))
    for store in stores:
        assert await store.lookup.open_tables() == []
        await store.close()


async def test_many_processes_may_start_at_once(address: Path | str) -> None:
    """Processes that start in the same instant on an empty database all come up."""
    command = [sys.executable, "-c", OPEN, str(address)]
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, cwd=ROOT)
    output, _ = await process.communicate()
    assert output == b"open\n" * 4


@pytest.mark.parametrize(
    ("change", "lacking"),
    [
        ("ALTER TABLE tables DROP COLUMN hints", "lacks the column tables.hints"),
        ("ALTER TABLE moves DROP COLUMN made_at", "lacks the column moves.made_at"),
        ("DROP TABLE results", "lacks the table results"),
    ],
)
async def test_a_database_that_lacks_something(
    request: pytest.FixtureRequest, address: Path | str, change: str, lacking: str
) -> None:
    """What the migrations made and is gone is named at the start, which is refused."""
    await (await open_store(address, FEATURES)).close()
    _changed(request, address, change)
    with pytest.raises(DatabaseUnusable, match=lacking):
        await open_store(address, FEATURES)


@pytest.mark.parametrize("table", ["tables", "leftovers"])
async def test_a_server_that_lacks_who_sees_to_what(postgres: Server, table: str) -> None:
    """What stands on a server alone is missed there too."""
    address = postgres.fresh()
    await (await open_store(address, FEATURES)).close()
    postgres.sql(f"ALTER TABLE {table} DROP COLUMN held_until", name_of(address))
    with pytest.raises(DatabaseUnusable, match=f"lacks the column {table}.held_until"):
        await open_store(address, FEATURES)


async def test_what_is_declared_stands_on_a_server(postgres: Server) -> None:
    """Nothing stands on a server that is neither in a file too nor declared as the server's own."""
    address = postgres.fresh()
    await (await open_store(address, FEATURES)).close()
    query = "SELECT table_name, column_name FROM information_schema.columns"
    told = postgres.sql(f"{query} WHERE table_schema = 'public'", name_of(address))
    declared = {
        f"{table.name}|{column}"
        for table in (*all_columns(FEATURES), *HOLD_COLUMNS)
        for column in table.kinds
    }
    assert declared == {row for row in told.splitlines() if not row.startswith("migrations|")}


def _changed(request: pytest.FixtureRequest, address: Path | str, change: str) -> None:
    if isinstance(address, str):
        request.getfixturevalue("postgres").sql(change, name_of(address))
        return
    with closing(sqlite3.connect(address)) as connection:
        connection.execute(change)


def _index(sql: str) -> tuple[str, bool, str]:
    """Return an index's name, whether it is unique, and its columns."""
    found = re.search(r"(UNIQUE )?INDEX (\w+) ON (?:public\.)?\w+ (?:USING btree )?\((.*?)\)", sql)
    assert found is not None
    return found[2], bool(found[1]), found[3] + (" partial" if "WHERE" in sql else "")
