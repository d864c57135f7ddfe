"""What a watching program is told: whether the bot is well, and its numbers."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from yarl import URL

from bot.host.metrics import BUCKET_BOUNDS_S, Histogram, route_of
from bot.host.systemd import notify, watchdog_interval
from bot.playground.discord.settings import TOKEN
from bot.playground.server.gateway import Loss
from bot.playground.server.stand_in import StandIn
from tests.playground.people import Person
from tests.playground.process.starting import alive, declined
from tests.playground.waiting import eventually, until

pytestmark = pytest.mark.alone
WELL = {"gateway": True, "database": True, "loop": True, "commands": True}


def free_port() -> int:
    """Return a port that nobody listens on."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@asynccontextmanager
async def watched(
    folder: Path, stand_in: StandIn, **settings: str
) -> AsyncIterator[aiohttp.ClientSession]:
    """Run a bot with a page for whoever watches it."""
    address = f"127.0.0.1:{free_port()}"
    async with alive(folder, stand_in.base, FACET_HEALTH=address, **settings):
        await until(lambda: stand_in.gateway.connected)
        async with aiohttp.ClientSession(f"http://{address}") as session:
            yield session


async def health(session: aiohttp.ClientSession) -> tuple[int, dict[str, bool]]:
    """Return what the page says."""
    async with session.get("/healthz") as response:
        return response.status, await response.json()


async def numbers(session: aiohttp.ClientSession) -> dict[tuple[str, ...], float]:
    """Return every number by its name and its labels' values."""
    async with session.get("/metrics") as response:
        assert response.status == 200
        text = await response.text()
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_a_bot_that_is_well(tmp_path: Path, stand_in: StandIn) -> None:
    """Connected, with a database that takes notes, it answers 200; each part is named.

    Its log, which goes into a file and not to a terminal, has no escape sequence, and no line about
    a request that isn't HTTP.
    """
    async with watched(tmp_path, stand_in) as session:
        await until_well(session)
        assert await health(session) == (200, WELL)
        async with session.get("/", headers={"X": "x" * 10000}) as response:
            assert response.status == 400
    log = (tmp_path / "log").read_text()
    assert "\x1b" not in log
    assert "aiohttp" not in log


async def until_well(session: aiohttp.ClientSession) -> None:
    """Wait until the bot is ready."""
    await eventually(lambda: health(session), lambda told: told[0] == 200)


async def test_discord_is_away(tmp_path: Path, stand_in: StandIn) -> None:
    """With the connection cut and none to be had the answer is 503, until it is back."""
    async with watched(tmp_path, stand_in) as session:
        await until_well(session)
        await stand_in.gateway.drop(Loss(reset=True, seconds=60))
        told = await eventually(lambda: health(session), lambda told: told[0] != 200)
        away = {"gateway": False, "database": True, "loop": True, "commands": True}
        assert told == (503, away)
        stand_in.gateway.settle()
        await until_well(session)


async def test_what_people_do_is_counted(
    tmp_path: Path, stand_in: StandIn, client: aiohttp.ClientSession
) -> None:
    """Moves, refusals, requests and times are there, with no name and no id of anybody."""
    robin, sam = Person(client, "robin"), Person(client, "sam")
    async with watched(tmp_path, stand_in) as session:
        await until_well(session)
        await robin.command("table show")
        await robin.command("splendor new", seats="joined")
        await sam.command("table join")
        await robin.command("table start")
        await robin.command("splendor take", gems="wbk")
        told = await eventually(  # boards that come together are posted as one
            lambda: numbers(session), lambda now: now["facet_acknowledgement_seconds_count",] >= 5
        )
        async with session.get("/metrics") as response:
            text = await response.text()
    assert told["facet_moves_total", "splendor"] == 1
    assert told["facet_refusals_total", "refused-no-table-here"] == 1
    assert told["facet_board_seconds_count",] >= 1
    assert told["facet_acknowledgement_seconds_bucket", "+Inf"] >= 5
    assert told["facet_tables",] == 1
    assert told["facet_errors_total",] == 0
    posted = "/interactions/{id}/{other}/callback"
    assert told["facet_requests_total", "POST", posted, "200"] >= 1
    ids = [person.id for person in stand_in.world.people.values()]
    assert not any(found in text for found in (*ids, stand_in.world.home.id, "Robin", TOKEN))


