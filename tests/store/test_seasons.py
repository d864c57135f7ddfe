"""Seasons with their entrants and fixtures, in a file and on a server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.features.seasons.store import Seasons, Won, entered_as
from bot.features.seasons.values import Entrant, Fixture, Season
from bot.store import Store
from bot.store.values import Ending, Person, Result
from tests.store.playing import ADA, BO, CY, begun, put, put_apart

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
WEEK = timedelta(weeks=1)
SERVER = 1
SEASON = Season(
    id=7,
    guild_id=SERVER,
    channel_id=2,
    kind="season",
    number=1,
    game="splendor",
    seats=2,
    pace="1d",
    weeks=1,
    most=2,
    rated=True,
    language="en",
    stage="joining",
    starts=NOW,
    ends=NOW + WEEK,
    due=NOW,
)
DRAWN = replace(SEASON, stage="running")


def entrant(user_id: int, entry: int, **told: object) -> Entrant:
    """Return a person's place in the season."""
    it = Entrant(SEASON.id, entry, user_id, f"person {entry}", NOW)
    return replace(it, **told)  # type: ignore[arg-type]


async def joined(store: Store, *people: int) -> list[Entrant]:
    """Open the season, and let people join it."""
    await store.of(Seasons).open(SEASON)
    for entry, user_id in enumerate(people, start=1):
        await store.of(Seasons).join(entrant(user_id, entry))
    return await store.of(Seasons).entrants(SEASON.id)


async def drawn(store: Store, entries: Sequence[Entrant]) -> list[Fixture]:
    """Draw the season with one game between the first two."""
    fixture = Fixture(SEASON.id, 0, 0, 0, "planned", (entries[0].entry, entries[1].entry))
    placed = [replace(it, division=0, points=500) for it in entries]
    assert await store.of(Seasons).turn(SEASON, DRAWN, placed, [fixture])
    return await store.of(Seasons).fixtures(SEASON.id)


async def test_who_is_in_a_season_is_ready_until_it_begins(store: Store) -> None:
    """Whoever has just left it isn't, nor anybody once it has been drawn."""
    ada, bo = await joined(store, ADA, BO)
    assert await store.of(Seasons).be_ready(SEASON.id, ADA)
    await store.of(Seasons).leave(SEASON.id, BO, NOW)
    assert not await store.of(Seasons).be_ready(SEASON.id, BO)
    await store.of(Seasons).join(bo)
    await drawn(store, [ada, bo])
    assert not await store.of(Seasons).be_ready(SEASON.id, BO)
    assert [it.ready for it in await store.of(Seasons).entrants(SEASON.id)] == [False, False]


async def test_nobody_is_left_out_who_has_become_ready_during_the_draw(store: Store) -> None:
    """It is drawn again; whoever is ready and was so before may have left."""
    ada, bo = await joined(store, ADA, BO)
    assert await store.of(Seasons).be_ready(SEASON.id, ADA)
    assert not await store.of(Seasons).turn(SEASON, DRAWN, [replace(ada, left=NOW)])
    assert await store.of(Seasons).get(SEASON.id) == SEASON
    known = replace(ada, left=NOW, ready=True)
    assert await store.of(Seasons).turn(SEASON, DRAWN, [known, replace(bo, left=NOW)])


async def test_a_season_is_read_as_it_was_saved(store: Store) -> None:
    """And nobody is in it twice."""
    await joined(store, ADA, BO)
    await store.of(Seasons).join(entrant(ADA, 9, ready=True, joined=NOW + timedelta(days=1)))
    assert await store.of(Seasons).get(SEASON.id) == SEASON
    assert await store.of(Seasons).entrants(SEASON.id) == [
        entrant(ADA, 1, name="person 9", ready=True),
        entrant(BO, 2),
    ]
    assert await store.of(Seasons).of_server(SERVER) == [SEASON]
    assert await store.of(Seasons).of_server(2) == []


