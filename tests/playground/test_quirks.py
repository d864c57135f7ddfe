"""A gateway that repeats itself, mixes things up or falls silent, and limits for all routes."""

import asyncio

import aiohttp
import pytest

from bot.playground.server.stand_in import StandIn
from tests.playground.api import Api
from tests.playground.people import Person
from tests.playground.waiting import until


def callbacks(stand_in: StandIn) -> list[tuple[int, str]]:
    """Return the status of each answer to an interaction, and whose it was."""
    entries = [e for e in stand_in.recorder.since() if e["path"].endswith("/callback")]
    return [(entry["status"], entry["path"].split("/")[2]) for entry in entries]


@pytest.mark.usefixtures("bot")
async def test_an_interaction_that_comes_twice(robin: Person, stand_in: StandIn) -> None:
    """It is answered once; the second answer is refused."""
    stand_in.recorder.clear()
    stand_in.gateway.quirks.begin(doubled=1)
    assert (await robin.command("hello", to="you"))["state"] == "answered"
    await until(lambda: len(callbacks(stand_in)) == 2)
    assert sorted(status for status, _ in callbacks(stand_in)) == [200, 400]
    assert len(await robin.messages()) == 1


@pytest.mark.usefixtures("bot")
async def test_interactions_that_change_places(robin: Person, stand_in: StandIn) -> None:
    """Two swapped interactions arrive in reverse order."""
    stand_in.recorder.clear()
    stand_in.gateway.quirks.begin(swapped=1)
    first = asyncio.create_task(robin.command("hello", to="you"))
    await until(lambda: not stand_in.gateway.quirks.swapped)
    await robin.command("hello", to="me")
    assert (await first)["state"] == "answered"
    ids = [interaction for _, interaction in callbacks(stand_in)]
    assert ids == sorted(ids, reverse=True)


async def test_silence(client: aiohttp.ClientSession, stand_in: StandIn, robin: Person) -> None:
    """A silent gateway sends no events and no heartbeat ACK; a resume replays what was missed."""
    async with client.ws_connect("/gateway") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": "playground", "intents": 513}})
        ready = await socket.receive_json()
        last = (await socket.receive_json())["s"]
        stand_in.gateway.quirks.begin(silent=60)
        await socket.send_json({"op": 1, "d": last})
        await robin.do("say", content="one")
        with pytest.raises(TimeoutError):
            await socket.receive_json(timeout=0.2)
    stand_in.gateway.quirks.end()
    resume = {"token": "playground", "session_id": ready["d"]["session_id"], "seq": last}
    async with client.ws_connect("/gateway") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": resume})
        assert (await socket.receive_json())["t"] == "MESSAGE_CREATE"


@pytest.mark.parametrize(("everywhere", "scope"), [(True, "global"), (False, "user")])
async def test_a_limit(
    api: Api, client: aiohttp.ClientSession, scope: str, *, everywhere: bool
) -> None:
    """A 429 says in its body and its headers whether the limit is global."""
    await client.post("/playground/faults", json={"status": 429, "everywhere": everywhere})
    response = await api.get("users/@me")
    assert response.status == 429
    assert response.body["global"] is everywhere
    assert response.headers["X-RateLimit-Scope"] == scope


@pytest.mark.parametrize("status", [204, 301, 418, 503])
async def test_any_status(api: Api, client: aiohttp.ClientSession, status: int) -> None:
    """A fault can answer with any HTTP status."""
    await client.post("/playground/faults", json={"status": status})
    assert (await api.get("users/@me")).status == status
