"""What changed since the board shown last."""

from __future__ import annotations

from dataclasses import dataclass

from rules.splendor.holdings import Holdings
from rules.splendor.position import Position

Part = str | tuple[str, int]


@dataclass(frozen=True, slots=True)
class News:
    """What changed.

    Attributes:
        slots: (level, index) of new face-up cards.
        supply: Colours whose pile changed.
        seats: Parts that changed, by seat: "prestige", ("token", colour), ("bonus", colour).
        hands: Indices of new reserved cards, by seat.
    """

    slots: frozenset[tuple[int, int]]
    supply: frozenset[int]
    seats: tuple[frozenset[Part], ...]
    hands: tuple[frozenset[int], ...]


def since(before: Position | None, view: Position) -> News:
    """Return what changed; nothing if no position was shown before."""
    if before is None or len(before.seats) != len(view.seats):
        nothing: tuple[frozenset[int], ...] = (frozenset(),) * len(view.seats)
        return News(frozenset(), frozenset(), (frozenset(),) * len(view.seats), nothing)
    return News(
        slots=frozenset(
            (level, index)
            for level, (old, new) in enumerate(zip(before.rows, view.rows, strict=True), start=1)
            for index, (was, card) in enumerate(zip(old, new, strict=True))
            if was is not card
        ),
        supply=frozenset(
            colour
            for colour, (was, count) in enumerate(zip(before.supply, view.supply, strict=True))
            if was != count
        ),
        seats=tuple(map(_parts, before.seats, view.seats)),
        hands=tuple(map(_came, before.seats, view.seats)),
    )


def _parts(was: Holdings, mine: Holdings) -> frozenset[Part]:
    parts: set[Part] = {"prestige"} if was.prestige != mine.prestige else set()
    for kind, old, new in (
        ("token", was.tokens, mine.tokens),
        ("bonus", was.bonuses, mine.bonuses),
    ):
        parts |= {
            (kind, colour) for colour, (a, b) in enumerate(zip(old, new, strict=True)) if a != b
        }
    return frozenset(parts)


def _came(was: Holdings, mine: Holdings) -> frozenset[int]:
    # Matched one by one, since two backs of a level are equal.
    left = [held.card for held in was.hand]
    came = set()
    for index, held in enumerate(mine.hand):
        if held.card in left:
            left.remove(held.card)
        else:
            came.add(index)
    return frozenset(came)
