"""What a position of 12 Seekers shows by the rules alone: points, gems, runs, and what turns bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations, groupby, pairwise
from typing import Any, Final, NamedTuple

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


def won(position: Position, seat: int) -> int:
    """Return the points that a seat has won in play."""
    return position.seats[seat].points


def valid(position: Position, seat: int) -> int:
    """Return how many valid gems a seat has."""
    area = position.seats[seat].area
    assert isinstance(area, Piles)
    return len(area.valid)


GAINED: Final[Mapping[str, Callable[[Position, int], int]]] = {
    "gold": gold,
    "prize": won,
    "valid": valid,
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


def best_runs(position: Position, seat: int) -> list[Counter[tuple[str, int]]]:
    """Return the runs and singles of a seat, once for each colour of the rainbow that is worth most."""
    area = position.seats[seat].area
    assert isinstance(area, Row)
    rows = {Row(area.row.replace("*", colour), area.gold) for colour in COLOURS}
    points = {row: total(with_area(position, seat, row), seat) for row in rows}
    best = [row for row in rows if points[row] == max(points.values())]
    return [Counter((gem, len([*run])) for gem, run in groupby(it.row)) for it in best]


class Outlook(NamedTuple):
    """A turn by its seeker and the gems that leave the dungeon, and the points of its seat and the other one after it."""

    turn: tuple[str, str]
    mine: int
    others: int


def outlooks(position: Position, seat: int, *ends: Position) -> list[Outlook]:
    """Return, by the rules alone, what each way to play a seat's turn leads to; only these ends if they're given."""
    return [
        Outlook(
            (end.seats[seat].seekers[-1], _gone(position, end)),
            total(end, seat),
            total(end, 1 - seat),
        )
        for end in ends or every_end(position)
    ]


def _gone(before: Position, after: Position) -> str:
    return ordered("".join((Counter(before.dungeon) - Counter(after.dungeon)).elements()))


@cache
def every_end(position: Position) -> tuple[Position, ...]:
    """Return where a turn can end."""
    return tuple(dict.fromkeys(turned(position)))


def next_turn(positions: Sequence[Position], seat: int) -> tuple[Position, Position] | None:
    """Return the positions before and after a seat's next turn; None if there is none."""
    turns = pairwise(positions)
    return next(
        ((one, other) for one, other in turns if one.stage == "play" and one.mover == seat), None
    )


def at_the_end_of(number: int, positions: Sequence[Position]) -> Position:
    """Return the position at the end of a round of a line."""
    return next(it for it in positions if it.stage != "play" or it.round > number)


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


def reached(position: Position, seat: int, hand: tuple[str, str]) -> tuple[bool, int] | None:
    """Return whether a seat wins with these cards dealt, and its lead, if both play well; None with more than a turn left."""
    if len(position.field) > 1:
        return None
    chooses = bool(position.field) and position.mover == seat
    ends = every_end(position) if position.field else (position,)
    dealt = [_dealt(end, hand) for end in ends]
    results = ((has_won(it, seat), total(it, seat) - total(it, 1 - seat)) for it in dealt)
    return (max if chooses else min)(results)


def hands_of(view: Position) -> list[tuple[str, str]]:
    """Return the colour cards that both may have, as far as a view shows them."""
    one, other = (it.cards for it in view.seats)
    free = [colour for colour in COLOURS if colour not in one + other]
    if "?" not in one + other:
        return [(one, other)]
    hidden = ["".join(hand) for hand in combinations(free, max(one.count("?"), other.count("?")))]
    return [(one, hand) if "?" in other else (hand, other) for hand in hidden]


def _dealt(position: Position, cards: tuple[str, str]) -> Position:
    seats = (it.but(cards=hand) for it, hand in zip(position.seats, cards, strict=True))
    return position.but(seats=tuple(seats))
