"""Tree search from a position, with a time limit."""

import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Final

import numpy as np

from bot.computers.splendor import layout as at
from bot.computers.splendor.layout import Ints
from bot.computers.splendor.reading import column, guessed, spelled, unseen
from bot.computers.splendor.tree import Leaf, Node, SearchTree, TableEvaluator, TreeGrowth, valued
from rules.splendor.moves import Buy, Move
from rules.splendor.position import Position

DEFAULT_GROWTH: Final = TreeGrowth()
TABLES_PER_ROUND: Final = 16
"""How many tables the network evaluates per round."""
SEARCH_GUESSES: Final = 3
"""How many trees are grown if hands are hidden, each with its own guess."""
MAX_TREE_TABLES: Final = 6000
"""The most tables in all trees together, to limit memory."""
ROUNDS_PER_CLOCK_CHECK: Final = 3
"""Rounds between two clock checks; reading the clock is slow."""


class SearchedAnswers:
    """The search results of a position's moves, in their order."""

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self.moves = moves
        self.visits = [0.0] * len(moves)
        self.worths = [0.0] * len(moves)


def looked_ahead(
    net: TableEvaluator, view: Position, seconds: float, rng: Random, among: Sequence[Move] = ()
) -> SearchedAnswers:
    """Search a view's moves for `seconds` of CPU time.

    Args:
        among: The moves to search for the whole time; by default all legal ones, where the search may
            stop early.
    """
    if view.decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    ends = time.thread_time() + seconds
    known = guessed(view, rng) is view
    moves = tuple(among) or view.decision.moves
    trees = [_planted(net, view, moves, rng) for _ in range(1 if known else SEARCH_GUESSES)]
    with _uncollected():
        _grow(net, trees, ends, to_the_end=bool(among))
    answers = SearchedAnswers(moves)
    for place in range(len(answers.moves)):
        visits = [tree.root.visits[place] for tree in trees]
        worths = [tree.root.worths[place] for tree in trees]
        answers.visits[place] = sum(visits)
        weights = [count + 0.01 for count in visits]
        answers.worths[place] = float(np.average(worths, weights=weights))
    return answers


def _planted(net: TableEvaluator, view: Position, moves: Sequence[Move], rng: Random) -> SearchTree:
    """Return a tree whose root has these moves, in their order."""
    guess = guessed(view, rng)
    table = column(guess)
    tree = SearchTree(table, unseen(guess), DEFAULT_GROWTH, rng)
    every = replace(DEFAULT_GROWTH, kept=at.MOVE_COUNT, hopeless=0.0)
    valued(net, [tree.first_leaf()], every)
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
            _pay_otherwise(table, root.tables[place], usual[_usual(move)], move)
        columns = np.ascontiguousarray(root.tables[list(others)].T)
        chances = net.chances(columns)
        for number, place in enumerate(others):
            if place not in root.ends:
                rank = (root.mover - int(columns[at.TURN_ROW, number])) % net.seats
                root.sums[place] = root.worths[place] = float(chances[rank, number])
    best = max(root.worths)
    powers = [np.exp((worth - best) / DEFAULT_GROWTH.sharpness) for worth in root.worths]
    root.priors = [float(power / sum(powers)) for power in powers]
    return tree


def _usual(move: Move) -> str:
    return f"buy:{move.card.id}" if isinstance(move, Buy) else str(move)


def _arrange(root: Node, order: list[int]) -> None:
    """Reorder a node's moves; some may be left out or repeated."""
    root.moves = bytes(root.moves[place] for place in order)
    root.places = bytes(root.places[place] for place in order)
    root.levels = bytes(root.levels[place] for place in order)
    root.tables = root.tables[order]
    root.sums = [root.sums[place] for place in order]
    root.worths = root.sums.copy()
    root.visits = [0] * len(order)
    root.kids = [None] * len(order)
    root.ends = {place: root.ends[was] for place, was in enumerate(order) if was in root.ends}


def _pay_otherwise(before: Ints, after: Ints, usual: Buy, other: Buy) -> None:
    """Change a table after a purchase to one with another payment."""
    spared = np.array(usual.paid, np.int8) - np.array(other.paid, np.int8)
    seats = at.seats_of(before[:, None])
    payer = at.block(int(before[at.TURN_ROW] - after[at.TURN_ROW]) % seats)
    after[payer : payer + 6] += spared
    after[at.SUPPLY_ROWS] -= spared


def _grow(net: TableEvaluator, trees: list[SearchTree], ends: float, *, to_the_end: bool) -> None:
    began, rounds, size = time.thread_time(), 0, 0
    while True:
        leaves: list[Leaf] = []
        for tree in trees:
            # A small tree has few leaves that are independent of each other.
            _gather(tree, leaves, min(TABLES_PER_ROUND // len(trees), 1 + tree.root.total // 8))
        if leaves:
            valued(net, leaves, DEFAULT_GROWTH)
        rounds += 1
        size += len(leaves)
        if rounds % ROUNDS_PER_CLOCK_CHECK == 0:
            now = time.thread_time()
            if now >= ends or size >= MAX_TREE_TABLES:
                return
            left = trees[0].root.total * (ends - now) / (now - began)
            if not to_the_end and all(_settled(tree.root, left) for tree in trees):
                return


def _gather(tree: SearchTree, leaves: list[Leaf], count: int) -> None:
    awaited = set()
    for _ in range(count):
        leaf = tree.next_leaf()
        if leaf is None:
            continue
        if id(leaf.into) in awaited:
            tree.withdraw(leaf)
            return
        awaited.add(id(leaf.into))
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
