"""Tables to draw and to talk about: games played by a seeded player."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise

from render import Scene, Step
from rules import DEALER, GAMES, Seat
from rules.splendor.position import Position

GAME = GAMES["splendor"]
NAMES = ("Ada Lovelace", "小林さくら", "Wolfeschlegelsteinhausen", "Robin")


@cache
def played(seats: int, seed: int, luck: float = 0.2) -> tuple[Position, ...]:
    """Return every position of a game; `luck` is how often a player answers at random."""
    rng, sensible = random.Random(seed), GAME.computers["sensible"]
    position = GAME.start(seats, {}, GAME.deal(seats, {}, rng))
    positions = [position]
    while position.decision:
        asked = position.decision
        by_chance = asked.seat == DEALER or rng.random() < luck
        view = position.seen_by(asked.seat)
        move = rng.choice(asked.moves) if by_chance else sensible(view)
        position = position.after(move)
        positions.append(position)
    return tuple(positions)


@cache
def moves(seats: int, seed: int, luck: float = 0.2) -> tuple[object, ...]:
    """Return the moves between the positions of `played`."""
    made = []
    for before, after in pairwise(played(seats, seed, luck)):
        made.append(next(move for move in before.decision.moves if before.after(move) == after))
    return tuple(made)


def steps(seats: int, seed: int, reader: Seat | None, luck: float = 0.2) -> list[Step[Position]]:
    """Return a game's steps as a reader sees them."""
    positions = played(seats, seed, luck)
    return [
        Step(
            before.seen_by(reader),
            before.shown(move, reader),
            after.seen_by(reader),
            before.decision.seat,
        )
        for (before, after), move in zip(pairwise(positions), moves(seats, seed, luck), strict=True)
    ]


def scene(
    positions: tuple[Position, ...], index: int, reader: Seat | None = None, **more: object
) -> Scene[Position]:
    """Return the scene of a position, with the one before this turn as shown last."""
    earlier = index
    while earlier and positions[earlier].turn == positions[index].turn:
        earlier -= 1
    view = positions[index].seen_by(reader)
    before = positions[earlier].seen_by(reader)
    return Scene(view, NAMES[: len(view.seats)], before, reader, **more)
