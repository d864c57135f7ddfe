"""A tree of tables, grown where answers promise most (PUCT).

What an answer promises at first is what the net thinks of the table after it; a table's worth is
that of the answers from it, the better ones weighing more. Cards that the dealer owes are drawn
from those not seen, a few for each answer. Trees only say which tables to look at next, so that
many can be looked at together: in one tree, or in the trees of many games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Final, Protocol

import numpy as np

from bot.computers.splendor import boards
from bot.computers.splendor import layout as at
from bot.computers.splendor.features import Floats
from bot.computers.splendor.layout import Ints

EVALUATION_BATCH: Final = 1024
"""Tables valued together: more no longer fit in a processor's cache."""


class TableEvaluator(Protocol):
    """What values tables: a net."""

    @property
    def seats(self) -> int:
        """For how many seats."""

    def chances(self, columns: Ints) -> Floats:
        """Return each seat's chance to win, the seat on turn first; exact where a game is over."""


@dataclass(frozen=True)
class TreeGrowth:
    """How a tree grows."""

    kept: int = 16
    """Answers looked at from a table, at the most."""
    hopeless: float = 0.004
    """The part of the best answer's promise below which an answer is not looked at."""
    curiosity: float = 0.7
    """How much the less visited answers are looked at."""
    sharpness: float = 0.03
    """How much worse an answer must be to promise a third of another's."""
    deals: int = 3
    """Cards drawn for one place that the dealer owes."""


@dataclass(slots=True, eq=False)
class Node:
    """A table whose answers have been valued; everything about them in lists of one order."""

    mover: int
    dealt: int
    """Which cards have been turned up on the way here, a bit a card."""
    moves: bytes
    places: bytes
    """Where the dealer owes a card after each answer (0: nowhere), and of which level."""
    levels: bytes
    tables: Ints
    """The tables after the answers, one a row."""
    priors: list[float]
    sums: list[float]
    """What came of each answer: the net's first thought, and every visit since."""
    worths: list[float]
    """What each answer is worth to the mover by now: sums by visits."""
    visits: list[int]
    kids: list[list[Node] | None]
    """The tables that follow an answer: one, or one for each card drawn."""
    ends: dict[int, list[float]]
    """Each seat's share where an answer ends the game."""
    total: int = 0


@dataclass
class Leaf:
    """A table to be valued, and the way to it."""

    table: Ints
    dealt: int
    way: list[tuple[Node, int]]
    into: list[Node] = field(default_factory=list)
    """Where the node goes."""


class SearchTree:
    """What follows a table."""

    def __init__(
        self, table: Ints, unseen: Sequence[Sequence[int]], manner: TreeGrowth, rng: Random
    ) -> None:
        self.table, self.unseen, self.manner, self.rng = table, unseen, manner, rng
        self.roots: list[Node] = []

    @property
    def root(self) -> Node:
        """The table asked about, once it has been valued."""
        return self.roots[0]

    def first_leaf(self) -> Leaf:
        """Return the table asked about, to be valued before all others."""
        return Leaf(self.table, 0, [], self.roots)

    def next_leaf(self) -> Leaf | None:
        """Go down to a table not yet valued; None where a game ended (which has been counted)."""
        if not self.roots:
            return self.first_leaf()
        node = self.root
        way: list[tuple[Node, int]] = []
        while True:
            scale = self.manner.curiosity * sqrt(node.total + 1)
            scores = [
                worth + scale * prior / (1 + count)
                for worth, prior, count in zip(node.worths, node.priors, node.visits, strict=True)
            ]
            chosen = scores.index(max(scores))
            way.append((node, chosen))
            node.total += 1
            node.visits[chosen] += 1
            node.worths[chosen] = node.sums[chosen] / (1 + node.visits[chosen])
            if chosen in node.ends:
                counted(way, node.ends[chosen])
                return None
            kids = node.kids[chosen]
            place = node.places[chosen]
            if kids is None:
                kids = node.kids[chosen] = []
            if not kids or (place and self._another(len(kids), node.visits[chosen])):
                table, dealt = node.tables[chosen], node.dealt
                if place:
                    table, dealt = self._turned_up(node, chosen)
                return Leaf(table, dealt, way, kids)
            node = kids[node.visits[chosen] % len(kids)]

    def withdraw(self, leaf: Leaf) -> None:
        """Forget that a leaf was reached."""
        for node, chosen in leaf.way:
            node.total -= 1
            node.visits[chosen] -= 1
            node.worths[chosen] = node.sums[chosen] / (1 + node.visits[chosen])

    def _another(self, drawn: int, visits: int) -> bool:
        """Tell whether one more card should be drawn for a place, after so many visits."""
        return drawn < self.manner.deals and visits > 2 * drawn * drawn

    def _turned_up(self, node: Node, chosen: int) -> tuple[Ints, int]:
        level = node.levels[chosen]
        cards = self.unseen[level]
        left = [card for card in cards if not node.dealt >> card & 1]
        table = node.tables[chosen].copy()
        card = self.rng.choice(left)
        table[node.places[chosen]] = card
        table[at.DECK_ROWS.start + level] -= 1
        return table, node.dealt | 1 << card


