"""Killed at the worst moments, the bot goes on where it was, and shows nothing twice."""

import asyncio
from collections.abc import Callable

import pytest

from bot.playground.discord.permissions import Permission
from bot.tables.table import Table
from rules.splendor.position import Position
from tests.playground.people import custom_ids, words
from tests.playground.process.house import House, best, offered
from tests.playground.process.routes import live
from tests.playground.waiting import until


async def nothing_twice(house: House) -> None:
    """Start once more, and see that the channel stays as it is."""
    await house.shown()
    before = [message.id for message in house.posted()]
    await house.bot.stop()
    house.stand_in.recorder.clear()
    await house.again()
    await house.robin.command("table history")
    assert [message.id for message in house.posted()] == before
    assert not [e for e in house.stand_in.recorder.since() if e["path"].endswith("/messages")]


async def test_in_the_middle_of_a_turn(house: House) -> None:
    """Panel and board go on working after a crash."""
    table = await house.open_table()
    at = f"{table.id}:{table.number}"
    await house.robin.press(f"facet:b:{at}:panel:take:")
    await house.robin.press(f"facet:b:{at}:panel:take:+w")
    await house.kill()
    await house.again()
    await house.robin.press(f"facet:b:{at}:panel:take:w+b")
    await house.robin.press(f"facet:b:{at}:panel:take:wb+k")
    await house.robin.press(f"facet:b:{at}:play:take:wbk")
    table = await house.table()
    assert table.log[-1].move == "take:wbk"
    await house.turn(table)
    await nothing_twice(house)


async def test_while_nobody_answers(house: House) -> None:
    """A press that nobody answered can be made again when the bot is back."""
    table, last = await house.prepared()
    await house.kill()
    went = await house.hurry(last, 0.1)
    assert went["state"] == "failed"
    await house.again()
    assert (await house.table()).number == table.number
    await house.robin.press(last)
    await house.sam.board(await house.table())


@pytest.mark.parametrize(
    ("route", "status"), [("callback$", None), ("^/webhooks/", 500)], ids=["answer", "post"]
)
async def test_between_saving_and_showing(house: House, route: str, status: int | None) -> None:
    """What was saved but not shown is shown by the next start, once, and to be played on."""
    table = await house.open_table()
    board = await house.robin.board(table)
    last = await house.robin.prepare(table, best(table))
    house.stand_in.faults.add(
        {"delay": 3.0, "route": route} if status is None else {"status": status, "route": route}
    )
    pressing = asyncio.create_task(house.robin.press(last))
    await until(lambda: not house.stand_in.faults.waiting())
    saved = await house.table()
    assert saved.number > table.number
    assert saved.shown.revision != saved.revision
    await house.kill()
    if status is None:
        pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)
    assert house.posted()[-1].id == board["id"]
    await house.again()
    shown = await house.sam.board(saved)
    assert house.posted()[-1].id == shown["id"]
    assert len(house.posted()) == 3
    await until(lambda: not custom_ids({"components": house.posted()[-2].components}))
    await nothing_twice(house)
    await house.turn(await house.table())


async def test_between_showing_and_noting_it(house: House) -> None:
    """A board that came through at a start, though the bot died over it, is not posted again."""
    await house.bot.stop()
    table = await house.set_up(lambda table: table.number > 3)
    house.stand_in.faults.add(
        {"status": 500, "lost": True, "method": "POST", "route": "/messages$"}
    )
    await house.again()
    board = await house.asked(table).board(table)
    await house.kill()
    assert (await house.table()).shown.revision is None
    await house.again()
    await house.shown()
    await nothing_twice(house)
    assert [message.id for message in house.posted()] == [board["id"]]
    await house.turn(table)


