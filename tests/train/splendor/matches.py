"""Matches between two thinkers, all games at once: quick screens for what a search does best.

Every deal is played from each seat. Both see all hands, which the players at a real table do not.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random

import numpy as np

from bot.computers.splendor import boards
from bot.computers.splendor import layout as at
from bot.computers.splendor.tree import Leaf, Manner, Tree, Values, valued
from tests.train.splendor.tables import Tables


@dataclass(frozen=True)
class Thinker:
    """A net and how it searches; with no simulations it looks one answer ahead."""

    net: Values
    simulations: int
    manner: Manner = Manner()
    together: int = 1


@dataclass
class Thought:
    """A tree on the way to its number of simulations."""

    tree: Tree
    done: int = 0


def interval(score: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval."""
    z = 1.96
    middle = (score + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(score * (1 - score) / games + z * z / (4 * games**2))
    return middle - half, middle + half


def match(one: Thinker, others: Thinker, games: int, seed: int, seats: int = 2) -> list[float]:
    """Return what one scored in each game against the others, every deal from every seat."""
    deals = -(-games // seats)
    dealt = [Tables(seats, deals, np.random.default_rng(seed)) for _ in range(seats)]
    scores = []
    tables = dealt[0]
    tables.columns = np.concatenate([each.columns for each in dealt], axis=1)
    tables.decks = np.concatenate([each.decks for each in dealt], axis=2)
    place = np.repeat(np.arange(seats), deals)
    rng = Random(seed)
    going = {game: None for game in range(deals * seats)}
    thoughts: dict[int, Thought] = {}
    result: dict[int, float] = {}
    answers = 0
    while going:
        for game in going:
            if game not in thoughts:
                thoughts[game] = _begun(tables, game, one if _is_one(tables, place, game) else others, rng)
        for thinker in (one, others):
            leaves: list[Leaf] = []
            for game in going:
                if (one if _is_one(tables, place, game) else others) is not thinker:
                    continue
                thought = thoughts[game]
                for _ in range(thinker.together if thought.tree.roots else 1):
                    leaf = thought.tree.next_leaf()
                    thought.done += 1
                    if leaf:
                        leaves.append(leaf)
            for begin in range(0, len(leaves), 32):
                valued(thinker.net, leaves[begin : begin + 32], thinker.manner)
        for game in list(going):
            thought = thoughts[game]
            thinker = one if _is_one(tables, place, game) else others
            root = thought.tree.root
            if thought.done <= thinker.simulations and len(root.moves) > 1:
                continue
            ranks = [(count, worth) for count, worth in zip(root.visits, root.worths, strict=True)]
            move = root.moves[ranks.index(max(ranks))]
            tables.columns[:, game : game + 1] = boards.played(
                tables.columns[:, game : game + 1], np.array([move])
            )
            answers += 1
            tables.turn_up()
            del thoughts[game]
            last = tables.columns[:, game : game + 1]
            if last[at.ABOUT, 0] == at.OVER:
                share = np.roll(boards.shares(last)[:, 0], last[at.TURN, 0])
                result[game] = float(share[place[game]])
                del going[game]
    scores = [result[game] for game in sorted(result)]
    return scores


def _is_one(tables: Tables, place: np.ndarray, game: int) -> bool:
    return bool(tables.columns[at.TURN, game] == place[game])


def _begun(tables: Tables, game: int, thinker: Thinker, rng: Random) -> Thought:
    column = tables.columns[:, game].copy()
    unseen = [tables.decks[level, : column[18 + level], game].tolist() for level in range(3)]
    return Thought(Tree(column, unseen, thinker.manner, rng))


def told(name: str, scores: list[float], fair: float = 0.5) -> str:
    """Return a line about a match."""
    games = len(scores)
    score = sum(scores) / games
    low, high = interval(score, games)
    return f"{name}: {100 * score:.1f} % of {games} ({100 * low:.1f} to {100 * high:.1f}; even {100 * fair:.0f})"
