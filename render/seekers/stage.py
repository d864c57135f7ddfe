"""How far a game has come, as pictures and words tell it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from render.scene import Scene
from rules import Seat
from rules.seekers.moves import HIDDEN
from rules.seekers.position import Position
from rules.seekers.sheets import SHEETS

ROUNDS: Final = 6
BASIC_EACH: Final = 4
ADVANCED_EACH: Final = 2


def is_over(view: Position) -> bool:
    """Return whether the game has ended by the rules."""
    return view.stage == "over"


def has_ended(scene: Scene[Position]) -> bool:
    """Return whether the scene shows the end: by the rules, or since somebody has left."""
    return is_over(scene.view) or bool(scene.resigned)


def kind(view: Position) -> str:
    """Return how gems are laid out: "count", "row" or "piles"."""
    return SHEETS[view.sheet].kind


def moment(view: Position) -> tuple[str, int, Seat]:
    """Return what stays the same for a whole turn, or for one seat's declarations."""
    seat = view.todo[0].seat if view.stage == "declare" and view.todo else view.mover
    return view.stage, view.round, seat


def hides_cards(view: Position, seat: Seat) -> bool:
    """Return whether a seat has colour cards that lie face down in this view."""
    return HIDDEN in view.seats[seat].cards


def so_far(view: Position, seat: Seat) -> int:
    """Return what a seat has by now, at best; what hangs on hidden cards is left out."""
    reckoning = view.reckoning(seat)
    if hides_cards(view, seat):
        return reckoning.gold + reckoning.play
    return reckoning.total


def places(view: Position, gone: Collection[Seat] = ()) -> tuple[int | None, ...]:
    """Return each seat's place among those who stayed; None for those who have left."""
    ranks = [(-so_far(view, seat), view.seats[seat].power) for seat in (0, 1)]
    stayed = [rank for seat, rank in enumerate(ranks) if seat not in gone]
    return tuple(
        None if seat in gone else 1 + sum(other < rank for other in stayed)
        for seat, rank in enumerate(ranks)
    )


def winner(view: Position, gone: Collection[Seat] = ()) -> Seat | None:
    """Return who is in first place among those who stayed; None if nobody did."""
    return next((seat for seat, place in enumerate(places(view, gone)) if place == 1), None)


def next_starter(view: Position) -> Seat | None:
    """Return who starts the next round if that is certain already."""
    if view.round == ROUNDS or view.stage != "play":
        return None
    if view.order == 1:
        return 0
    return 1 - view.starter if view.order == 2 else None
