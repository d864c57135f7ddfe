"""The strong player of 12 Seekers, from what its seat may see alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.computers.scored import ScoredMove
from bot.computers.seekers.chances import chance, chances
from bot.computers.seekers.declaring import declared
from bot.computers.seekers.deepening import Deepening, SearchOutcome, thought
from bot.computers.seekers.search import VALUE_PER_POINT
from rules.seekers.moves import Move
from rules.seekers.position import Position

HINTS: Final = 3
"""How many answers are told apart by what they are worth; of the others only a bound is known."""
MAX_UNPROVEN_CHANCE: Final = 0.99
"""The most that is said of what is not certain."""


def strong(view: Position, seconds: float, _rng: Random) -> Move:
    """Return the best answer found in so many seconds of CPU."""
    move: Move = _ranked(view, seconds, 1)[0].move
    return move


def ranked(view: Position, seconds: float, _rng: Random) -> list[ScoredMove]:
    """Return every answer with the asked seat's chance to win after it, the best first.

    Beyond the first few a chance is the most that it can be.
    """
    return _ranked(view, seconds, HINTS)


def weighed(
    view: Position, moves: Sequence[Move], seconds: float, _rng: Random
) -> list[ScoredMove]:
    """Return these answers with the asked seat's chance to win, each looked at as long as the others."""
    each = seconds / len(moves)
    return [ScoredMove(move, _ranked(view, each, HINTS, (move,))[0].chance) for move in moves]


def _ranked(
    view: Position, seconds: float, best: int, among: Sequence[Move] = ()
) -> list[ScoredMove]:
    decision = view.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    if view.stage == "declare":
        (now,) = chances([view])
        return [ScoredMove(move, now[decision.seat]) for move in declared(view, decision)]
    if len(decision.moves) == 1 and best == 1:
        return [ScoredMove(decision.moves[0], 0.5)]
    asked = thought(view, seconds, best, among)
    found: dict[int, tuple[float, float]] = {}
    for outcome in asked.outcomes:
        worth = _chance(asked, outcome), outcome.value
        for number in outcome.moves:
            found[number] = max(worth, found.get(number, worth))
    order = sorted(found, key=found.__getitem__, reverse=True)
    return [ScoredMove(asked.moves[number], found[number][0]) for number in order]


def _chance(asked: Deepening, outcome: SearchOutcome) -> float:
    """Return the chance to win after an outcome: a proven one, or by the lead looked ahead to."""
    if outcome.won is not None:
        return outcome.won
    view = asked.position
    left = max(1, (asked.left - asked.depth + 1) // 2)
    told = chance(view.mode, view.sheet, left, outcome.value / VALUE_PER_POINT)
    return min(MAX_UNPROVEN_CHANCE, max(1 - MAX_UNPROVEN_CHANCE, told))
