"""An evening: Swiss rounds that begin when the last one has ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.features.blocks.store import Blocked, Blocks
from bot.features.seasons.draw import meetings
from bot.features.seasons.evening import next_round
from bot.features.seasons.job import SeasonJob
from bot.features.seasons.progress import Progress
from bot.features.seasons.store import Seasons
from bot.features.seasons.swiss import History, paired
from bot.features.seasons.values import Entrant, Fixture, Season
from bot.tables.sealed import CUTTING_LIVE
from tests.bot.days import Days
from tests.bot.server import Server, alt, private, text
from tests.bot.test_season import (
    fixtures,
    go_by,
    join_late,
    look,
    message,
    season_of,
    table_of,
    win,
)

PEOPLE = ("ada", "bo", "cy", "di", "ed")
NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("people", "seats"),
    [*((8, 2), (9, 2), (12, 3), (11, 3), (16, 4), (5, 4)), *((11, 5), (12, 6), (13, 6), (7, 6))],
)
def test_rounds_pair_those_who_have_not_met(people: int, seats: int) -> None:
    """Everybody plays or has a bye once, and first seats are shared out."""
    rng = Random(people)
    games: list[tuple[int, ...]] = []
    byes: list[int] = []
    for _ in range(4):
        order = rng.sample(range(people), people)
        first = Counter(it[0] for it in games)
        history = History(meetings(games), first, frozenset(byes))
        tables, free = paired(order, seats, history)
        assert sorted([it for table in tables for it in table] + free) == list(range(people))
        assert len(free) == (people % 2 if seats == 2 else 0)
        games += tables
        byes += free
    counts = meetings(games)
    assert len(set(byes)) == len(byes)
    if seats == 2:
        assert max(counts.values()) == 1
    assert max(Counter(it[0] for it in games).values()) <= 4


async def test_an_evening_is_announced_at_once_although_its_organiser_waited_too_long(
    server: Server,
) -> None:
    """Discord takes no answer any more, but the evening is open: it is looked at now, not in an hour."""
    job = server.facet.parts.of(SeasonJob)
    await job.turn()
    server.fail("POST", "/interactions/*/callback", 404, 10062)
    await server.command(server.manager("mo"), "season evening", game="splendor")
    assert (await season_of(server)).stage == "joining"
    assert job._next <= server.facet.tables.store.now()


@pytest.mark.alone
async def test_an_evening(server: Server, days: Days) -> None:
    """People join, rounds follow each other, somebody has a bye, and there are winners at the end.

    Nobody joins in the last round.
    """
    manager = server.manager("mo")
    answer = await server.command(manager, "season evening", game="splendor", rounds="3")
    assert "The evening is open" in private(answer)
    await look(server)
    for name in PEOPLE:
        assert "It starts soon" in private(await server.press(name, "Join"))
        assert "It starts soon" in private(await server.command(name, "season mine"))
    await go_by(server, days, timedelta(minutes=31))
    season = await season_of(server)
    for number in range(1, 4):
        games = [it for it in await fixtures(server, season) if it.round == number]
        assert sorted(it.stage for it in games) == ["decided", "open", "open"]
        assert f"Round {number} of 3" in text(message(server, "Splendor: evening 1"))
        if number == 1:
            assert "next round on" in await join_late(server, "vi")
            assert "next round on" in private(await server.command("vi", "season mine"))
            asked = private(await server.command("ed", "season leave"))
            assert "You keep your points" in asked
            await server.press("ed", "Yes, leave the season")
        if number == 3:
            assert "too late" in await join_late(server, "ona")
        for it in games:
            if it.stage == "open" and not (await table_of(server, it)).over:
                await win(server, it, 0)
        await look(server)
    ended = await season_of(server)
    assert (ended.id, ended.stage) == (season.id, "over")
    assert "Thank you all" in text(message(server, "Won by"))
    everybody = await server.facet.tables.store.of(Seasons).entrants(season.id)
    assert min(it.place or 99 for it in everybody) == 1
    games = await fixtures(server, season)
    (free, *_) = (it.entries[0] for it in games if len(it.entries) == 1)
    (entrant,) = (it for it in everybody if it.entry == free)
    mine = private(await server.command(entrant.name, "season mine"))
    assert "- a bye, worth a win" in mine
    assert "against :" not in mine


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("rank", range(7))
def test_whom_many_have_blocked_takes_the_evening_from_nobody(seats: int, rank: int) -> None:
    """In each round at most those of one table sit out; all others play, and one bye is the most that it's worth."""
    blocking = frozenset((it, rank) for it in range(7) if it != rank)
    season = Season(
        *(1, 2, 3, "evening", 1, "splendor", seats, "30s", 0, 4, True, "en", "running"), *(NOW, NOW)
    )
    entrants = [Entrant(1, it, 100 + it, f"person {it}", NOW, ready=True) for it in range(7)]
    points, fixtures = {it: 1000 - it for it in range(7)}, list[Fixture]()
    for number in range(1, 5):
        progress = Progress(season, entrants, fixtures)
        new, games = next_round(progress, points, blocking)
        entrants = new or entrants
        tables = [it for it in games if len(it.entries) > 1]
        assert not any(rank in it.entries for it in tables)
        assert sum(len(it.absent) for it in games) < seats
        decided = (
            replace(it, stage="decided", places=(1, 2, 3)[: len(it.entries)]) for it in tables
        )
        fixtures += [*decided, *(it for it in games if it not in tables)]
        assert {it.round for it in games} == {number}
    lines = {it.entry: it for it in Progress(season, entrants, fixtures).lines(0)}
    assert lines[rank].points <= 1 < max(it.points for it in lines.values())


