"""Three seconds, a quarter of an hour, rate limits: with a clock of our own."""

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.playground.app import running
from bot.playground.discord.interactions import COMPONENT, Interaction
from bot.playground.discord.settings import Settings
from bot.playground.discord.world import born
from bot.playground.server.stand_in import StandIn
from tests.playground.loops import fixture


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    """Make the clock of the stand-in."""
    return Clock()


@fixture
async def stand_in(tmp_path: Path, clock: Clock) -> AsyncIterator[StandIn]:
    """Run a stand-in whose time stands still."""
    async with running(tmp_path, settings=Settings(clock=clock)) as stand_in:
        yield stand_in


def begin(stand_in: StandIn) -> Interaction:
    """Let somebody press something."""
    world = stand_in.world
    games = next(iter(world.channels.values()))
    person = stand_in.person("robin")
    return stand_in.interactions.begin(COMPONENT, person, games, {"custom_id": "a"}, locale="ja")


async def answer(rest: aiohttp.ClientSession, interaction: Interaction) -> tuple[int, object]:
    """Answer as the bot would."""
    path = f"interactions/{interaction.id}/{interaction.token}/callback"
    body = {"type": 4, "data": {"content": "x", "flags": 64}}
    async with rest.post(path, json=body) as response:
        told = await response.json() if response.status != 204 else {}
        return response.status, told.get("code")


async def test_leaping_over_days(
    rest: aiohttp.ClientSession, stand_in: StandIn, clock: Clock, tmp_path: Path
) -> None:
    """What was begun before is past, what comes is later, and a restart changes nothing of it."""
    interaction, leap = begin(stand_in), 3 * 86_400
    async with aiohttp.ClientSession(f"{stand_in.base}/playground/") as client:
        for seconds, status in ((0, 400), (-5, 400), (1e9, 400), (leap, 200)):
            async with client.post("clock", json={"seconds": seconds}) as response:
                assert response.status == status
    assert await answer(rest, interaction) == (404, 10062)
    assert born(stand_in.new_id()) - born(interaction.id) >= leap
    assert float(stand_in.keeper.clock.read_text("utf-8")) == leap
    async with running(tmp_path, settings=Settings(clock=clock)) as again:
        assert again.ahead == leap


async def test_three_seconds_to_answer(
    rest: aiohttp.ClientSession, stand_in: StandIn, clock: Clock
) -> None:
    """Once, and in time."""
    first, second = begin(stand_in), begin(stand_in)
    clock.now += 2.9
    assert await answer(rest, first) == (204, None)
    assert await answer(rest, first) == (400, 40060)
    clock.now += 0.2
    assert await answer(rest, second) == (404, 10062)


async def test_a_token_lives_a_quarter_of_an_hour(
    rest: aiohttp.ClientSession, stand_in: StandIn, clock: Clock
) -> None:
    """Then the webhook is gone."""
    interaction = begin(stand_in)
    path = f"webhooks/{stand_in.world.bot_id}/{interaction.token}"
    async with rest.post(path, json={"content": "too early"}) as response:
        assert (await response.json())["code"] == 10015
    await answer(rest, interaction)
    clock.now += 14 * 60 + 59
    async with rest.patch(f"{path}/messages/@original", json={"content": "y"}) as response:
        assert response.status == 200
    clock.now += 2
    async with rest.post(path, json={"content": "z"}) as response:
        assert (response.status, (await response.json())["code"]) == (401, 50027)


async def test_rate_limits_are_told_and_kept(
    rest: aiohttp.ClientSession, stand_in: StandIn, clock: Clock
) -> None:
    """Five messages in five seconds a channel."""
    path = f"channels/{next(iter(stand_in.world.channels))}/messages"
    for left in (4, 3, 2, 1, 0):
        async with rest.post(path, json={"content": "x"}) as response:
            assert response.headers["X-RateLimit-Remaining"] == str(left)
    async with rest.post(path, json={"content": "x"}) as response:
        assert response.status == 429
        assert response.headers["Via"]
        assert (await response.json())["retry_after"] == 5.0
    clock.now += 5
    async with rest.post(path, json={"content": "x"}) as response:
        assert response.status == 200


async def test_old_messages_take_three_edits(
    rest: aiohttp.ClientSession, stand_in: StandIn, clock: Clock
) -> None:
    """30046 on the fourth within six seconds."""
    path = f"channels/{next(iter(stand_in.world.channels))}/messages"
    async with rest.post(path, json={"content": "x"}) as response:
        path += f"/{(await response.json())['id']}"
    clock.now += 3601
    seen = []
    for n in range(4):
        async with rest.patch(path, json={"content": str(n)}) as response:
            seen.append((response.status, (await response.json()).get("code")))
    assert seen == [(200, None)] * 3 + [(429, 30046)]


async def test_later_messages_answer_the_first(
    rest: aiohttp.ClientSession, stand_in: StandIn
) -> None:
    """A follow-up replies to the answer if its reader can see it; limits can be turned off."""
    stand_in.settings = stand_in.settings.but(rate_limits=False)
    world = stand_in.world
    games = next(iter(world.channels.values()))
    person = stand_in.person("robin")
    command = stand_in.interactions.begin(2, person, games, {"name": "a"}, locale="ja")
    await answer(rest, command)
    path = f"webhooks/{world.bot_id}/{command.token}"
    told = []
    for flags in (0, 64):
        async with rest.post(path, json={"content": "x", "flags": flags}) as response:
            assert "X-RateLimit-Limit" not in response.headers
            told.append(await response.json())
    assert [message["type"] for message in told] == [0, 19]
    assert told[1]["message_reference"]["message_id"] == command.original_id
    assert "referenced_message" not in told[0]
