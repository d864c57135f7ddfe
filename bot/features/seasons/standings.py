"""The standings of a division, from the places at its tables."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, groupby

from bot.features.seasons.values import LAST

Outcome = Mapping[int, int]
"""The place of each entrant at a table that counts for them; 1 is the best, and ties share one."""


@dataclass(frozen=True, slots=True)
class Line:
    """An entrant's line. Entrants with the same points, direct result and strength share a place.

    Attributes:
        points: 1 for each table won, 0 for the last place, and even steps between.
        direct: Tables ahead of those with the same points, less tables behind them.
        strength: The points of everybody they finished ahead of, and half of those they tied with.
    """

    entry: int
    place: int
    played: int
    points: Fraction
    direct: int
    strength: Fraction


def scores(outcome: Outcome) -> dict[int, Fraction]:
    """Return the points for a table of at least two entrants.

    Those who share a place share the points of the places that they fill.
    """
    ordered = sorted(outcome, key=lambda it: outcome[it])
    steps = len(ordered) - 1
    points: dict[int, Fraction] = {}
    ranks = iter(range(len(ordered)))
    for _, tied in groupby(ordered, key=lambda it: outcome[it]):
        shared = [(entry, next(ranks)) for entry in tied]
        worth = Fraction(sum(steps - rank for _, rank in shared), len(shared))
        points.update({entry: worth / steps * (outcome[entry] < LAST) for entry, _ in shared})
    return points


def standings(
    entries: Sequence[int],
    outcomes: Sequence[Outcome],
    byes: Sequence[int] = (),
    denied: Sequence[tuple[int, Collection[int]]] = (),
) -> list[Line]:
    """Return the lines of a division, the first place first.

    Ties are broken by the direct result, then by the strength of those beaten. What is still tied
    shares a place, in the order of `entries`.

    Args:
        byes: Who has had a round without an opponent, once for each; that's worth a win.
        denied: Whose game others have blocked, once for each, and these others. That's worth as much as their
            own games on average, or as much as one of these others lets an opponent have, whichever is more;
            nothing if they have played none. So it neither helps nor holds back anybody.
    """
    points = dict.fromkeys(entries, Fraction(0))
    played = dict.fromkeys(entries, 0)
    direct = dict.fromkeys(entries, 0)
    strength = dict.fromkeys(entries, Fraction(0))
    for outcome in outcomes:
        for entry, worth in scores(outcome).items():
            points[entry] += worth
            played[entry] += 1
    average = {it: points[it] / played[it] for it in entries if played[it]}
    for entry, others in denied:
        if entry in average:
            left = (1 - average.get(it, 0) for it in others if it in points)
            points[entry] += max(average[entry], min(left, default=Fraction(0)))
    for entry in byes:
        points[entry] += 1
        played[entry] += 1
    for outcome in outcomes:
        for one, other in combinations(outcome, 2):
            if outcome[one] == outcome[other] == LAST:
                continue
            ahead = (outcome[one] < outcome[other]) - (outcome[one] > outcome[other])
            strength[one] += points[other] * Fraction(1 + ahead, 2)
            strength[other] += points[one] * Fraction(1 - ahead, 2)
            if points[one] == points[other]:
                direct[one] += ahead
                direct[other] -= ahead
    keys = {it: (-points[it], -direct[it], -strength[it]) for it in entries}
    ordered = sorted(entries, key=lambda it: keys[it])
    first = {key: number for number, key in reversed(list(enumerate(map(keys.get, ordered), 1)))}
    return [
        Line(it, first[keys[it]], played[it], points[it], direct[it], strength[it])
        for it in ordered
    ]
