"""The evaluation of positions of 12 Seekers."""

from collections import Counter
from random import Random

import pytest

from bot.computers.contract import Evaluation
from bot.computers.seekers.chances import with_edge
from bot.computers.seekers.deepening import Deepening
from bot.computers.seekers.evaluating import BEST, EXACT_TURNS, edge_of, evaluated
from bot.computers.seekers.limit import Limit
from bot.computers.seekers.state import STATE_FIELDS, Proven
from bot.computers.seekers.strong import likely_chance
from rules.seekers.position import Position
from tests.computers.seekers.endings import mover_wins
from tests.computers.seekers.known import MODES, game
from tests.computers.seekers.lines import ends_after
from tests.computers.seekers.outcomes import best
from tests.rules.seekers.table import table

QUICK = 0.005
"""A small effort, for the tests' sake."""


def views(sheet: int, mode: str, count: int, declare: str = "auto") -> list[Position]:
    """Return some of a game's positions with a choice, as the seat to move sees them."""
    rng = Random(f"{sheet} {mode}")
    positions = game(sheet, mode, rng, declare, sane=True)
    asked = [
        (position, decision.seat)
        for position in positions
        if (decision := position.decision) and decision.seat >= 0 and len(decision.moves) > 1
    ]
    return [position.seen_by(seat) for position, seat in rng.sample(asked, min(count, len(asked)))]


def notations(view: Position) -> list[str]:
    """Return the notations of the legal moves."""
    assert view.decision
    return [str(move) for move in view.decision.moves]


def told(evaluation: Evaluation) -> dict[str, tuple[float, object]]:
    """Return the chance and the line of every move told."""
    return {one.notation: (one.chance, one.line) for one in evaluation.moves}


@pytest.mark.parametrize("mode", MODES)
def test_the_same_position_gets_the_same_figures(mode: str) -> None:
    """Asked twice, it says the same."""
    for sheet in (7, 15, 19):
        for view in views(sheet, mode, 1):
            assert evaluated(view, (), QUICK) == evaluated(view, (), QUICK)


@pytest.mark.parametrize("mode", MODES)
def test_moves_asked_for_change_nothing_else(mode: str) -> None:
    """A move asked for besides is told after the best ones, which stay what they are."""
    asked_for = 0
    for sheet in (2, 5, 16):
        for view in views(sheet, mode, 1):
            alone = evaluated(view, (), QUICK)
            every = notations(view)
            with_all = evaluated(view, every, QUICK)
            assert alone.moves == with_all.moves[:BEST]
            assert (alone.stake, alone.error) == (with_all.stake, with_all.error)
            assert sorted(told(with_all)) == sorted(every)
            one = every[-1]
            assert told(evaluated(view, (one,), QUICK))[one] == told(with_all)[one]
            asked_for += len(every) - len(alone.moves)
    assert asked_for


@pytest.mark.parametrize("mode", MODES)
def test_all_moves_are_searched_equally_deep(mode: str) -> None:
    """The lines of all moves are equally long, or only this turn if it's proved to end otherwise; a proof follows."""
    for sheet in (1, 8, 12):
        for view in views(sheet, mode, 1):
            found = evaluated(view, notations(view), QUICK).moves
            lines = [[it for it in move.line if not isinstance(it, Proven)] for move in found]
            assert len({len(line) for line in lines} - {1}) <= 1
            for move, line in zip(found, lines, strict=True):
                fields = [len(state[1]) for state in line]
                assert fields == list(range(fields[0], fields[-1] - 1, -1))
                assert {len(state) for state in line} == {STATE_FIELDS}
                assert [it.won for it in move.line[len(line) :]] in ([], [move.chance])


@pytest.mark.parametrize("sheet", [1, 9, 20])
def test_margins_are_those_of_good_play(sheet: int) -> None:
    """In the last round each move's margin is the one that the rules find by playing out everything."""
    told = 0
    for view in views(sheet, "advanced", 10):
        decision = view.decision
        if not decision or view.stage != "play" or len(view.field) > 2:
            continue
        for move in evaluated(view, notations(view), QUICK).moves:
            (proven,) = [it for it in move.line if isinstance(it, Proven)]
            (answer,) = [it for it in decision.moves if str(it) == move.notation]
            ends = ends_after(view, answer)
            if len(ends[0].field) < 2:
                told += 1
                assert best(ends, decision.seat, view) == (proven.won == 1.0, proven.margin)
    assert told


