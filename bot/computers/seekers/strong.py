"""The strong player of 12 Seekers, from what its seat sees."""

from random import Random
from typing import Final

from bot.computers.contract import ScoredMove
from bot.computers.seekers.chances import chance, chances
from bot.computers.seekers.declaring import declared
from bot.computers.seekers.deepening import Deepening, SearchOutcome, thought
from bot.computers.seekers.search import VALUE_PER_POINT
from rules.seekers.moves import Move
from rules.seekers.position import Position

HINTS: Final = 3
"""How many of the best moves get exact values; the others get bounds."""
MAX_UNPROVEN_CHANCE: Final = 0.99
"""The highest chance of a move that isn't proved to win."""


def strong(view: Position, seconds: float, _rng: Random) -> Move:
    """Return the best move found within `seconds` of CPU time."""
    move: Move = _ranked(view, seconds, 1)[0].move
    return move


def ranked(view: Position, seconds: float, _rng: Random) -> list[ScoredMove]:
    """Return every move with its chance of winning, the best first.

    Beyond the first few, the chance is an upper bound.
    """
    return _ranked(view, seconds, HINTS)


def _ranked(view: Position, seconds: float, best: int) -> list[ScoredMove]:
    decision = view.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    if view.stage == "declare":
        (now,) = chances([view])
        return [ScoredMove(move, now[decision.seat]) for move in declared(view, decision)]
    if len(decision.moves) == 1 and best == 1:
        return [ScoredMove(decision.moves[0], 0.5)]
    asked = thought(view, seconds, best)
    found: dict[int, tuple[float, float]] = {}
    for outcome in asked.outcomes:
        worth = chance_of(asked, outcome), outcome.value
        for number in outcome.moves:
            found[number] = max(worth, found.get(number, worth))
    order = sorted(found, key=found.__getitem__, reverse=True)
    return [ScoredMove(asked.moves[number], found[number][0]) for number in order]


def chance_of(asked: Deepening, outcome: SearchOutcome) -> float:
    """Return the chance of winning after an outcome: the proven one, or by the lead found."""
    if outcome.won is not None:
        return outcome.won
    view = asked.position
    left = max(1, (asked.left - asked.depth + 1) // 2)
    likely = chance(view.mode, view.sheet, left, outcome.value / VALUE_PER_POINT)
    return min(MAX_UNPROVEN_CHANCE, max(1 - MAX_UNPROVEN_CHANCE, likely))
