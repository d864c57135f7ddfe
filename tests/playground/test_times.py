"""Interaction deadlines, token lifetimes and rate limits, on a clock moved by hand."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.playground.app import running
from bot.playground.discord.interactions import COMPONENT, Interaction
from bot.playground.discord.settings import Settings
from bot.playground.discord.world import born
from bot.playground.server.stand_in import StandIn
from tests.playground.api import Api
from tests.playground.loops import fixture


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        """Return the time, in seconds since 1970."""
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


async def answer(api: Api, interaction: Interaction) -> tuple[int, int | None]:
    """Answer as the bot would."""
    body = {"type": 4, "data": {"content": "x", "flags": 64}}
    return (await api.callback(interaction, body)).refusal


async def test_leaping_over_days(api: Api, stand_in: StandIn, clock: Clock, tmp_path: Path) -> None:
    """A leap expires what began before it, dates later ids after it, and survives a restart."""
    interaction, leap = begin(stand_in), 3 * 86_400
    async with aiohttp.ClientSession(f"{stand_in.base}/playground/") as client:
        for seconds, status in ((0, 400), (-5, 400), (1e9, 400), (leap, 200)):
            async with client.post("clock", json={"seconds": seconds}) as response:
                assert response.status == status
    assert await answer(api, interaction) == (404, 10062)
    assert born(stand_in.new_id()) - born(interaction.id) >= leap
    assert float(stand_in.keeper.clock.read_text("utf-8")) == leap
    folder = tmp_path / "again"  # the first one still plays in its own
    folder.mkdir()
    shutil.copy(stand_in.keeper.clock, folder)
    async with running(folder, settings=Settings(clock=clock)) as again:
        assert again.ahead == leap


async def test_three_seconds_to_answer(api: Api, stand_in: StandIn, clock: Clock) -> None:
    """An interaction is answered once, within three seconds."""
    first, second = begin(stand_in), begin(stand_in)
    clock.now += 2.9
    assert await answer(api, first) == (204, None)
    assert await answer(api, first) == (400, 40060)
    clock.now += 0.2
    assert await answer(api, second) == (404, 10062)


async def test_a_token_lives_a_quarter_of_an_hour(
    api: Api, stand_in: StandIn, clock: Clock
) -> None:
    """An interaction's webhook expires after 15 minutes."""
    interaction = begin(stand_in)
    path = f"webhooks/{stand_in.world.bot_id}/{interaction.token}"
    assert (await api.post(path, {"content": "too early"})).code == 10015
    await answer(api, interaction)
    clock.now += 14 * 60 + 59
    assert (await api.patch(f"{path}/messages/@original", {"content": "y"})).status == 200
    clock.now += 2
    assert (await api.post(path, {"content": "z"})).refusal == (401, 50027)


async def test_rate_limits_are_sent_and_enforced(api: Api, clock: Clock) -> None:
    """A channel takes five messages in five seconds."""
    for left in (4, 3, 2, 1, 0):
        response = await api.post(api.messages, {"content": "x"})
        assert response.headers["X-RateLimit-Remaining"] == str(left)
    response = await api.post(api.messages, {"content": "x"})
    assert response.status == 429
    assert response.headers["Via"]
    assert response.body["retry_after"] == 5.0
    clock.now += 5
    assert (await api.post(api.messages, {"content": "x"})).status == 200


async def test_old_messages_take_three_edits(api: Api, clock: Clock) -> None:
    """The fourth edit of an old message within six seconds gets error 30046."""
    posted = await api.post(api.messages, {"content": "x"})
    path = f"{api.messages}/{posted.body['id']}"
    clock.now += 3601
    seen = [(await api.patch(path, {"content": str(n)})).refusal for n in range(4)]
    assert seen == [(200, None)] * 3 + [(429, 30046)]


async def test_later_messages_answer_the_first(api: Api, stand_in: StandIn) -> None:
    """A follow-up replies to the answer if its reader can see that; rate limits can be off."""
    stand_in.settings = stand_in.settings.but(rate_limits=False)
    world = stand_in.world
    games = next(iter(world.channels.values()))
    person = stand_in.person("robin")
    command = stand_in.interactions.begin(2, person, games, {"name": "a"}, locale="ja")
    await answer(api, command)
    path = f"webhooks/{world.bot_id}/{command.token}"
    told = []
    for flags in (0, 64):
        response = await api.post(path, {"content": "x", "flags": flags})
        assert "X-RateLimit-Limit" not in response.headers
        told.append(response.body)
    assert [message["type"] for message in told] == [0, 19]
    assert told[1]["message_reference"]["message_id"] == command.original_id
    assert "referenced_message" not in told[0]
