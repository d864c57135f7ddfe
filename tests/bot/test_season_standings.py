"""Standings: points, ties, and the same result as a calculation that shares no code."""

from fractions import Fraction
from random import Random

import pytest

from bot.features.seasons.draw import drawn
from bot.features.seasons.standings import Outcome, scores, standings
from bot.features.seasons.values import LAST
from rules import MOST_SEATS
from tests.bot import season_oracle


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((1, 2), (1, 0)),
        ((1, 1), ("1/2", "1/2")),
        ((1, 2, 3), (1, "1/2", 0)),
        ((1, 1, 3), ("3/4", "3/4", 0)),
        ((2, 1, 3, 4), ("2/3", 1, "1/3", 0)),
        ((1, 2, 2, 2), (1, "1/3", "1/3", "1/3")),
        ((1, LAST), (1, 0)),
    ],
)
def test_places_are_worth_points(places: tuple[int, ...], expected: tuple[int | str, ...]) -> None:
    """A win is worth 1, a shared win its part, and the places between even steps."""
    found = scores(dict(enumerate(places)))
    assert [found[it] for it in range(len(places))] == [Fraction(it) for it in expected]


def test_the_direct_result_breaks_a_tie() -> None:
    """Of two with the same points, whoever beat the other is ahead."""
    outcomes: list[Outcome] = [
        {1: 2, 2: 1},
        {1: 1, 3: 2},
        {2: 2, 3: 1},
        {1: 1, 4: 2},
        {2: 1, 4: 2},
        {3: 2, 4: 1},
    ]
    lines = standings([1, 2, 3, 4], outcomes)
    assert [(it.entry, it.place) for it in lines] == [(2, 1), (1, 2), (4, 3), (3, 4)]


def test_then_the_strength_of_those_beaten() -> None:
    """Of two who tied with each other, whoever beat the stronger people is ahead."""
    outcomes: list[Outcome] = [
        {1: 1, 2: 1},
        {1: 1, 3: 2},
        {2: 2, 3: 1},
        {1: 2, 4: 1},
        {2: 1, 4: 2},
        {3: 1, 4: 2},
    ]
    first, *others = standings([1, 2, 3, 4], outcomes)
    assert first.entry == 3
    tied = [it for it in others if it.points == Fraction(3, 2)]
    assert [it.entry for it in tied] == [1, 2]
    assert tied[0].strength > tied[1].strength


def test_equal_people_share_a_place() -> None:
    """Before the first game everybody shares the first place."""
    assert {it.place for it in standings([3, 1, 2], [])} == {1}


@pytest.mark.parametrize("seats", range(2, MOST_SEATS + 1))
def test_standings_are_those_of_an_independent_calculation(seats: int) -> None:
    """Points, direct results and strength equal those worked out pair by pair, with whole numbers."""
    rng = Random(seats)
    for _ in range(60):
        entries = list(range(rng.randint(seats + 1, 10)))
        tables = [it for it in drawn(entries, seats, rng) if rng.random() < 0.85]
        outcomes = [
            season_oracle.with_gaps({it: rng.choice((1, 1, 2, 3, 5, LAST)) for it in its})
            for its in tables
        ]
        lines = standings(entries, outcomes)
        assert [(it.entry, it.place) for it in lines] == season_oracle.standings(entries, outcomes)
