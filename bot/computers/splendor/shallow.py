"""A search of few simulations, for the upper rungs of the ladder; it needs numpy."""

from math import exp, log
from random import Random
from typing import Final

from bot.computers.splendor.search import Budget, Search
from bot.computers.splendor.strong import net_for
from bot.computers.splendor.styles import Style, bias
from rules.splendor.moves import Move
from rules.splendor.position import Position

MIN_SECONDS: Final = 0.001
"""A search has at least this much time."""


def searched(
    style: Style, view: Position, simulations: int, seconds: float, rng: Random
) -> tuple[tuple[Move, ...], list[float]]:
    """Return the legal moves with the logits of their visits in a search."""
    search = Search(net_for(len(view.seats)), view, rng)
    liking = bias(style, view, search.moves)
    for tree in search.trees:
        priors = [one * exp(like) for one, like in zip(tree.root.priors, liking, strict=True)]
        tree.root.priors = [prior / sum(priors) for prior in priors]
    if simulations:
        search.run(Budget(max(seconds, MIN_SECONDS), simulations))
    priors = [sum(each) for each in zip(*(tree.root.priors for tree in search.trees), strict=True)]
    visits = zip(search.visits, priors, liking, strict=True)
    return search.moves, [log(count + prior + 1e-9) + like for count, prior, like in visits]
