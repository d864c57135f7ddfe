"""What a position of 12 Seekers shows by the rules alone: points, gems, runs, and what turns bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import groupby, pairwise
from typing import Any, Final

from rules.seekers.areas import Piles, Row
from rules.seekers.gems import COLOURS, ordered
from rules.seekers.position import Position
from tests.computers.seekers.lines import turned


def total(position: Position, seat: int) -> int:
    """Return what a seat would have now."""
    return position.reckoning(seat).total


def gold(position: Position, seat: int) -> int:
    """Return how much gold a seat has."""
    return position.seats[seat].area.everything.count("$")


def valid(position: Position, seat: int) -> int:
    """Return how many gems lie in a seat's valid pile; 0 without piles."""
    area = position.seats[seat].area
    return len(area.valid) if isinstance(area, Piles) else 0


def won(position: Position, seat: int) -> int:
    """Return the points that a seat has won in play."""
    return position.seats[seat].points


GAINED: Final[Mapping[str, Callable[[Position, int], int]]] = {
    "gold": gold,
    "valid": valid,
    "prize": won,
}


def row_of(position: Position, seat: int) -> str:
    """Return a seat's row."""
    area = position.seats[seat].area
    assert isinstance(area, Row)
    return area.row


def all_runs(position: Position, seat: int) -> list[Counter[tuple[str, int]]]:
    """Return the runs and singles of a seat, once for each colour that the rainbow may have."""
    rows = {row_of(position, seat).replace("*", colour) for colour in COLOURS}
    return [Counter((gem, len([*run])) for gem, run in groupby(row)) for row in rows]


def most(position: Position, seat: int, run: tuple[str, int]) -> int:
    """Return how many such runs a seat has at most."""
    return max(it[run] for it in all_runs(position, seat))


def numbers(gems: str, colour: str) -> set[int]:
    """Return how many gems of a colour there are, the rainbow declared as it or not."""
    return {gems.count(colour), gems.count(colour) + gems.count("*")}


@cache
def best_turns(position: Position, seat: int) -> Mapping[tuple[str, str], int]:
    """Return, by the rules alone, what a seat's turns bring at most, by their seeker and gems."""
    turns: dict[tuple[str, str], int] = {}
    for end in turned(position):
        gems = Counter(position.dungeon) - Counter(end.dungeon)
        key = end.seats[seat].seekers[-1], ordered("".join(gems.elements()))
        turns[key] = max(turns.get(key, -99), total(end, seat) - total(position, seat))
    return turns


def next_turn(positions: Sequence[Position], seat: int) -> tuple[Position, Position] | None:
    """Return the positions before and after a seat's next turn; None if there is none."""
    turns = pairwise(positions)
    return next(
        ((one, other) for one, other in turns if one.stage == "play" and one.mover == seat), None
    )


def at_the_end_of(number: int, positions: Sequence[Position]) -> Position:
    """Return the position at the end of a round of a line."""
    return next(it for it in positions if it.stage != "play" or it.round > number)


@cache
def worst_loss(position: Position, seat: int) -> int:
    """Return how many points a turn of the other seat takes from a seat at most; 0 for none."""
    return max(0, *(total(position, seat) - total(end, seat) for end in turned(position)))


def with_area(position: Position, seat: int, area: Any) -> Position:
    """Return a position with another area of a seat."""
    seats = [*position.seats]
    seats[seat] = seats[seat].but(area=area)
    return position.but(seats=tuple(seats))


def has_won(position: Position, seat: int) -> bool:
    """Return whether a seat wins a finished game."""
    mine, theirs = ((total(position, it), -position.seats[it].power) for it in (seat, 1 - seat))
    return mine > theirs


def declared(position: Position, seat: int) -> int:
    """Return the best total that a seat can still declare, by the rules alone."""
    decision = position.decision
    if decision is None or decision.seat != seat or position.stage != "declare":
        return total(position.but(stage="over"), seat)
    return max(declared(position.after(it), seat) for it in decision.moves)
