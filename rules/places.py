"""Places: 1 is best, and equals share one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from rules.contract import Seat


def ranked(ranks: Sequence[Any]) -> tuple[int, ...]:
    """Return each seat's place by its rank, the lowest being the best."""
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def among_stayers(places: Sequence[int], gone: Collection[Seat] = ()) -> tuple[int | None, ...]:
    """Return the places among those who stayed; None for the seats that have left."""
    stayed = [place for seat, place in enumerate(places) if seat not in gone]
    return tuple(
        None if seat in gone else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(places)
    )


def winners(places: Sequence[int | None]) -> tuple[Seat, ...]:
    """Return the seats in first place."""
    return tuple(seat for seat, place in enumerate(places) if place == 1)