@pytest.mark.parametrize("mode", MODES)
def test_chances_are_the_mean_of_two_depths(mode: str) -> None:
    """The deepest whole search counts as much as the one a turn less deep; then something is taken off."""
    compared = 0
    for sheet in (1, 3, 6):
        for view in views(sheet, mode, 2):
            assert view.decision
            found = evaluated(view, notations(view), 6 * QUICK)
            depth = len(found.best.line) - 1
            asked = Deepening.of(view, view.decision.moves, view.decision.seat)
            if not EXACT_TURNS[mode] < asked.left > depth > 1:
                continue
            for one in found.moves:
                deep, shallow = (exact(asked, one.notation, at) for at in (depth, depth - 1))
                mean = (deep + shallow) / 2
                assert one.chance == pytest.approx(with_edge(mean, edge_of(view, asked.seat)))
                compared += 1
    assert compared


@pytest.mark.parametrize("mode", MODES)
def test_a_depth_cut_short_chooses_among_the_moves_it_reached(mode: str) -> None:
    """A move that was only searched less deep is never better than the best one of the last depth."""
    for sheet in (1, 8, 12):
        for view in views(sheet, mode, 1):
            assert view.decision
            for states in range(1_000, 9_000, 1_000):
                asked = Deepening.of(view, view.decision.moves, view.decision.seat)
                asked.deepen(asked.search(Limit(states=states)))
                assert asked.outcomes[0] is max(asked.outcomes, key=lambda one: one.value)


def exact(asked: Deepening, notation: str, depth: int) -> float:
    """Return the chance after a move by a search of its own, so many turns deep."""
    search = asked.search(Limit())
    values = [
        asked.value(search, outcome, depth)
        for outcome in asked.outcomes
        if notation in {str(asked.moves[move]) for move in outcome.moves}
    ]
    return likely_chance(asked, max(values), depth)


@pytest.mark.parametrize("sheet", range(1, 21))
def test_every_figure_is_a_chance(sheet: int) -> None:
    """Chances and stakes are from 0 to 1, the best first, in declarations too."""
    for view in views(sheet, MODES[sheet % 3], 2, declare="hand"):
        found = evaluated(view, (), QUICK)
        chances = [move.chance for move in found.moves]
        assert chances == sorted(chances, reverse=True)
        assert 0 <= chances[-1] <= chances[0] <= 1
        assert -1e-9 <= found.stake <= 1


@pytest.mark.parametrize(("sheet", "hands"), [(14, ("gb", "bp")), (15, "gp"), (17, ("gb", "bp"))])
def test_hidden_cards_change_nothing(sheet: int, hands: tuple[str, str]) -> None:
    """Whatever colour cards the opponent hides, the evaluation is the same."""
    own = "r" if sheet == 15 else "ry"
    one, other = (
        table(sheet, "rrg", "gbbp", cards=(own, theirs), dungeon="gpprgbrygbbp", field="1 2 3 4")
        for theirs in hands
    )
    assert evaluated(one.seen_by(0), (), 1.0) == evaluated(other.seen_by(0), (), 1.0)


def test_the_last_three_rounds_are_exact() -> None:
    """With everything known, a move's chance is whether it wins, as solving tells."""
    compared = Counter[int]()
    for sheet in (1, 7, 11, 20):
        for view in views(sheet, "advanced", 20):
            if len(view.field) not in (3, 4, 5, 6) or view.todo[0].name != "seek":
                continue
            found = evaluated(view, (), 1.0)
            assert found.error == 0.0
            wins = mover_wins(view, view.mover, 20.0)
            assert found.moves[0].chance == float(bool(wins))
            compared[len(view.field)] += 1
    assert set(compared) == {3, 4, 5, 6}
    assert compared[3] + compared[4] >= 4
