"""What is to happen in a season: who leaves, who comes late, which games open, and who moves."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from random import Random

import pytest

from bot.screens.crosstable import move, points
from bot.seasons.progress import (
    Progress,
    Seeding,
    admitted,
    begun,
    departed,
    earned_divisions,
    to_open,
)
from bot.store.season_values import Entrant, Fixture, Season

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)


def progress(seats: int, people: int, most: int = 2) -> Progress:
    """Return a season that has just begun."""
    season = Season(
        *(1, 2, 3, "season", 1, "splendor", seats, "1d", 3, most, True, "en", "running"),
        *(NOW, NOW + timedelta(weeks=3)),
    )
    entrants = [
        Entrant(1, number, 100 + number, f"person {number}", NOW, ready=True)
        for number in range(people)
    ]
    drawn, fixtures = begun(Progress(season, entrants, ()), seeding(people), Random(1), NOW)
    return Progress(season, drawn, fixtures)


def seeding(people: int, *blocked: tuple[int, int]) -> Seeding:
    """Return that lower numbers are stronger, and which pairs are blocked."""
    pairs = frozenset(frozenset(it) for it in blocked)
    return Seeding({number: 1000 - number for number in range(people + 1)}, {}, pairs)


def left(before: Progress, entry: int) -> Progress:
    """Return a season that somebody has left."""
    entrants = [replace(it, left=NOW) if it.entry == entry else it for it in before.entrants]
    return Progress(before.season, entrants, before.fixtures)


def saved(before: Progress, changes: list[tuple[Fixture, Fixture]], *entrants: Entrant) -> Progress:
    """Return a season after changes."""
    after = {old.number: new for old, new in changes}
    known = {it.entry: it for it in before.entrants} | {it.entry: it for it in entrants}
    fixtures = [after.get(it.number, it) for it in before.fixtures]
    return Progress(before.season, list(known.values()), fixtures)


def test_three_seats_go_on_without_somebody_who_left() -> None:
    """Their seat is free, and a latecomer takes it; whoever is blocked by one of the division doesn't."""
    gone = left(progress(3, 7), 0)
    changes, void = departed(gone, NOW)
    assert [it.entry for it in void] == [0]
    assert [len(after.entries) for _, after in changes] == [2, 2, 2]
    after = saved(gone, changes, *void, Entrant(1, 7, 107, "late", NOW + timedelta(hours=1)))
    assert admitted(after, seeding(7, (7, 1)), NOW) is None
    assert admitted(after, seeding(7), NOW + timedelta(days=12)) is None
    found = admitted(after, seeding(7), NOW)
    assert found is not None
    entrant, joined, added = found
    assert (entrant.instead_of, entrant.division, added) == (0, 0, [])
    assert [it.entries[-1] for _, it in joined] == [7, 7, 7]


def test_the_rest_are_walkovers() -> None:
    """Whoever leaves with half of their games decided loses the others, and comes last there."""
    before = progress(3, 7)
    theirs = [it for it in before.fixtures if 0 in it.entries]
    done = [(it, replace(it, stage="decided", places=(1, 2, 3))) for it in theirs[:2]]
    gone = left(saved(before, done), 0)
    changes, void = departed(gone, NOW)
    assert not void
    ((_, after),) = changes
    assert (len(after.entries), after.absent) == (2, (0,))
    decided = replace(after, stage="decided", places=(1, 2))
    outcome = gone.outcome(decided)
    assert outcome is not None
    assert max(outcome, key=lambda it: outcome[it]) == 0


def test_nobody_has_more_games_open_than_allowed() -> None:
    """As many as possible open, those first whose people have the most to go."""
    for most in (1, 2, 3):
        opened = to_open(progress(2, 5, most))
        counts = [sum(entry in it.entries for it in opened) for entry in range(5)]
        assert max(counts) <= most
        assert len(opened) >= (5 * most) // 2 - 1


def test_those_who_left_move_down_first() -> None:
    """Somebody who has left takes the place of the last one who stayed."""
    gone = left(progress(2, 10), 4)
    last = gone.ranked(0)[-1]
    assert last == 4
    assert earned_divisions(gone)[104] == 1
    stays = next(it for it in gone.lines(0) if it.entry == gone.ranked(0)[-2])
    assert move(gone, 0, stays) == ""


@pytest.mark.parametrize(
    ("worth", "told"),
    [
        (Fraction(0), "0"),
        (Fraction(1, 2), "½"),
        (Fraction(7, 2), "3½"),
        (Fraction(4), "4"),
        (Fraction(5, 3), "1.67"),
    ],
)
def test_points_are_short(worth: Fraction, told: str) -> None:
    """Halves are fractions, and thirds have two decimals."""
    assert points(worth) == told
