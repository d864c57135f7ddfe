"""A review asked of a whole process, which is stopped and killed while it is made."""

import asyncio

from tests.playground.people import Json, custom_ids, words
from tests.playground.process.house import House

LONG = 240.0
"""Seconds that a busy machine may take for a review: its worker goes after everything else."""


def on(message: Json, action: str) -> list[str]:
    """Return the custom ids in a message that say an action."""
    return [custom_id for custom_id in custom_ids(message) if f":{action}:" in custom_id]


async def test_nothing_is_lost_where_the_bot_ends_in_the_middle(house: House) -> None:
    """Stopped, it tells who waits; killed, it can't; asked again, the review is there for both who played."""
    robin, sam, mika = house.robin, house.sam, house.mika
    table = await house.set_up(lambda table: table.number > 1)
    await robin.command("table resign")
    await robin.press(f"facet:b:{table.id}:{table.number}:resigned:")
    finish = await sam.sees(lambda message: bool(on(message, "review")))
    [review] = on(finish, "review")

    asking = asyncio.create_task(sam.press(review))
    await sam.sees_text("Checking every move")
    await house.bot.stop()
    await asking
    await sam.sees_text("I’m restarting")
    await house.again()

    asking = asyncio.create_task(sam.press(review))
    await sam.sees_text("Checking every move")
    await house.kill()
    await asking
    await house.again()

    await sam.press(review)
    shown = await sam.sees(lambda message: "Accuracy: **Robin** " in words(message), LONG)
    assert shown["flags"] & 1 << 6
    await robin.press(review)
    theirs = await robin.sees(lambda message: "Accuracy" in words(message))
    assert words(theirs) == words(shown)
    went = await mika.press(review)
    assert went["state"] == "answered"
    await mika.sees_text("Only the players of that game")
    assert not [message for message in await mika.messages() if "Accuracy" in words(message)]
