"""How far a game has come, as pictures and words tell it."""

from __future__ import annotations

from collections.abc import Collection

from render.scene import Scene
from rules import Seat
from rules.splendor.position import Position


def is_over(view: Position) -> bool:
    """Return whether the game has ended by the rules."""
    return view.about == "over"


def is_final(view: Position) -> bool:
    """Return whether this is the last round: an earlier seat has reached the target."""
    return not is_over(view) and any(
        holdings.prestige >= view.target
        for seat, holdings in enumerate(view.seats)
        if seat != view.turn
    )


def turn_ended(view: Position) -> bool:
    """Return whether nothing of the turn before is open any more."""
    return view.about in {"turn", "over"}


def places(view: Position, gone: Collection[Seat] = ()) -> tuple[int | None, ...]:
    """Return each seat's place among those who stayed; None for those who have left."""
    ranks = [(-holdings.prestige, len(holdings.cards)) for holdings in view.seats]
    stayed = [rank for seat, rank in enumerate(ranks) if seat not in gone]
    return tuple(
        None if seat in gone else 1 + sum(other < rank for other in stayed)
        for seat, rank in enumerate(ranks)
    )


def winners(view: Position, gone: Collection[Seat] = ()) -> tuple[Seat, ...]:
    """Return the seats in first place among those who stayed."""
    return tuple(seat for seat, place in enumerate(places(view, gone)) if place == 1)


def has_ended(scene: Scene[Position]) -> bool:
    """Return whether the scene shows the end: by the rules, or since all but one have left."""
    stayed = len(scene.view.seats) - len(scene.resigned)
    return is_over(scene.view) or stayed <= 1
