"""Who meets whom in an evening, and who has no opponent, judged by another library's matchings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import combinations, permutations
from random import Random
from time import thread_time

import networkx as nx
import pytest

from bot.features.blocks.store import Blocking
from bot.features.seasons.divisions import Pair, Seed, divided
from bot.features.seasons.draw import drawn, meetings
from bot.features.seasons.evening import REDRAWN, next_round
from bot.features.seasons.matching import _Matching, heaviest
from bot.features.seasons.progress import Progress
from bot.features.seasons.swiss import History, paired
from bot.features.seasons.values import Entrant, Fixture, Season
from rules import MOST_SEATS

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
MANY = 80
"""The most people that a season can have."""


def evening(people: int, seats: int = 2) -> Progress:
    """Return an evening that these people have joined."""
    season = Season(
        *(1, 2, 3, "evening", 1, "splendor", seats, "1m", 0, 5, True, "en", "running"),
        *(NOW, NOW + timedelta(hours=3)),
    )
    return Progress(season, [entrant(number) for number in range(people)], ())


def entrant(number: int) -> Entrant:
    """Return somebody who waits for the next round."""
    return Entrant(1, number, 100 + number, f"person {number}", NOW, ready=True)


def played(
    before: Progress, rng: Random, blocking: Blocking = frozenset()
) -> tuple[Progress, list[Fixture]]:
    """Return an evening after another round with random results, and the games of that round."""
    points = {it.entry: 1000 - it.entry for it in before.entrants}
    new, games = next_round(before, points, blocking)
    known = {it.entry: it for it in before.entrants} | {it.entry: it for it in new}
    done = [
        replace(it, stage="decided", places=tuple(rng.sample((1, 2, 3), len(it.entries))))
        if len(it.entries) > 1
        else it
        for it in games
    ]
    return Progress(before.season, list(known.values()), [*before.fixtures, *done]), games


def fewest_rematches(people: Iterable[int], free: Iterable[int], met: Iterable[Pair]) -> int:
    """Return how many pairs have to meet again at least if one of `free` may have no opponent."""
    graph, again = nx.Graph(), set(met)
    graph.add_weighted_edges_from(
        (one, other, 0 if {one, other} in again else 1) for one, other in combinations(people, 2)
    )
    graph.add_weighted_edges_from(("bye", it, 1) for it in free)
    pairs = nx.max_weight_matching(graph, maxcardinality=True)
    return sum(frozenset(pair) in again for pair in pairs)


@pytest.mark.parametrize("seed", range(8))
def test_byes_are_fair_and_nobody_meets_again_needlessly(seed: int) -> None:
    """In 400 evenings in which people leave, a bye goes to one with the fewest, and no rematch is avoidable.

    While nobody comes late, the numbers of byes differ by one at most.
    """
    rng = Random(seed)
    for _ in range(50):
        now, byes, late = evening(rng.randint(3, 11)), Counter[int](), rng.random() < 0.3
        for _ in range(rng.randint(3, 5)):
            there = [it.entry for it in now.entrants if it.left is None]
            met = meetings(it.entries for it in now.fixtures)
            least = min(byes[it] for it in there)
            free = [it for it in there if byes[it] == least] if len(there) % 2 else []
            now, games = played(now, rng)
            alone = [it.entries[0] for it in games if len(it.entries) == 1]
            assert len(alone) == len(there) % 2
            assert set(alone) <= set(free)
            again = sum(frozenset(it.entries) in met for it in games)
            assert again == fewest_rematches(there, free, met)
            byes.update(alone)
            counts = [byes[it] for it in there]
            assert late or max(counts) - min(counts) <= 1
            going = rng.sample(there, min(rng.choice((0, 0, 1, 2)), len(there) - 3))
            people = [replace(it, left=NOW) if it.entry in going else it for it in now.entrants]
            people += [entrant(len(people))] if late and rng.random() < 0.5 else []
            now = Progress(now.season, people, now.fixtures)


@pytest.mark.parametrize("people", range(3, 12))
def test_a_round_leaves_a_next_one(people: int) -> None:
    """While everybody stays and hasn't met everybody, nobody ever meets again, whatever the results."""
    rounds = min(5, people - 1 + people % 2)
    for seed in range(40):
        now, rng = evening(people), Random(seed)
        for _ in range(rounds):
            now, _ = played(now, rng)
        met = meetings(it.entries for it in now.fixtures)
        assert max(met.values()) == 1


