"""Tables to draw and to talk about: games played by a seeded player."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import Any

from render import Event, Look, Scene, Words
from rules import DEALER, GAMES, Seat
from rules.splendor.position import Position

GAME = GAMES["splendor"]
NAMES = ("Ada Lovelace", "小林さくら", "Wolfeschlegelsteinhausen", "Robin")


Played = tuple[tuple[Any, ...], tuple[Any, ...]]
"""The positions of a game, and the moves between them."""


def play(game: Any, seats: int, options: dict[str, Any], seed: int, luck: float) -> Played:
    """Return a whole game; `luck` is how often a player answers at random."""
    rng, sensible = random.Random(seed), game.computers["sensible"]
    position = game.start(seats, options, game.deal(seats, options, rng))
    positions, moves = [position], []
    while position.decision:
        asked = position.decision
        by_chance = asked.seat == DEALER or rng.random() < luck
        move = rng.choice(asked.moves) if by_chance else sensible(position.seen_by(asked.seat))
        position = position.after(move)
        positions.append(position)
        moves.append(move)
    return tuple(positions), tuple(moves)


def events_seen(played: Played, reader: Seat | None) -> list[Event[Any]]:
    """Return a game's events as a reader sees them."""
    positions, moves = played
    return [
        Event(
            before.seen_by(reader),
            before.move_seen_by(move, reader),
            after.seen_by(reader),
            before.decision.seat,
        )
        for (before, after), move in zip(pairwise(positions), moves, strict=True)
    ]


def told(
    look: Look, event: Event[Any], names: tuple[str, ...], reader: Seat | None, words: Words
) -> str:
    """Return what is told of an event by itself."""
    return " ".join(look.summary([event], names, reader, words))


@cache
def _played(seats: int, seed: int, luck: float) -> Played:
    return play(GAME, seats, {}, seed, luck)


def played(seats: int, seed: int, luck: float = 0.2) -> tuple[Position, ...]:
    """Return every position of a game of Splendor."""
    return _played(seats, seed, luck)[0]


def events(seats: int, seed: int, reader: Seat | None, luck: float = 0.2) -> list[Event[Position]]:
    """Return the events of a game of Splendor as a reader sees them."""
    return events_seen(_played(seats, seed, luck), reader)


def scene(
    positions: tuple[Position, ...], index: int, reader: Seat | None = None, **more: Any
) -> Scene[Position]:
    """Return the scene of a position, with the one before this turn as shown last."""
    earlier = index
    while earlier and positions[earlier].turn == positions[index].turn:
        earlier -= 1
    view = positions[index].seen_by(reader)
    before = positions[earlier].seen_by(reader)
    return Scene(view, NAMES[: len(view.seats)], before, reader, **more)
