"""A table of which a cell can't be read: it harms no other, and neither does it keep the bot from its work."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from bot.features.catalogue import FEATURES
from bot.features.matchmaking.job import Matchmaking
from bot.features.ratings.ledger import Ledger
from bot.features.ratings.rating import RatingJob
from bot.features.replay.store import ImportedRecord, Records
from bot.features.seasons.job import SeasonJob
from bot.features.weekly.job import Weekly
from bot.features.weekly.week import week_of
from bot.jobs.housekeeping import IDLE_BEFORE_CHECK, Housekeeping
from bot.store import NotSaved
from bot.store.columns import Columns, all_columns
from bot.store.rows import insert
from bot.store.values import ServerSettings
from tests.bot.server import Server, private, text
from tests.bot.test_housekeeping import Hands
from tests.bot.test_privacy import data, forget

pytestmark = pytest.mark.alone

CELLS = {
    "options": "[",
    "setup": '"none"',
    "note": '["resigned"]',
    "offer": "{",
    "begins": "[1]",
    "sealed": "{}",
    "touched_at": "yesterday",
    "starts_at": "soon",
}
"""What can't be read, by the column of a table that holds it."""


def spoil(server: Server, table_id: int, column: str, said: str) -> None:
    """Change a cell of a table behind the bot's back."""
    with closing(sqlite3.connect(server.path, isolation_level=None)) as rows:
        rows.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (said, table_id))  # noqa: S608


def cell(server: Server, table_id: int, column: str) -> str:
    """Return a cell of a table as it is in the file."""
    with closing(sqlite3.connect(server.path)) as rows:
        query = f"SELECT {column} FROM tables WHERE id = ?"  # noqa: S608
        return str(rows.execute(query, (table_id,)).fetchone()[0])


@pytest.mark.parametrize(("column", "said"), CELLS.items())
async def test_a_table_with_an_unreadable_cell_is_damaged_and_can_be_ended(
    game: Server, column: str, said: str
) -> None:
    """It is shown as what it is; ending it keeps the cell as it was, and frees the channel."""
    table = await game.table()
    spoil(game, table.id, column, said)
    await game.restart()
    assert "can’t go on" in private(await game.command("ada", "table hand"))
    await game.command("ada", "table show")
    shown = await game.newest()
    assert "can’t go on" in text(shown)
    await game.press("ada", "Call off", shown)
    await game.press("ada", "Yes, call it off")
    assert (await game.facet.tables.get(table.id)).stage == "called-off"
    assert cell(game, table.id, column) == said
    await game.command("ada", "splendor new")
    assert (await game.table()).stage == "lobby"


@pytest.mark.parametrize(("column", "said"), CELLS.items())
async def test_an_unreadable_table_keeps_nobody_from_their_data(
    game: Server, column: str, said: str
) -> None:
    """Its person lists their tables, gets their data and deletes it, also that of an ended game."""
    ended = await game.table()
    await game.let_turns_pass()
    await game.resign("bo")
    other = game.add_channel("other")
    await game.command("ada", "splendor new", other)
    running = await game.table(other)
    for table_id in (running.id, ended.id):
        spoil(game, table_id, column, said)
    await game.restart()
    assert str(other.id) in private(await game.command("ada", "my tables"))
    found = await data(game, "ada")
    assert {it["table"] for it in found["tables"]} == {str(running.id), str(ended.id)}
    assert "your ID and your name aren’t stored" in await forget(game, "ada")
    store = game.facet.tables.store
    assert not await store.lookup.tables_about(game.person("ada").id)
    assert not await store.results.past(game.person("ada").id, 10)


