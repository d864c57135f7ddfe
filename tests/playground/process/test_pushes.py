"""What people read on a locked phone, and the boards of a version whose messages had nothing there."""

import pytest

from bot.playground.discord.world import COMPONENTS_V2, Message
from tests.playground.people import custom_ids
from tests.playground.process.house import House, best, said
from tests.playground.waiting import until


def pushes(house: House) -> dict[str, str]:
    """Return the text of the last notification that each person got in this channel."""
    names = {person.id: person.name for person in house.stand_in.world.people.values()}
    told = [message for message in house.posted() if message.push is not None]
    return {names[user]: message.push for message in told for user in message.mention_ids}


async def test_a_turn_calls_its_player_by_name(house: House) -> None:
    """The first line of a notification calls the player whose turn it is, and names nobody else."""
    table = await house.turn(await house.open_table())
    await house.shown()
    (called,) = {"robin", "sam"} & {house.asked(table).name}
    text = pushes(house)[called]
    assert f"<@{house.stand_in.person(called).id}>" in text.splitlines()[0]
    assert text.count("<@") == 1


async def test_who_is_invited_is_notified(house: House) -> None:
    """A lobby is the answer itself: filled into a deferral, its mentions would notify nobody."""
    await house.robin.command("splendor new", invite=house.stand_in.person("sam").id)
    await house.robin.sees_text("invited")
    assert "you’re invited" in pushes(house)["sam"]


def as_before(house: House, message: Message) -> None:
    """Make a board one of a version that used Components V2."""
    picture = {"url": "attachment://board.png"}
    gallery = {"type": 12, "items": [{"media": picture, "description": "A board."}]}
    text = {"type": 10, "content": message.content}
    desk = house.stand_in.desk(message.channel_id)
    body = {
        "flags": COMPONENTS_V2,
        "components": [text, gallery, *message.components],
        "attachments": [{"id": file.id} for file in message.attachments],
    }
    message.content = ""
    house.stand_in.change(message, desk.check(body, [], message))


@pytest.mark.parametrize("by", ["button", "command"])
async def test_a_board_with_components_v2_is_retired_as_such(house: House, by: str) -> None:
    """It keeps its caption and its picture and loses its controls, pressed or not; the next is classic."""
    table = await house.open_table()
    old = house.posted()[-1]
    await house.bot.stop()
    as_before(house, old)
    async with house.store() as store:
        await store.notes.save("last v2", old.id)
    await house.again()
    if by == "button":
        await house.turn(table)
    else:
        verb, _, answer = best(table).partition(":")
        option = {"take": "gems"}.get(verb, "card")
        await house.asked(table).command(f"splendor {verb}", **{option: answer})
    await house.shown()
    await until(lambda: not custom_ids({"components": old.components}))
    new = house.posted()[-1]
    assert old.flags & COMPONENTS_V2
    assert [part["type"] for part in old.components] == [10, 12]
    assert "Splendor" in said(old)
    assert [file.filename for file in old.attachments] == ["board.png"]
    assert not new.flags & COMPONENTS_V2
    assert new.content
    assert new.attachments[0].description


async def test_a_lobby_with_components_v2_gives_way(house: House) -> None:
    """Joining at an earlier version's lobby shows it again as a classic message."""
    await house.robin.command("splendor new", seats="joined")
    await house.shown()
    old = house.posted()[-1]
    await house.bot.stop()
    old.components = [{"type": 10, "id": 99, "content": old.content}, *old.components]
    old.flags, old.content = COMPONENTS_V2, ""
    async with house.store() as store:
        await store.notes.save("last v2", old.id)
    await house.again()
    table = await house.table()
    await house.sam.press(f"facet:b:{table.id}:0:join:")
    await house.shown()
    await until(lambda: not custom_ids({"components": old.components}))
    assert "2. **Sam**" in said(house.posted()[-1])
    assert not house.posted()[-1].flags & COMPONENTS_V2
