"""Divisions and fixtures: everybody meets as often as they should, and sits where they should."""

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest

from bot.features.seasons.divisions import (
    BEST_SIZE,
    LEAST_SIZE,
    Seed,
    divided,
    earned,
    fewest,
    sizes,
)
from bot.features.seasons.draw import drawn, meetings
from rules import MOST_SEATS


@pytest.mark.parametrize("people", range(3, 80))
def test_two_seats_have_divisions_of_four_to_six(people: int) -> None:
    """At two seats a division has 4 to 6 people, unless there are too few or 7 of them."""
    found = sizes(people, 2)
    assert sum(found) == people
    assert people in (3, 7) or all(4 <= it <= 6 for it in found)


@pytest.mark.parametrize("seats", range(2, MOST_SEATS + 1))
def test_divisions_differ_by_one_at_most(seats: int) -> None:
    """Divisions are of nearly one size, none is too small, and the count is close to the best."""
    for people in range(fewest(seats), 100):
        found = sizes(people, seats)
        assert sum(found) == people
        assert max(found) - min(found) <= 1
        assert len(found) == 1 or min(found) >= LEAST_SIZE[seats]
        assert max(found) < 2 * BEST_SIZE[seats]


@pytest.mark.parametrize("people", range(3, 8))
def test_everybody_meets_everybody_once(people: int) -> None:
    """At two seats each pair meets once, and nobody sits first more than once more than second."""
    tables = drawn(range(people), 2, Random(people))
    assert meetings(tables) == {frozenset(it): 1 for it in combinations(range(people), 2)}
    first = Counter(table[0] for table in tables)
    assert all(abs(2 * first[it] - (people - 1)) <= 1 for it in range(people))


@pytest.mark.parametrize(
    ("seats", "people"), [(3, n) for n in range(4, 16)] + [(4, n) for n in range(5, 28)]
)
def test_larger_tables_repeat_no_meeting_without_need(seats: int, people: int) -> None:
    """No draw repeats fewer meetings: there are only so many pairs; each person has each seat once."""
    tables = drawn(range(people), seats, Random(people))
    for seat in range(seats):
        assert sorted(table[seat] for table in tables) == list(range(people))
    counts = meetings(tables)
    needed = max(0, people * comb(seats, 2) - comb(people, 2))
    assert sum(count - 1 for count in counts.values()) == needed
    assert max(counts.values()) == -(-people * comb(seats, 2) // comb(people, 2))


@pytest.mark.parametrize("seats", range(5, MOST_SEATS + 1))
def test_the_largest_tables_spread_meetings_evenly(seats: int) -> None:
    """Each person has each seat once, and no pair meets more than once more than it has to."""
    for people in (*range(fewest(seats), 14), 20, 25):
        tables = drawn(range(people), seats, Random(people))
        for seat in range(seats):
            assert sorted(table[seat] for table in tables) == list(range(people))
        needed = -(-people * comb(seats, 2) // comb(people, 2))
        assert max(meetings(tables).values()) <= needed + 1


def test_points_decide_the_first_divisions() -> None:
    """In a first season the strongest play in the highest division."""
    seeds = [Seed(entry, points=1000 + entry) for entry in range(10)]
    assert divided(seeds, 2) == [[9, 8, 7, 6, 5], [4, 3, 2, 1, 0]]


def test_returning_people_play_where_they_earned_it() -> None:
    """Those who moved up play higher whatever their points; newcomers play where their points fit."""
    seeds = [
        *(Seed(entry, 1000, 0) for entry in range(4)),
        *(Seed(entry, 1400, 1) for entry in range(4, 8)),
        Seed(8, 1200),
        Seed(9, 900),
    ]
    upper, lower = divided(seeds, 2)
    assert set(upper) == {0, 1, 2, 3, 8}
    assert set(lower) == {4, 5, 6, 7, 9}


def test_the_first_move_up_and_the_last_down() -> None:
    """One person changes place between small divisions, two between large ones."""
    assert earned([[1, 2, 3, 4], [5], [6, 7, 8, 9]])[5] == 0
    assert earned([[1, 2, 3, 4], [5, 6, 7, 8]]) == {1: 0, 2: 0, 3: 0, 4: 1, 5: 0, 6: 1, 7: 1, 8: 1}
    upper, lower = list(range(8)), list(range(8, 16))
    assert [it for it, number in earned([upper, lower]).items() if number == 0] == [*range(6), 8, 9]
