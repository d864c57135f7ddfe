"""The strong computer: a tree search with a network's evaluations."""

import os
from collections.abc import Sequence
from functools import lru_cache
from random import Random

# More threads wouldn't be faster here, and each needs memory.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from bot.computers.contract import ScoredMove
from bot.computers.splendor.net import Net, shipped
from bot.computers.splendor.reading import column, guessed
from bot.computers.splendor.search import looked_ahead
from bot.computers.splendor.tree import seated_chances
from rules.splendor.moves import Move
from rules.splendor.position import Position

CHANCE_GUESSES = 4
"""How many guesses of hidden cards the chances are averaged over."""


def strong(view: Position, seconds: float, rng: Random) -> Move:
    """Return the best move found within `seconds` of CPU time."""
    move: Move = ranked(view, seconds, rng)[0].move
    return move


def ranked(view: Position, seconds: float, rng: Random) -> list[ScoredMove]:
    """Return every move with its chance of winning, the most visited first: the search's best."""
    answers = looked_ahead(net_for(len(view.seats)), view, seconds, rng)
    found = zip(answers.moves, answers.visits, answers.worths, strict=True)
    order = sorted(found, key=lambda answer: answer[1:], reverse=True)
    return [ScoredMove(move, _bounded(worth)) for move, _, worth in order]


def weighed(view: Position, moves: Sequence[Move], seconds: float, rng: Random) -> list[ScoredMove]:
    """Return these moves with their chances of winning, each searched equally long."""
    net, each = net_for(len(view.seats)), seconds / len(moves)
    worths = [looked_ahead(net, view, each, rng, (move,)).worths[0] for move in moves]
    return [ScoredMove(move, _bounded(worth)) for move, worth in zip(moves, worths, strict=True)]


def chances(views: Sequence[Position]) -> list[tuple[float, ...]]:
    """Return each seat's chance of winning in each view; exact if a game is over.

    A shared win is divided, so that the chances add up to 1.
    """
    found: list[tuple[float, ...]] = [()] * len(views)
    for seats in {len(view.seats) for view in views}:
        places = [place for place, view in enumerate(views) if len(view.seats) == seats]
        rng = Random(0)  # a position always gets the same chances
        tables, owners = [], []
        for place in places:
            view = views[place]
            known = guessed(view, rng) is view
            for _ in range(1 if known else CHANCE_GUESSES):
                tables.append(column(guessed(view, rng)))
                owners.append(place)
        values = seated_chances(net_for(seats), np.stack(tables, axis=1))
        of = np.array(owners)
        for place in places:
            found[place] = tuple(values[:, of == place].mean(axis=1).tolist())
    return found


@lru_cache(maxsize=3)
def net_for(seats: int) -> Net:
    """Return the network for this number of seats; raise WeightsDamaged if it's unusable."""
    return shipped(seats)


def _bounded(worth: float) -> float:
    return min(1.0, max(0.0, worth))
