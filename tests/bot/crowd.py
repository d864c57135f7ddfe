"""A server in which everything is as large as it may be; what has no bound is larger than it ever was."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import astuple, replace
from datetime import timedelta
from random import Random
from typing import Any, Final

from bot.computers.puzzle import shipped
from bot.features.blocks.actions import MAX_BLOCKED
from bot.features.follow.actions import MAX_FOLLOWS
from bot.features.profile.profile import MAX_RESULTS
from bot.features.puzzles.finder import MAX_PUZZLES
from bot.features.ratings.ledger import RATING, STANDING
from bot.store.rows import RESULTS, insert
from bot.store.values import LogEntry, Result
from bot.tables import lobby, starting
from bot.tables.table import Table, first_id
from bot.tables.terms import agreed
from bot.testing.people import Channel, Person
from rules import AnyMatch
from tests.bot.server import Server

DAY: Final = timedelta(days=1)
PEOPLE: Final = 3_000
"""How many people have played in the server."""
OPEN: Final = 1_000
"""How many tables may be open in a server whose managers allow it."""
LONGEST: Final[Mapping[str, tuple[int, Mapping[str, int | str]]]] = {
    "splendor": (4, {"target": 21}),
    "seekers": (2, {"sheet": 20, "mode": "chaos", "declare": "hand"}),
    "bluff": (6, {"dice": 5}),
}
"""With how many seats, and which options, a game takes longest."""


async def fill(server: Server, table: str, rows: Iterable[Mapping[str, object]]) -> None:
    """Insert rows."""
    rows = list(rows)
    names = list(rows[0])
    engine = server.facet.tables.store.engine
    await engine.write_all((insert(table, names), [list(row.values()) for row in rows]))


async def long_game(server: Server, game: str) -> tuple[Channel, Table]:
    """Let Ada and others play on for as long as they can; Ada moves next."""
    rng, facet, channel = Random(1), server.facet, server.add_channel(f"long-{game}")
    seats, options = LONGEST[game]
    blank = Table(0, server.id, channel.id, game, 0, options, "en", seating="joined")
    table = agreed(blank, {"pace": "1d", "rated": "no"})
    for name in ("ada", "bo", "cy", "di", "ed", "fay")[:seats]:
        table = lobby.join(table, server.person(name).id, name)
    table = replace(table, host_id=server.person("ada").id)
    table = starting.start(table, table.host_id, rng)
    match = _longest(table.play.played, rng)
    asked = [it.decision.seat for it in match.positions if it.decision is not None]
    log = tuple(LogEntry(seat, str(move)) for seat, move in zip(asked, match.moves, strict=False))
    table = await facet.tables.open(replace(table, log=log, match=match))
    await facet.after_change.run(table)
    return channel, table


def _longest(match: AnyMatch, rng: Random) -> AnyMatch:
    """Play moves that end nothing for as long as there are any; return the last match in which Ada is asked."""
    last = match
    while match.position.decision is not None:
        if match.position.decision.seat == 0:
            last = match
        moves = sorted(map(str, match.position.decision.moves))
        idle = [it for it in moves if it.partition(":")[0] not in ("reserve", "buy", "challenge")]
        match = match.play(rng.choice(idle or moves))
    return last


async def many_results(server: Server, name: str, games: int = MAX_RESULTS) -> None:
    """Save many games of a person, each against somebody else."""
    store, user_id = server.facet.tables.store, server.person(name).id
    rows, ratings = [], []
    for number in range(games):
        at = store.now() - timedelta(minutes=10 * (games - number))
        table_id = first_id(at) + number
        for seat, who in enumerate((user_id, 9000 + number % PEOPLE)):
            result = Result(
                *(seat, who, None, seat + 1, 15 - seat, 20, "played-out"),
                colours="wbg",
                seats=2,
                people=2,
                length=80,
                rated=True,
            )
            rows.append((table_id, "splendor", server.id, '{"target": 15}', *astuple(result), at))
            for place in (server.id, 0):
                told = (
                    who,
                    "splendor",
                    "people",
                    place,
                    25.0,
                    8.0,
                    500 + number,
                    table_id,
                    at,
                    1.0,
                )
                ratings.append((*told, seat == 0))
    await store.engine.write_all(
        (insert("results", RESULTS), rows),
        (insert("ratings", RATING), ratings),
        ("UPDATE results SET settled = true", [()]),
    )


async def many_people(server: Server) -> None:
    """Let many people have a standing, a try of today's deal and a place in the queue."""
    now, rows = server.facet.tables.store.now(), []
    for number in range(PEOPLE):
        for pool in ("people", "computers"):
            for place in (server.id, 0):
                told = (
                    9000 + number,
                    "splendor",
                    pool,
                    place,
                    25.0,
                    2.0,
                    50,
                    20,
                    number,
                    f"p{number}",
                )
                rows.append(dict(zip(STANDING, told, strict=True)))
    await fill(server, "standings", rows)
    ids = [first_id(now) + number for number in range(PEOPLE)]
    tries = {"game": "splendor", "day": f"{now:%Y-%m-%d}", "guild_id": server.id}
    await fill(
        server,
        "daily_tries",
        (
            {"table_id": it, "user_id": 9000 + n, "name": f"p{n}", **tries}
            for n, it in enumerate(ids)
        ),
    )


