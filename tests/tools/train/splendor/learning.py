"""How a net learns: its gradients, and steps of Adam."""

from __future__ import annotations

from dataclasses import fields, replace

import numpy as np

from bot.computers.splendor.features import (
    CARD_FACTS_A_SEAT,
    COLOUR_FACTS_A_SEAT,
    NOBLE_FACTS_A_SEAT,
    TABLE_FACTS_A_SEAT,
    Features,
    Floats,
    features,
    scales,
)
from bot.computers.splendor.layout import Ints
from bot.computers.splendor.net import CARD_UNITS, COLOUR_UNITS, Net, folded, shapes


def fresh(seats: int, rng: np.random.Generator) -> Net:
    """Return a net that knows nothing, for scaled facts."""
    arrays = []
    for shape in shapes(seats):
        if shape[1] == 1:
            arrays.append(np.zeros(shape, np.float32))
        else:
            arrays.append((rng.standard_normal(shape) * np.sqrt(2 / shape[1])).astype(np.float32))
    arrays[3] *= 0.5
    arrays[7] *= 0.1
    return Net(*arrays)


def widened(net: Net) -> Net:
    """Return a net for one seat more, which thinks of the new seat as of the one before it.

    The new seat is the last but one. So the last, which has just moved, stays the one it was; what
    is said of the new seat and of the one before it weighs as much as before, both together.
    """
    seats = net.seats
    twin = seats - 2

    def more(weights: Floats, each: int) -> Floats:
        """Repeat the columns of a seat; those of all seats stand at the end."""
        begin = weights.shape[1] - (seats - twin) * each
        half = weights[:, begin : begin + each] / 2
        return np.concatenate((weights[:, :begin], half, half, weights[:, begin + each :]), axis=1)

    order = [*range(twin + 1), *range(twin, seats)]
    return replace(
        net,
        cards=more(net.cards, CARD_FACTS_A_SEAT),
        colours=more(net.colours, COLOUR_FACTS_A_SEAT),
        nobles=more(net.nobles, NOBLE_FACTS_A_SEAT),
        first=more(net.first, TABLE_FACTS_A_SEAT),
        last=net.last[order],
        last_added=net.last_added[order],
    )


class Adam:
    """Steps down a slope, and what is remembered of those before."""

    def __init__(self, arrays: list[Floats]) -> None:
        self.arrays = arrays
        self.first = [np.zeros_like(array) for array in arrays]
        self.second = [np.zeros_like(array) for array in arrays]
        self.steps = 0

    def step(self, slopes: list[Floats], rate: float) -> None:
        """Change the arrays a little."""
        self.steps += 1
        size = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for place, slope in enumerate(slopes):
            self.first[place] += 0.1 * (slope - self.first[place])
            self.second[place] += 0.001 * (slope * slope - self.second[place])
            change = size * self.first[place] / (np.sqrt(self.second[place]) + 1e-8)
            self.arrays[place] -= change.astype(self.arrays[place].dtype)


class Learner:
    """A net for scaled facts, and what Adam remembers of its steps."""

    def __init__(self, net: Net) -> None:
        self.arrays = [getattr(net, field.name) for field in fields(net)]
        self.seats = net.seats
        self.scales = scales(net.seats)
        self.adam = Adam(self.arrays)

    @property
    def net(self) -> Net:
        """The net as it is now, for scaled facts."""
        return Net(*self.arrays)

    def playing(self) -> Net:
        """Return the net as it is now, for playing."""
        return folded(Net(*(array.copy() for array in self.arrays)))

    def step(self, columns: Ints, targets: Floats, rate: float) -> float:
        """Learn from some tables; return the loss (cross-entropy) before the step."""
        loss, slopes = self.slopes(features(columns), targets)
        self.adam.step(slopes, rate)
        return loss

    def slopes(self, facts: Features, targets: Floats) -> tuple[float, list[Floats]]:
        """Return the loss and its derivatives by each array."""
        cards_w, colours_w, nobles_w, first_w, first_b, second_w, second_b, last_w, last_b = (
            self.arrays
        )
        count = targets.shape[1]
        sets = [
            (kind * scale[:, None, None]).reshape(kind.shape[0], -1)
            for kind, scale in zip(facts[:3], self.scales[:3], strict=True)
        ]
        units = [
            np.maximum(weights @ members, 0).reshape(weights.shape[0], -1, count)
            for weights, members in zip((cards_w, colours_w, nobles_w), sets, strict=True)
        ]
        greatest = units[0].max(axis=1)
        joined = np.concatenate(
            (
                units[0].sum(axis=1),
                greatest,
                units[1].sum(axis=1),
                units[2].sum(axis=1),
                facts.table * self.scales[3][:, None],
            )
        )
        first = np.maximum(first_w @ joined + first_b, 0)
        second = np.maximum(second_w @ first + second_b, 0)
        logits = last_w @ second + last_b
        logits -= logits.max(axis=0)
        logits -= np.log(np.exp(logits).sum(axis=0))
        loss = float(-(targets * logits).sum() / count)

        d_last = (np.exp(logits) - targets) / np.float32(count)
        d_second = (last_w.T @ d_last) * (second > 0)
        d_first = (second_w.T @ d_second) * (first > 0)
        d_joined = first_w.T @ d_first
        a, b = CARD_UNITS, 2 * CARD_UNITS
        c = b + COLOUR_UNITS
        d_units = [
            np.where(units[0] == greatest[:, None], d_joined[a:b, None], 0) + d_joined[:a, None],
            np.broadcast_to(d_joined[b:c, None], units[1].shape),
            np.broadcast_to(d_joined[c : c + units[2].shape[0], None], units[2].shape),
        ]
        d_sets = [
            (d_unit * (unit > 0)).reshape(unit.shape[0], -1) @ members.T
            for d_unit, unit, members in zip(d_units, units, sets, strict=True)
        ]
        return loss, [
            *d_sets,
            d_first @ joined.T,
            d_first.sum(axis=1, keepdims=True),
            d_second @ first.T,
            d_second.sum(axis=1, keepdims=True),
            d_last @ second.T,
            d_last.sum(axis=1, keepdims=True),
        ]
