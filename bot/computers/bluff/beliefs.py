"""What a seat believes of dice that it can't see: the odds of dice, and what their owners' bids tell of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from rules.bluff.chance import at_least, rolls, ways
from rules.bluff.moves import FACES, Bid
from rules.bluff.position import Position

Counts = tuple[int, ...]
"""For each face, from 1, how many dice bear a bid of it out."""
HONESTY: Final = 3.0
"""How much people prefer to bid the face that their own dice make the likeliest."""
NOISE: Final = 0.1
"""How often a bid tells nothing of its maker's dice."""


@cache  # two entries
def tails(wild: bool) -> tuple[tuple[Sequence[float], ...], ...]:  # noqa: FBT001 - of a cache
    """Return, by face, number of dice, and number wanted, how likely it is that so many bear a bid out."""
    most = 30
    return tuple(
        tuple(
            [at_least(wanted, dice, 2 if wild and face else 1) for wanted in range(most + 2)]
            for dice in range(most + 1)
        )
        for face in range(len(FACES))
    )


@cache  # an entry for each number of dice, twice
def hands(dice: int, wild: bool) -> tuple[tuple[Counts, int], ...]:  # noqa: FBT001 - of a cache
    """Return every hand of so many dice as its counts, and in how many ways it comes."""
    return tuple(
        (counts(roll.dice, wild=wild), number)
        for roll, number in zip(rolls(dice), ways(dice), strict=True)
    )


def counts(dice: str, *, wild: bool) -> Counts:
    """Return for each face how many of these dice bear a bid of it out."""
    ones = dice.count("1") if wild else 0
    return tuple(dice.count(face) + (ones if face != "1" else 0) for face in FACES)


def weights(view: Position, seat: int) -> list[float]:
    """Return how likely each of a seat's `hands` is, up to a factor, by the odds of dice and its bids."""
    left, known = view.left[seat], hands(view.left[seat], view.wild)
    others = sum(view.left) - left
    odds, said = tails(view.wild), [bid for bidder, bid in view.bids if bidder == seat]
    return [number * _sincerity(hand, said, odds, others) for hand, number in known]


def _sincerity(
    hand: Counts,
    said: Sequence[Bid],
    odds: tuple[tuple[Sequence[float], ...], ...],
    others: int,
) -> float:
    """Return how likely it is that somebody with this hand bids so, rather than as many of another face."""
    result = 1.0
    for bid in said:
        liking = [
            odds[face][others][max(0, bid.count - own)] ** HONESTY for face, own in enumerate(hand)
        ]
        total = sum(liking)
        chosen = liking[bid.face - 1] / total if total else 0.0
        result *= NOISE / len(FACES) + (1 - NOISE) * chosen
    return result
