"""What a handful of dice can show, and how likely each of it is."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod

from rules.bluff.moves import FACES, Roll


@cache  # one entry a number of dice
def rolls(dice: int) -> tuple[Roll, ...]:
    """Return every roll of so many dice, each once: dice under a cup have no order."""
    return tuple(Roll("".join(faces)) for faces in combinations_with_replacement(FACES, dice))


@cache  # one entry a number of dice
def ways(dice: int) -> tuple[int, ...]:
    """Return in how many ways each roll comes: 12345 in 120, 11111 in one."""
    return tuple(
        factorial(dice) // prod(factorial(roll.dice.count(face)) for face in FACES)
        for roll in rolls(dice)
    )


@cache  # a few hundred numbers
def at_least(wanted: int, dice: int, faces: int) -> float:
    """Return how likely it is that so many of the dice show one of so many faces."""
    hit = faces / len(FACES)
    return sum(
        comb(dice, count) * hit**count * (1 - hit) ** (dice - count)
        for count in range(max(0, wanted), dice + 1)
    )
