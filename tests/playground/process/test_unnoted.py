"""Messages that came up though the bot was killed before it noted them: each is found again."""

from random import Random

from bot.tables import lobby, starting
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.playground.people import custom_ids
from tests.playground.process.house import House, said
from tests.playground.process.routes import live
from tests.playground.waiting import until


async def forget_posts(house: House) -> None:
    """Leave of every post what a bot leaves that is killed before it notes it: nothing."""
    await house.run("UPDATE tables SET shown = NULL, message_id = NULL, caption = ''")


async def test_a_lobby_is_not_taken_for_the_first_board(house: House) -> None:
    """Both have the number 0; the board comes up, and the lobby loses its controls."""
    await house.robin.command("seekers new", seats="joined")
    lobby = await house.robin.sees(lambda message: bool(custom_ids(message)))
    await house.shown()
    await house.kill()
    begun = await _begin(house)
    assert begun.number == 0
    await forget_posts(house)
    await house.again()
    board = await house.asked(begun).board(begun)
    assert board["id"] != lobby["id"]
    await until(lambda: live(house) == [board["id"]])


async def _begin(house: House) -> Table:
    """Let Sam join and Robin begin, in the database alone."""
    robin, sam = (int(house.stand_in.person(name).id) for name in ("robin", "sam"))
    opened = await house.table()
    async with house.store() as store:
        tables = Tables(store, Random(1))
        await tables.change(opened.id, lambda table: lobby.join(table, sam, "Sam"))
        return (await tables.change(opened.id, lambda t: starting.start(t, robin, Random(1)))).after


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


async def test_a_turn_before_the_bot_has_caught_up(house: House) -> None:
    """If a player is quicker than the bot after a start, the board before theirs loses its controls."""
    for channel in ("games", "quiet"):
        table = await house.open_table(channel)
        await house.turn(table)
        await house.shown(channel)
    await house.kill()
    await forget_posts(house)
    where = f"^/channels/{house.channel_id('games')}/messages$"
    house.stand_in.faults.add({"delay": 2.0, "method": "GET", "route": where})
    await house.again()
    await until(lambda: not house.stand_in.faults.waiting())
    table = await house.turn(await house.table("quiet"))
    await house.asked(table).board(table)
    await until(lambda: len(live(house, "quiet")) == 1)


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
