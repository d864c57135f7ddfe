"""What goes wrong on the way to Discord is made good: nothing is lost, nothing shown twice."""

import asyncio
from collections import Counter

import pytest

from bot.playground.server.gateway import Loss
from tests.playground.people import custom_ids, words
from tests.playground.process.house import House
from tests.playground.process.routes import (
    ANSWER,
    BESIDE,
    PLAYING,
    STARTING,
    TIDY,
    all_is_well,
    live,
    strike,
)
from tests.playground.waiting import PATIENCE, until


async def test_a_late_answer_takes_no_newer_panel_away(house: House) -> None:
    """A panel opened before Discord confirmed the answer to the last press stays."""
    table = await house.open_table()
    house.stand_in.recorder.clear()
    await house.robin.press(f"facet:b:{table.id}:{table.number}:panel:take:")
    strike(house.stand_in, ANSWER, delay=PATIENCE, late=True)
    await house.robin.press(f"facet:b:{table.id}:{table.number}:panel:take:wbg")
    await house.robin.command("table hand")
    await until(lambda: deleted(house) == 1)
    newest = (await house.robin.messages())[-1]["id"]
    house.stand_in.faults.clear()
    await until(lambda: deleted(house) == 2)
    assert (await house.robin.messages())[-1]["id"] == newest


def deleted(house: House) -> int:
    """Return how often the bot has asked for a private message to be deleted."""
    asked = house.stand_in.recorder.since()
    return sum(entry["method"] == "DELETE" and "/webhooks/" in entry["path"] for entry in asked)


@pytest.mark.alone
@pytest.mark.parametrize("status", [429, 500])
async def test_every_route_fails_once_while_starting(house: House, status: int) -> None:
    """The bot comes up all the same, with its commands, and shows what was not shown, once."""
    await house.bot.stop()
    table = await house.set_up(lambda table: table.number > 3)
    async with house.store() as store:
        await store.notes.save("commands", "other ones")
    emojis = house.stand_in.world.emojis
    del emojis[next(iter(emojis))]
    house.stand_in.recorder.clear()
    for route in STARTING:
        strike(house.stand_in, route, status=status)
    await house.again()
    board = await house.asked(table).board(table)
    assert not house.stand_in.faults.waiting()
    assert [message.id for message in house.posted()] == [board["id"]]
    statuses = Counter(entry["status"] for entry in house.stand_in.recorder.since())
    assert statuses[status] == len(STARTING)
    assert statuses[200] + statuses[201] == len(STARTING)
    assert statuses.total() == 2 * len(STARTING)
    await house.turn(table)


@pytest.mark.alone
async def test_the_lists_above_are_complete(house: House) -> None:
    """In a life with restarts, the bot uses no other route than those that are let fail here."""
    table = await house.open_table()
    for _ in range(3):
        table = await house.turn(table)
    await house.robin.command("table show")
    await house.asked(table).board(table)
    await house.bot.stop()
    await house.set_up(channel="quiet")
    await house.again()
    await until(lambda: house.posted("quiet"))
    entries = house.stand_in.recorder.since()
    used = {f"{entry['method']} {entry['route']}" for entry in entries}
    assert used - BESIDE == STARTING.keys() | PLAYING.keys()


async def test_a_board_that_cannot_be_tidied_stays_harmless(house: House) -> None:
    """Where the old board keeps its buttons, pressing them leads to the current one."""
    table = await house.open_table()
    old = await house.robin.board(table)
    strike(house.stand_in, TIDY, status=403)
    after = await house.turn(table)
    board = await house.sam.board(after)
    await until(lambda: not house.stand_in.faults.waiting())
    await house.shown()
    assert live(house) == [old["id"], board["id"]]
    take = f"facet:b:{table.id}:{table.number}:panel:take:"
    link = f"/{house.channel_id()}/{board['id']}"
    async with asyncio.timeout(PATIENCE):
        # The bot notes a board in its database first: until it knows of it too, it names the last.
        while link not in words((await house.robin.messages())[-1]):
            await house.robin.do("component", message=old["id"], custom_id=take)
    assert (await house.table()).number == after.number


async def test_no_session_can_be_resumed_where_it_was(house: House) -> None:
    """Where Discord's address for it is out of order, it is resumed at the first one."""
    table = await house.open_table()
    gateway = house.stand_in.gateway
    before = gateway.identified, gateway.resumed
    await gateway.drop(Loss(reset=True, resuming=True, seconds=600))
    await until(lambda: gateway.connected)
    assert (gateway.identified, gateway.resumed) == (before[0], before[1] + 1)
    await house.turn(table)
    await all_is_well(house, table)


async def test_a_promise_that_cannot_be_kept_is_taken_back(house: House) -> None:
    """Where the lobby comes to the channel instead, no public "thinking" stays behind."""
    house.stand_in.faults.add({"status": 404, "route": "^/webhooks/", "method": "POST"})
    await house.robin.command("splendor new")
    lobby = await house.robin.sees(lambda message: bool(custom_ids(message)))
    await until(lambda: [message.id for message in house.posted()] == [lobby["id"]])


async def test_what_is_far_too_long_to_be_a_move(house: House) -> None:
    """A move of thousands of characters, as a changed client may send, is refused as too long."""
    table = await house.open_table()
    board = await house.robin.board(table)
    await house.robin.forge(
        f"facet:s:{table.id}:{table.number}:play:", board, values=["take:" + "w" * 6000]
    )
    await house.robin.sees_text("too long for a move")
    assert await house.table() == table
