"""Training: some seconds are enough to see that something is learnt."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bot.computers.splendor.features import features
from bot.computers.splendor.net import Net, folded, shapes, shipped
from tests.tools.train.splendor.learning import Learner, fresh, widened
from tests.tools.train.splendor.matches import Thinker, match
from tests.tools.train.splendor.playing import plays
from tests.tools.train.splendor.tables import Tables
from tests.tools.train.splendor.values import Plan, opened, trained


def test_slopes_are_the_losses_derivatives() -> None:
    """A small step along any array changes the loss by as much as its slope says."""
    rng = np.random.default_rng(1)
    learner = Learner(fresh(3, rng))
    learner.arrays = [array.astype(np.float64) for array in learner.arrays]
    tables = Tables(3, 16, rng)
    facts: Any = features(tables.columns)
    goals: Any = rng.dirichlet(np.ones(3), 16).T  # as fine as the arrays
    _, slopes = learner.slopes(facts, goals)
    for place, slope in enumerate(slopes):
        step = 1e-6 * rng.standard_normal(slope.shape)
        learner.arrays[place] += step
        above, _ = learner.slopes(facts, goals)
        learner.arrays[place] -= 2 * step
        below, _ = learner.slopes(facts, goals)
        learner.arrays[place] += step
        foreseen = 2 * float((slope * step).sum())
        assert abs(above - below - foreseen) < 0.02 * abs(foreseen) + 1e-10


def test_a_few_seconds_teach_something() -> None:
    """Told what came of games, a net comes to foresee games it was told nothing of."""
    rng = np.random.default_rng(1)
    games = plays([shipped(2)], Tables(2, 64, rng))
    ended = [game for _ in range(140) for game in next(games)]
    assert len(ended) > 60
    tables, lessons = (
        [np.stack(each, axis=1) for each in kind] for kind in zip(*ended, strict=True)
    )
    told, apart = np.concatenate(tables[20:], axis=1), np.concatenate(tables[:20], axis=1)
    goals, foreseen = np.concatenate(lessons[20:], axis=1), np.concatenate(lessons[:20], axis=1)
    learner = Learner(fresh(2, rng))
    before, _ = learner.slopes(features(apart), foreseen)
    for _ in range(100):
        some = rng.integers(told.shape[1], size=512)
        learner.step(told[:, some], goals[:, some], 1e-3)
    after, _ = learner.slopes(features(apart), foreseen)
    assert after < before - 0.03


def test_training_writes_a_net_that_plays(tmp_path: Path) -> None:
    """Self-play from nothing ends when its time is up, and its file holds a whole net."""
    file = tmp_path / "net.npz"
    learner = Learner(fresh(2, np.random.default_rng(1)))
    trained(Plan(2, 0.01, seed=1, games=8, batch=64), learner, file)
    net = folded(Net(*opened(file)))
    knowing, other = Thinker(shipped(2), 0), Thinker(net, 0)
    assert sum(match(knowing, other, 10, seed=1)) > 5


def test_a_net_can_be_widened_by_a_seat() -> None:
    """It has the shape of a net for four seats, and still tells the last seat's chance from the others'."""
    rng = np.random.default_rng(1)
    learner = Learner(fresh(3, rng))
    learner.arrays[-1][:] = [[0], [1], [2]]
    wide = widened(learner.net)
    assert [array.shape for array in vars(wide).values()] == list(shapes(4))
    chances = folded(wide).chances(Tables(4, 5, rng).columns)
    assert chances.sum(axis=0) == pytest.approx(1, abs=1e-5)
    assert (chances[1] == chances[2]).all()
    assert (chances[3] > chances[2]).all()
