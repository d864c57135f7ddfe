"""Tables to draw and to talk about: games played by a seeded player."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from bot.testing.scenes import Played, events_seen
from render import Event, Look, Scene, Words
from rules import DEALER, GAMES, Seat
from rules.splendor.position import Position

GAME = GAMES["splendor"]
NAMES = ("Ada Lovelace", "小林さくら", "Wolfeschlegelsteinhausen", "Robin")


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
