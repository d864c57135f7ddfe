"""What becomes of a first start, with an application that is not set up as it should be."""

from pathlib import Path

import aiohttp
import pytest

from bot.playground.discord.shapes import Json
from bot.playground.server.stand_in import StandIn
from tests.playground.lodging import AS_BOT
from tests.playground.process.test_health import health, until_well, watched
from tests.playground.test_retrying import COMMANDS, kinds
from tests.playground.waiting import until

pytestmark = pytest.mark.alone
FOR_SERVERS: Json = {"integration_types_config": {"0": {}}}


async def test_an_application_for_servers_alone(tmp_path: Path, stand_in: StandIn) -> None:
    """Its commands are registered for servers, and the bot is well."""
    stand_in.world.application |= FOR_SERVERS
    async with watched(tmp_path, stand_in) as session:
        await until_well(session)
    assert kinds(stand_in) == {(0,)}
    assert "client_id=" not in (tmp_path / "log").read_text("utf-8")


async def test_commands_that_discord_refuses(tmp_path: Path, stand_in: StandIn) -> None:
    """The log says so as an error, and whoever watches the bot is told that it isn't well."""
    stand_in.faults.add({**COMMANDS, "status": 400, "count": 100})
    async with watched(tmp_path, stand_in) as session:
        state: dict[str, bool] = {}
        while not state.get("gateway"):
            status, state = await health(session)
    assert (status, state["commands"]) == (503, False)
    assert "ERROR" in (tmp_path / "log").read_text("utf-8")


async def test_nobody_comes_in_who_does_not_introduce_themselves(
    client: aiohttp.ClientSession,
) -> None:
    """A request without a bot's user agent is turned away, even with the token."""
    headers = {"Authorization": AS_BOT["Authorization"]}
    async with client.get("/api/v10/gateway/bot", headers=headers) as response:
        assert response.status == 403


async def test_a_bot_in_no_server_says_how_to_add_it(tmp_path: Path, stand_in: StandIn) -> None:
    """Its log has the address of the invitation, with its own id."""
    stand_in.world.home.members.pop(stand_in.world.bot_id)
    async with watched(tmp_path, stand_in):
        log = tmp_path / "log"
        await until(lambda: "client_id=" in log.read_text())
    assert f"client_id={stand_in.world.bot_id}" in log.read_text()
    assert "permissions=17901424839680" in log.read_text()
