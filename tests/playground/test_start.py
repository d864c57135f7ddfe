"""A bot comes up on the stand-in, and nobody else gets in."""

import aiohttp
import pytest

from bot.playground.server.bot_process import BotProcess
from bot.playground.server.stand_in import StandIn
from tests.playground.api import Api
from tests.playground.lodging import AS_BOT


@pytest.mark.usefixtures("bot")
async def test_a_bot_starts_and_registers_its_commands(stand_in: StandIn) -> None:
    """Commands and emojis are there once the bot is connected."""
    names = [command["name"] for command in stand_in.world.commands]
    assert names == ["hello", "splendor", "table", "Greet them", "Quote"]
    assert [emoji.name for emoji in stand_in.world.emojis.values()] == ["gem"]
    assert {entry["status"] for entry in stand_in.recorder.since()} <= {200, 201}


async def test_the_emoji_is_served(
    bot: BotProcess, stand_in: StandIn, client: aiohttp.ClientSession
) -> None:
    """What a message names can be fetched."""
    assert bot.running
    emoji = next(iter(stand_in.world.emojis))
    async with client.get(f"/emojis/{emoji}.png") as response:
        assert response.content_type == "image/png"
        assert (await response.read()).startswith(b"\x89PNG")


async def test_a_wrong_token_is_refused(client: aiohttp.ClientSession) -> None:
    """REST answers 401, the gateway closes with 4004."""
    async with client.get(
        "/api/v10/users/@me", headers={**AS_BOT, "Authorization": "Bot no"}
    ) as response:
        assert response.status == 401
    async with client.ws_connect("/gateway?v=10&encoding=json") as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": "no", "intents": 0}})
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4004


async def test_control_takes_json_only(client: aiohttp.ClientSession) -> None:
    """What a foreign form could send is not understood."""
    async with client.post("/playground/gateway/drop", data="{}") as response:
        assert response.status == 415


async def test_an_unknown_route_is_told(api: Api) -> None:
    """As Discord does, with code 0."""
    response = await api.get("nowhere")
    assert response.status == 404
    assert response.body == {"message": "404: Not Found", "code": 0}
