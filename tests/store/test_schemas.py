"""A database of every released version is opened, and played on, by this one."""

import json
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.entry.routes import actions_of
from bot.features.catalogue import FEATURES
from bot.features.ratings.ledger import Ledger
from bot.messages.press import NO_TABLE, Press, PressButton, PressSelect
from bot.store import Store, open_store
from bot.store.rows import CHANGING, changing
from bot.store.values import Note
from bot.tables.tables import Tables
from tests.store.playing import begun, every_row, read
from tests.store.schemas.example import ADA, CHANNEL, SCHEMAS, SERVER, played, version
from tests.store.schemas.older import VERSIONS, fill_server
from tests.store.server import Server
from tests.stores import Opener


@pytest.fixture(params=VERSIONS)
def released(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a database as a released version left it."""
    path = tmp_path / f"{request.param}.db"
    dump = (SCHEMAS / f"{request.param}.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump)
    return path


@pytest.fixture
async def old(opened: Opener, released: Path) -> AsyncIterator[Store]:
    """Open a database of a released version."""
    store = await opened(released, FEATURES)
    yield store
    await store.close()


def posted(path: Path) -> dict[int, list[str]]:
    """Return the custom ids under the boards that a version posted, by the ids of the tables."""
    told = json.loads((SCHEMAS / f"{path.stem}.json").read_text(encoding="utf-8"))
    return {int(table_id): ids for table_id, ids in told.items()}


def test_this_version_has_its_database() -> None:
    """The version that `pyproject.toml` states is among those whose databases are kept."""
    assert version() in VERSIONS


async def test_the_newest_database_lacks_nothing(tmp_path: Path) -> None:
    """Each table of the database of this version has a row, so everything stored is tried.

    Only the ratings of levels begin anew, with today's levels.
    """
    path = tmp_path / "facet.db"
    dump = (SCHEMAS / f"{version()}.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump)
    await (await open_store(path, FEATURES)).close()
    rows = await every_row(path)
    empty = [it for it, found in rows.items() if not found and f"TABLE {it} " in dump]
    assert empty == ["level_ratings"]


async def test_old_games_are_played_on(old: Store) -> None:
    """Each old table can be replayed, a running game takes a move, and that is there afterwards."""
    tables, stages = Tables(old, Random(1)), set()
    for table_id in await old.lookup.tables_about(ADA):
        table = await tables.get(table_id)
        assert not table.damage
        stages.add("asleep" if table.asleep else table.stage)
        if table.asked is not None and not table.asleep:
            changed = await tables.change(table_id, lambda it: played(it, 1, Random(1)))
            assert changed.after.number > table.number
            again = await read(old, table_id)
            assert again.position == changed.after.position
            assert again.log == changed.after.log
    assert stages == {"lobby", "playing", "asleep", "finished", "called-off"}


async def test_old_boards_can_be_pressed(released: Path, old: Store) -> None:
    """Each control that an old version posted is read, has an action, and is for the position now."""
    actions = actions_of(FEATURES)
    for table_id, controls in posted(released).items():
        table = await read(old, table_id)
        assert controls
        for control in controls:
            press = pressed(control)
            assert press is not None, control
            assert press.action in actions, control
            if press.table != NO_TABLE:
                assert press.table == table_id, control
                assert press.number == table.number or table.stage == "lobby", control


async def test_what_was_chosen_is_kept(old: Store) -> None:
    """What people and servers chose, and what the bot noted about itself, is read as before."""
    person, server = await old.people.get(ADA), await old.servers.get(SERVER)
    assert (person.reminders, person.zone, person.quiet_from) == ("direct", "Europe/Berlin", 1320)
    assert (server.stand, server.boards, server.pace) == ("thread", "two", "1d")
    assert server.channels == (CHANNEL,)
    assert await old.notes.get("commands") == "the commands of this version"


async def test_results_are_kept(old: Store) -> None:
    """A finished game counts for its players as before."""
    past = await old.results.past(ADA, 10)
    assert [it.result.ending for it in past] == ["called-off", "played-out"]
    assert [standing.games for standing in await old.of(Ledger).standings([ADA])] == [1, 1]


async def test_a_server_is_migrated_like_a_file(postgres: Server, released: Path) -> None:
    """What a version left has the same rows on either engine after all the migrations since."""
    address = postgres.fresh()
    await fill_server(address, released)
    for place in (released, address):
        await (await open_store(place, FEATURES, restorable=False)).close()
    assert await every_row(address) == await every_row(released)


def pressed(custom_id: str) -> Press | None:
    """Return what discord.py reads from a control's custom id."""
    kinds: list[type[Any]] = [PressButton, PressSelect]
    for kind in kinds:
        match = re.fullmatch(kind.__discord_ui_compiled_template__, custom_id)
        if match is not None:
            return Press.read(match["text"])
    return None


def test_an_earlier_process_reads_what_a_newer_one_saves() -> None:
    """While one replaces the other, a note has the three parts of version 1.0, unless it calls people."""
    parts = []
    for note in (Note("undone", "ada", 100), Note("invited", "ada", 100, (101,))):
        values = changing(replace(begun(), note=note))
        parts.append(json.loads(str(values[CHANGING.index("note")])))
    assert parts == [["undone", "ada", 100], ["invited", "ada", 100, [101]]]
