"""What is to happen in a season: who leaves, who comes late, which games open, and who moves."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from random import Random

import pytest

from bot.features.seasons.crosstable import move, points
from bot.features.seasons.progress import (
    Progress,
    Seeding,
    admitted,
    begun,
    departed,
    earned_divisions,
    to_open,
    without_blocks,
)
from bot.features.seasons.standings import scores
from bot.features.seasons.values import LAST, Entrant, Fixture, Season

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


def seeding(people: int) -> Seeding:
    """Return that lower numbers are stronger."""
    return Seeding({number: 1000 - number for number in range(people + 1)}, {})


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
    """Their seat is free, and a latecomer takes it."""
    gone = left(progress(3, 7), 0)
    changes, void = departed(gone, NOW)
    assert [it.entry for it in void] == [0]
    assert [len(after.entries) for _, after in changes] == [2, 2, 2]
    after = saved(gone, changes, *void, Entrant(1, 7, 107, "late", NOW + timedelta(hours=1)))
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


def blocked(before: Progress, *blocking: tuple[int, int]) -> Progress:
    """Return a season without the games that these blocks (blocker, blocked) prevent."""
    pairs = frozenset(blocking)
    return Progress(
        before.season, before.entrants, [without_blocks(it, pairs) for it in before.fixtures]
    )


def points_of(season: Progress) -> list[float]:
    """Return everybody's points if of two people always the one with the lower number wins."""
    done = [
        replace(
            it, stage="decided", places=tuple(1 + (who != min(it.entries)) for who in it.entries)
        )
        if len(it.entries) > 1
        else it
        for it in season.fixtures
    ]
    lines = Progress(season.season, season.entrants, done).lines(0)
    found = {it.entry: float(it.points) for it in lines}
    return [found[it] for it in sorted(found)]


@pytest.mark.parametrize(
    ("blocking", "expected"),
    [
        ([], [4, 3, 2, 1, 0]),
        ([(1, 0)], [4, 3, 2, 1, 0]),  # whoever would lose gains nothing, and the best stays first
        ([(1, 0), (2, 0)], [4, 3, 2, 1, 0]),
        ([(0, 1)], [3, 4, 2, 1, 0]),  # the best loses the game
        ([(0, 1), (1, 0)], [3, 3, 2, 1, 0]),  # it's worth nothing to both
        ([(4, 0), (3, 0), (2, 0)], [4, 3, 2, 1, 0]),  # weak accounts hold back nobody
        ([(4, 1), (3, 1)], [4, 8 / 3, 2, 1, 0]),
        ([(0, 4), (1, 4), (2, 4), (3, 4)], [3, 2, 1, 0, 0]),  # who has played nothing has nothing
        ([(1, 0), (2, 0), (3, 0), (4, 0)], [0, 3, 2, 1, 0]),
        ([(0, 1), (0, 2), (0, 3), (0, 4)], [0, 4, 3, 2, 1]),
    ],
)
def test_a_block_costs_the_game_of_whoever_has_blocked(
    blocking: list[tuple[int, int]], expected: list[float]
) -> None:
    """It's worth nothing to them; to the other as much as their games, or as others get from the blocker."""
    assert points_of(blocked(progress(2, 5), *blocking)) == pytest.approx(expected)


def test_larger_tables_go_on_without_whoever_has_blocked() -> None:
    """They come last there, and whoever they blocked plays on."""
    before = progress(3, 7)
    after = blocked(before, (1, 0))
    (table,) = (it for it in after.fixtures if it.absent)
    assert (table.stage, table.absent, len(table.entries)) == ("planned", (1,), 2)
    decided = replace(table, stage="decided", places=(1, 2))
    outcome = after.outcome(decided)
    assert outcome is not None
    assert outcome[1] == LAST
    assert scores(outcome)[1] == 0


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
