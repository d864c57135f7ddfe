"""What the bot may do where."""

import aiohttp
import pytest

from bot.playground.discord.permissions import EVERYTHING, Permission, in_channel
from bot.playground.discord.world import Channel
from bot.playground.server.stand_in import StandIn
from tests.playground.api import Api
from tests.playground.people import Person, words


async def post(api: Api, where: Channel) -> tuple[int, int | None]:
    """Post as the bot."""
    return (await api.post(f"channels/{where.id}/messages", {"content": "x"})).refusal


async def test_the_reading_room_is_for_reading(api: Api, stand_in: StandIn) -> None:
    """In #reading-room the bot can read but not write; people can write."""
    room = api.channel("reading-room")
    assert await post(api, room) == (403, 50013)
    assert (await api.get(f"channels/{room.id}")).status == 200
    person = stand_in.person("robin")
    assert Permission.SEND_MESSAGES in in_channel(stand_in.world, person, room)
    owner = stand_in.world.people[stand_in.world.home.owner_id]
    assert in_channel(stand_in.world, owner, room) == EVERYTHING


async def test_permissions_are_set_for_a_channel_and_its_threads(
    api: Api, client: aiohttp.ClientSession
) -> None:
    """A hidden channel is 50001; a thread follows its channel, with a permission bit of its own."""
    games, thread = api.channel("games"), api.channel("Friday table")
    path = f"/playground/channels/{games.id}/bot"
    async with client.put(path, json={"deny": ["SEND_MESSAGES_IN_THREADS"]}) as response:
        assert "SEND_MESSAGES" in (await response.json())["names"]
    assert (await post(api, games))[0] == 200
    assert await post(api, thread) == (403, 50013)
    async with client.put(path, json={"deny": ["VIEW_CHANNEL"]}) as response:
        assert (await response.json())["permissions"] == "0"
    assert await post(api, games) == (403, 50001)
    assert await post(api, thread) == (403, 50001)


@pytest.mark.usefixtures("bot")
async def test_answers_to_interactions_need_no_permission(robin: Person) -> None:
    """The interaction's own webhook writes where the bot may not."""
    robin.channel = "reading-room"
    await robin.command("hello", to="you")
    assert "hello you" in words((await robin.messages())[-1])


@pytest.mark.usefixtures("bot")
async def test_the_bot_hears_what_it_may(
    api: Api, stand_in: StandIn, client: aiohttp.ClientSession
) -> None:
    """An interaction contains the bot's and the member's permissions in this channel."""
    room, robin = api.channel("reading-room"), stand_in.person("robin")
    told = stand_in.payloads.interaction(robin, room, "ja")
    assert not int(told["app_permissions"]) & Permission.SEND_MESSAGES
    assert int(told["member"]["permissions"]) & Permission.SEND_MESSAGES
    assert (told["locale"], told["guild_locale"]) == ("ja", "en-US")
    async with client.patch("/playground/settings", json={"guild_locale": "zh-TW"}) as response:
        assert response.status == 200
    assert stand_in.payloads.interaction(robin, room, "ja")["guild_locale"] == "zh-TW"


async def test_channels_and_messages_can_be_deleted(
    api: Api, client: aiohttp.ClientSession, stand_in: StandIn
) -> None:
    """Channels and messages that a moderator deletes are unknown afterwards."""
    games = api.channel("games")
    message = (await api.post(api.messages, {"content": "x"})).body["id"]
    path = f"{api.messages}/{message}"
    async with client.delete(f"/playground/{path}") as response:
        assert response.status == 200
    assert (await api.get(path)).code == 10008
    async with client.delete(f"/playground/channels/{games.id}") as response:
        assert response.status == 200
    assert (await api.get(path)).code == 10003
    assert "Friday table" not in [c.name for c in stand_in.world.channels.values()]


def test_whoever_runs_it_can_play_as_the_applications_owner(stand_in: StandIn) -> None:
    """The page lists them with the others, so that `/facet host` can be opened from there."""
    owner = stand_in.payloads.application()["owner"]
    assert owner["id"] in [person["id"] for person in stand_in.surroundings()["people"]]
