"""Mishaps on demand, and what a bot makes of them."""

import aiohttp
import pytest

from bot.playground.server.stand_in import StandIn
from tests.playground.people import Person
from tests.playground.waiting import until

CALLBACK = "callback$"


async def fault(client: aiohttp.ClientSession, **wanted: object) -> dict[str, object]:
    """Lie in wait."""
    async with client.post("/playground/faults", json=wanted) as response:
        return {"http": response.status, **await response.json()}


def statuses(stand_in: StandIn) -> list[int]:
    """Return how the bot's requests were answered."""
    return [entry["status"] for entry in stand_in.recorder.since()]


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("status", [429, 500])
async def test_one_failure_is_made_good(
    robin: Person, client: aiohttp.ClientSession, stand_in: StandIn, status: int
) -> None:
    """discord.py tries again, and the person gets the answer."""
    stand_in.recorder.clear()
    await fault(client, status=status, route=CALLBACK, retry_after=0.1)
    assert (await robin.command("hello", to="you"))["state"] == "answered"
    assert statuses(stand_in) == [status, 200]


@pytest.mark.usefixtures("bot")
async def test_an_answer_that_got_lost_was_still_given(
    robin: Person, client: aiohttp.ClientSession, stand_in: StandIn
) -> None:
    """The work was done before the 500: the second try hears that it is too late for one."""
    stand_in.recorder.clear()
    await fault(client, status=500, route=CALLBACK, lost=True)
    assert (await robin.command("hello", to="you"))["state"] == "answered"
    await until(lambda: statuses(stand_in) == [500, 400])
    assert len(await robin.messages()) == 1


@pytest.mark.usefixtures("bot")
async def test_slowness_fails_a_click_in_time(
    robin: Person, client: aiohttp.ClientSession, stand_in: StandIn
) -> None:
    """A delay beyond the bot's time ends in a failure, and the late answer in 10062."""
    stand_in.settings = stand_in.settings.but(ack_seconds=0.2)
    stand_in.recorder.clear()
    await fault(client, delay=0.4, route=CALLBACK)
    assert (await robin.command("hello", to="you"))["state"] == "failed"
    await until(lambda: statuses(stand_in) == [404])
    assert not await robin.messages()


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("resumable", [True, False])
async def test_the_gateway_drops(
    robin: Person, client: aiohttp.ClientSession, stand_in: StandIn, *, resumable: bool
) -> None:
    """The bot comes back, with its session or with a new one, and plays on."""
    gateway = stand_in.gateway
    resumed, identified = gateway.resumed, gateway.identified
    async with client.post("/playground/gateway/drop", json={"resumable": resumable}) as response:
        assert response.status == 200
    await until(lambda: gateway.connected)
    assert (gateway.resumed - resumed, gateway.identified - identified) == (
        (1, 0) if resumable else (0, 1)
    )
    assert (await robin.command("hello", to="you"))["state"] == "answered"


async def test_what_was_missed_is_sent_again(
    stand_in: StandIn, client: aiohttp.ClientSession, robin: Person
) -> None:
    """A resume brings what happened in between, in order, compressed or not."""
    identify = {"op": 2, "d": {"token": "playground", "intents": 513}}
    async with client.ws_connect("/gateway") as socket:
        await socket.receive_json()
        await socket.send_json(identify)
        ready = await socket.receive_json()
        assert ready["d"]["resume_gateway_url"] == f"{stand_in.gateway_url}/resume"
        last = (await socket.receive_json())["s"]
    await until(lambda: not stand_in.gateway.connected)
    await robin.do("say", content="one")
    await robin.do("say", content="two")
    resume = {"token": "playground", "session_id": ready["d"]["session_id"], "seq": last}
    async with client.ws_connect("/gateway") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": resume})
        missed = [await socket.receive_json() for _ in range(3)]
    assert [event["t"] for event in missed] == ["MESSAGE_CREATE", "MESSAGE_CREATE", "RESUMED"]
    assert [event["s"] for event in missed] == [last + 1, last + 2, last + 3]


async def test_an_odd_fault_is_refused(client: aiohttp.ClientSession) -> None:
    """And says why."""
    assert (await fault(client, status=200))["http"] == 400
    assert (await fault(client, wish="x"))["error"] == "unknown: wish"
