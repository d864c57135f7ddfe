"""A search of few simulations, for the upper rungs of the ladder; it needs numpy."""

from random import Random

import numpy as np

from bot.computers.splendor.search import Search
from rules.splendor.moves import Move
from rules.splendor.position import Position


def searched(
    view: Position, simulations: int, seconds: float, rng: Random
) -> tuple[tuple[Move, ...], list[float]]:
    """Return the legal moves with the logits of their visits in a search.

    A move that isn't visited has the network's prior instead, which is less than a visit.
    """
    if view.decision and len(view.decision.moves) == 1:
        # A pass may not be legal once a hidden card is guessed.
        return view.decision.moves, [0.0]
    search = Search(view, rng)
    if simulations:
        search.run(seconds, simulations)
    counts = sum(np.array(tree.root.visits) + tree.root.priors for tree in search.trees)
    return search.moves, np.log(counts + 1e-9).tolist()
