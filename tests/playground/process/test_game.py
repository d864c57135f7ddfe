"""A whole game by pressing what the bot shows."""

from bot.playground.discord.world import Message
from tests.playground.people import custom_ids, words
from tests.playground.process.house import House
from tests.playground.waiting import until


def controls(message: Message) -> list[str]:
    """Return the custom ids in a message as the stand-in keeps it."""
    return custom_ids({"components": message.components})


async def test_two_people_play_to_the_end(house: House) -> None:
    """Every turn brings one board with its picture, and only the newest has controls."""
    table = await house.open_table()
    boards = []
    while table.stage == "playing":
        boards.append(await house.asked(table).board(table))
        table = await house.turn(table)
    last = await house.mika.sees(lambda m: any(":rematch:" in i for i in custom_ids(m)))
    # One after another, so that each retires the one before; the lobby was the first.
    await until(lambda: [m.id for m in house.posted() if controls(m)] == [last["id"]])
    ids = [message.id for message in house.posted()]
    assert ids == [house.posted()[0].id, *(board["id"] for board in boards), last["id"]]
    for board in (*boards, last):
        (picture,) = board["attachments"]
        assert (picture["width"], picture["height"]) == (1320, 840)
        assert picture["description"]
    assert max(seat["prestige"] for seat in table.position.as_json()["seats"]) >= 10
    for name in ("Robin", "Sam"):
        assert name in words(last)
