"""Two shards, in one process or two: what people lose while theirs is away is given back to them."""

from datetime import timedelta
from functools import partial
from pathlib import Path

import aiohttp
import pytest

from bot.playground.discord.settings import Settings
from bot.playground.discord.world import shard_of
from bot.playground.server.gateway import Loss
from bot.playground.server.stand_in import StandIn
from bot.store.values import Clock
from bot.tables.table import Table
from tests.playground.process.house import House, Log
from tests.playground.process.starting import alive
from tests.playground.process.test_weeks import begin, given_back, reminders, running, user
from tests.playground.waiting import eventually, until
from tests.store.server import Server

HOUR, DAY = 3600, 86_400
SHARDS = [(0, 2), (1, 2)]


@pytest.fixture(scope="module")
def usual_settings() -> Settings:
    """Recommend two shards."""
    return Settings(rate_limits=False, save_seconds=60, ack_seconds=30, shards=2)


async def rooms(house: House) -> list[str]:
    """Return a channel of a server on each shard, once both shards are connected."""
    await until(lambda: house.stand_in.gateway.shards == SHARDS)
    found: dict[int, str] = {}
    people = [house.stand_in.person(name) for name in ("robin", "sam")]
    while len(found) < len(SHARDS):
        guild = house.stand_in.add_guild("another", people)
        shard, name = shard_of(guild.id, len(SHARDS)), f"{house.place}-{len(found)}"
        if shard not in found:
            found[shard] = house.stand_in.add_channel(name, None, guild=guild).name
    return [found[shard] for shard in sorted(found)]


async def begun(house: House) -> tuple[list[str], list[Clock]]:
    """Begin a game on each shard; return the channels, and the clocks of whom is asked there."""
    places = await rooms(house)
    tables = [
        await begin(house, house.sam, channel=place, pace="1d", late="computer") for place in places
    ]
    return places, [_clock(table) for table in tables]


async def late(house: House, place: str) -> None:
    """Wait until Robin's time is up there, and a computer has played for them."""
    await eventually(lambda: house.shown(place), lambda table: table.players[0].missed)


def _clock(table: Table) -> Clock:
    assert table.clock is not None
    return table.clock


async def test_the_bot_was_killed(house: House) -> None:
    """Each shard's clocks are put back, and not only those of the first one."""
    places, before = await begun(house)
    await house.kill()
    house.stand_in.leap(7 * DAY)
    await house.again()
    for place, old in zip(places, before, strict=True):
        table = await running(house, place, given_back(old))
        assert _clock(table).starts_at - old.starts_at > timedelta(days=6)
        assert (table.asked, table.players[0].missed) == (0, 0)


async def test_one_shard_is_away(house: House, log: Log) -> None:
    """Nothing that is due is done on its servers, while it is done on others; then it gets its time."""
    places, before = await begun(house)
    await house.lose(Loss(reset=True, seconds=60, shard=1))
    house.stand_in.leap(2 * DAY)
    await late(house, places[0])
    waiting = await house.table(places[1])
    assert (waiting.asked, waiting.clock) == (0, before[1])
    assert reminders(house, places[1]) == []
    house.stand_in.gateway.settle()
    table = await running(house, places[1], given_back(before[1]))
    assert _clock(table).starts_at - before[1].starts_at > timedelta(days=1)
    assert (table.asked, table.players[0].missed) == (0, 0)
    assert "shard 1 was away" in log.text()
    house.stand_in.leap(13 * HOUR)
    await until(lambda: reminders(house, places[1]) == [user(house, "robin")])


async def test_one_process_of_two_is_down(
    tmp_path: Path, stand_in: StandIn, client: aiohttp.ClientSession, postgres: Server
) -> None:
    """The other does nothing there; it gets its time when it is back, or one process takes it all."""
    house = House(stand_in, client, postgres.fresh())
    clock = str(stand_in.keeper.clock)
    process = partial(alive, tmp_path, stand_in.base, FACET_DATABASE=house.path, FACET_CLOCK=clock)
    async with process(FACET_SHARDS="0/2"):
        async with process(FACET_SHARDS="1/2"):
            places, before = await begun(house)
        stand_in.leap(2 * DAY)
        await late(house, places[0])
        waiting = await house.table(places[1])
        assert (waiting.asked, waiting.clock) == (0, before[1])
        async with process(FACET_SHARDS="1/2"):
            given = _clock(await running(house, places[1], given_back(before[1])))
            assert given.starts_at - before[1].starts_at > timedelta(days=1)
    stand_in.leap(7 * DAY)
    async with process(FACET_SHARDS="1"):
        again = _clock(await running(house, places[1], given_back(given)))
        assert again.starts_at - given.starts_at > timedelta(days=6)
        stand_in.leap(2 * DAY)
        await late(house, places[1])
