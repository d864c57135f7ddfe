"""The database's file is held by another process: nobody is told what is not so, nothing is lost."""

import asyncio
import sqlite3

import pytest

from tests.playground.process.house import House, Log
from tests.playground.process.routes import all_is_well
from tests.playground.waiting import until

pytestmark = pytest.mark.file


async def test_a_board_that_could_not_be_noted(house: House, log: Log) -> None:
    """Where the database fails after a post, that is noted later, and nothing is posted twice."""
    table, last = await house.prepared()
    house.stand_in.faults.add({"delay": 0.7, "route": "^/webhooks/"})
    pressing = asyncio.create_task(house.robin.press(last))
    await until(lambda: not house.stand_in.faults.waiting())
    holder = sqlite3.connect(house.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    await until(lambda: "could not save that it was shown" in log.text())
    holder.close()
    await pressing
    await house.shown()
    posts = [message.id for message in house.posted()]
    await house.turn(await all_is_well(house, table))
    assert [message.id for message in house.posted()][: len(posts)] == posts


@pytest.mark.alone
@pytest.mark.parametrize("after", [0, 1])
async def test_a_file_that_is_held_at_a_click(house: House, after: int) -> None:
    """A change that cannot be saved is refused in words within Discord's three seconds."""
    table = await house.open_table()
    holder = sqlite3.connect(house.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    await house.robin.command("splendor take", gems="wbk")
    await house.robin.sees_text("nothing has changed")
    if after:
        await house.robin.command("table undo")
    holder.close()
    assert await house.table() == table
    await house.turn(table)
