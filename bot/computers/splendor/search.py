"""Tree search from what a seat sees, within a budget."""

import gc
import time
from array import array
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain, islice
from math import inf
from random import Random
from typing import Final

import numpy as np

from bot.computers.splendor import layout as at
from bot.computers.splendor.events import Foreseen
from bot.computers.splendor.layout import Ints
from bot.computers.splendor.net import Net, shipped
from bot.computers.splendor.proving import proven
from bot.computers.splendor.reading import column, guessed, spelled, unseen
from bot.computers.splendor.tree import (
    SHARPNESS,
    Leaf,
    Node,
    SearchTree,
    likely_moves,
    next_deeds,
    valued,
)
from bot.computers.splendor.undealt import replayed
from rules.contract import question_of
from rules.splendor.moves import Buy, Move
from rules.splendor.position import Position

TABLES_PER_ROUND: Final = 32
"""How many tables the network evaluates per round."""
SEARCH_GUESSES: Final = 3
"""How many trees are grown if hands are hidden, each with its own guess."""
MAX_SIMULATIONS: Final = 5000
"""The most simulations of a search with a limit of time, to limit memory."""
ROUNDS_PER_CLOCK_CHECK: Final = 3
"""Rounds between two clock checks; reading the clock is slow."""
RARELY: Final = 0.05
"""What a seat does next turn less often than this isn't told."""
MAX_LINE: Final = 8
"""The most moves in a line."""


