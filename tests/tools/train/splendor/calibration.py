"""What the chances are worth: games that no net has learnt from, chances beside what came.

Every game has a deal of its own. Chances of one game hang together: a bin's count of chances is no
measure of how well its mean is known, so the number of games in it is printed as well.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from bot.computers.splendor.net import Net
from bot.computers.splendor.tree import seated_chances
from tests.tools.train.splendor.matches import Thinker, alike

BINS = 10
AT_ONCE = 200
"""Games played at once: their trees take some memory."""
STEPS = np.arange(0.5, 1.51, 0.01)
"""How sure chances could be, as a factor of how sure they are."""
LEAST = 1e-6


@dataclass(frozen=True)
class Told:
    """A game: each seat's chance at every question (seat by table), and its share of the win."""

    said: np.ndarray
    came: np.ndarray

    def surer(self, factor: float) -> Told:
        """Return the game as told by one who is so much surer, as if logits were multiplied."""
        powers = np.maximum(self.said, LEAST) ** factor
        return Told(powers / powers.sum(axis=0), self.came)

    @property
    def surprise(self) -> float:
        """How far what came was from what was said: the sum of logarithms of chances missed."""
        return float(-(self.came[:, None] * np.log(np.maximum(self.said, LEAST))).sum())


def games_told(net: Net, games: int, simulations: int, seed: int) -> list[Told]:
    """Return so many games of a net with itself."""
    thinker = Thinker(net, simulations)
    found: list[Told] = []
    while len(found) < games:
        count = min(AT_ONCE, games - len(found))
        for tables, shares in alike(thinker, count, seed + 7919 * len(found)):
            found.append(Told(seated_chances(net, np.stack(tables, axis=1)), shares))
        gc.collect()
    return found


def fitted(games: Sequence[Told]) -> float:
    """Return the factor by which chances should be surer, as these games tell."""
    surprises = [sum(game.surer(step).surprise for game in games) for step in STEPS]
    return float(STEPS[int(np.argmin(surprises))])


def table(games: Sequence[Told]) -> Iterator[str]:
    """Yield lines: a bin of chances, their mean, the wins among them; and how far they are off."""
    said = np.concatenate([game.said.ravel() for game in games])
    came = np.concatenate([np.repeat(game.came, game.said.shape[1]) for game in games])
    owner = np.repeat(np.arange(len(games)), [game.said.size for game in games])
    worst = 0.0
    for number in range(BINS):
        inside = (said >= number / BINS) & (said < (number + 1) / BINS + (number == BINS - 1))
        if inside.any():
            off = came[inside].mean() - said[inside].mean()
            worst = max(worst, abs(off))
            yield (
                f"{10 * number:3} to {10 * number + 10:3} %  {inside.sum():7} chances of "
                f"{np.unique(owner[inside]).size:4} games  mean {100 * said[inside].mean():5.1f} %  "
                f"won {100 * came[inside].mean():5.1f} %  off {100 * off:+5.1f}"
            )
    yield f"{len(games)} games: off by {100 * worst:.1f} at most"


def report(net: Net, games: int, simulations: int, seed: int) -> Iterator[str]:
    """Yield the table of all games; then a factor fitted on one half, judged on the other."""
    told = games_told(net, games, simulations, seed)
    yield f"{net.seats} seats, {simulations} simulations, seed {seed}"
    yield from table(told)
    for one, other in ((0, 1), (1, 0)):
        factor = fitted(told[one::2])
        yield f"as sure by {factor:.2f} as one half tells, and judged on the other:"
        yield from table([game.surer(factor) for game in told[other::2]])
    yield f"as sure by {fitted(told):.2f} as all games tell"