def test_three_people_have_byes_in_turn() -> None:
    """In five rounds they have two, two and one."""
    now, byes = evening(3), Counter[int]()
    for number in range(5):
        now, games = played(now, Random(number))
        byes.update(it.entries[0] for it in games if len(it.entries) == 1)
    assert sorted(byes.values()) == [1, 2, 2]


def test_people_who_are_kept_apart_do_not_meet() -> None:
    """As few people as possible have no opponent then."""
    rng = Random(3)
    for _ in range(100):
        people = range(rng.randint(2, 10))
        pairs = [frozenset(it) for it in combinations(people, 2)]
        apart = frozenset(it for it in pairs if rng.random() < 0.4)
        tables, alone = paired(people, 2, History({}, {}, [], apart))
        assert not apart & {frozenset(it) for it in tables}
        graph = nx.Graph(tuple(it) for it in set(pairs) - apart)
        most = len(nx.max_weight_matching(graph, maxcardinality=True))
        assert (len(tables), len(alone)) == (most, len(people) - 2 * most)


@pytest.mark.parametrize("people", [5, 6, 8])
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_wins_an_evening_by_blocking_everybody(people: int, seats: int) -> None:
    """They have no game and no point, whoever they are; nobody else has a second bye because of it."""
    for whoever in range(people):
        now, rng = evening(people, seats), Random(whoever)
        blocking = frozenset((whoever, other) for other in range(people) if other != whoever)
        for _ in range(5):
            now, games = played(now, rng, blocking)
            assert not any(whoever in it.entries for it in games)
            assert sum(now.is_bye(it) for it in games) == (people % 2 == 0 and seats == 2)
        line = next(it for it in now.lines(0) if it.entry == whoever)
        assert not line.points
        assert not line.played
        byes = Counter(it.entries[0] for it in now.fixtures if now.is_bye(it))
        assert max(byes.values(), default=0) <= 1 or people < 6


def test_blocking_the_strongest_chooses_no_opponents() -> None:
    """Whoever would meet somebody they have blocked sits the round out, and the other gets another opponent."""
    now, blocking = evening(8), frozenset((0, other) for other in (1, 2, 3, 4))
    _, games = next_round(now, {it.entry: 1000 - it.entry for it in now.entrants}, frozenset())
    (drawn,) = (it for it in games if 0 in it.entries)
    assert set(drawn.entries) & {1, 2, 3, 4}
    now, games = played(now, Random(1), blocking)
    (out,) = (it for it in games if 0 in it.people)
    assert now.sat_out(out)
    (other,) = {*drawn.entries} - {0}
    assert any(other in it.entries for it in games)


def test_a_block_costs_whoever_is_blocked_no_round() -> None:
    """Even if everybody has blocked the same person: the others sit out, and only one bye counts."""
    now, blocking = evening(4), frozenset((other, 3) for other in range(3))
    for number in range(3):
        now, _ = played(now, Random(number), blocking)
    points = {it.entry: it.points for it in now.lines(0)}
    assert points[3] <= 1
    assert all(it.entries != (3,) or now.is_bye(it) for it in now.fixtures)


def test_only_the_first_round_without_a_game_is_worth_a_win() -> None:
    """Three people in five rounds have byes in turn; the second is worth nothing, nor is one after sitting out."""
    now = evening(3)
    for number in range(5):
        now, _ = played(now, Random(number))
    assert len(now.free) == len({it.entries for it in now.free}) == 3
    assert sum(it.points for it in now.lines(0)) == 5 + 3
    one = next(it for it in now.fixtures if now.is_bye(it))
    out = replace(one, number=-1, entries=(), absent=one.entries, places=None, stage="void")
    after = Progress(now.season, now.entrants, [out, *now.fixtures])
    assert sum(it.points for it in after.lines(0)) == 5 + 2


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 1.0])
@pytest.mark.parametrize("seats", range(2, MOST_SEATS + 1))
def test_nobody_plays_somebody_they_have_blocked(share: float, seats: int) -> None:
    """Whatever people block, each of them plays, has a bye, or sits out, and whoever blocks nobody never does."""
    rng = Random(seats)
    for _ in range(20):
        now = evening(rng.randint(2, 14), seats)
        pairs = permutations(range(len(now.entrants)), 2)
        blocking = frozenset(it for it in pairs if rng.random() < share)
        _, games = next_round(now, {it.entry: 500 for it in now.entrants}, blocking)
        assert sorted(it for game in games for it in game.people) == [*range(len(now.entrants))]
        for game in games:
            assert not blocking.intersection(permutations(game.entries, 2))
            assert not now.sat_out(game) or any(one in game.absent for one, _ in blocking)


