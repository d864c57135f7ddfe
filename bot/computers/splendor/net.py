"""The network that estimates each seat's chance of winning, for many tables at once.

Each card, colour and noble passes through a small layer of its kind; the outputs are summed (for cards
also maximized), so that their order doesn't matter; two more layers combine them with the features of
the seats.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import numpy as np

from bot.computers.splendor import layout as at
from bot.computers.splendor.boards import shares
from bot.computers.splendor.features import Features, Floats, counts, features, scales
from bot.computers.splendor.layout import Ints
from bot.computers.splendor.weights import read

CARD_UNITS: Final = 40
COLOUR_UNITS: Final = 20
NOBLE_UNITS: Final = 16
FIRST_UNITS: Final = 112
SECOND_UNITS: Final = 40


def shapes(seats: int) -> tuple[tuple[int, int], ...]:
    """Return the shapes of a network's arrays, in the order of `Net`."""
    cards, colours, nobles, table = counts(seats)
    joined = 2 * CARD_UNITS + COLOUR_UNITS + NOBLE_UNITS + table
    return (
        (CARD_UNITS, cards),
        (COLOUR_UNITS, colours),
        (NOBLE_UNITS, nobles),
        (FIRST_UNITS, joined),
        (FIRST_UNITS, 1),
        (SECOND_UNITS, FIRST_UNITS),
        (SECOND_UNITS, 1),
        (seats, SECOND_UNITS),
        (seats, 1),
    )


@dataclass(frozen=True)
class Net:
    """The weights of a network: the layers by kind, then the joined ones with their biases."""

    cards: Floats
    colours: Floats
    nobles: Floats
    first: Floats
    first_added: Floats
    second: Floats
    second_added: Floats
    last: Floats
    last_added: Floats

    @property
    def seats(self) -> int:
        """The number of seats that the network is for."""
        return int(self.last.shape[0])

    def chances(self, columns: Ints) -> Floats:
        """Return each seat's chance of winning, the seat to move first; exact if a game is over."""
        values = _softmax(self.logits(features(columns)))
        over = np.flatnonzero(columns[at.ABOUT_ROW] == at.GAME_OVER)
        if over.size:
            values[:, over] = shares(columns[:, over])
        return values

    def logits(self, facts: Features) -> Floats:
        """Return the output of the last layer."""
        cards = _units(self.cards, facts.cards)
        colours = _units(self.colours, facts.colours).sum(axis=1)
        nobles = _units(self.nobles, facts.nobles).sum(axis=1)
        parts = (cards.sum(axis=1), cards.max(axis=1), colours, nobles, facts.table)
        joined = np.concatenate(parts)
        first = self.first @ joined
        first += self.first_added
        np.maximum(first, 0, out=first)
        second = self.second @ first
        second += self.second_added
        np.maximum(second, 0, out=second)
        last: Floats = self.last @ second + self.last_added
        return last


@lru_cache(maxsize=3)
def shipped(seats: int) -> Net:
    """Return the shipped network for this number of seats; raise WeightsDamaged if it's unusable."""
    expected = shapes(seats)
    numbers = np.frombuffer(read(f"strong-{seats}.bin", expected), "<f2").astype(np.float32)
    ends = np.cumsum([rows * width for rows, width in expected])
    parts = np.split(numbers, ends[:-1])
    return folded(Net(*(part.reshape(shape) for part, shape in zip(parts, expected, strict=True))))


def folded(net: Net) -> Net:
    """Fold the features' scales into a network that was trained on scaled features."""
    cards, colours, nobles, table = scales(net.seats)
    first = net.first.copy()
    first[:, -table.size :] *= table
    return replace(
        net,
        cards=net.cards * cards,
        colours=net.colours * colours,
        nobles=net.nobles * nobles,
        first=first,
    )


def _units(weights: Floats, facts: Floats) -> Floats:
    kinds, members, tables = facts.shape
    units = weights @ facts.reshape(kinds, members * tables)
    np.maximum(units, 0, out=units)
    return units.reshape(-1, members, tables)


def _softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(axis=0))
    chances: Floats = powers / powers.sum(axis=0)
    return chances