class Search:
    """The search of a view's moves, which are known by their places in `moves`."""

    def __init__(self, view: Position, rng: Random, *, thorough: bool = False) -> None:
        """Evaluate all legal moves once, and prove which ones win or lose.

        A `thorough` search goes through all cards that the dealer may turn up after a move, so that its
        chances hardly depend on `rng`; in the same time it plays no better (decision 13).
        """
        self.net, self.view = shipped(len(view.seats)), view
        self.moves = question_of(view).moves
        known = guessed(view, rng) is view
        self.trees = [
            _planted(self.net, view, self.moves, rng, thorough=thorough)
            for _ in range(1 if known else SEARCH_GUESSES)
        ]
        self.proven = proven(view, self.trees[0].root)
        for tree in self.trees:
            _weigh_priors(tree.root, self.proven)

    @property
    def worths(self) -> list[float]:
        """The mover's chance of winning after each move."""
        worths = np.array([tree.root.worths for tree in self.trees])
        weights = np.array([tree.root.visits for tree in self.trees]) + 0.01
        averages = np.average(worths, axis=0, weights=weights).clip(0, 1).tolist()
        return [self.proven.get(place, worth) for place, worth in enumerate(averages)]

    @property
    def visits(self) -> list[float]:
        """How often each move was simulated."""
        visits: list[float] = np.sum([tree.root.visits for tree in self.trees], axis=0).tolist()
        return visits

    @property
    def order(self) -> list[int]:
        """The places of the moves, the best first: proven wins, then the most visited ones."""
        keys = list(zip(self.visits, self.worths, strict=True))
        return sorted(
            range(len(keys)),
            key=lambda place: (self.proven.get(place, 0.5), keys[place]),
            reverse=True,
        )

    def run(
        self,
        seconds: float = inf,
        simulations: float = MAX_SIMULATIONS,
        *,
        to_the_end: bool = False,
    ) -> None:
        """Simulate until either is used up; stop early if the best move can't change any more.

        Without a limit of `seconds` of CPU, the same search always has the same results.
        """
        if 1 in self.proven.values() and not to_the_end:
            return
        began, rounds = time.thread_time(), 0
        with _uncollected():
            while True:
                # A small tree has few leaves that are independent of each other.
                self._simulate([1 + tree.root.total // 8 for tree in self.trees])
                rounds += 1
                if rounds % ROUNDS_PER_CLOCK_CHECK:
                    continue
                done = sum(tree.root.total for tree in self.trees)
                spent = time.thread_time() - began
                used = max(done / simulations, spent / max(seconds, 1e-6))
                if used >= 1:
                    return
                left = (done / used - done) / len(self.trees)
                if not to_the_end and all(_settled(tree.root, left) for tree in self.trees):
                    return

    def deepen(self, place: int, visits: int, rng: Random) -> None:
        """Simulate a move until it has at least this many visits; no other move's figures change."""
        each = -(-visits // len(self.trees))
        for tree in self.trees:
            tree.rng = rng
        with _uncollected():
            while any(lacking := [max(0, each - tree.root.visits[place]) for tree in self.trees]):
                self._simulate(
                    [
                        min(lack, 1 + tree.root.visits[place] // 8)
                        for lack, tree in zip(lacking, self.trees, strict=True)
                    ],
                    place,
                )

    def line(self, place: int) -> tuple[str, ...]:
        """Return the notations of a move and of what most likely follows, as far as the view shows it."""
        tree = max(self.trees, key=lambda tree: tree.root.visits[place])
        # The tree knows usual payments only.
        likely = islice(likely_moves(tree.root, place), 1, MAX_LINE)
        # Undealt, the rules offer only what needs no card that isn't there yet.
        moves = replayed(self.view, chain([str(self.moves[place])], likely))
        return tuple(str(move) for _, move, _ in moves)

    def foreseen(self, place: int) -> tuple[Foreseen, ...]:
        """Return which cards each seat buys or reserves in its next turn after a move, and how often."""
        tree = max(self.trees, key=lambda tree: tree.root.visits[place])
        return tuple(
            Foreseen(seat, thing, verb == "buy", share)
            for seat, deed, share in next_deeds(tree.root, place)
            for verb, _, thing in [deed.partition(":")]
            if verb in {"buy", "reserve"} and share >= RARELY
        )

    def _simulate(self, counts: Sequence[int], first: int | None = None) -> None:
        leaves: list[Leaf] = []
        for tree, count in zip(self.trees, counts, strict=True):
            _gather(tree, leaves, min(TABLES_PER_ROUND // len(self.trees), count), first)
        if leaves:
            valued(self.net, leaves)


def _planted(
    net: Net, view: Position, moves: Sequence[Move], rng: Random, *, thorough: bool
) -> SearchTree:
    """Return a tree whose root has these moves, in their order."""
    guess = guessed(view, rng)
    table = column(guess)
    tree = SearchTree(table, unseen(guess), rng, thorough=thorough)
    valued(net, [tree.first_leaf()], all_moves=True)
    root = tree.root
    spelling = {spelled(table, move): place for place, move in enumerate(root.moves)}
    _arrange(root, [spelling[_usual(move)] for move in moves])
    others = {
        place: move for place, move in enumerate(moves) if isinstance(move, Buy) and not move.usual
    }
    if others:
        offered = view.decision.moves if view.decision else ()
        usual = {str(move): move for move in offered if isinstance(move, Buy)}
        for place, move in others.items():
            pay_otherwise(table, root.tables[place], usual[_usual(move)], move)
        columns = np.ascontiguousarray(root.tables[list(others)].T)
        chances = net.chances(columns)
        for number, place in enumerate(others):
            if place not in root.ends:
                rank = (root.mover - int(columns[at.TURN_ROW, number])) % net.seats
                root.sums[place] = root.worths[place] = float(chances[rank, number])
    return tree


def _weigh_priors(root: Node, proven: Mapping[int, float]) -> None:
    """Set the priors of a root by its moves' worths, once those that are proven are exact."""
    for place, worth in proven.items():
        root.sums[place] = root.worths[place] = worth
    best = max(root.worths)
    powers = [np.exp((worth - best) / SHARPNESS) for worth in root.worths]
    root.priors = array("d", [power / sum(powers) for power in powers])


def _usual(move: Move) -> str:
    return f"buy:{move.card.id}" if isinstance(move, Buy) else str(move)


def _arrange(root: Node, order: list[int]) -> None:
    """Reorder a node's moves; some may be left out or repeated."""
    root.moves = bytes(root.moves[place] for place in order)
    root.places = bytes(root.places[place] for place in order)
    root.levels = bytes(root.levels[place] for place in order)
    root.tables = root.tables[order]
    root.sums = array("d", [root.sums[place] for place in order])
    root.worths = root.sums[:]
    root.visits = [0] * len(order)
    root.kids = [None] * len(order)
    root.ends = {place: root.ends[was] for place, was in enumerate(order) if was in root.ends}


def pay_otherwise(before: Ints, after: Ints, usual: Buy, other: Buy) -> None:
    """Change a table after a purchase to one with another payment."""
    spared = np.array(usual.paid, np.int8) - np.array(other.paid, np.int8)
    seats = at.seats_of(before[:, None])
    payer = at.block(int(before[at.TURN_ROW] - after[at.TURN_ROW]) % seats)
    after[payer : payer + 6] += spared
    after[at.SUPPLY_ROWS] -= spared


def _gather(tree: SearchTree, leaves: list[Leaf], count: int, first: int | None) -> None:
    awaited = set()
    for _ in range(count):
        leaf = tree.next_leaf(first)
        if leaf is None:
            continue
        key = id(leaf.into), tree.thorough and leaf.dealt
        if key in awaited:
            tree.withdraw(leaf)
            return
        awaited.add(key)
        leaves.append(leaf)


def _settled(root: Node, left: float) -> bool:
    """Return whether no move can overtake the most visited one in `left` visits."""
    if len(root.visits) == 1:
        return True
    *_, second, most = sorted(root.visits)
    return most - second > left


@contextmanager
def _uncollected() -> Iterator[None]:
    """Disable garbage collection, as a growing tree creates no cycles to free."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
