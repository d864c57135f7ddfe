"""Facet on a PostgreSQL server: games, kills, and the server itself that goes away."""

import asyncio
from pathlib import Path

import asyncpg
import pytest

from bot.playground.discord.settings import Settings
from bot.playground.server.stand_in import StandIn
from tests.playground.conftest import MakeLodging
from tests.playground.lodging import Lodging
from tests.playground.people import words
from tests.playground.process.house import House, Log
from tests.playground.process.routes import all_is_well
from tests.playground.process.starting import declined
from tests.playground.process.test_crash import (  # noqa: F401 - the same test, here too
    test_between_posting_and_noting_it,
)
from tests.playground.process.test_start import test_commands_are_registered_once  # noqa: F401
from tests.playground.waiting import until
from tests.store.server import Server


@pytest.fixture(scope="module")
def vacant(
    tmp_path_factory: pytest.TempPathFactory, usual_settings: Settings, postgres: Server
) -> MakeLodging:
    """Make a place for a stand-in and its bot, with an empty database."""
    return lambda: Lodging(
        lambda: tmp_path_factory.mktemp("playground"), usual_settings, lambda _: postgres.fresh()
    )


async def test_a_server_that_is_away_at_a_click(house: House, postgres: Server) -> None:
    """Nobody knows then whether another process has saved it; when the server is back, all goes on."""
    table = await house.open_table()
    await asyncio.to_thread(postgres.stop, "immediate")
    try:
        await house.robin.command("splendor take", gems="wbk")
        await house.robin.sees_text("I don’t know whether")
    finally:
        await asyncio.to_thread(postgres.start)
    assert await house.table() == table
    await house.turn(table)


async def test_a_server_that_goes_away_before_a_board_is_noted(
    house: House, postgres: Server, log: Log
) -> None:
    """A board that was posted meanwhile is noted when the server is back, and posted once."""
    table, last = await house.prepared()
    house.stand_in.faults.add({"delay": 1.5, "route": "^/webhooks/"})
    pressing = asyncio.create_task(house.robin.press(last))
    await until(lambda: not house.stand_in.faults.waiting())
    await asyncio.to_thread(postgres.stop, "immediate")
    await until(lambda: "could not save that it was shown" in log.text())
    await asyncio.to_thread(postgres.start)
    await pressing
    await house.shown()
    posts = [message.id for message in house.posted()]
    await house.turn(await all_is_well(house, table))
    assert [message.id for message in house.posted()][: len(posts)] == posts


async def test_a_server_that_ends_connections(house: House, postgres: Server) -> None:
    """Whatever it ends, the game goes on: nobody is told of an error, and every board comes up."""
    table = await house.open_table()
    bots = "FROM pg_stat_activity WHERE application_name LIKE 'facet-%'"
    name = await asyncio.to_thread(postgres.sql, f"SELECT DISTINCT application_name {bots}")
    ending = f"SELECT count(pg_terminate_backend(pid)) {bots.replace('facet-%', name)}"
    for _ in range(4):
        turning = asyncio.create_task(house.turn(table))
        while not turning.done():
            await asyncio.to_thread(postgres.sql, ending)
        await turning
        table = await house.shown()
    assert not [m for m in await house.robin.messages() if "Something went wrong" in words(m)]


async def test_a_lock_that_is_held_for_long(house: House) -> None:
    """The server gives up before the bot does: what a person is told is true, then and later."""
    table, last = await house.prepared()
    holder = await asyncpg.connect(house.path)
    try:
        async with holder.transaction():
            await holder.execute("SELECT FROM tables WHERE id = $1 FOR UPDATE", table.id)
            await house.robin.press(last)
            await house.robin.sees_text("nothing has changed")
    finally:
        await holder.close()
    assert (await house.table()).log == table.log
    await house.turn(table)


async def test_a_server_out_of_reach_at_the_start(tmp_path: Path, stand_in: StandIn) -> None:
    """It is told in a line, without the password, and the status says: try again."""
    address = "postgresql://robin:hush@127.0.0.1:1/facet"
    status, said = await declined(tmp_path, url=stand_in.base, FACET_DATABASE=address)
    assert status == 1
    assert "the database cannot be reached" in said
    assert "hush" not in said
    assert said.count("\n") == 1


async def test_a_database_that_is_not_there(
    tmp_path: Path, stand_in: StandIn, postgres: Server
) -> None:
    """It is told in a line, and the status says that trying again does not help."""
    status, said = await declined(
        tmp_path, url=stand_in.base, FACET_DATABASE=postgres.address("none")
    )
    assert status == 2
    assert "the database cannot be used" in said
    assert '"none"' in said
    assert said.count("\n") == 1
