"""Standings worked out from the games alone: another way, that shares no code with the bot's.

Everything is whole numbers: a game is worth 60 points for each pair, shared out by the seats.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations

Places = Mapping[int, int]
"""The place of each entrant at a table; 1 is the best, and whoever wasn't there is `ABSENT`."""
ABSENT = 99


def standings(entries: Sequence[int], games: Sequence[Places]) -> list[tuple[int, int]]:
    """Return entrants with their places, the best first; those who are equal keep their order."""
    points: dict[int, int] = defaultdict(int)
    pairs = [(a, b, it) for it in games for a, b in combinations(it, 2)]
    for a, b, it in pairs:
        worth = 60 // (len(it) - 1)
        points[a] += worth * _won(a, b, it)
        points[b] += worth * _won(b, a, it)
    key = {}
    for entry in entries:
        direct = strength = 0
        for a, b, it in pairs:
            if entry in (a, b):
                other = b if entry == a else a
                gained = _won(entry, other, it)
                strength += gained * points[other]
                ahead = gained - _won(other, entry, it)
                direct += ahead if points[other] == points[entry] else 0
        key[entry] = (points[entry], direct, strength)
    ordered = sorted(entries, key=lambda it: key[it], reverse=True)
    return [(it, 1 + sum(key[other] > key[it] for other in entries)) for it in ordered]


def with_gaps(places: Places) -> dict[int, int]:
    """Return places as games have them: those after a shared place are skipped."""
    return {
        it: 1 + sum(other < place for other in places.values()) if place < ABSENT else ABSENT
        for it, place in places.items()
    }


def _won(one: int, other: int, places: Places) -> int:
    """Return 2 for a win of one over another, 1 for a shared place, 0 for two who weren't there."""
    if places[one] == places[other] >= ABSENT:
        return 0
    return 2 * (places[one] < places[other]) + (places[one] == places[other])