def test_the_heaviest_matching() -> None:
    """No matching of a random graph weighs more."""
    rng = Random(1)
    for _ in range(500):
        weights = random_weights(rng)
        size = len(weights)
        found = heaviest(weights)
        assert len({*(it for pair in found for it in pair)}) == 2 * len(found)
        assert all(weights[one][other] for one, other in found)
        graph = nx.Graph()
        graph.add_weighted_edges_from(
            (one, other, weights[one][other])
            for one, other in combinations(range(size), 2)
            if weights[one][other]
        )
        best = nx.max_weight_matching(graph)
        assert weight(weights, found) == weight(weights, best)


def test_a_blossom_is_an_odd_circle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is followed that a blossom has just closed around: one of a single part would take another's number."""
    shrink, closed = _Matching._shrink, list[int]()

    def watched(matching: _Matching, x: int, base: int, y: int) -> None:
        shrink(matching, x, base, y)
        closed.append(len(matching._circle[matching._whole[x]]))

    monkeypatch.setattr(_Matching, "_shrink", watched)
    rng = Random(2)
    for _ in range(300):
        heaviest(random_weights(rng))
    assert closed
    assert all(parts >= 3 and parts % 2 == 1 for parts in closed)


def random_weights(rng: Random) -> list[list[int]]:
    """Return the weights of a random graph."""
    size, density, top = rng.randint(0, 12), rng.random(), rng.choice((1, 2, 5, 1000))
    weights = [[0] * size for _ in range(size)]
    for one, other in combinations(range(size), 2):
        if rng.random() < density:
            weights[one][other] = weights[other][one] = rng.randint(1, top)
    return weights


def weight(weights: Sequence[Sequence[int]], pairs: Iterable[tuple[int, int]]) -> int:
    """Return what pairs weigh together."""
    return sum(weights[one][other] for one, other in pairs)


@pytest.mark.parametrize("seats", [3, 4])
def test_larger_tables_bring_few_people_together_again(seats: int) -> None:
    """In four rounds of 60 people, nobody meets anybody twice."""
    games: list[tuple[int, ...]] = []
    for number in range(4):
        order = Random(number).sample(range(60), 60)
        tables, alone = paired(order, seats, History(meetings(games), {}, []))
        assert not alone
        games += tables
    assert max(meetings(games).values()) == 1


@pytest.mark.parametrize(
    ("people", "seats"), [(7, 3), (8, 3), (9, 3), (10, 3), (11, 3), (8, 4), (13, 4)]
)
def test_larger_tables_bring_nobody_together_again_needlessly(people: int, seats: int) -> None:
    """If a round without a rematch exists, by trying all, such a round is drawn."""
    for seed in range(6):
        games: list[tuple[int, ...]] = []
        for number in range(4):
            order = Random(10 * seed + number).sample(range(people), people)
            met = meetings(games)
            tables, _ = paired(order, seats, History(met, {}, []))
            again = any(met[frozenset(it)] for table in tables for it in combinations(table, 2))
            assert not again or not without_rematch(order, [*map(len, tables)], met)
            games += tables


def without_rematch(people: list[int], sizes: list[int], met: Mapping[frozenset[int], int]) -> bool:
    """Return whether people can sit at tables of these sizes so that no two have met."""
    if not people:
        return True
    first, *others = people
    for size in {*sizes}:
        left = [*sizes]
        left.remove(size)
        for group in combinations(others, size - 1):
            if not any(met.get(frozenset(it)) for it in combinations((first, *group), 2)):
                rest = [it for it in others if it not in group]
                if without_rematch(rest, left, met):
                    return True
    return False


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9, 1.0])
def test_the_largest_draws_are_bounded(share: float) -> None:
    """With as many people as a season can have, no draw takes two seconds, whoever has blocked whom."""
    rng, people = Random(2), range(MANY)
    pairs = [frozenset(it) for it in combinations(people, 2)]
    blocking = frozenset(it for it in permutations(people, 2) if rng.random() < share)
    met = {it: rng.randint(1, 4) for it in pairs if rng.random() < 0.5}
    for seats in range(2, MOST_SEATS + 1):
        before = thread_time()
        paired(people, seats, History(met, {}, [*people, *people[::2]]))
        for group in divided([Seed(it, 500) for it in people], seats):
            drawn(group, seats, rng)
        drawn(people[:25], seats, rng)  # the largest division
        assert thread_time() - before < 2
        next_round(evening(MANY, seats), dict.fromkeys(people, 500), blocking)
        assert thread_time() - before < 2 * (1 + REDRAWN)