async def whatever_a_person_keeps(server: Server, name: str) -> None:
    """Let a person block and follow as many as they can, and be followed by all."""
    me, now = server.person(name).id, server.facet.tables.store.now()
    await fill(
        server,
        "blocks",
        (
            {"user_id": me, "blocked_id": 9000 + it, "name": f"p{it}"}
            for it in range(MAX_BLOCKED - 2)
        ),
    )
    until, there = now + 30 * DAY, {"table_id": 0, "guild_id": server.id, "language": "en"}
    pairs = [(me, 9000 + it) for it in range(MAX_FOLLOWS - 2)]
    await fill(
        server,
        "follows",
        (
            {"user_id": one, "followed_id": other, "until_at": until, **there}
            for one, other in pairs
        ),
    )


async def many_puzzles(server: Server) -> None:
    """Keep as many puzzles as there may be, as large as those that are shipped."""
    kept = [it for it in shipped() if it.game == "splendor"]
    largest = max(kept, key=lambda it: len(it.moves))
    content = json.dumps(largest.as_json())
    await fill(
        server,
        "puzzles",
        (
            {"id": 10**15 + it, "game": "splendor", "version": 1, "content": content, "user_id": 5}
            for it in range(MAX_PUZZLES)
        ),
    )
    me, now = server.person("ada").id, server.facet.tables.store.now()
    await fill(
        server,
        "puzzle_answers",
        ({"user_id": me, "puzzle_id": it, "found": True, "answered_at": now} for it in range(5000)),
    )


async def many_tables(server: Server, like: Table, count: int, **changed: Any) -> None:
    """Save many tables like one, each in a channel of its own."""
    store = server.facet.tables.store
    first = first_id(store.now() - DAY)
    rows = [
        replace(
            like,
            id=first + it,
            channel_id=server.add_channel(f"more-{it}").id,
            revision=0,
            **changed,
        )
        for it in range(count)
    ]
    for row in rows:
        await store.create(row)
    server.facet.tables.forget()


async def crowded(server: Server) -> None:
    """Fill a server, which belongs to Ada, as the bot does."""
    owner = server.discord.world.home.owner_id
    server.guild.members[owner] = ()
    server.people["ada"] = Person(server.discord, server.guild, int(owner))
    _, table = await long_game(server, "splendor")
    await many_people(server)
    await many_puzzles(server)
    await many_results(server, "ada")
    await whatever_a_person_keeps(server, "ada")
    await many_tables(server, table, 20)
    store = server.facet.tables.store
    await store.servers.save(
        replace(await store.servers.get(server.id), most_tables=OPEN, most_each=50)
    )