def counted(way: list[tuple[Node, int]], shares: list[float]) -> None:
    """Add what came of a way to every answer on it."""
    for node, chosen in way:
        node.sums[chosen] += shares[node.mover]
        node.worths[chosen] = node.sums[chosen] / (1 + node.visits[chosen])


def valued(net: TableEvaluator, leaves: Sequence[Leaf], manner: TreeGrowth) -> None:
    """Value tables of one number of seats together, and let their trees grow by them."""
    asked = np.array([leaf.table for leaf in leaves], np.int8).T
    which, moves = np.nonzero(boards.legal(asked).T)
    after = boards.played(asked[:, which], moves)
    values = seated_chances(net, after)
    movers = asked[at.TURN_ROW]
    own = values[movers[which], np.arange(which.size)]
    begins = np.searchsorted(which, np.arange(len(leaves) + 1))
    starts = begins[:-1]
    powers = np.exp((own - np.maximum.reduceat(own, starts)[which]) / manner.sharpness)
    priors = powers / np.add.reduceat(powers, starts)[which]
    worths = np.add.reduceat(values * priors, starts, axis=1).T.tolist()
    # Within a table the best come first; the hopeless ones go.
    order = np.lexsort((-own, which))
    rank = np.arange(which.size) - starts[which]
    order = order[(rank < manner.kept) & (powers[order] >= manner.hopeless)]
    begins = np.searchsorted(which[order], np.arange(len(leaves) + 1)).tolist()
    tables = after.T[order]
    places, levels = (owed.astype(np.uint8)[order].tobytes() for owed in boards.owed(after))
    answers = moves.astype(np.uint8)[order].tobytes()
    first, promises = own[order].tolist(), priors[order].tolist()
    over = np.flatnonzero(tables[:, at.ABOUT_ROW] == at.GAME_OVER).tolist()
    for number, leaf in enumerate(leaves):
        begin, end = begins[number], begins[number + 1]
        node = Node(
            mover=int(movers[number]),
            dealt=leaf.dealt,
            moves=answers[begin:end],
            places=places[begin:end],
            levels=levels[begin:end],
            tables=tables[begin:end].copy(),
            priors=promises[begin:end],
            sums=first[begin:end],
            worths=first[begin:end],
            visits=[0] * (end - begin),
            kids=[None] * (end - begin),
            ends={
                row - begin: values[:, order[row]].tolist() for row in over if begin <= row < end
            },
        )
        leaf.into.append(node)
        counted(leaf.way, worths[number])


def seated_chances(net: TableEvaluator, columns: Ints) -> Floats:
    """Return the net's chances in the order of seats, for any number of tables."""
    seats = net.seats
    order = np.arange(seats)[:, None]
    parts = []
    for begin in range(0, columns.shape[1], EVALUATION_BATCH):
        part = columns[:, begin : begin + EVALUATION_BATCH]
        parts.append(
            np.take_along_axis(net.chances(part), (order - part[at.TURN_ROW]) % seats, axis=0)
        )
    return parts[0] if len(parts) == 1 else np.concatenate(parts, axis=1)
