"""What has to hold of a season that was played, from its records alone."""

from __future__ import annotations

from datetime import timedelta
from itertools import combinations
from math import comb

from bot.features.seasons.draw import meetings
from bot.features.seasons.store import Seasons
from bot.features.seasons.values import Entrant, Fixture, Season
from bot.store import Store
from bot.tables.table import Table
from tests.tools.season import oracle

IN_TIME = 0.98
"""The least share of the games that are decided before a season's time is up."""


async def judged(store: Store, season: Season) -> str:
    """Return figures of a season that is over; raise AssertionError if something doesn't hold."""
    entrants = await store.of(Seasons).entrants(season.id)
    fixtures = await store.of(Seasons).fixtures(season.id)
    assert season.stage == "over"
    assert not [it for it in fixtures if it.stage in ("planned", "open")], "a game is stuck"
    counted = [it for it in fixtures if it.stage == "decided"]
    late = await _late(store, season, entrants, fixtures)
    share = 1 - late / len(fixtures)
    assert share >= IN_TIME, f"only {share:.1%} of the games were decided in time"
    await _standings(store, season, entrants, fixtures)
    again = _meetings(season, entrants, fixtures)
    tables = {it.table_id for it in fixtures if it.table_id is not None}
    assert len(tables) == sum(it.table_id is not None for it in fixtures)
    people = sum(it.division is not None for it in entrants)
    divisions = 1 + max(it.division or 0 for it in entrants)
    return (
        f"{people} people in {divisions} divisions, {len(counted)} of {len(fixtures)} games decided, "
        f"{share:.1%} in time, {sum(it.left is not None and it.division is not None for it in entrants)} left, "
        f"{again} meetings repeated"
    )


async def _late(
    store: Store, season: Season, entrants: list[Entrant], fixtures: list[Fixture]
) -> int:
    """Return how many games computers had to finish when the time was up, or hadn't begun by then."""
    ends = season.starts + timedelta(weeks=season.weeks)
    left, late = {it.entry for it in entrants if it.left is not None}, 0
    for it in fixtures:
        record = None if it.table_id is None else await store.load(it.table_id)
        if record is None:
            late += it.stage == "void" and left.isdisjoint(it.people)
        else:
            late += record.ended is None or record.ended >= ends
    return late


async def _standings(
    store: Store, season: Season, entrants: list[Entrant], fixtures: list[Fixture]
) -> None:
    """Compare the places that were saved with those worked out from the records of the games."""
    void = {it.entry for it in entrants if it.void}
    entry_of = {it.user_id: it.entry for it in entrants}
    for division in {it.division for it in entrants if it.division is not None}:
        games = []
        for fixture in fixtures:
            if fixture.division != division or fixture.stage != "decided":
                continue
            places = dict.fromkeys(fixture.absent, oracle.ABSENT)
            if fixture.table_id is None:
                places |= dict.fromkeys(fixture.entries, 1)
            else:
                record = await store.load(fixture.table_id)
                assert record is not None
                table = Table.of(record)
                seats = enumerate(zip(table.players, table.places(), strict=True))
                places |= {
                    entry_of[it.user_id]: oracle.ABSENT if seat in table.absent else place
                    for seat, (it, place) in seats
                }
            games.append({it: place for it, place in places.items() if it not in void})
        members = [it.entry for it in entrants if it.division == division and not it.void]
        expected = dict(
            oracle.standings(members, [oracle.with_gaps(it) for it in games if len(it) > 1])
        )
        saved = {it.entry: it.place for it in entrants if it.entry in expected}
        assert saved == expected, f"season {season.number}, division {division}"


def _meetings(season: Season, entrants: list[Entrant], fixtures: list[Fixture]) -> int:
    """Return how many meetings were repeated; raise AssertionError if a pair met too often."""
    repeated = 0
    for division in {it.division for it in entrants if it.division is not None}:
        tables = [it.people for it in fixtures if it.division == division]
        counts = meetings(tables)
        people = sum(it.division == division and it.instead_of is None for it in entrants)
        drawn = people * comb(season.seats, 2) if season.seats > 2 else comb(people, 2)
        most = -(-drawn // comb(people, 2))
        assert max(counts.values()) <= most, f"division {division}: a pair met too often"
        repeated += sum(count - 1 for count in counts.values())
    return repeated


def pairs(entries: list[int]) -> list[frozenset[int]]:
    """Return the pairs among entrants."""
    return [frozenset(it) for it in combinations(entries, 2)]