async def test_while_a_post_is_on_its_way(house: House) -> None:
    """A post that comes through after the bot's death and the next look for it is not another one."""
    await house.bot.stop()
    table = await house.set_up(lambda table: table.number > 3)
    house.stand_in.faults.add({"delay": 100.0, "method": "POST", "route": "/messages$"})
    house.stand_in.recorder.clear()
    await house.again()
    await until(lambda: not house.stand_in.faults.waiting())
    await house.kill()
    assert not house.posted()
    await house.again()
    await house.shown()
    posts = [e for e in house.stand_in.recorder.since() if e["route"].endswith("/messages")]
    posts = [entry for entry in posts if entry["method"] == "POST"]
    assert len(posts) == 2
    assert posts[0]["status"] is None  # it is on its way still
    house.stand_in.faults.clear()
    await until(lambda: posts[0]["status"] is not None)
    assert [entry["status"] for entry in posts] == [200, 200]
    assert len(house.posted()) == 1
    await house.turn(table)


async def test_between_posting_and_noting_it(house: House) -> None:
    """Where the bot may not look for its board, it posts another; a press on the first retires it."""
    table, last = await house.prepared()
    house.stand_in.faults.add({"delay": 3.0, "method": "PATCH", "route": "/messages/"})
    pressing = asyncio.create_task(house.robin.press(last))
    await until(lambda: not house.stand_in.faults.waiting())
    await house.kill()
    await asyncio.gather(pressing, return_exceptions=True)
    table = await house.table()
    copy = await house.asked(table).board(table)
    assert table.shown.revision != table.revision
    place = house.stand_in.world.channel(house.channel_id())
    house.stand_in.let_bot(place, 0, Permission.READ_MESSAGE_HISTORY)
    await house.again()
    await house.shown()
    board = house.posted()[-1]
    assert board.id != copy["id"]
    hand = f"facet:b:{table.id}:{table.number}:hand:"
    went = await house.asked(table).do("component", message=copy["id"], custom_id=hand)
    assert went["state"] == "answered"
    await until(lambda: live(house) == [board.id])
    await house.turn(table)


async def test_in_the_middle_of_a_return(house: House) -> None:
    """Who holds more than ten tokens returns them by the old button after a crash."""
    await house.bot.stop()
    table = await house.set_up(returning(1), greedy)
    await house.again()
    board = await house.robin.board(table)
    assert "return" in words(board).lower()
    before = sum(tokens(table, 0))
    assert before > 10
    await house.kill()
    await house.again()
    went = await house.robin.do(
        "component",
        message=board["id"],
        custom_id=f"facet:b:{table.id}:{table.number}:play:{offered(table)[0]}",
    )
    assert went["state"] == "answered"
    after = await house.table()
    assert sum(tokens(after, 0)) == before - 1
    await house.asked(after).board(after)
    await nothing_twice(house)


def tokens(table: Table, seat: int) -> tuple[int, ...]:
    """Return the tokens that a seat has."""
    assert isinstance(table.position, Position)
    return table.position.seats[seat].tokens


def returning(surplus: int) -> Callable[[Table], bool]:
    """Return a test for whether somebody must return at least so many tokens."""

    def enough(table: Table) -> bool:
        decision = table.position.decision
        if decision is None or decision.about != "return":
            return False
        return sum(tokens(table, decision.seat)) >= 10 + surplus

    return enough


def greedy(table: Table) -> str:
    """Let Robin take gems, and Sam keep out of the way."""
    moves = offered(table)
    takes = [move for move in moves if move.startswith("take:")]
    draws = [move for move in moves if move.startswith("reserve:deck")]
    return max(takes, key=len) if table.asked == 0 or not draws else draws[0]


async def test_a_board_that_is_pressed_before_it_is_noted(house: House) -> None:
    """A board that comes up, and is pressed at once, loses its buttons with the next one."""
    await house.bot.stop()
    table = await house.set_up(returning(2), greedy)
    await house.again()
    await house.robin.board(table)
    house.stand_in.faults.add({"delay": 1.0, "method": "PATCH", "route": "/messages/"})
    first = offered(table)[0]
    await house.robin.command("splendor return", gem=first.removeprefix("return:"))
    table = await house.table()
    second = await house.robin.board(table)
    custom_id = f"facet:b:{table.id}:{table.number}:play:{offered(table)[0]}"
    went = await house.robin.do("component", message=second["id"], custom_id=custom_id)
    assert went["state"] == "answered"
    after = await house.shown()
    board = await house.asked(after).board(after)
    await until(lambda: live(house) == [board["id"]])
