"""What discord.py makes of a network that fails: each mishap as the bot would see it."""

import asyncio
import errno
import json
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from bot.playground.server.stand_in import StandIn
from tests.playground.discord_client import logged_in
from tests.playground.loops import fixture

POST = "/messages$"


@fixture
async def http(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[discord.http.HTTPClient]:
    """Make discord.py's own client, logged in."""
    async with logged_in(stand_in, monkeypatch) as client:
        yield client.http


async def say(http: discord.http.HTTPClient, stand_in: StandIn) -> object:
    """Post a message."""
    games = next(iter(stand_in.world.channels))
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=games)
    return await http.request(route, json={"content": "a board"})


def said(stand_in: StandIn) -> int:
    """Count the messages that came to be."""
    return len(stand_in.world.history(next(iter(stand_in.world.channels))))


@pytest.mark.parametrize(("stage", "done"), [("before", 0), ("after", 1)])
async def test_a_reset(
    http: discord.http.HTTPClient, stand_in: StandIn, stage: str, done: int
) -> None:
    """The connection is reset, errno 104, and discord.py does not try again."""
    stand_in.faults.add({"reset": stage, "route": POST})
    with pytest.raises(aiohttp.ClientOSError) as error:
        await say(http, stand_in)
    assert error.value.errno == errno.ECONNRESET
    assert said(stand_in) == done
    assert [e["mishap"] for e in stand_in.recorder.since()] == [f"reset {stage}"]


@pytest.mark.parametrize(("stage", "done"), [("before", 0), ("after", 1)])
async def test_hanging_up(
    http: discord.http.HTTPClient, stand_in: StandIn, stage: str, done: int
) -> None:
    """The connection ends without an answer."""
    stand_in.faults.add({"close": stage, "route": POST})
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await say(http, stand_in)
    assert said(stand_in) == done


@pytest.mark.parametrize("how", ["reset", "close"])
async def test_half_an_answer(http: discord.http.HTTPClient, stand_in: StandIn, how: str) -> None:
    """The work is done, and its answer breaks off in the middle."""
    stand_in.faults.add({how: "during", "route": POST})
    with pytest.raises(aiohttp.ClientPayloadError):
        await say(http, stand_in)
    assert said(stand_in) == 1


@pytest.mark.parametrize(("stage", "done"), [("before", 0), ("during", 1), ("after", 1)])
async def test_no_answer_at_all(
    http: discord.http.HTTPClient, stand_in: StandIn, stage: str, done: int
) -> None:
    """The line stays open and silent, for as long as the fault is not taken away."""
    fault = stand_in.faults.add({"hang": stage, "route": POST})
    asking = asyncio.create_task(say(http, stand_in))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(asyncio.shield(asking), 0.3)
    assert (fault.hits, said(stand_in)) == (1, done)
    stand_in.faults.clear()
    with pytest.raises(aiohttp.ClientError):
        await asking


async def test_refused(http: discord.http.HTTPClient, stand_in: StandIn) -> None:
    """First the connection is reset, then none is accepted for a while, then all is well."""
    stand_in.faults.add({"refuse": 0.3, "route": POST})
    with pytest.raises(aiohttp.ClientOSError):
        await say(http, stand_in)
    with pytest.raises(aiohttp.ClientConnectorError) as error:
        await say(http, stand_in)
    assert error.value.os_error.errno == errno.ECONNREFUSED
    async with asyncio.timeout(5):
        while not said(stand_in):
            try:
                await say(http, stand_in)
            except aiohttp.ClientConnectorError:
                await asyncio.sleep(0.05)


async def test_the_door_can_be_shut_beforehand(
    http: discord.http.HTTPClient, stand_in: StandIn
) -> None:
    """Then no request of the bot gets through, whether its connection stood open or not."""
    stand_in.door.shut(0.3)
    for _ in range(2):
        with pytest.raises(aiohttp.ClientOSError):
            await say(http, stand_in)
    assert said(stand_in) == 0


async def test_a_page_in_place_of_json(http: discord.http.HTTPClient, stand_in: StandIn) -> None:
    """A proxy answers 200 with a page: discord.py hands on a text."""
    stand_in.faults.add({"garbled": "html", "route": POST})
    assert str(await say(http, stand_in)).startswith("<html>")
    assert said(stand_in) == 1


async def test_json_that_is_none(http: discord.http.HTTPClient, stand_in: StandIn) -> None:
    """Text that calls itself JSON cannot be read."""
    stand_in.faults.add({"garbled": "json", "route": POST})
    with pytest.raises(json.JSONDecodeError):
        await say(http, stand_in)
    assert said(stand_in) == 1


async def test_slowness(http: discord.http.HTTPClient, stand_in: StandIn) -> None:
    """The answer comes whole, and late."""
    before = asyncio.get_running_loop().time()
    stand_in.faults.add({"delay": 0.2, "route": POST})
    await say(http, stand_in)
    assert asyncio.get_running_loop().time() - before > 0.2


async def test_only_so_many_and_only_there(
    http: discord.http.HTTPClient, stand_in: StandIn
) -> None:
    """A fault strikes its route, as often as it was told to."""
    stand_in.faults.add({"reset": "before", "route": POST, "count": 2})
    await http.get_bot_gateway()
    for _ in range(2):
        with pytest.raises(aiohttp.ClientOSError):
            await say(http, stand_in)
    await say(http, stand_in)


@pytest.mark.parametrize(
    "odd",
    [
        {"reset": "later"},
        {"close": True},
        {"garbled": "xml"},
        {"refuse": -1},
        {"reset": "before", "status": 500},
        {"reset": "before", "refuse": 1},
    ],
)
async def test_odd_mishaps_are_refused(stand_in: StandIn, odd: dict[str, object]) -> None:
    """A stage that is none, a time that is none, and two mishaps at once."""
    with pytest.raises(ValueError, match="one of them"):
        stand_in.faults.add(odd)
    assert stand_in.faults.waiting() == []
