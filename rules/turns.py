"""Turns, the seats that move in them, rounds and scores over time; nothing else counts them.

Every turn has one move whose verb is among its game's turn verbs. It begins with that move, or with
the leading ones before it; every answer up to the next turn belongs to it, other seats' and the
dealer's too. A seat may have several turns in a row.
What is counted is what is passed in: callers mask a match for its reader.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from rules.contract import DEALER, Game, Position, Seat, verb_of
from rules.match import AnyMatch


def begins_turn(game: Game[Any], move: object) -> bool:
    """Return whether a move, or its notation, is the one that every turn has."""
    return verb_of(move) in game.turn_verbs


def asks_for_turn(game: Game[Any], position: Position[Any]) -> bool:
    """Return whether the open question can be answered by beginning a turn."""
    decision = position.decision
    verbs = game.turn_verbs | game.leading_verbs
    return decision is not None and any(verb_of(move) in verbs for move in decision.moves)


def turn_bounds(game: Game[Any], match: AnyMatch) -> list[int]:
    """Return the number of the position in which each turn begins, and that of the last position."""
    bounds = []
    for number, move in enumerate(match.moves):
        if begins_turn(game, move):
            while number and verb_of(match.moves[number - 1]) in game.leading_verbs:
                number -= 1  # noqa: PLW2901 - the turn began before
            bounds.append(number)
    return [*bounds, len(match.moves)]


def turn_at(bounds: Sequence[int], number: int) -> int:
    """Return which turn a move belongs to, counted from 1; 0 before the first."""
    return bisect_right(bounds[:-1], number)


def movers(match: AnyMatch) -> list[Seat]:
    """Return the seat that each move belongs to; a dealer's move belongs to its cause."""
    seats: list[Seat] = []
    for position, _ in zip(match.positions, match.moves, strict=False):
        seat = position.decision.seat if position.decision else DEALER
        seats.append(seat if seat != DEALER else seats[-1] if seats else 0)
    return seats


def turns_begun(game: Game[Any], moves: Iterable[tuple[Seat, object]]) -> Counter[Seat]:
    """Return how many turns each seat has begun, from its moves or their notations."""
    return Counter(seat for seat, move in moves if begins_turn(game, move))


def round_of(turns: Sequence[int], *, begins: bool) -> int:
    """Return the number of the round being played, counted from 1.

    Args:
        turns: how many turns each seat has begun.
        begins: whether the open question asks for a turn (`asks_for_turn`).
    """
    return max(turns) + (min(turns) == max(turns) and begins)


def scores(game: Game[Any], match: AnyMatch, reader: Seat | None) -> tuple[tuple[int, ...], ...]:
    """Return the scores of all seats at the beginning and after each turn, as a reader sees them."""
    ends = (match.positions[number] for number in turn_bounds(game, match))
    return tuple(position.seen_by(reader).scores() for position in ends)


def turns_of(game: Game[Any], match: AnyMatch, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Return the verb of each turn of a seat, and by how much that turn changed the seat's score."""
    course = scores(game, match, DEALER)
    begun = [
        (mover, verb_of(move))
        for mover, move in zip(movers(match), match.moves, strict=True)
        if begins_turn(game, move)
    ]
    return tuple(
        (verb, after[seat] - before[seat])
        for (mover, verb), (before, after) in zip(begun, pairwise(course), strict=True)
        if mover == seat
    )
