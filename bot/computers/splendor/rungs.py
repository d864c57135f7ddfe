"""The ladder of Splendor: computers, each stronger than the one before.

The lowest play as beginners do (`beginner.py`). All others choose a move with a probability that grows with
what a network thinks of it, so that they err where the choice is hard: the lower ones use the small network
and see only a part of the table, the upper ones use the strong computer's search, with few simulations.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from math import log
from operator import itemgetter
from random import Random
from typing import Final

from bot.computers.contract import LazyFunction
from bot.computers.level import Level
from bot.computers.splendor.beginner import valued
from bot.computers.splendor.habits import obvious, plausible
from bot.computers.splendor.pupil import FULL, Attention, PupilFacts, considered, shipped
from bot.computers.splendor.styles import STYLES, Style, cooled, leaned
from bot.computers.splendor.undealt import undealt
from rules.splendor.moves import Move
from rules.splendor.position import Position

FAR_WORSE: Final = 3.0
"""A move whose logit is this many temperatures below the best one's is never chosen."""
MOST_PRESTIGE: Final = 8
"""The most prestige that a move brings: a card's and a noble's."""
STRONG: Final = LazyFunction("bot.computers.splendor.strong:strong")
SEARCHED: Final = LazyFunction("bot.computers.splendor.shallow:searched")


@dataclass(frozen=True, slots=True)
class Rung:
    """How a computer chooses its move."""

    temperature: float
    """How much it errs: 1 chooses like the network's policy, 0 always the best move."""
    attention: Attention = FULL
    simulations: int | None = None
    """The simulations of its search; None for the small network."""
    greed: float | None = None
    """A beginner's: see `valued`. None for a network."""
    reach: int | None = 1
    """See `plausible`; None for one that leaves nothing out."""

    @property
    def casual(self) -> bool:
        """Whether it plays for itself: with no eye on nobles or on rivals, it scores as soon as it can."""
        return not self.attention.nobles and self.reach is not None


RUNGS: Final[Mapping[str, Rung]] = {
    "1": Rung(0.9, Attention(0.41, nobles=False, rivals=False), greed=0.0),
    "2": Rung(0.9, Attention(0.53, nobles=False, rivals=False), greed=0.2),
    "easy": Rung(0.6, Attention(0.8, nobles=False, rivals=False), greed=1.0),
    "4": Rung(0.62, Attention(0.82, nobles=False, rivals=False)),
    "normal": Rung(0.37, Attention(0.9, nobles=False, rivals=False)),
    "6": Rung(0.46, Attention(0.82, rivals=False)),
    "7": Rung(0.41, Attention(rivals=False)),
    "8": Rung(0.3),
    "9": Rung(0.75, simulations=0),
    "10": Rung(0.415, simulations=0),
    "11": Rung(0.305, simulations=16, reach=10),
    "12": Rung(0.155, simulations=116, reach=10),
    "13": Rung(0.06, simulations=620, reach=10),
    "~1": Rung(0.57, Attention(0.82, nobles=False, rivals=False), reach=None),
    "~easy": Rung(0.47, Attention(0.92, nobles=False, rivals=False), reach=None),
    "~3": Rung(0.44, Attention(rivals=False), reach=None),
    "~4": Rung(0.3, reach=None),
    "~normal": Rung(0.75, simulations=0, reach=None),
    "~6": Rung(0.415, simulations=0, reach=None),
    "~7": Rung(0.305, simulations=16, reach=None),
    "~8": Rung(0.155, simulations=116, reach=None),
    "~9": Rung(0.06, simulations=620, reach=None),
}
"""The rungs below the strongest computer, and after them those of former tables."""
STRONGEST: Final = Rung(0.05, simulations=6000, reach=None)
"""The strongest computer with a style."""


def move(level: Level, view: Position, seconds: float, rng: Random) -> Move:
    """Return the move of a computer of this level."""
    if level == Level("strong"):
        strongest: Move = STRONG(view, seconds, rng)
        return strongest
    return chosen(RUNGS.get(level.name, STRONGEST), STYLES[level.style], view, seconds, rng)


def chosen(rung: Rung, style: Style, view: Position, seconds: float, rng: Random) -> Move:
    """Return a move by a rung's policy and a style."""
    if won := _winning(view):
        return won
    if rung.casual and rung.greed != 0 and (sure := obvious(view)):
        return sure
    moves: Sequence[Move]
    if rung.greed is not None:
        moves, logits = valued(view, rung.greed, rung.attention.cards)
    elif rung.simulations is None:
        moves, facts = considered(view, rung.attention)
        logits = _logits(facts)
    else:
        moves, logits = SEARCHED(view, rung.simulations, seconds, rng)
    if rung.reach is not None:
        likely = plausible(view, moves, rung.reach, casual=rung.casual)
        moves, logits = [*compress(moves, likely)], [*compress(logits, likely)]
    logits = leaned(style, view, moves, logits, rung.temperature)
    temperature = cooled(style, rung.temperature, overlooks=not rung.attention.nobles)
    return sampled(moves, logits, temperature, rng)


def _winning(view: Position) -> Move | None:
    """Return a move that ends the game and wins it."""
    decision = view.decision
    if decision is None or decision.seat < len(view.seats) - 1:
        return None  # others move before the round is over
    prestige = [holdings.prestige for holdings in view.seats]
    if max(*prestige, prestige[decision.seat] + MOST_PRESTIGE) < view.target:
        return None
    bare = undealt(view)
    for move in decision.moves:
        after = bare.after(move)
        if after.over and after.places()[decision.seat] == 1:
            return move
    return None


def _logits(facts: Sequence[PupilFacts | float]) -> list[float]:
    pupil = shipped()
    return [each if isinstance(each, float) else pupil.value(each) for each in facts]


def sampled(
    moves: Sequence[Move], logits: Sequence[float], temperature: float, rng: Random
) -> Move:
    """Return a move with the probability of its logit at a temperature, but none that is far worse."""
    least = max(logits) - FAR_WORSE * temperature
    noisy = [
        (logit - temperature * log(rng.expovariate(1)), move)
        for move, logit in zip(moves, logits, strict=True)
        if logit >= least
    ]
    return max(noisy, key=itemgetter(0))[1]
