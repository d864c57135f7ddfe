"""What people read on a locked phone."""

from tests.playground.process.house import House


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