async def test_logs_for_collectors(tmp_path: Path, stand_in: StandIn) -> None:
    """With FACET_LOG_FORMAT=json every line is an object with time, level, logger and message."""
    async with watched(tmp_path, stand_in, FACET_LOG_FORMAT="json") as session:
        await until_well(session)
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert any(line["message"].startswith("connected as") for line in lines)
    assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)


async def test_an_address_that_is_taken(tmp_path: Path, stand_in: StandIn) -> None:
    """Where another program listens already, one line says so, and the status is 2."""
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        status, said = await declined(tmp_path, url=stand_in.base, FACET_HEALTH=address)
    assert status == 2
    assert "facet: FACET_HEALTH:" in said


@contextmanager
def systemd(folder: Path) -> Iterator[tuple[socket.socket, dict[str, str]]]:
    """Listen as systemd does; return the socket, and what the bot is told about it."""
    path = folder / "notify"
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK)) as heard:
        heard.bind(str(path))
        yield heard, {"NOTIFY_SOCKET": str(path), "WATCHDOG_USEC": "200000"}


def fill(path: Path) -> None:
    """Send a socket as much as it keeps for whoever listens there."""
    with (
        closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK)) as sending,
        suppress(BlockingIOError),
    ):
        sending.connect(str(path))
        while True:
            sending.send(b"STATUS=busy")


@contextmanager
def listening(heard: socket.socket) -> Iterator[list[bytes]]:
    """Take what comes at once, as a systemd does that is not busy."""
    told: list[bytes] = []
    loop = asyncio.get_running_loop()
    loop.add_reader(heard, lambda: told.append(heard.recv(100)))
    try:
        yield told
    finally:
        loop.remove_reader(heard)


async def test_systemd_is_told(tmp_path: Path, stand_in: StandIn) -> None:
    """It hears once that the bot is ready, and signs of life for as long as all is well."""
    with systemd(tmp_path) as (heard, asked), listening(heard) as told:
        async with watched(tmp_path, stand_in, **asked):
            await until(lambda: b"READY=1" in told and told.count(b"WATCHDOG=1") >= 3)
    assert told.count(b"READY=1") == 1


async def test_a_busy_systemd(
    tmp_path: Path, stand_in: StandIn, client: aiohttp.ClientSession
) -> None:
    """While it takes no more people play on; as soon as it does it hears that the bot is ready."""
    with systemd(tmp_path) as (heard, asked):
        fill(Path(asked["NOTIFY_SOCKET"]))
        async with watched(tmp_path, stand_in, **asked):
            log = tmp_path / "log"
            await until(lambda: log.read_text().count("too busy to receive WATCHDOG=1") >= 3)
            went = await Person(client, "robin").command("table show")
            assert went["state"] == "answered"
            with listening(heard) as told:
                await until(lambda: b"READY=1" in told)
    assert told.count(b"READY=1") == 1


def test_a_systemd_that_is_gone(tmp_path: Path) -> None:
    """Where nobody listens at the place that is named, the bot does not try again."""
    assert notify("READY=1", {"NOTIFY_SOCKET": str(tmp_path / "nowhere")})


def test_without_systemd_nobody_is_told() -> None:
    """Where no socket and no watchdog are named, nothing happens."""
    assert notify("READY=1", {})
    assert watchdog_interval({}) is None
    assert watchdog_interval({"WATCHDOG_USEC": "3000000"}) == 1.5


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/{id}/messages/{id}"),
        (
            "/api/v10/webhooks/12/secret/messages/@original",
            "/webhooks/{id}/{other}/messages/@original",
        ),
        ("/api/v10/interactions/12/secret/callback", "/interactions/{id}/{other}/callback"),
        ("/attachments/12/34/my-diary.json", "/attachments/{id}/{id}/{other}"),
        ("/x" * 1000, "/{other}" * 8),
    ],
)
def test_a_route_is_made_of_known_words(path: str, route: str) -> None:
    """The route counted for a request names no place, secret or file, and is bounded."""
    assert route_of(URL(f"https://discord.com{path}")) == route


def test_times_are_sorted_by_their_bounds() -> None:
    """A time counts under the first bound that is not below it, the longest under none."""
    times = Histogram()
    for seconds in (0.0, BUCKET_BOUNDS_S[0], BUCKET_BOUNDS_S[-1], 99.0):
        times.add(seconds)
    assert times.counts[0] == 2
    assert times.counts[-2:] == [1, 1]
    assert times.total == BUCKET_BOUNDS_S[0] + BUCKET_BOUNDS_S[-1] + 99.0