async def test_one_season_follows_another(store: Store) -> None:
    """Of two processes that open the next season, one does."""
    await store.of(Seasons).open(SEASON)
    later = [replace(SEASON, id=8 + number, previous_id=SEASON.id) for number in range(2)]
    await asyncio.gather(*(store.of(Seasons).open(it) for it in later))
    assert len(await store.of(Seasons).of_server(SERVER)) == 2


async def test_a_season_is_drawn_once(store: Store) -> None:
    """A draw that somebody has just left, or that was made before, saves nothing."""
    people = await joined(store, ADA, BO, CY)
    await store.of(Seasons).leave(SEASON.id, CY, NOW)
    placed = [replace(it, division=0) for it in people]
    assert not await store.of(Seasons).turn(SEASON, DRAWN, placed, [])
    assert await store.of(Seasons).get(SEASON.id) == SEASON
    assert len(await drawn(store, people[:2])) == 1
    assert not await store.of(Seasons).turn(SEASON, DRAWN, placed[:2], [])


async def test_a_season_is_called_off_at_any_stage(store: Store) -> None:
    """Even if it was drawn a moment ago; it's due then, so that its message says so."""
    await drawn(store, await joined(store, ADA, BO))
    await store.of(Seasons).claim(SEASON.id, NOW + WEEK)
    assert await store.of(Seasons).call_off(SEASON.id, NOW)
    season = await store.of(Seasons).get(SEASON.id)
    assert season == replace(SEASON, stage="called-off")
    assert not await store.of(Seasons).call_off(SEASON.id, NOW)


async def test_fixtures_change_as_they_were_read(store: Store) -> None:
    """Of two changes from the same stage, the second one saves nothing."""
    (fixture,) = await drawn(store, await joined(store, ADA, BO))
    table = await put_apart(store, begun())
    opened = replace(fixture, stage="open", table_id=table.id)
    assert await store.of(Seasons).change(SEASON.id, [(fixture, opened)])
    assert not await store.of(Seasons).change(
        SEASON.id, [(fixture, replace(fixture, stage="void"))]
    )
    assert await store.of(Seasons).fixtures(SEASON.id) == [opened]
    assert await store.of(Seasons).ended(SEASON.id) == {0: ("playing", ())}
    decided = replace(opened, stage="decided", places=(1, 2))
    assert await store.of(Seasons).change(SEASON.id, [(opened, decided)])
    assert await store.of(Seasons).fixtures(SEASON.id) == [decided]
    assert await store.of(Seasons).ended(SEASON.id) == {}


async def test_what_happens_meanwhile_is_not_lost(store: Store) -> None:
    """A season that is touched while it's worked on stays due, and its message stale."""
    await store.of(Seasons).open(SEASON)
    claimed = NOW + timedelta(minutes=5)
    await store.of(Seasons).claim(SEASON.id, claimed)
    assert await store.of(Seasons).due(NOW, [0], 1) == []
    await store.of(Seasons).touch(SEASON.id, NOW)
    await store.of(Seasons).note_shown(SEASON.id, claimed)
    await store.of(Seasons).settle(SEASON.id, claimed, None)
    assert await store.of(Seasons).due(NOW, [0], 1) == [SEASON.id]
    assert (await store.of(Seasons).next_due([0], 1)) == NOW
    await store.of(Seasons).claim(SEASON.id, claimed)
    await store.of(Seasons).note_shown(SEASON.id, claimed)
    await store.of(Seasons).settle(SEASON.id, claimed, None)
    assert await store.of(Seasons).next_due([0], 1) is None
    kept = await store.of(Seasons).get(SEASON.id)
    assert kept is not None
    assert not kept.stale


async def test_who_leaves_stays_known(store: Store) -> None:
    """Before the draw an entrant is deleted, afterwards they have left; only the first time counts."""
    people = await joined(store, ADA, BO, CY)
    await store.of(Seasons).leave(SEASON.id, CY, NOW)
    await drawn(store, people[:2])
    await store.of(Seasons).leave(SEASON.id, BO, NOW)
    await store.of(Seasons).leave(SEASON.id, BO, NOW + WEEK)
    assert [(it.user_id, it.left) for it in await store.of(Seasons).entrants(SEASON.id)] == [
        (ADA, None),
        (BO, NOW),
    ]
    assert await store.of(Seasons).playing(BO) == []
    assert [it.entry for it in await store.of(Seasons).playing(ADA)] == [1]


