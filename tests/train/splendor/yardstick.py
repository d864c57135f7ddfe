"""The yardstick: 188 facts reckoned by hand, a net of 188-64-32-1, six minutes of TD(0.8).

A prototype of this make was measured (before this one was written) to be even with a public
AlphaZero net, at 1,000 simulations against its 800. It is for two seats alone.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from bot.computers.splendor import layout as at
from bot.computers.splendor.boards import shares
from bot.computers.splendor.features import (
    CARD_FACTS,
    CARD_FACTS_A_SEAT,
    COLOUR_FACTS,
    COLOUR_FACTS_A_SEAT,
    Floats,
    features,
)
from bot.computers.splendor.layout import Ints
from bot.computers.splendor.tree import TableEvaluator
from tests.train.splendor.learning import Adam

FACTS: Final = 188
SHAPES: Final[tuple[tuple[int, int], ...]] = (
    (64, FACTS),
    (64, 1),
    (32, 64),
    (32, 1),
    (1, 32),
    (1, 1),
)


def facts(columns: Ints) -> Floats:
    """Return the 188 facts of each table, as the seat on turn sees it."""
    told = features(columns)
    rows: list[Floats] = []
    levels = told.cards[1:4].astype(np.bool_)
    prestige = told.cards[0]
    for number in range(2):
        mine = told.cards[CARD_FACTS + CARD_FACTS_A_SEAT * number :]
        usable = told.cards[4] + told.cards[5 if number == 0 else 6] > 0
        short = mine[1]
        for level in levels:
            for least, most in ((0, 0), (1, 1), (2, 2), (3, 4), (5, 9)):
                of = (usable & level & (short >= least) & (short <= most)).astype(np.float32)
                rows += [0.3 * of.sum(axis=0), 0.2 * (of * prestige).sum(axis=0)]
        colours = told.colours[COLOUR_FACTS + COLOUR_FACTS_A_SEAT * number :]
        for fact, scale in ((0, 0.3), (1, 0.25), (2, 0.1), (3, 0.04), (4, 0.3), (5, 0.3)):
            rows += list(scale * colours[fact])
        nobles = np.sort(told.nobles[1 + 4 * number], axis=0)
        rows += list(0.15 * nobles[-3:])
    rows += list(0.2 * told.colours[1]) + list(told.colours[2])
    shown = columns[at.CARD_ROWS]
    brings = at.BONUS[shown]
    for level in range(3):
        for colour in range(5):
            rows.append(
                0.5 * (brings[4 * level : 4 * level + 4] == colour).sum(axis=0, dtype=np.float32)
            )
    rows += list(0.1 * told.table)
    rows += [0.5 * (level & (told.cards[4] > 0)).sum(axis=0, dtype=np.float32) for level in levels]
    return np.stack(rows).astype(np.float32)


class Flat:
    """A net over facts that stand in one row."""

    seats = 2
    shapes = SHAPES

    def __init__(self, arrays: list[Floats]) -> None:
        self.arrays = arrays

    def chances(self, columns: Ints) -> Floats:
        """Return both seats' chance of winning, the seat on turn first; exact where a game is over."""
        mine = 1 / (1 + np.exp(-self.layers(facts(columns))[-1][0]))
        values: Floats = np.stack((mine, 1 - mine)).astype(np.float32)
        over = np.flatnonzero(columns[at.ABOUT_ROW] == at.GAME_OVER)
        if over.size:
            values[:, over] = shares(columns[:, over])
        return values

    def layers(self, told: Floats) -> list[Floats]:
        """Return what every layer says, the facts first."""
        first_w, first_b, second_w, second_b, last_w, last_b = self.arrays
        first = np.maximum(first_w @ told + first_b, 0)
        second = np.maximum(second_w @ first + second_b, 0)
        return [told, first, second, last_w @ second + last_b]


class FlatLearner:
    """Adam for the yardstick."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.arrays: list[Floats] = [
            np.zeros(shape, np.float32)
            if shape[1] == 1
            else (rng.standard_normal(shape) * np.sqrt(2 / shape[1])).astype(np.float32)
            for shape in SHAPES
        ]
        self.adam = Adam(self.arrays)

    def playing(self) -> TableEvaluator:
        """Return the net as it is now, for playing."""
        return Flat([array.copy() for array in self.arrays])

    def step(self, columns: Ints, targets: Floats, rate: float) -> float:
        """Learn from some tables; return the loss (cross-entropy) before the step."""
        told, first, second, logits = Flat(self.arrays).layers(facts(columns))
        mine = 1 / (1 + np.exp(-logits))
        goal = targets[:1]
        loss = -(goal * np.log(mine + 1e-7) + (1 - goal) * np.log(1 - mine + 1e-7)).mean()
        d_last = (mine - goal) / np.float32(goal.shape[1])
        d_second = (self.arrays[4].T @ d_last) * (second > 0)
        d_first = (self.arrays[2].T @ d_second) * (first > 0)
        slopes = []
        for slope, below in ((d_first, told), (d_second, first), (d_last, second)):
            slopes += [slope @ below.T, slope.sum(axis=1, keepdims=True)]
        self.adam.step(slopes, rate)
        return float(loss)
