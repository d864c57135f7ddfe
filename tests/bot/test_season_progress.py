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
    without_blocks,
)
from bot.seasons.standings import scores
from bot.store.season_values import LAST, Entrant, Fixture, Season

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


def beaten(before: Progress, winner: int) -> Progress:
    """Return a season in which somebody has won all games, and the person who sits first the others."""
    done = [
        replace(it, stage="decided", places=tuple(1 + (who != first) for who in it.entries))
        if len(it.entries) > 1
        else it
        for it in before.fixtures
        for first in [winner if winner in it.entries else (*it.entries, 0)[0]]
    ]
    return Progress(before.season, before.entrants, done)


def test_a_block_costs_the_game_of_whoever_has_blocked() -> None:
    """It's worth nothing to them, and to the other as much as the other games on average."""
    before = progress(2, 5)
    for winner in (0, 1):
        free = {it.entry: it.points for it in beaten(before, winner).lines(0)}
        cost = {it.entry: it.points for it in beaten(blocked(before, (1, 0)), winner).lines(0)}
        assert free[winner] == 4
        assert cost[winner] == (4 if winner == 0 else 3)
    both = beaten(blocked(before, (0, 1), (1, 0)), 0)
    assert {it.entry: it.points for it in both.lines(0)}[0] == 3


def test_being_blocked_by_everybody_is_no_way_to_win() -> None:
    """Nor does blocking each other help anybody: who has played no game has no point."""
    before = progress(2, 5)
    for pairs in ([(other, 0) for other in range(1, 5)], [(0, other) for other in range(1, 5)]):
        after = beaten(blocked(before, *pairs), 0)
        assert {it.entry: it.points for it in after.lines(0)}[0] == 0


def test_a_rival_is_not_held_back_by_blocks() -> None:
    """Three accounts that have blocked the strongest person, and lose to their owner, don't put them ahead."""
    before = progress(2, 5)
    after = blocked(before, (2, 0), (3, 0), (4, 0))
    done = [
        replace(
            it, stage="decided", places=tuple(1 + (who != min(it.entries)) for who in it.entries)
        )
        if len(it.entries) > 1
        else it
        for it in after.fixtures
    ]
    first, second, *_ = Progress(after.season, after.entrants, done).lines(0)
    assert (first.entry, second.entry) == (0, 1)
    assert [first.points, second.points] == [4, 3]


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
