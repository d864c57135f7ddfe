"""What somebody sees of a game that was played."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from render import Event
from rules import Seat

Played = tuple[tuple[Any, ...], tuple[Any, ...]]
"""The positions of a game, and the moves between them."""


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
