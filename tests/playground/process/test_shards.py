"""Several connections to Discord: which ones a process opens, and who hears of a server."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import pytest

from bot.host.settings import BadSetting, Settings, Shards
from bot.playground.server.stand_in import StandIn
from tests.playground.people import Json, Person, custom_ids, words
from tests.playground.process.starting import alive, declined
from tests.playground.waiting import until
from tests.store.server import Server
from tests.tools.hold.answers import refusal

pytestmark = pytest.mark.alone


@pytest.mark.parametrize("count", [1, 2])
async def test_as_many_shards_as_discord_recommends(
    tmp_path: Path, stand_in: StandIn, count: int
) -> None:
    """Told nothing, the process opens every shard that Discord recommends."""
    stand_in.settings = stand_in.settings.but(shards=count)
    async with alive(tmp_path, stand_in.base):
        await until(lambda: len(stand_in.gateway.shards) >= count)
        assert stand_in.gateway.shards == [(number, count) for number in range(count)]


@pytest.mark.parametrize(("shards", "status"), [("", 1), ("1", 2)])
async def test_more_servers_than_one_connection_serves(
    tmp_path: Path, stand_in: StandIn, shards: str, status: int
) -> None:
    """Closed for having too few, it opens more at the next start, unless it is told how many."""
    stand_in.gateway.turn_away(4011)
    ended, said = await declined(tmp_path, url=stand_in.base, FACET_SHARDS=shards)
    assert ended == status
    assert "several connections" in said.splitlines()[-1]


async def test_two_processes_share_the_shards(
    tmp_path: Path, stand_in: StandIn, client: aiohttp.ClientSession, postgres: Server
) -> None:
    """Each opens its own; the one whose shard a server belongs to answers there, alone."""
    robin, address = Person(client, "robin"), postgres.fresh()
    async with AsyncExitStack() as processes:
        for number in range(2):
            await processes.enter_async_context(
                alive(tmp_path, stand_in.base, FACET_SHARDS=f"{number}/2", FACET_DATABASE=address)
            )
            await until(lambda: len(stand_in.gateway.shards) == number + 1)  # noqa: B023 - awaited at once
        await robin.command("splendor new")
        await robin.sees(lambda message: any(":join:" in said for said in custom_ids(message)))
    posted = [m for kept in stand_in.world.messages.values() for m in kept.values()]
    assert sum(message.reader_id is None for message in posted) == 1


async def test_two_processes_serve_the_same_server(
    tmp_path: Path, stand_in: StandIn, client: aiohttp.ClientSession, postgres: Server
) -> None:
    """While one takes over from the other, all is done once, and nobody is told otherwise."""
    robin, address = Person(client, "robin"), postgres.fresh()
    async with AsyncExitStack() as processes:
        for number in range(2):
            await processes.enter_async_context(
                alive(tmp_path, stand_in.base, FACET_SHARDS="0/1", FACET_DATABASE=address)
            )
            await until(lambda: len(stand_in.gateway.shards) == number + 1)  # noqa: B023 - awaited at once
        await robin.command("splendor new")
        added = {""}
        for _ in range(2):
            lobby = await robin.sees(lambda message: bool(adding(message) - added))
            (add,) = adding(lobby) - added
            added.add(add)
            assert (await robin.press(add, ["normal"]))["state"] == "answered"
        await robin.sees(lambda message: bool(adding(message) - added))
    seated = "SELECT count(*) FROM seats WHERE computer IS NOT NULL"
    database = urlsplit(address).path.strip("/")
    assert await asyncio.to_thread(postgres.sql, seated, database) == "2"
    assert not [said for said in map(words, await robin.messages()) if refusal(said)]


def adding(message: Json) -> set[str]:
    """Return the custom id of the list that seats a computer, if it is there."""
    return {said for said in custom_ids(message) if ":computer:" in said}


@pytest.mark.parametrize(
    ("said", "shards"),
    [
        ("", None),
        ("auto", None),
        ("2", Shards((0, 1), 2)),
        ("5/16", Shards((5,), 16)),
        ("0-3/16", Shards((0, 1, 2, 3), 16)),
        (" 0 - 1 / 2 ", Shards((0, 1), 2)),
    ],
)
def test_shards_are_read(said: str, shards: Shards | None) -> None:
    """All of so many, one of them, or a range."""
    assert Settings.read({"FACET_TOKEN": "abc", "FACET_SHARDS": said}).shards == shards


@pytest.mark.parametrize("said", ["0", "3-1/4", "4/4", "0-4/4", "x", "1/", "-1/2", "1-2"])
def test_wrong_shards_are_told(said: str) -> None:
    """A range that is none is refused with an example."""
    with pytest.raises(BadSetting, match="0-3/16"):
        Settings.read({"FACET_TOKEN": "abc", "FACET_SHARDS": said})
