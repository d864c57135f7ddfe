"""Training: some seconds are enough to see that something is learnt."""

import numpy as np

from bot.computers.splendor.features import features
from bot.computers.splendor.net import folded
from tests.train.splendor.learning import Learner, fresh
from tests.train.splendor.matches import Thinker, match
from tests.train.splendor.tables import Tables
from tests.train.splendor.values import Plan, trained


def test_slopes_are_the_losses_derivatives() -> None:
    """A small step along any array changes the loss by as much as its slope says."""
    rng = np.random.default_rng(1)
    learner = Learner(fresh(3, rng))
    learner.arrays = [array.astype(np.float64) for array in learner.arrays]
    tables = Tables(3, 16, rng)
    facts, goals = features(tables.columns), rng.dirichlet(np.ones(3), 16).T
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
    """At one ply a net of six seconds scores more than 65 of 100 against one that knows nothing."""
    rng = np.random.default_rng(1)
    learner = Learner(fresh(2, rng))
    nothing = Thinker(learner.playing(), 0)
    trained(Plan(2, 0.1, seed=1, games=32, batch=256), learner)
    scores = match(Thinker(folded(learner.net), 0), nothing, 100, seed=1)
    assert sum(scores) > 65
