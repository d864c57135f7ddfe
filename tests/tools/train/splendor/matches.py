"""Matches between two thinkers, all games at once: quick screens for what a search does best.

Every deal is played from each seat. Both see all hands, which the players at a real table do not.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import numpy as np

from bot.computers.splendor import boards
from bot.computers.splendor import layout as at
from bot.computers.splendor.features import Floats
from bot.computers.splendor.layout import Ints
from bot.computers.splendor.net import Net
from bot.computers.splendor.tree import Leaf, SearchTree, valued
from tests.tools.train.splendor.tables import Tables

LONGEST = 400
"""Answers after which a game is broken off and scored as it stands."""


@dataclass(frozen=True)
class Thinker:
    """A net and how it searches; with no simulations it looks one answer ahead."""

    net: Net
    simulations: int


@dataclass
class Thought:
    """A tree on the way to its number of simulations."""

    thinker: Thinker
    tree: SearchTree
    done: int = 0

    @property
    def ripe(self) -> bool:
        """Whether an answer can be given."""
        if not self.tree.roots:
            return False
        return self.done > self.thinker.simulations or len(self.tree.root.moves) == 1

    def leaves(self) -> list[Leaf]:
        """Return the tables to be valued next."""
        if not self.tree.roots:
            self.done = 1
            return [self.tree.first_leaf()]
        self.done += 1
        leaf = self.tree.next_leaf()
        return [leaf] if leaf else []

    def answer(self) -> int:
        """Return the answer that was looked at most."""
        root = self.tree.root
        ranks = list(zip(root.visits, root.worths, strict=True))
        return root.moves[ranks.index(max(ranks))]


def match(one: Thinker, others: Thinker, games: int, seed: int) -> list[float]:
    """Return what one scored in each game against the others, every deal from every seat.

    The first game of every deal has `one` in the first seat, and so on.
    """
    seats = one.net.seats
    deals = -(-games // seats)
    place = np.repeat(np.arange(seats), deals)
    dealt = [Tables(seats, deals, np.random.default_rng(seed)) for _ in range(seats)]
    tables = dealt[0]
    tables.columns = np.concatenate([each.columns for each in dealt], axis=1)
    tables.decks = np.concatenate([each.decks for each in dealt], axis=2)
    played = _played(one, others, tables, place, Random(seed))
    return [float(shares[seat]) for (_, shares), seat in zip(played, place, strict=True)]


def alike(thinker: Thinker, games: int, seed: int) -> list[tuple[list[Ints], Floats]]:
    """Return games in which every seat thinks alike: the tables at questions, and each seat's share."""
    tables = Tables(thinker.net.seats, games, np.random.default_rng(seed))
    return _played(thinker, thinker, tables, np.zeros(games, int), Random(seed))


def _played(
    one: Thinker, others: Thinker, tables: Tables, place: np.ndarray, rng: Random
) -> list[tuple[list[Ints], Floats]]:

    def begun(game: int) -> Thought:
        thinker = one if tables.columns[at.TURN_ROW, game] == place[game] else others
        return _begun(tables, game, thinker, rng)

    going = {game: begun(game) for game in range(place.size)}
    seen: dict[int, list[Ints]] = {game: [] for game in going}
    result: dict[int, Floats] = {}
    while going:
        for thinker in (one, others):
            thoughts = [thought for thought in going.values() if thought.thinker is thinker]
            leaves = [leaf for thought in thoughts for leaf in thought.leaves()]
            for begin in range(0, len(leaves), 32):
                valued(thinker.net, leaves[begin : begin + 32])
        for game, thought in list(going.items()):
            if not thought.ripe:
                continue
            before = tables.columns[:, game : game + 1]
            seen[game].append(before[:, 0].copy())
            tables.columns[:, game : game + 1] = boards.played(before, np.array([thought.answer()]))
            tables.turn_up()
            last = tables.columns[:, game : game + 1]
            if last[at.ABOUT_ROW, 0] == at.GAME_OVER or len(seen[game]) == LONGEST:
                result[game] = np.roll(boards.shares(last)[:, 0], last[at.TURN_ROW, 0])
                del going[game]
            else:
                going[game] = begun(game)
    return [(seen[game], result[game]) for game in sorted(result)]


def _begun(tables: Tables, game: int, thinker: Thinker, rng: Random) -> Thought:
    column = tables.columns[:, game].copy()
    unseen = [tables.decks[level, : column[18 + level], game].tolist() for level in range(3)]
    return Thought(thinker, SearchTree(column, unseen, rng))