async def test_the_clean_up_goes_on_past_an_unreadable_table(
    game: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """Of three whose channels are gone all are closed, and what was kept long enough is deleted."""
    hands = Hands(game)
    ids = [(await game.table()).id]
    for number in range(2):
        channel = game.add_channel(f"more-{number}")
        await game.command("ada", "splendor new", channel)
        ids.append((await game.table(channel)).id)
        game.remove_channel(channel)
    game.remove_channel()
    await game.facet.tables.store.of(Records).save(ImportedRecord(1, 0, 0, "{}"))
    for table_id, (column, said) in zip(ids, (("options", "["), ("setup", "[1")), strict=False):
        spoil(game, table_id, column, said)
    game.facet.tables.forget()
    hands.now += IDLE_BEFORE_CHECK + timedelta(days=1)
    await Housekeeping(game.facet, game.facet.tables, None).clean()
    assert {(await game.facet.tables.get(it)).stage for it in ids} == {"called-off"}
    assert await game.facet.tables.store.of(Records).get(1) is None
    assert "could not go on" not in caplog.text


UNREADABLE = {"number": 77, "real": 25.0, "text": "x", "flag": 1, "json": "[", "time": "soon"}
"""What stands in a row that can't be read, by the kind of its column."""
CHECKED: dict[str, dict[str, object]] = {
    "tables": {"stage": "playing", "game": "splendor", "place": "server", "pace": "1d"},
    "people": {"reminders": "channel"},
    "servers": {"stand": "channel"},
    "results": {"ending": "played-out", "settled": 0, "game": "splendor"},
    "queue": {"game": "splendor", "pace": "1d", "table_id": None},
    "seasons": {"stage": "running", "game": "splendor", "pace": "1d"},
    "ratings": {"pool": "people", "game": "splendor"},
    "standings": {"pool": "people", "game": "splendor"},
    "plans": {"dropped": ""},
}
"""What the bot looks for."""


@pytest.mark.parametrize("columns", all_columns(FEATURES), ids=lambda it: it.name)
async def test_an_unreadable_row_harms_nobody_else(
    game: Server, columns: Columns, caplog: pytest.LogCaptureFixture
) -> None:
    """Of any table: jobs, lists, somebody's data and forgetting it still work for everybody else."""
    server = game
    hands = Hands(server)
    told = {name: UNREADABLE[kind] for name, kind in columns.kinds.items()}
    told |= CHECKED.get(columns.name, {})
    told |= {it: server.id for it in ("guild_id", "table_guild_id") if it in told}
    if columns.name == "people":
        told["user_id"] = server.person("bo").id
    with closing(sqlite3.connect(server.path, isolation_level=None)) as rows:
        for checks in ("foreign_keys = OFF", "ignore_check_constraints = ON"):
            rows.execute(f"PRAGMA {checks}")
        rows.execute(
            insert(columns.name, list(told)).replace("INSERT", "INSERT OR REPLACE"),
            {str(number): value for number, value in enumerate(told.values(), start=1)},
        )
    await server.restart()
    store = server.facet.tables.store
    caplog.clear()
    await server.let_turns_pass()
    await server.resign("bo")
    for name in ("my tables", "leaderboard", "profile", "season show", "find"):
        await server.command("ada", name)
    other = server.add_channel("other")
    for name in ("cy", "dan"):
        await server.command(name, "find", other)
    await server.facet.parts.of(Matchmaking).look()
    await server.facet.parts.of(SeasonJob).look()
    await RatingJob(store).settle()
    assert await server.facet.parts.of(Weekly)._week(server.id, week_of(store.now()) + 1)
    assert await store.of(Ledger).standings([server.person("ada").id])
    hands.now += IDLE_BEFORE_CHECK + timedelta(days=1)
    await Housekeeping(server.facet, server.facet.tables, None).clean()
    assert await data(server, "ada")
    assert "your ID and your name aren’t stored" in await forget(server, "ada")
    assert "could not go on" not in caplog.text


async def test_a_part_of_the_clean_up_that_fails_keeps_no_other_from_being_done(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """Servers can't be read; records are deleted all the same, and the log says what was left out."""
    Hands(server)
    store = server.facet.tables.store
    await store.servers.save(ServerSettings(7, boards="two"))
    await store.of(Records).save(ImportedRecord(1, 0, 0, "{}"))
    with closing(sqlite3.connect(server.path, isolation_level=None)) as rows:
        rows.execute("ALTER TABLE servers RENAME COLUMN chosen TO picked")
    await Housekeeping(server.facet, server.facet.tables, None).clean()
    assert await store.of(Records).get(1) is None
    assert "no such column" in caplog.text


async def test_a_job_leaves_out_what_fails(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """Of three things the second fails: the others are done. What the database doesn't take is put off."""
    job = Housekeeping(server.facet, server.facet.tables, None)
    done = []
    for number in range(3):
        with job.apart(f"thing {number}"):
            done.append(1 / (number - 1))
    assert done == [-1.0, 1.0]
    assert "thing 1 is left out" in caplog.text
    for error in (NotSaved(),):
        with job.apart("the last"):
            raise error
    assert "the last is left out" not in caplog.text
