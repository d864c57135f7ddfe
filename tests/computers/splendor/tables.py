"""Tables of Splendor to ask computers about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules import DEALER, dealt
from rules.splendor import SPLENDOR
from rules.splendor.computer import sensible
from rules.splendor.position import Position


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
