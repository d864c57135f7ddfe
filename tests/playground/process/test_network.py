"""What breaks on the way to Discord is made good: the turn is saved and shown once, and told truly."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import pytest

from bot.tables.table import Table
from tests.playground.people import Json, custom_ids, words
from tests.playground.process.house import House, Log, best
from tests.playground.process.test_mishaps import (
    ANSWER,
    FOLLOW_UP,
    PLAYING,
    STARTING,
    TIDY,
    all_is_well,
    live,
)
from tests.playground.waiting import until

BREAKS: list[Json] = [
    *({"reset": stage} for stage in ("before", "during", "after")),
    *({"close": stage} for stage in ("before", "during", "after")),
    {"garbled": "html"},
    {"garbled": "json"},
]
NAMED = [" ".join(f"{key} {value}" for key, value in way.items()) for way in BREAKS]


def strike(house: House, route: str, way: Json) -> None:
    """Let the next request on a route meet with this."""
    where = {**STARTING, **PLAYING}[route]
    method = route.split(maxsplit=1)[0]
    house.stand_in.faults.add({"route": where, "method": method, **way})


async def pressed(house: House, last: str) -> None:
    """Let Robin press, whether an answer comes through or not."""
    house.stand_in.settings = house.stand_in.settings.but(ack_seconds=0.5)
    message = await house.robin.sees(lambda message: last in custom_ids(message))
    await house.robin.do("component", message=message["id"], custom_id=last)
    house.stand_in.settings = house.stand_in.settings.but(ack_seconds=3.0)


async def untold(house: House) -> None:
    """See that nobody reads of an error, nor that nothing was changed, where a turn was saved."""
    for player in (house.robin, house.sam):
        for message in await player.messages():
            assert "nothing was changed" not in words(message)
            assert "went wrong" not in words(message)


@pytest.mark.parametrize("way", BREAKS, ids=NAMED)
@pytest.mark.parametrize("route", [ANSWER, FOLLOW_UP])
async def test_a_connection_breaks_in_a_turn(house: House, route: str, way: Json) -> None:
    """The turn is saved once, its board comes once, nobody reads anything untrue, and it goes on."""
    table = await house.open_table()
    last = await house.robin.prepare(table, best(table))
    strike(house, route, way)
    await pressed(house, last)
    await until(lambda: not house.stand_in.faults.waiting())
    after = await all_is_well(house, table)
    await untold(house)
    await house.turn(after)


@pytest.mark.parametrize("way", BREAKS, ids=NAMED)
async def test_a_connection_breaks_while_tidying(house: House, way: Json) -> None:
    """Where the old board could not be tidied, that is tried again, and the game goes on."""
    table = await house.open_table()
    await house.robin.command("splendor take", gems="wbk")
    await house.shown()
    strike(house, TIDY, way)
    table = await house.table()
    await house.sam.command("splendor take", gems=best(table).removeprefix("take:"))
    after = await house.shown()
    board = await house.asked(after).board(after)
    await until(lambda: live(house) == [board["id"]])
    await untold(house)


@pytest.mark.alone
@pytest.mark.parametrize("way", [{"reset": "before"}, {"close": "after"}], ids=["reset", "close"])
@pytest.mark.parametrize("route", [route for route in STARTING if "@me" not in route])
async def test_a_connection_breaks_at_the_start(house: House, route: str, way: Json) -> None:
    """The bot comes up all the same, and shows every table that was not shown."""
    await house.bot.stop()
    table = await house.set_up(lambda table: table.number > 3)
    other = await house.set_up(channel="quiet")
    async with house.store() as store:
        await store.write_note("commands", "other ones")
    emojis = house.stand_in.world.emojis
    del emojis[next(iter(emojis))]
    strike(house, route, way)
    await house.again()
    board = await house.asked(table).board(table)
    await until(lambda: house.posted("quiet"))
    assert not house.stand_in.faults.waiting()
    assert [message.id for message in house.posted()] == [board["id"]]
    assert len(house.posted("quiet")) == 1
    assert other.id != table.id
    await house.turn(table)


async def test_an_answer_that_never_comes(house: House) -> None:
    """A hanging answer holds the board up for some seconds, and then it comes all the same."""
    table = await house.open_table()
    last = await house.robin.prepare(table, best(table))
    strike(house, ANSWER, {"hang": "before"})
    await pressed(house, last)
    await house.turn(await all_is_well(house, table))


async def test_a_promise_that_cannot_be_kept_is_taken_back(house: House) -> None:
    """Where the lobby comes to the channel instead, no public "thinking" stays behind."""
    house.stand_in.faults.add({"status": 404, "route": "^/webhooks/", "method": "POST"})
    await house.robin.command("splendor new")
    lobby = await house.robin.sees(lambda message: bool(custom_ids(message)))
    await until(lambda: [message.id for message in house.posted()] == [lobby["id"]])


async def test_a_board_that_could_not_be_noted(house: House, log: Log) -> None:
    """Where the database fails after a post, that is noted later, and nothing is posted twice."""
    table = await house.open_table()
    last = await house.robin.prepare(table, best(table))
    house.stand_in.faults.add({"delay": 0.7, "route": "^/webhooks/"})
    pressing = asyncio.create_task(house.robin.press(last))
    await until(lambda: not house.stand_in.faults.waiting())
    holder = sqlite3.connect(house.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    await until(lambda: "could not be noted" in log.text())
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
    table: Table = await house.open_table()
    holder: Any = sqlite3.connect(house.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    await house.robin.command("splendor take", gems="wbk")
    await house.robin.sees_text("nothing was changed")
    if after:
        await house.robin.command("table undo")
    holder.close()
    assert await house.table() == table
    await house.turn(table)
