"""Each seat's chance to win, from a quick look at what lies on the table.

The lead that is to be expected in the end (see `weights.py`) becomes a chance by a logistic curve,
the steeper the fewer rounds are left; how steep it is for a sheet and a mode was fitted by
`python -m tests.computers.seekers.calibrate`, which prints how well chances keep their promise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import exp
from typing import Final

from bot.computers.seekers.hands import Hands
from bot.computers.seekers.learned import FOLDER, read
from bot.computers.seekers.reading import begins_a_turn, outcomes, state_of, table_of
from bot.computers.seekers.search import INFINITE_VALUE, VALUE_PER_POINT, Search
from bot.computers.seekers.state import SearchState
from bot.computers.seekers.turns import SearchTable
from bot.computers.seekers.weights import MOVE_FEATURE, rounds_left, trained
from rules.contract import Seat
from rules.places import winners
from rules.seekers.position import Position

SLOPES_FILE: Final = FOLDER / "slopes.json"
LOGISTIC_LIMIT: Final = 30.0
"""Beyond this a logistic curve is 0 or 1."""


def chances(views: Iterable[Position]) -> list[tuple[float, ...]]:
    """Return each seat's chance to win in each of these views; of a finished game, who has won."""
    return [_both(view) for view in views]


def chance(mode: str, sheet: int, left: int, lead: float) -> float:
    """Return the chance of a seat that leads by so much, so many rounds before the end."""
    steep = slopes()[mode][str(sheet)][left - 1] * lead
    return 1 / (1 + exp(-max(-LOGISTIC_LIMIT, min(LOGISTIC_LIMIT, steep))))


def expected_lead(table: SearchTable, hands: Hands, state: SearchState) -> float:
    """Return by how many points seat 0 is likely to lead in the end."""
    weights = trained(table.sheet)
    to_move = weights.of(rounds_left(state)).get(MOVE_FEATURE, 0.0) * (1 if state[4] == 0 else -1)
    return Search(table, hands, INFINITE_VALUE, 0, weights).lead(state) / VALUE_PER_POINT + to_move


@cache
def slopes() -> Mapping[str, Mapping[str, list[float]]]:
    """Return how steep chances rise, by mode, sheet and rounds left; raise WeightsDamaged."""
    return read(SLOPES_FILE)


def _both(view: Position) -> tuple[float, float]:
    table = table_of(view)
    one, other = view.seats
    areas = (table.laying.read(one.area)[0], table.laying.read(other.area)[0])
    hands = Hands.of(view.sheet, (one.cards, other.cards), areas)
    if view.stage != "play":
        return _ended(view, table, hands)
    if begins_a_turn(view):
        state = state_of(view, table)
    else:
        state = _best(view, table, hands, view.todo[0].seat)
        if not state[1]:
            return _after_all(hands, table, state)
    lead = expected_lead(table, hands, state)
    first = chance(view.mode, view.sheet, rounds_left(state), lead)
    return first, 1 - first


def _best(view: Position, table: SearchTable, hands: Hands, seat: Seat) -> SearchState:
    """Return the best state to which a turn in progress can lead, by what lies there then."""
    lead = Search(table, hands, INFINITE_VALUE, 0, trained(table.sheet)).lead
    return (max if seat == 0 else min)(outcomes(view, table), key=lead)


def _ended(view: Position, table: SearchTable, hands: Hands) -> tuple[float, float]:
    if view.over:
        won = winners(view.places())
        return float(won == (0,)), float(won == (1,))
    return _after_all(hands, table, state_of(view, table))


def _after_all(hands: Hands, table: SearchTable, state: SearchState) -> tuple[float, float]:
    """Return the chances when all turns are over: certain but for hidden cards."""
    first = 0.0
    for world, likely in hands.worlds():
        first += likely * (
            Search(table, world, INFINITE_VALUE, 0, trained(table.sheet)).lead(state) > 0
        )
    return first, 1 - first
