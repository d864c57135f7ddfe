"""What leaderboards, profiles and settling take, with 100,000 games that are over.

The floor is a query of the same connection that reads one row by its key. Run as
`python -m tests.tools.bench ledger`; the aim is at most 10 ms a query.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from bot.features.catalogue import FEATURES
from bot.features.ratings import rating
from bot.features.ratings.leaderboard import Leaderboard, Leaderboards
from bot.features.ratings.ledger import EVERYWHERE, STANDING, EndedGame, Ledger
from bot.features.ratings.levels import level_standings
from bot.store import open_store
from bot.store.rows import RESULTS, named

_RATINGS = """INSERT INTO ratings SELECT user_id, game, 'people', guild_id, table_id, 900, ended_at,
    25.0, 2.0, 1.0, place = 1 FROM results"""
_LEVELS = """INSERT INTO level_ratings SELECT game, table_id % 10, table_id, 25.0, 0.7, ended_at
    FROM results WHERE seat = 0"""
GAMES = 100_000
PEOPLE = 5_000
SERVERS = 400
SPAN = timedelta(days=365)
NOW = datetime(2026, 6, 1, tzinfo=UTC)
TIMES = 15


def fill(path: Path) -> None:
    """Write results of a year, and a standing for everybody in some servers and everywhere."""
    rng = Random(1)
    with closing(sqlite3.connect(path)) as connection, connection:
        columns = named([*RESULTS, "settled"])
        places = named("?" * (len(RESULTS) + 1))
        connection.executemany(f"INSERT INTO results ({columns}) VALUES ({places})", _results(rng))
        connection.execute(_RATINGS)
        connection.execute(_RATINGS.replace("guild_id,", "0,", 1))
        connection.execute(_LEVELS)
        columns, places = named(STANDING), named("?" * len(STANDING))
        connection.executemany(
            f"INSERT INTO standings ({columns}) VALUES ({places})", _standings(rng)
        )


def _results(rng: Random) -> Iterator[tuple[Any, ...]]:
    for game in range(1, GAMES + 1):
        guild = rng.randrange(1, SERVERS)
        people = [1 + (guild * 37 + rng.randrange(40)) % PEOPLE for _ in range(3)]
        seats = list(dict.fromkeys(people))
        at = (NOW - SPAN * (game / GAMES)).isoformat(timespec="seconds")
        key = "splendor" if game % 3 else "seekers"
        for seat, who in enumerate(seats):
            yield (
                *(game, key, guild, '{"target": 15}', seat, who, None, seat + 1, 15 - seat, 27),
                *("played-out", 0, 0, "wbg", len(seats), len(seats), 120, 1, at, 1),
            )


def _standings(rng: Random) -> Iterator[tuple[Any, ...]]:
    for who in range(1, PEOPLE + 1):
        for game in ("splendor", "seekers"):
            for guild in dict.fromkeys(
                (EVERYWHERE, *(rng.randrange(1, SERVERS) for _ in range(3)))
            ):
                points = rng.randrange(300, 2000)
                yield who, game, "people", guild, 25.0, 2.0, rng.randrange(1, 200), 5, points, "P"


async def took(ask: Callable[[], Awaitable[object]]) -> float:
    """Return the median of the milliseconds that a question takes."""
    times = []
    for _ in range(TIMES):
        start = perf_counter()
        await ask()
        times.append(1000 * (perf_counter() - start))
    return median(times)


async def measure(folder: Path) -> None:
    """Print what each question takes."""
    path = folder / "facet.db"
    await (await open_store(path, FEATURES, lambda: NOW)).close()
    fill(path)
    store = await open_store(path, FEATURES, lambda: NOW)
    ledger, boards = store.of(Ledger), store.of(Leaderboards)
    month = NOW - timedelta(days=30)
    here, there = (
        Leaderboard("splendor", "people", 7),
        Leaderboard("splendor", "people", EVERYWHERE),
    )
    ended = EndedGame(1, "splendor", 7, NOW, tuple(await store.results.of(1)))
    people = rating.people_of(ended)
    since = NOW - rating.MEETING_WINDOW

    def of(board: Leaderboard) -> Leaderboard:
        return Leaderboard(board.game, board.pool, board.guild_id, month)

    async def settle() -> None:
        met = await ledger.met(people, since, ended, rating.MEETINGS)
        levels = await level_standings(ended.game, ledger)
        here = await ledger.rated_people(ended.game, ended.guild_id, rating.SMALL_SERVER)
        rating.new_standings(ended, await ledger.standings(people), met, levels, here)

    questions: dict[str, Callable[[], Awaitable[object]]] = {
        "floor: a row by its key": lambda: store.results.of(1),
        "leaderboard of a server, by points": lambda: boards.page(here, 1, 0, 10),
        "leaderboard everywhere, by points": lambda: boards.page(there, 1, 0, 10),
        "leaderboard of a server, last 30 days": lambda: boards.page(of(here), 1, 0, 10),
        "leaderboard everywhere, last 30 days": lambda: boards.page(of(there), 1, 0, 10),
        "a person's results": lambda: store.results.past(people[0], 3000),
        "a person's standings": lambda: ledger.standings([people[0]]),
        "who met whom": lambda: ledger.met(people, since, ended, rating.MEETINGS),
        "settling a game": settle,
        "how the levels stand": lambda: level_standings("splendor", ledger),
        "what is to be settled": ledger.unsettled,
    }
    for name, ask in questions.items():
        print(f"{name}: {await took(ask):.2f} ms")
    await store.close()
