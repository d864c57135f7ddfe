"""Chances to win at 12 Seekers."""

import json
from dataclasses import asdict
from math import log
from random import Random
from statistics import mean

import pytest

from bot.computers.seekers.chances import chances
from bot.computers.seekers.weights import WORTH_FEATURE, Weights
from rules.seekers import SEEKERS
from rules.seekers.position import Position
from tests.computers.seekers.known import MODES, beginnings, game
from tests.tools.arena.games import deals
from tests.tools.train.seekers.areas import fitted as weighed
from tests.tools.train.seekers.areas import game_samples as training_samples
from tests.tools.train.seekers.calibration import EDGES, Game, Said, Turn, played, report
from tests.tools.train.seekers.calibration import fitted as fitted_edges
from tests.tools.train.seekers.slopes import fitted, game_samples, slope


@pytest.mark.parametrize("sheet", range(1, 21))
def test_chances_add_up_and_end_in_certainty(sheet: int) -> None:
    """At every question chances add up to 1; when the game is over the winner has it all."""
    rng = Random(sheet)
    positions = game(sheet, MODES[sheet % 3], rng, declare="hand" if sheet % 2 else "auto")
    for seat in (0, 1, None):
        told = chances([position.seen_by(seat) for position in positions])
        assert len(told) == len(positions)
        assert all(sum(both) == pytest.approx(1) for both in told)
        assert all(0 <= one <= 1 for both in told for one in both)
        over = positions[-1]
        assert told[-1] == tuple(float(place == 1) for place in over.places())


def test_chances_rise_with_the_lead() -> None:
    """More points give more of a chance, and the more the nearer the end is."""

    def first(position: Position, points: int) -> float:
        one, other = position.seats
        richer = position.but(seats=(one.but(points=points), other))
        return chances([richer])[0][0]

    positions = [one for one in game(1, "basic", Random(3)) if one.decision]
    early, late = positions[1], positions[-2]
    assert first(early, 0) < first(early, 5) < first(early, 10)
    assert first(late, 8) - first(late, 0) > first(early, 8) - first(early, 0)


def test_who_starts_every_round_has_an_edge() -> None:
    """With the same lead, the first seat's chance is greater where it starts every round, and most so early."""
    positions = [one for one in beginnings(game(1, "basic", Random(3)), 12) if one.mover == 0]

    def edge(position: Position) -> float:
        always, other = (chances([position.but(order=order)])[0][0] for order in (1, 2))
        return log(always / (1 - always)) - log(other / (1 - other))

    assert edge(positions[0]) > edge(positions[-1]) > 0


def test_edges_are_learned_from_games() -> None:
    """Where seats to move win more often than said, and who starts still more often, both get an edge."""
    rng = Random(1)
    games = []
    for _ in range(400):
        won = int(rng.random() > 0.7)
        turns = Turn(12, 0, first=True, static=0.4), Turn(11, 1, first=False, static=0.4)
        games.append(Game("chaos", 2, won, turns))
    said = [Said(one, turn, turn.static) for one in games for turn in one.turns]
    told = dict(zip(EDGES, fitted_edges(said), strict=True))
    assert told["chaos"] == pytest.approx(log(0.6 / 0.4), abs=0.1)
    assert told["starting"] == pytest.approx(log(0.7 / 0.3), abs=0.15)
    assert told["basic"] == 0


def test_a_game_is_put_beside_its_chances() -> None:
    """Every turn of a game that `strong` plays has a chance, and two in a row, one of each seat, are evaluated."""
    deal = next(deals(SEEKERS, 2, [{"mode": "chaos", "sheet": 5, "order": 2}], 1, 1))
    found = played(deal, 0.04)
    assert [turn.left for turn in found.turns] == list(range(12, 0, -1))
    one, other = (turn for turn in found.turns if turn.evaluated is not None)
    assert (one.left - other.left, one.seat + other.seat) == (1, 1)
    assert Game.of(json.dumps(asdict(found))) == found
    assert any(line.startswith("chaos:") for line in report([found, found]))


def test_hidden_cards_change_no_chance() -> None:
    """Whatever colour cards the opponent hides, the chances are the same."""
    for position in game(14, "basic", Random(4))[:-1]:
        seats = position.seats
        free = [colour for colour in "rygbp" if colour not in seats[0].cards]
        views = [
            position.but(seats=(seats[0], seats[1].but(cards="".join(cards)))).seen_by(0)
            for cards in (free[:2], free[1:])
        ]
        assert chances(views[:1]) == chances(views[1:])


def test_slopes_are_learned() -> None:
    """The steeper wins rise with the lead, the steeper is the curve that is fitted."""
    rng = Random(1)

    def samples(noise: float) -> list[tuple[float, bool]]:
        leads = [rng.gauss(0, 4) for _ in range(500)]
        return [(lead, lead + rng.gauss(0, noise) > 0) for lead in leads]

    assert slope(samples(1.0), 0.25) > 2 * slope(samples(8.0), 0.25)


def test_training_sees_learning() -> None:
    """After some seconds of games a trained area tells the last lead better than what it is worth."""
    rng = Random(6)
    plain = Weights({})
    fitting, apart = (
        [sample for _ in range(80) for sample in training_samples(5, "basic", plain, rng)]
        for _ in (0, 1)
    )
    learned = weighed(fitting)

    def error(weights: Weights) -> float:
        squares = []
        for found, lead in apart:
            told = 0.0
            for (left, name), count in found.items():
                table = weights.of(left) or {WORTH_FEATURE: 1.0}
                told += count * table.get(name, 0.0)
            squares.append((told - lead) ** 2)
        return mean(squares)

    assert error(learned) < 0.9 * error(plain)


def test_calibration_games_tell_both_ways() -> None:
    """The games that slopes are fitted on have winners on both sides, and every sheet gets slopes."""
    rng = Random(2)
    samples = [sample for _ in range(6) for sample in game_samples(1, "basic", rng)]
    assert {won for *_, won in samples} == {True, False}
    told = fitted(samples)
    assert set(told) == set(MODES)
    assert all(len(told["basic"][str(sheet)]) == 6 for sheet in range(1, 21))
