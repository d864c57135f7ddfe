"""Killed over a message that it has posted, or is about to, the bot finds it again and shows nothing twice.

Whatever else a death at any moment may do, storms try (`tests/tools/storm/`).
"""

import asyncio
from random import Random

from bot.playground.discord.permissions import Permission
from bot.tables import lobby
from bot.tables.tables import Tables
from tests.playground.people import custom_ids
from tests.playground.process.house import House, said
from tests.playground.process.routes import live
from tests.playground.waiting import until


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


async def forget_posts(house: House) -> None:
    """Leave of every post what a bot leaves that is killed before it notes it: nothing."""
    await house.run("UPDATE tables SET shown = NULL, message_id = NULL, caption = ''")


async def test_a_lobby_that_was_changed_since_is_shown_as_it_is(house: House) -> None:
    """Somebody joined, and the bot was killed: the lobby that stands there tells it."""
    await house.robin.command("seekers new", seats="joined")
    opened = await house.robin.sees(lambda message: bool(custom_ids(message)))
    await house.shown()
    await house.kill()
    sam = int(house.stand_in.person("sam").id)
    table = await house.table()
    async with house.store() as store:
        await Tables(store, Random(1)).change(table.id, lambda t: lobby.join(t, sam, "Sam"))
    await forget_posts(house)
    await house.again()
    await house.shown()
    assert [message.id for message in house.posted()] == [opened["id"]]
    assert "**Sam**" in said(house.posted()[0])


async def test_a_board_among_what_people_say(house: House) -> None:
    """However much was said while the bot was away, the board that stands there is not posted again."""
    table = await house.turn(await house.open_table())
    board = (await house.asked(table).board(table))["id"]
    await house.shown()
    await house.kill()
    await forget_posts(house)
    for number in range(20):
        await house.sam.do("say", content=f"Is anybody there? {number}")
    await house.again()
    assert str((await house.shown()).shown.message_id) == board
    await until(lambda: live(house) == [board])


async def test_a_board_that_comes_up_after_it_was_looked_for(house: House) -> None:
    """It was on its way when the bot was killed, and stands there twice: one loses its controls."""
    table = await house.open_table()
    fault = house.stand_in.faults.add({"delay": 100.0, "method": "POST", "route": "^/webhooks/"})
    table = await house.turn(table)
    await until(lambda: fault.hits)
    await house.kill()
    await house.again()
    await house.shown()
    count = len(house.posted())
    house.stand_in.faults.clear()
    await until(lambda: len(house.posted()) > count)
    assert len(live(house)) == 2
    await until(lambda: len(live(house)) == 1)
    assert live(house) == [str((await house.table()).shown.message_id)]
