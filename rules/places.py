"""Places: 1 is best, and equals share one."""

from collections.abc import Collection, Sequence
from typing import Any

from rules.contract import Seat


def ranked(ranks: Sequence[Any]) -> tuple[int, ...]:
    """Return each seat's place by its rank, the lowest being the best."""
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def stayers_first(places: Sequence[int], gone: Collection[Seat]) -> tuple[int, ...]:
    """Return the places with the seats that have left behind all others."""
    return ranked([(seat in gone, place) for seat, place in enumerate(places)])


def among_stayers(places: Sequence[int], gone: Collection[Seat] = ()) -> tuple[int | None, ...]:
    """Return the places among those who stayed; None for the seats that have left."""
    behind = stayers_first(places, gone)
    return tuple(None if seat in gone else place for seat, place in enumerate(behind))


def best_first(places: Sequence[int | None]) -> list[Seat]:
    """Return the seats by their places, those that have left last; equals in the order of seats."""
    return sorted(range(len(places)), key=lambda seat: places[seat] or len(places) + 1)


def winners(places: Sequence[int | None]) -> tuple[Seat, ...]:
    """Return the seats in first place."""
    return tuple(seat for seat, place in enumerate(places) if place == 1)
