"""When winning a season gives a badge: its winner has played, and so have others."""

from collections.abc import Collection, Iterable
from typing import Final

GAMES: Final = 3
"""How many games a winner must have played themselves, against this many different people."""
PEOPLE: Final = 4
"""How many people of the division have played a game themselves, with the winner."""


def earned(entry: int, played: Iterable[Collection[int]]) -> bool:
    """Return whether the winner of a season has a badge for it.

    Args:
        played: Who has played each game of the highest division themselves, by their entries.
    """
    games = [{*it} for it in played]
    own = [it for it in games if entry in it]
    there = set[int]().union(*games)
    met = set[int]().union(*own) - {entry}
    return len(own) >= GAMES and len(met) >= GAMES and len(there) >= PEOPLE
