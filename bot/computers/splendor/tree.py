"""A search tree of tables (PUCT).

A move's prior is the network's evaluation of the table after it; a table's value is the mean of its
moves' values, weighted by their priors. Of the cards that the dealer may turn up after a move, a few are
drawn and visited in turn. In a thorough search none is drawn twice and all are visited alike; after the
root's moves there are more of them the more often the move is visited, before long all. Trees only
return the leaves to evaluate, so that many are evaluated at once: of one tree, or of many games' trees.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from math import sqrt
from operator import attrgetter, or_
from random import Random
from typing import Final

import numpy as np

from bot.computers.splendor import boards
from bot.computers.splendor import layout as at
from bot.computers.splendor.features import Floats
from bot.computers.splendor.layout import Ints
from bot.computers.splendor.net import Net
from bot.computers.splendor.reading import spelled

EVALUATION_BATCH: Final = 1024
"""How many tables are evaluated at once; more don't fit into the CPU's cache."""
MAX_SEARCHED: Final = 16
"""The most moves searched per table."""
HOPELESS: Final = 0.004
"""Moves with less than this fraction of the best prior aren't searched."""
CURIOSITY: Final = 0.7
"""The exploration constant of PUCT."""
SHARPNESS: Final = 0.03
"""The softmax temperature of priors: a move worse by this much gets about a third."""
ENOUGH_VISITS: Final = 40
"""From how many visits on it's said what a seat does in its next turn."""
MAX_DEALS: Final = 3
"""The most cards turned up after one move, unless the search is thorough."""
VISITS_A_CARD: Final = 4
"""How many visits of a root's move turn up one more card in a thorough search."""


@dataclass(slots=True, eq=False)
class Node:
    """A table whose moves have been evaluated; all lists have the same order.

    Arrays of doubles, because lists of floats take four times as much memory.
    """

    table: Ints
    mover: int
    dealt: int
    """The cards drawn on the way here, one bit per card."""
    moves: bytes
    places: bytes
    """Where the dealer must draw a card after each move (0: nowhere), and its level."""
    levels: bytes
    tables: Ints
    """The tables after the moves, one per row."""
    priors: array[float]
    sums: array[float]
    """The sum of each move's evaluations: the network's first one, and every visit's."""
    worths: array[float]
    """Each move's mean value for the mover."""
    visits: list[int]
    kids: list[list[Node] | None]
    """The tables after a move: one, or one for each card drawn."""
    ends: dict[int, list[float]]
    """Each seat's share of the win, for moves that end the game."""
    total: int = 0


@dataclass
class Leaf:
    """A table to evaluate, and the path to it."""

    table: Ints
    dealt: int
    way: list[tuple[Node, int]]
    into: list[Node] = field(default_factory=list)
    """The list that the new node is appended to."""


class SearchTree:
    """The search tree of one table."""

    def __init__(
        self,
        table: Ints,
        unseen: Sequence[Sequence[int]],
        rng: Random,
        *,
        thorough: bool = False,
    ) -> None:
        self.table, self.unseen, self.rng, self.thorough = table, unseen, rng, thorough
        self.roots: list[Node] = []

    @property
    def root(self) -> Node:
        """The root's node, once it has been evaluated."""
        return self.roots[0]

    def first_leaf(self) -> Leaf:
        """Return the root as a leaf, which must be evaluated first."""
        return Leaf(self.table, 0, [], self.roots)

    def next_leaf(self, first: int | None = None) -> Leaf | None:
        """Descend to a leaf; return None if the game ended on the way, which is counted.

        Args:
            first: The place of the root's move to descend by; by default the most interesting one.
        """
        if not self.roots:
            return self.first_leaf()
        node = self.root
        way: list[tuple[Node, int]] = []
        while True:
            chosen = self._most_interesting(node) if way or first is None else first
            way.append((node, chosen))
            node.total += 1
            node.visits[chosen] += 1
            node.worths[chosen] = node.sums[chosen] / (1 + node.visits[chosen])
            if chosen in node.ends:
                counted(way, node.ends[chosen])
                return None
            kids = node.kids[chosen]
            if kids is None:
                kids = node.kids[chosen] = []
            if node.places[chosen]:
                cards = self._to_turn_up(node, chosen, kids)
                if cards:
                    return Leaf(*self._turned_up(node, chosen, cards), way, kids)
            elif not kids:
                return Leaf(node.tables[chosen], node.dealt, way, kids)
            turn = node.visits[chosen] % len(kids)
            node = min(kids, key=attrgetter("total")) if self.thorough else kids[turn]

    def _most_interesting(self, node: Node) -> int:
        scale = CURIOSITY * sqrt(node.total + 1)
        scores = [
            worth + scale * prior / (1 + count)
            for worth, prior, count in zip(node.worths, node.priors, node.visits, strict=True)
        ]
        return scores.index(max(scores))

    def withdraw(self, leaf: Leaf) -> None:
        """Undo the visits on the path to a leaf."""
        for node, chosen in leaf.way:
            node.total -= 1
            node.visits[chosen] -= 1
            node.worths[chosen] = node.sums[chosen] / (1 + node.visits[chosen])

    def _to_turn_up(self, node: Node, chosen: int, kids: Sequence[Node]) -> list[int]:
        """Return the cards of which the dealer turns up one more after a move; none if it's too early."""
        drawn = len(kids)
        pace = VISITS_A_CARD if self.thorough and node is self.root else 2 * drawn
        if node.visits[chosen] <= pace * drawn or (drawn >= MAX_DEALS and not self.thorough):
            return []
        others = kids if self.thorough else ()
        dealt = reduce(or_, (kid.dealt for kid in others), node.dealt)
        return [card for card in self.unseen[node.levels[chosen]] if not dealt >> card & 1]

    def _turned_up(self, node: Node, chosen: int, cards: Sequence[int]) -> tuple[Ints, int]:
        table = node.tables[chosen].copy()
        card = self.rng.choice(cards)
        table[node.places[chosen]] = card
        table[at.DECK_ROWS.start + node.levels[chosen]] -= 1
        return table, node.dealt | 1 << card


