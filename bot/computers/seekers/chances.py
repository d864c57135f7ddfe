"""Each seat's chance of winning, by a static evaluation.

A logistic curve converts the expected final lead (see `weights.py`) to a chance; it's steeper with
fewer rounds left. `python -m tests.tools.train.seekers.slopes` fits the slopes for each sheet and
mode, and prints the calibration.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from math import exp
from typing import Final

from bot.computers.seekers.hands import Hands
from bot.computers.seekers.learned import FOLDER, read
from bot.computers.seekers.limit import Limit
from bot.computers.seekers.reading import begins_a_turn, hands_of, outcomes, state_of, table_of
from bot.computers.seekers.search import VALUE_PER_POINT, Search
from bot.computers.seekers.state import SearchState
from bot.computers.seekers.turns import SearchTable
from bot.computers.seekers.weights import rounds_left, trained
from rules.seekers.position import Position
from rules.seekers.state import ROUNDS

SLOPES_FILE: Final = FOLDER / "slopes.json"
MOVING: Final[Mapping[str, float]] = {"basic": -0.12, "advanced": -0.02, "chaos": 0.17}
"""The edge of the seat that moves next, by mode."""
STARTING: Final = 0.03
"""The edge of the seat that starts the round, for each round begun."""
ALWAYS_STARTING: Final = 0.11
"""The edge of the seat that starts every round, for each round left."""
LOGISTIC_LIMIT: Final = 30.0
"""Arguments beyond this give 0 or 1."""


def chances(views: Iterable[Position]) -> list[tuple[float, ...]]:
    """Return each seat's chance of winning in each view; in a finished game, 1.0 for the winner."""
    return [_both(view) for view in views]


def chance(mode: str, sheet: int, left: int, lead: float, edge: float = 0.0) -> float:
    """Return the chance of a seat that leads by `lead` points with `left` rounds to go; `edge` is in log-odds."""
    steep = slopes()[mode][str(sheet)][left - 1] * lead + edge
    return 1 / (1 + exp(-max(-LOGISTIC_LIMIT, min(LOGISTIC_LIMIT, steep))))


def with_edge(chance: float, edge: float) -> float:
    """Return a chance with `edge` added to its log-odds."""
    return chance / (chance + (1 - chance) * exp(-edge))


def edge_of_first(order: int, left: int) -> float:
    """Return the edge of seat 0, with `left` rounds to go, where it starts every round; 0 elsewhere."""
    return ALWAYS_STARTING * left if order == 1 else 0.0


def expected_lead(table: SearchTable, hands: Hands, state: SearchState) -> float:
    """Return the expected final lead of seat 0, in points."""
    return Search(table, hands, Limit(), 0, trained(table.sheet)).lead(state) / VALUE_PER_POINT


@cache
def slopes() -> Mapping[str, Mapping[str, list[float]]]:
    """Return the slopes of the logistic curves by mode, sheet and rounds left; raise WeightsDamaged."""
    return read(SLOPES_FILE)


def _both(view: Position) -> tuple[float, float]:
    if view.over:
        one, other = view.places()  # which never tie
        return float(one == 1), float(other == 1)
    table = table_of(view)
    hands = hands_of(view, table)
    state = state_of(view, table) if begins_a_turn(view) else _best(view, table, hands)
    if not state[1]:
        return _after_all(hands, table, state)
    lead, left = expected_lead(table, hands, state), rounds_left(state)
    starting = STARTING * (ROUNDS + 1 - left)
    moving = MOVING[view.mode] + (-starting if state[5] else starting)
    edge = edge_of_first(view.order, left) + (moving if state[4] == 0 else -moving)
    first = chance(view.mode, view.sheet, left, lead, edge)
    return first, 1 - first


def _best(view: Position, table: SearchTable, hands: Hands) -> SearchState:
    """Return the best state that a turn in progress can lead to, by the static evaluation."""
    lead = Search(table, hands, Limit(), 0, trained(table.sheet)).lead
    return (max if view.todo[0].seat == 0 else min)(outcomes(view, table), key=lead)


def _after_all(hands: Hands, table: SearchTable, state: SearchState) -> tuple[float, float]:
    """Return the chances after the last turn; only hidden cards leave a doubt."""
    first = 0.0
    for world, likely in hands.worlds():
        first += likely * (Search(table, world, Limit(), 0, trained(table.sheet)).lead(state) > 0)
    return first, 1 - first