@pytest.mark.alone
async def test_whoever_blocks_everybody_has_no_evening(server: Server, days: Days) -> None:
    """They sit every round out, are told why in private, and come last; the others play on."""
    manager = server.manager("mo")
    await server.command(manager, "season evening", game="splendor", rounds="3")
    await look(server)
    store = server.facet.tables.store
    for name in PEOPLE:
        await server.press(name, "Join")
        if name != "ada":
            blocked = Blocked(server.person(name).id, name)
            await store.of(Blocks).add(server.person("ada").id, blocked)
    await go_by(server, days, timedelta(minutes=31))
    season = await season_of(server)
    told = private(await server.command("ada", "season mine"))
    assert "worth nothing: your opponent would have been somebody you’ve blocked" in told
    assert "blocked" not in private(await server.command("bo", "season mine"))
    for number in range(1, 4):
        games = [it for it in await fixtures(server, season) if it.round == number]
        assert sorted(it.stage for it in games) == ["open", "open", "void"]
        for it in games:
            if it.stage == "open":
                await win(server, it, 0)
        await look(server)
    places = {it.name: it.place for it in await store.of(Seasons).entrants(season.id)}
    assert places["ada"] == max(it or 0 for it in places.values())
    assert "blocked" not in (alt(message(server, "Splendor: evening 1")) or "")


@pytest.mark.alone
async def test_a_round_ends_when_its_time_is_up(server: Server, days: Days) -> None:
    """Computers finish its games; nobody plays on, so that the evening is over."""
    manager = server.manager("mo")
    await server.command(manager, "season evening", game="splendor", pace="30s", rounds="3")
    await look(server)
    for name in PEOPLE[:3]:
        await server.press(name, "Join")
    await go_by(server, days, timedelta(minutes=31))
    season = await season_of(server)
    await go_by(server, days, CUTTING_LIVE)
    (game, _) = await fixtures(server, season)
    assert (await table_of(server, game)).stage == "playing"
    await go_by(server, days, timedelta(minutes=31))
    thinking = server.facet.after_change._engine_tasks
    for _ in range(200):
        while thinking:
            await server.settle()
        await look(server)
        if len(await fixtures(server, season)) > 2:
            break
    assert [it.round for it in await fixtures(server, season)] == [1, 1, 2, 2]


@pytest.mark.alone
async def test_a_round_is_drawn_although_somebody_leaves(server: Server) -> None:
    """Whoever leaves while a round is being drawn isn't in it, and the evening goes on."""
    manager = server.manager("mo")
    await server.command(manager, "season evening", game="splendor", rounds="3")
    await look(server)
    for name in PEOPLE[:4]:
        await server.press(name, "Join")
    steps, season = server.facet.parts.of(SeasonJob)._steps, await season_of(server)
    before = await steps.read(season.id)
    await server.press(PEOPLE[0], "Leave the season")
    assert await steps.next_round(before)
    assert [len(it.entries) for it in await fixtures(server, season)] == [2, 1]