def likely_moves(node: Node, place: int) -> Iterator[str]:
    """Yield the notations of a node's move and of what follows it, always what was visited most.

    Whatever card the dealer turns up, that is: the visits of all of them are counted together.
    """
    ways = [(node, place)]
    while ways:
        node, place = ways[0]
        yield spelled(node.table, node.moves[place])
        after: dict[str, list[tuple[Node, int]]] = {}
        for node, place in ways:
            for kid in node.kids[place] or ():
                for number, move in enumerate(kid.moves):
                    after.setdefault(spelled(kid.table, move), []).append((kid, number))
        ways = max(
            after.values(), key=lambda them: sum(kid.visits[it] for kid, it in them), default=[]
        )


def next_deeds(root: Node, place: int) -> Iterator[tuple[int, str, float]]:
    """Yield what each seat does in its next turn after a root's move, and in which share of the visits."""
    visits: Counter[int] = Counter()
    deeds: Counter[tuple[int, str]] = Counter()
    ahead = list(root.kids[place] or ())
    while ahead:
        node = ahead.pop()
        on_turn = node.table[at.ABOUT_ROW] == at.ON_TURN
        for number, count in enumerate(node.visits):
            if on_turn:
                visits[node.mover] += count
                deeds[node.mover, spelled(node.table, node.moves[number])] += count
            if not on_turn or node.mover != root.mover:
                ahead += node.kids[number] or ()
    for (seat, deed), count in deeds.items():
        if visits[seat] >= ENOUGH_VISITS:
            yield seat, deed, count / visits[seat]


def counted(way: list[tuple[Node, int]], shares: list[float]) -> None:
    """Add a path's result to every move on it."""
    for node, chosen in way:
        node.sums[chosen] += shares[node.mover]
        node.worths[chosen] = node.sums[chosen] / (1 + node.visits[chosen])


def valued(net: Net, leaves: Sequence[Leaf], *, all_moves: bool = False) -> None:
    """Evaluate leaves with the same number of seats at once, and add their nodes to the trees.

    A node only has its table's better moves, unless `all_moves` are asked for.
    """
    asked = np.array([leaf.table for leaf in leaves], np.int8).T
    which, moves = np.nonzero(boards.legal(asked).T)
    after = boards.played(asked[:, which], moves)
    values = seated_chances(net, after)
    movers = asked[at.TURN_ROW]
    own = values[movers[which], np.arange(which.size)]
    begins = np.searchsorted(which, np.arange(len(leaves) + 1))
    starts = begins[:-1]
    powers = np.exp((own - np.maximum.reduceat(own, starts)[which]) / SHARPNESS)
    priors = powers / np.add.reduceat(powers, starts)[which]
    worths = np.add.reduceat(values * priors, starts, axis=1).T.tolist()
    order = np.lexsort((-own, which))
    if not all_moves:
        rank = np.arange(which.size) - starts[which]
        order = order[(rank < MAX_SEARCHED) & (powers[order] >= HOPELESS)]
    begins = np.searchsorted(which[order], np.arange(len(leaves) + 1)).tolist()
    tables = after.T[order]
    places, levels = (owed.astype(np.uint8)[order].tobytes() for owed in boards.owed(after))
    answers = moves.astype(np.uint8)[order].tobytes()
    first, promises = (array("d", each[order].astype(float).tobytes()) for each in (own, priors))
    over = np.flatnonzero(tables[:, at.ABOUT_ROW] == at.GAME_OVER).tolist()
    for number, leaf in enumerate(leaves):
        begin, end = begins[number], begins[number + 1]
        node = Node(
            table=leaf.table,
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


def seated_chances(net: Net, columns: Ints) -> Floats:
    """Return the network's chances in the order of seats, for any number of tables."""
    seats = net.seats
    order = np.arange(seats)[:, None]
    parts = []
    for begin in range(0, columns.shape[1], EVALUATION_BATCH):
        part = columns[:, begin : begin + EVALUATION_BATCH]
        ranks = (order - part[at.TURN_ROW]) % seats
        parts.append(np.take_along_axis(net.chances(part), ranks, axis=0))
    return parts[0] if len(parts) == 1 else np.concatenate(parts, axis=1)