async def test_a_forgotten_person_leaves_their_place(store: Store) -> None:
    """Without a name; what wasn't drawn yet is deleted, and a job doesn't bring them back."""
    people = await joined(store, ADA, BO, CY)
    await drawn(store, people[:2])
    await store.people.save(Person(ADA))
    await store.people.forget(ADA)
    await store.people.forget(CY)
    await store.of(Seasons).change(SEASON.id, (), [replace(people[0], division=0, place=1)])
    found = await store.of(Seasons).entrants(SEASON.id)
    assert [(it.user_id, it.name, it.place) for it in found] == [
        (None, "", 1),
        (BO, "person 2", None),
    ]


async def test_a_place_is_recalled_until_the_season_is_over(store: Store) -> None:
    """By a digest of whoever deleted their data; not of those who were never drawn."""
    people = await joined(store, ADA, BO, CY)
    await drawn(store, people[:2])
    of = {who: await store.digests.of(entered_as(SEASON.id), who) for who in (ADA, BO, CY)}
    for who in (ADA, CY):
        await store.people.forget(who)
    assert [await store.of(Seasons).held(SEASON.id, of[it]) for it in (ADA, BO, CY)] == [
        True,
        False,
        False,
    ]
    await store.of(Seasons).expire()
    assert await store.of(Seasons).held(SEASON.id, of[ADA])
    await store.of(Seasons).call_off(SEASON.id, NOW)
    await store.of(Seasons).expire()
    assert not await store.of(Seasons).held(SEASON.id, of[ADA])


@pytest.mark.parametrize(
    ("turns", "ending", "played"),
    [
        ((9, 9), ("played-out", "played-out"), [[1, 2]]),
        ((9, 9), ("played-out", "timed-out"), [[1]]),
        ((9, 2), ("resigned", "resigned"), [[1]]),
        ((2, 2), ("resigned", "resigned"), []),
    ],
)
async def test_a_season_is_won_in_the_highest_division(
    store: Store, turns: tuple[int, int], ending: tuple[Ending, Ending], played: list[list[int]]
) -> None:
    """In its server, once it's over; who has played each game themselves is known."""
    people = await joined(store, ADA, BO)
    (fixture,) = await drawn(store, people)
    table = await put(store, begun())
    results = [
        Result(seat, (ADA, BO)[seat], None, 1 + seat, 0, turns[seat], ending[seat])
        for seat in range(2)
    ]
    over = replace(table, stage="finished", revision=table.revision + 1)
    await store.save(table, over, results)
    decided = replace(fixture, stage="decided", places=(1, 2), table_id=table.id)
    assert await store.of(Seasons).change(SEASON.id, [(fixture, decided)])
    placed = [replace(it, division=number, place=1) for number, it in enumerate(people)]
    assert await store.of(Seasons).won(ADA, SERVER, 3) == []
    assert await store.of(Seasons).turn(DRAWN, replace(DRAWN, stage="over"), placed)
    assert await store.of(Seasons).won(ADA, SERVER, 3) == [Won("splendor", 1, played)]
    assert await store.of(Seasons).won(ADA, SERVER + 1, 3) == []
    assert await store.of(Seasons).won(BO, SERVER, 3) == []


async def test_seasons_go_with_their_server(store: Store) -> None:
    """With their entrants and fixtures."""
    await drawn(store, await joined(store, ADA, BO))
    await store.servers.forget(SERVER)
    assert await store.of(Seasons).get(SEASON.id) is None
    assert await store.of(Seasons).entrants(SEASON.id) == []
    assert await store.of(Seasons).fixtures(SEASON.id) == []
