"""Nobody waits for what others made large: with the largest inputs there can be, each step of the loop is short.

Steps are measured in CPU time of the loop's own thread, so that a busy machine fails nothing.
"""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta
from functools import partial
from itertools import combinations

import pytest
from aiohttp import web

from bot.features.catalogue import FEATURES
from bot.features.matchmaking.job import Matchmaking
from bot.features.matchmaking.store import Queue, QueueEntry
from bot.features.operator.updates import MOST_BYTES, UpdateFeed
from bot.features.ratings.rating import RatingJob
from bot.features.replay.imported import MAX_RECORD_BYTES
from bot.features.seasons.actions import MAX_PEOPLE
from bot.features.seasons.job import SeasonJob
from bot.features.seasons.store import Seasons
from bot.features.seasons.values import Entrant, Season
from bot.features.weekly.job import Weekly
from bot.features.weekly.week import week_of
from bot.store.columns import all_columns
from bot.store.rows import insert
from bot.tables.play import UNDO
from tests.bot.crowd import many_results
from tests.bot.days import Days
from tests.bot.loop_steps import measured, most_s, short_steps
from tests.bot.queues import entry
from tests.bot.server import Server, answered, private, text
from tests.bot.test_season import go_by, look, season_of
from tests.bot.ways_in import done_in_short_steps
from tests.playground.waiting import eventually

pytestmark = pytest.mark.alone

DAY = timedelta(days=1)
WAITING = 600


def waits(server: Server, number: int, **fields: object) -> QueueEntry:
    """Return the entry of one of many people in the server's queue."""
    now = server.facet.tables.store.now()
    return replace(
        entry(1000 + number, guild_id=server.id, channel_id=server.channel.id, **fields),
        since=now,
        expires=now + DAY,
    )


@pytest.mark.parametrize("fewest", [2, 4])
async def test_a_long_queue(server: Server, fewest: int) -> None:
    """A thousand people are compared, of whom no four may meet because of blocks."""
    store = server.facet.tables.store
    entries = [waits(server, number, fewest=fewest, most=4, pace="1d") for number in range(WAITING)]
    columns = next(list(it.kinds) for it in all_columns(FEATURES) if it.name == "queue")
    fields = [name.removesuffix("_at") for name in columns]
    await store.engine.write_all(
        (insert("queue", columns), [[getattr(it, name) for name in fields] for it in entries]),
        (
            "INSERT INTO blocks (user_id, blocked_id, name) VALUES ($1, $2, 'x')",
            [
                (1000 + one, 1000 + other)
                for one, other in combinations(range(300), 2)
                if one % 3 == other % 3
            ],
        ),
    )
    job = server.facet.parts.of(Matchmaking)
    async with job._looking:  # it would open tables for those who are matched meanwhile
        with short_steps():
            assert await job._match([])
    found = sum(it.table_id is not None for it in await store.of(Queue).everybody())
    assert found > WAITING / 2


def entrant(season: Season, number: int) -> Entrant:
    """Return one of many people in a season."""
    return Entrant(season.id, 5000 + number, 2000 + number, f"p{number}", season.starts, ready=True)


async def filled(server: Server, command: str, **options: object) -> Season:
    """Open a season, and let as many people join it as can; most have blocked each other."""
    manager, store = server.manager("mo"), server.facet.tables.store
    await server.command(manager, command, game="splendor", **options)
    season = await season_of(server)
    for number in range(MAX_PEOPLE):
        await store.of(Seasons).join(entrant(season, number))
    if command == "season open":
        await store.engine.write_all(
            (
                "INSERT INTO blocks (user_id, blocked_id, name) VALUES ($1, $2, 'x')",
                [
                    (2000 + one, 2000 + other)
                    for one, other in combinations(range(MAX_PEOPLE), 2)
                    if (one + other) % 5
                ],
            )
        )
    return season


@pytest.mark.parametrize("seats", [2, 4])
async def test_the_draw_of_a_full_season(server: Server, days: Days, seats: int) -> None:
    """Most have blocked each other; its standings are shown, too."""
    season = await filled(server, "season open", seats=seats)
    with done_in_short_steps(server, "80 people in a season"):
        for time in (7 * DAY, timedelta(hours=1)):  # a job under way puts it off for a minute
            await go_by(server, days, time)
        # The job may be at it already, and nobody waits for jobs.
        steps = server.facet.parts.of(SeasonJob)._steps
        await eventually(partial(steps.read, season.id), lambda it: len(it.divisions) > 1)
        for name in ("mine", "show"):
            await server.command("ada", f"season {name}")


