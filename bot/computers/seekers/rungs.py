"""The ladder of 12 Seekers: eight computers, each stronger than the one before.

The lower ones notice a part of the moves and of their continuations, and look at this turn only; the
upper ones see more and more replies. They choose a move with a probability that grows with the lead
after it, so that they err where the choice is hard.
"""

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import log
from random import Random
from typing import Final

from bot.computers.contract import LazyFunction
from bot.computers.level import Level
from bot.computers.seekers.declaring import declared
from bot.computers.seekers.deepening import Deepening
from bot.computers.seekers.limit import Limit, OutOfTime
from bot.computers.seekers.reading import begins_a_turn
from bot.computers.seekers.search import VALUE_PER_POINT, Search
from bot.computers.seekers.weights import Weights, trained
from rules.contract import question_of
from rules.seekers.moves import Move
from rules.seekers.position import Position

FAR_WORSE: Final = 3.0
"""A move that leads to fewer points by this many temperatures is never chosen."""
CANDIDATES: Final = 3
"""It chooses among this many of the best moves."""
MIN_NOTICED: Final = 2
"""How many moves are noticed at least."""
MIN_SECONDS: Final = 0.01
"""CPU seconds for searching replies at least."""
STRONG: Final = LazyFunction("bot.computers.seekers.strong:strong")


@dataclass(frozen=True, slots=True)
class Rung:
    """How a computer chooses its move."""

    temperature: float
    """How much it errs, in points; 0 always chooses the best move."""
    noticed: float = 1.0
    """The share of the moves that it considers."""
    width: int = 3
    """How many continuations it keeps at every step of a turn."""
    replies: int = 0
    """How many outcomes of its turn it searches deeper."""
    depth: int = 1
    """How many turns deeper."""
    foresight: bool = False
    """Whether it values areas by what they are worth in the end; else by their points now."""
    finishes: bool = False
    """Whether it lays out and gives away as well as it can, and only errs in whom it sends where."""


RUNGS: Final[Mapping[str, Rung]] = {
    "1": Rung(0.9, noticed=0.45, finishes=True),
    "easy": Rung(1.7, replies=3, finishes=True),
    "3": Rung(0.5, replies=3),
    "normal": Rung(0.65, width=8, replies=8, foresight=True),
    "5": Rung(0.1, width=8, replies=12, foresight=True),
    "6": Rung(0.1, width=6, replies=12, depth=2, foresight=True),
    "7": Rung(0.1, width=5, replies=16, depth=3, foresight=True),
    "~1": Rung(1.0, noticed=0.28),
    "~easy": Rung(0.8, noticed=0.42),
    "~3": Rung(0.6, noticed=0.7),
    "~4": Rung(1.7, replies=3),
    "~normal": Rung(0.5, replies=3),
}
"""The rungs below the strongest computer, and after them those of former tables."""
FINISHING: Final = Rung(0.0, width=8)
"""How those that finish their turns do it."""


def move(level: Level, view: Position, seconds: float, rng: Random) -> Move:
    """Return the move of a computer of this level; 12 Seekers has no styles."""
    if rung := RUNGS.get(level.name):
        return chosen(rung, view, seconds, rng)
    strongest: Move = STRONG(view, seconds, rng)
    return strongest


def chosen(rung: Rung, view: Position, seconds: float, rng: Random) -> Move:
    """Return a move by a rung's policy; it stops searching deeper after `seconds` of CPU time."""
    deadline = time.thread_time() + max(seconds, MIN_SECONDS)
    decision = question_of(view)
    if len(decision.moves) == 1:
        return decision.moves[0]
    if view.stage == "declare":
        return declared(view, decision)[0]
    if rung.finishes and not begins_a_turn(view):
        rung = FINISHING
    weights = trained(view.sheet) if rung.foresight else Weights({})
    moves = _noticed(decision.moves, rung.noticed, rng)
    asked = Deepening.of(view, moves, decision.seat, rung.width, weights)
    if not asked.left and rung.noticed == 1:
        # Nobody misses what wins in the last turn who looks at everything.
        asked = Deepening.of(view, moves, decision.seat, weights=weights)
        return asked.moves[asked.outcomes[0].move]
    if rung.replies:
        del asked.outcomes[rung.replies :]
        search = Search(asked.table, asked.hands, Limit(deadline), rung.width, weights)
        with suppress(OutOfTime):
            for depth in range(1, min(rung.depth, asked.left) + 1):
                asked.evaluate(search, depth, CANDIDATES)
    return _sampled(asked, rung.temperature, rng)


def _noticed(moves: Sequence[Move], share: float, rng: Random) -> Sequence[Move]:
    noticed = [move for move in moves if share == 1 or rng.random() < share]
    return noticed if len(noticed) >= MIN_NOTICED else rng.sample(moves, MIN_NOTICED)


def _sampled(asked: Deepening, temperature: float, rng: Random) -> Move:
    """Return a move with a probability by the best lead after it, but none that is far worse."""
    values: dict[int, float] = {}
    for outcome in asked.outcomes:
        value = outcome.value / VALUE_PER_POINT
        values[outcome.move] = max(value, values.get(outcome.move, value))
    best = sorted(values, key=lambda number: -values[number])
    noisy = {
        number: values[number] - temperature * log(rng.expovariate(1))
        for number in best[:CANDIDATES]
        if values[number] >= values[best[0]] - FAR_WORSE * temperature
    }
    return asked.moves[max(noisy, key=noisy.__getitem__)]
