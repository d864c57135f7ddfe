"""Tables of Splendor to ask computers about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from rules import DEALER, dealt
from rules.splendor import SPLENDOR
from rules.splendor.computer import sensible
from rules.splendor.position import Position

T = TypeVar("T")


def game(seats: int, rng: Random, randomness: float = 0.3, target: int = 15) -> Iterator[Position]:
    """Yield each position of a game among `sensible` players who often do anything at all."""
    position = dealt(SPLENDOR, seats, {"target": target}, rng).begin().position
    assert isinstance(position, Position)
    yield position
    while decision := position.decision:
        at_random = decision.seat == DEALER or rng.random() < randomness
        view = position.seen_by(decision.seat)
        position = position.after(rng.choice(decision.moves) if at_random else sensible(view))
        yield position


def questions(
    seats: int, rng: Random, randomness: float = 0.3, target: int = 15
) -> Iterator[Position]:
    """Yield the positions of a game at which a seat is asked."""
    for position in game(seats, rng, randomness, target):
        if position.decision and position.decision.seat != DEALER:
            yield position


def secrets(rng: Random, randomness: float) -> tuple[Position, Position]:
    """Return two tables that look alike to the seat to move: its rival holds another secret card."""
    for position in questions(2, rng, randomness):
        seat = 1 - position.turn
        for place, held in enumerate(position.seats[seat].hand):
            if held.secret:
                level = held.card.level - 1
                other, *rest = position.unseen[level]
                hand = _with(position.seats[seat].hand, place, held._replace(card=other))
                changed = position.but(
                    seats=_with(position.seats, seat, position.seats[seat].but(hand=hand)),
                    unseen=_with(position.unseen, level, (held.card, *rest)),
                )
                return position, changed
    raise ValueError("nobody drew a card unseen")


def _with(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])
