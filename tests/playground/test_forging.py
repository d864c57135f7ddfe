"""What a changed client sends reaches the bot, though nobody was shown it."""

import pytest

from bot.playground.clients.forging import Forgery, find_component
from bot.playground.discord.world import COMPONENTS_V2, Message
from bot.playground.server.stand_in import StandIn
from tests.playground.people import Person, custom_ids, words

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_press_that_was_made_up(robin: Person) -> None:
    """The bot reads numbers that it never wrote."""
    await robin.command("splendor new")
    await robin.sees(lambda message: "step:0" in custom_ids(message))
    assert (await robin.forge(f"step:{2**63}"))["state"] == "answered"
    assert await robin.sees(lambda message: f"step:{2**63 + 1}" in custom_ids(message))


async def test_values_that_were_not_offered(robin: Person) -> None:
    """A list that is there is answered with anything."""
    await robin.command("splendor new")
    await robin.press("more:panel")
    panel = await robin.sees_text("Nobody else sees this.")
    went = await robin.forge("choice", panel, values=["removed:x", "0" * 100])
    assert went["state"] == "answered"
    assert await robin.sees_text(f"You chose removed:x, {'0' * 100}.")


async def test_discord_py_looks_for_the_component(robin: Person, stand_in: StandIn) -> None:
    """Unless it is planted in the message the bot is told of, discord.py lets the press fall."""
    await robin.command("splendor new")
    await robin.sees(lambda message: "step:0" in custom_ids(message))
    stand_in.settings = stand_in.settings.but(ack_seconds=0.3)
    assert (await robin.forge("step:7", planted=False))["state"] == "failed"


def test_a_planted_component_is_one_that_discord_py_finds() -> None:
    """A message without Components V2 has five rows at most, the planted one among them."""
    rows = [{"type": 1, "components": []} for _ in range(5)]
    forgery = Forgery.read({"message": "1", "custom_id": "step:7"})
    for flags, count in ((0, 5), (COMPONENTS_V2, 6)):
        planted = forgery.planted_in(Message("1", "2", "3", components=rows, flags=flags))
        assert len(planted.components) == count
        assert find_component(planted.components, "step:7")


async def test_from_another_channel(robin: Person, sam: Person, stand_in: StandIn) -> None:
    """The press says it comes from elsewhere; the message, and its buttons, stay what they were."""
    await robin.command("splendor new")
    board = await robin.sees(lambda message: "step:0" in custom_ids(message))
    quiet = next(c.id for c in stand_in.world.channels.values() if c.name == "quiet")
    assert (await robin.forge("more:panel", board, channel=quiet))["state"] == "answered"
    robin.channel = "quiet"
    assert "Nobody else sees this." in words(await robin.sees_text("Your hand"))
    assert (await sam.forge("more:again", await robin.sees_text("Your hand")))["status"] == 400


async def test_a_text_as_long_as_discord_takes(robin: Person, stand_in: StandIn) -> None:
    """An option of 6,000 characters is sent, and one more is not."""
    stand_in.settings = stand_in.settings.but(ack_seconds=0.5)
    stand_in.recorder.clear()
    await robin.command("hello", to="x" * 6000)
    (entry,) = stand_in.recorder.since()
    assert "x" * 6000 in entry["body"]["data"]["content"]
    assert (await robin.command("hello", to="x" * 6001))["status"] == 400
