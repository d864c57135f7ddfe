"""The strong player of 12 Seekers, from what its seat sees."""

from random import Random
from typing import Final

from bot.computers.seekers.chances import chance, edge_of_first
from bot.computers.seekers.declaring import declared
from bot.computers.seekers.deepening import Deepening, SearchOutcome, thought
from bot.computers.seekers.search import VALUE_PER_POINT
from rules.contract import question_of
from rules.seekers.moves import Move
from rules.seekers.position import Position

MAX_UNPROVEN_CHANCE: Final = 0.99
"""The highest chance of a move that isn't proved to win."""


def strong(view: Position, seconds: float, _rng: Random) -> Move:
    """Return the best move found within `seconds` of CPU time."""
    decision = question_of(view)
    if view.stage == "declare":
        return declared(view, decision)[0]
    if len(decision.moves) == 1:
        return decision.moves[0]
    asked = thought(view, seconds)
    best = max(asked.outcomes, key=lambda outcome: rank(asked, outcome))
    return asked.moves[best.move]


def rank(asked: Deepening, outcome: SearchOutcome) -> tuple[float, float]:
    """Return the sort key of an outcome: its chance, then its value."""
    return chance_of(asked, outcome), outcome.value


def chance_of(asked: Deepening, outcome: SearchOutcome) -> float:
    """Return the chance of winning after an outcome: the proven one, or by the lead found."""
    return likely_chance(asked, outcome.value, asked.depth) if outcome.won is None else outcome.won


def likely_chance(asked: Deepening, value: float, depth: int) -> float:
    """Return the chance of winning by a value found `depth` turns deep."""
    view = asked.position
    left = max(1, (asked.left - depth + 1) // 2)
    edge = edge_of_first(view.order, left)
    likely = chance(
        view.mode, view.sheet, left, value / VALUE_PER_POINT, -edge if asked.seat else edge
    )
    return min(MAX_UNPROVEN_CHANCE, max(1 - MAX_UNPROVEN_CHANCE, likely))