async def test_the_rounds_of_a_full_evening(server: Server) -> None:
    """Bye and pairs are chosen for all of them, and everybody's games open."""
    await filled(server, "season evening", rounds=3)
    season = await season_of(server)
    with done_in_short_steps(server, "80 people at an evening"):
        progress = await server.facet.parts.of(SeasonJob)._steps.read(season.id)
        assert await server.facet.parts.of(SeasonJob)._steps.next_round(progress)
        await look(server)
        for name in ("mine", "show"):
            await server.command("ada", f"season {name}")
        await server.command("mo", "season close")


async def test_a_person_with_many_games(server: Server) -> None:
    """Their profile, all their data, a rating after one more game, the leaderboard and the week."""
    await many_results(server, "ada")
    store = server.facet.tables.store
    unsettled = (
        "UPDATE results SET settled = false WHERE table_id = (SELECT max(table_id) FROM results)"
    )
    await store.engine.write(unsettled)
    await server.command("bo", "profile")  # the pictures are loaded
    with done_in_short_steps(server, "3,000 games of a person"):
        assert "3,000 games" in text(answered(await server.command("ada", "profile")))
        await server.command("ada", "my data")
        await server.command("ada", "leaderboard", period="month")
        await RatingJob(store).settle()
        assert await server.facet.parts.of(Weekly)._week(server.id, week_of(store.now()) + 1)


async def test_a_long_log(server: Server) -> None:
    """Of a game in which somebody has taken moves back ten thousand times."""
    await server.start_game("bo")
    table, store = await server.table(), server.facet.tables.store
    seat, decision = table.asked, table.position.decision
    assert decision is not None
    moves = [str(next(iter(decision.moves))), UNDO]
    columns = next(list(it.kinds) for it in all_columns(FEATURES) if it.name == "moves")
    told = {"table_id": table.id, "seat": seat, "made_at": store.now()}
    rows = [{**told, "number": it + 1, "move": moves[it % 2]} for it in range(20_000)]
    values = [[row[it] for it in columns] for row in rows]
    await store.engine.write_all((insert("moves", columns), values))
    server.facet.tables.forget()
    with done_in_short_steps(server, "20,000 entries of a log"):
        for command in ("table show", "table hand", "table replay", "table export", "my data"):
            await server.command("ada", command)


@pytest.mark.parametrize(
    "content",
    [
        "[" * MAX_RECORD_BYTES,
        '{"a":' * (MAX_RECORD_BYTES // 6),
        " " * MAX_RECORD_BYTES,
        json.dumps({"format": "x" * (MAX_RECORD_BYTES - 20)}),
    ],
    ids=["lists", "objects", "spaces", "format"],
)
async def test_a_hostile_record(server: Server, content: str) -> None:
    """As large as it may be."""
    file = ("record.json", content[:MAX_RECORD_BYTES].encode())
    with done_in_short_steps(server, "256 KB of a file", refused=True):
        assert private(await server.command("ada", "table import", record=file))


@pytest.mark.parametrize("said", ["9" * 6000, "a" * 6000, "東" * 6000, "+" * 6000, "十" * 6000])
async def test_long_words(server: Server, said: str) -> None:
    """In options that are read by rules of their own."""
    await server.command("ada", "my quiet", zone="Tokyo")  # the zones are loaded
    with done_in_short_steps(server, "6,000 characters", refused=True):
        for options in ({"zone": said}, {"begin": said, "end": said}):
            assert private(await server.command("ada", "my quiet", **options))
        assert private(await server.command("ada", "my away", until=said))
        await server.person("ada").autocomplete(server.channel, "my quiet", "zone", said[:100])


async def test_a_hostile_feed() -> None:
    """Of all that is read of it."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response(body=b"<title>" * (MOST_BYTES // 7))

    app = web.Application()
    app.router.add_get("/", answer)
    running = web.AppRunner(app)
    await running.setup()
    site = web.TCPSite(running, "127.0.0.1", 0)
    await site.start()
    feed = UpdateFeed(f"http://127.0.0.1:{running.addresses[0][1]}/")
    with short_steps():
        await feed.refresh()
    await running.cleanup()


async def test_the_measure_measures(server: Server) -> None:
    """A step that computes for longer is noticed, with what did it."""
    with measured() as steps:
        await server.settle()
        sum(range(20_000_000))
        await server.settle()
    assert steps.longest > most_s()
