"""The strong computer: looks ahead by a net's values, for as long as it may think."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from random import Random

# More threads would make nothing faster here, and each takes memory of its own.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from bot.computers.scored import ScoredMove
from bot.computers.splendor.net import Net, shipped
from bot.computers.splendor.reading import column, guessed
from bot.computers.splendor.search import looked_ahead
from bot.computers.splendor.tree import seated_chances
from rules.splendor.moves import Move
from rules.splendor.position import Position

CHANCE_GUESSES = 4
"""How often hidden cards are guessed at where chances are told."""


def strong(view: Position, seconds: float, rng: Random) -> Move:
    """Return the best answer found in so many seconds of CPU."""
    move: Move = ranked(view, seconds, rng)[0].move
    return move


def ranked(view: Position, seconds: float, rng: Random) -> list[ScoredMove]:
    """Return every answer with the asked seat's chance to win, the best first.

    Those that were looked at longest come first: that is what the search thinks best.
    """
    answers = looked_ahead(net_for(len(view.seats)), view, seconds, rng)
    found = zip(answers.moves, answers.visits, answers.worths, strict=True)
    order = sorted(found, key=lambda answer: answer[1:], reverse=True)
    return [ScoredMove(move, _bounded(worth)) for move, _, worth in order]


def weighed(view: Position, moves: Sequence[Move], seconds: float, rng: Random) -> list[ScoredMove]:
    """Return these answers with the asked seat's chance to win, each looked at as long as the others."""
    net, each = net_for(len(view.seats)), seconds / len(moves)
    worths = [looked_ahead(net, view, each, rng, (move,)).worths[0] for move in moves]
    return [ScoredMove(move, _bounded(worth)) for move, worth in zip(moves, worths, strict=True)]


def chances(views: Sequence[Position]) -> list[tuple[float, ...]]:
    """Return each seat's chance to win, for positions seen by anybody; exact where a game is over.

    A shared win counts in part, so that the chances add up to one.
    """
    told: list[tuple[float, ...]] = [()] * len(views)
    for seats in {len(view.seats) for view in views}:
        places = [place for place, view in enumerate(views) if len(view.seats) == seats]
        rng = Random(0)  # the same chances each time a position is asked about
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
            told[place] = tuple(values[:, of == place].mean(axis=1).tolist())
    return told


@lru_cache(maxsize=3)
def net_for(seats: int) -> Net:
    """Return the net for so many seats; raise WeightsDamaged where it can't be used."""
    return shipped(seats)


def _bounded(worth: float) -> float:
    return min(1.0, max(0.0, worth))
