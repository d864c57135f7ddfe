"""What the chances are worth: games that no net has learnt from, chances beside what came."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.computers.splendor.tree import Values, seated_chances
from tests.train.splendor.matches import Thinker, played_out

BINS = 10


def pairs(net: Values, games: int, simulations: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Return each seat's chance at every question of some games, and its share of the win."""
    thinker = Thinker(net, simulations)
    said, came = [], []
    for tables, shares in played_out(thinker, thinker, games, seed, net.seats):
        said.append(seated_chances(net, np.stack(tables, axis=1)).ravel())
        came.append(np.repeat(shares, len(tables)))
    return np.concatenate(said), np.concatenate(came)


def table(net: Values, games: int, simulations: int, seed: int) -> Iterator[str]:
    """Yield lines: a bin of chances, how many there were, their mean, and the wins among them."""
    said, came = pairs(net, games, simulations, seed)
    worst = 0.0
    for number in range(BINS):
        inside = (said >= number / BINS) & (said < (number + 1) / BINS + (number == BINS - 1))
        if inside.any():
            off = came[inside].mean() - said[inside].mean()
            worst = max(worst, abs(off))
            yield (
                f"{10 * number:3} to {10 * number + 10:3} %  {inside.sum():7} chances  "
                f"mean {100 * said[inside].mean():5.1f} %  won {100 * came[inside].mean():5.1f} %  "
                f"off {100 * off:+5.1f}"
            )
    yield f"{games} games at {simulations} simulations, seed {seed}: off by {100 * worst:.1f} at most"
