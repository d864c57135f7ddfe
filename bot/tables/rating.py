"""How good people are, as far as their games tell: Plackett and Luce's model, by openskill.

People are compared with the people they play with, and, apart from that, with the computers, whose
strength is fixed. Everything follows from the results in the order in which the games ended, and what second accounts
could be made to say of their owner counts nothing (docs/decisions/0018).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Final, get_args

from bot.computers.levels import strength
from bot.store.ledger import EVERYWHERE, FORGOTTEN, Counted, Ended, Meeting, Pool, Standing
from bot.store.values import Result
from rules.places import ranked

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

MU: Final = 25.0
SIGMA: Final = MU / 3
"""What is believed of somebody unknown: the usual numbers of the model."""
POINTS_PER_UNIT: Final = 40
BASE_POINTS: Final = 500
"""Points are `BASE_POINTS` and `POINTS_PER_UNIT` for each unit of what somebody is worth at least, almost surely: 500
for somebody unknown, about 1,300 for somebody well known who plays like most."""
LEVEL_SIGMA: Final = 1.5
"""The `sigma` of somebody well known, as computers are shown."""
COMPUTER_SIGMA: Final = 0.1
"""The `sigma` with which people are compared with computers."""
PROVISIONAL_GAMES: Final = 10
"""Before so many games points are only a first guess."""
REPEAT_WINDOW: Final = timedelta(days=7)
FULL_WEIGHT_GAMES: Final = 3
"""How many games of the same two people in a week count whole. The next counts three quarters of it,
then three fifths, and so on: whoever plays with one person only learns little about everybody else."""
MEETING_WINDOW: Final = timedelta(days=90)
CIRCLE: Final = 12
"""A game counts whole where it leads to so many people: the other one, whom they met lately in games
without this person, whom those met, and so on. Second accounts meet nobody but their owner and each
other, so they lead nowhere (see `weights`)."""


def points_of(mu: float, sigma: float) -> int:
    """Return what is shown of a strength: what it is at least, almost surely."""
    return round(BASE_POINTS + POINTS_PER_UNIT * (mu - 3 * sigma))


def level_points(game: str, level: str) -> int:
    """Return what is shown of a computer's strength."""
    return points_of(strength(game, level), LEVEL_SIGMA)


def people_of(ended: Ended) -> list[int]:
    """Return who of those that sat there can have a standing."""
    return [it.user_id for it in ended.results if it.user_id is not None]


def settled(ended: Ended, known: Iterable[Standing], meetings: Sequence[Meeting]) -> list[Counted]:
    """Return where those people stand for whom a game counts, in its server and everywhere.

    `known` are their standings before it, `meetings` the games that they and those they met ended
    `MEETING_WINDOW`. Everybody is compared with the people who say something of them, and, apart from
    that, with the computers alone: who else sat there changes nothing.
    """
    before = {(it.user_id, it.pool, it.guild_id): it for it in known if it.game == ended.game}
    people = [it for it in ended.results if it.rated and it.user_id is not None]
    computers = [(it, 1.0) for it in ended.results if not it.of_person]
    counted: list[Counted | None] = []
    for guild_id in dict.fromkeys((ended.guild_id, EVERYWHERE)):
        here = [it for it in meetings if guild_id in (EVERYWHERE, it.guild_id)]
        for person in people:
            others = [it for it in people if it is not person]
            ids = [it.user_id or 0 for it in others]
            weighed = zip(others, weights(person.user_id or 0, ids, ended.ended, here), strict=True)
            for pool, compared in zip(get_args(Pool), (weighed, computers), strict=True):

                def stood(it: Result, pool: Pool = pool, guild_id: int = guild_id) -> Standing:
                    new = Standing(it.user_id or 0, ended.game, pool, guild_id, MU, SIGMA, 0, 0, 0)
                    if not it.of_person:
                        return replace(
                            new, mu=strength(ended.game, it.level or ""), sigma=COMPUTER_SIGMA
                        )
                    return before.get((new.user_id, pool, guild_id), new)

                counted.append(_compared(person, compared, stood, ended.names))
    return [it for it in counted if it is not None]


def weights(
    person: int, others: Iterable[int], ended: datetime, meetings: Iterable[Meeting]
) -> list[float]:
    """Return how much a game with each of these says of a person, from 0 to 1, by whom they met before.

    The further another one's circle reaches without this person, the more; nothing where others
    whom this person met have a larger one. And less, the more often the two met in a week. Who
    was forgotten in that week may have been anybody who was not seen before.
    """
    mine, sat, seen = list[Meeting](), dict[int, list[frozenset[int]]](), dict[int, datetime]()
    for it in meetings:
        for who in it.people:
            seen[who] = min(it.ended, seen.get(who, ended))
        if person in it.people:
            mine.append(it)
            continue
        for who in it.people - {FORGOTTEN}:
            sat.setdefault(who, []).append(it.people - {FORGOTTEN})
    known = {who for it in mine for who in it.people} - {person, FORGOTTEN}
    week = [it for it in mine if it.ended > ended - REPEAT_WINDOW]
    largest = 0
    for who in known:
        if largest == CIRCLE:
            break
        largest = max(largest, _circle(who, sat))
    found = []
    for other in others:
        reached, first = _circle(other, sat), seen.get(other, ended)
        together = sum(
            other in it.people or (FORGOTTEN in it.people and it.ended < first) for it in week
        )
        weight = reached / CIRCLE * FULL_WEIGHT_GAMES / max(FULL_WEIGHT_GAMES, together + 1)
        found.append(0.0 if reached < largest else weight)
    return found


def _circle(start: int, sat: Mapping[int, Sequence[frozenset[int]]]) -> int:
    """Return how many people one comes to from somebody, them included, by who sat with whom."""
    reached, last = {start}, {start}
    while last and len(reached) < CIRCLE:
        last = {who for it in last for people in sat.get(it, ()) for who in people} - reached
        reached |= last
    return min(len(reached), CIRCLE)


def _compared(
    person: Result,
    others: Iterable[tuple[Result, float]],
    stood: Callable[[Result], Standing],
    names: Mapping[int, str],
) -> Counted | None:
    """Return where a person stands after they were compared with others, by their weights.

    None where no other has any, and where a person who was told good moves would rise.
    """
    others = [(it, weight) for it, weight in others if weight]
    if not others:
        return None
    results = [person, *(it for it, _ in others)]
    model, ranks, old = _model(), [_rank(it) for it in results], stood(person)
    rated: list[list[PlackettLuceRating]] = model.rate(
        [[model.rating(it.mu, it.sigma)] for it in map(stood, results)],
        ranks=[float(place) for place in ranked(ranks)],
    )
    new = rated[0][0]
    if person.hinted and new.mu > old.mu:
        return None
    weight = sum(weight for _, weight in others) / len(others)
    mu = old.mu + weight * (new.mu - old.mu)
    # What is believed gets surer and less sure in squares.
    sigma = sqrt(old.sigma**2 + weight * (new.sigma**2 - old.sigma**2))
    won = min(ranks) == ranks[0]
    standing = replace(
        old,
        name=names.get(old.user_id, old.name),
        mu=mu,
        sigma=sigma,
        games=old.games + 1,
        wins=old.wins + won,
        points=points_of(mu, sigma),
    )
    return Counted(standing, weight, won)


def _rank(result: Result) -> tuple[bool, int]:
    """Return what orders seats: whoever left their seat to a computer stands behind all who stayed.

    Whoever resigned has such a place by the rules of every table.
    """
    return result.ending == "timed-out", result.place or result.seats


@cache
def _model() -> PlackettLuce:
    """Return the model with its usual numbers; it takes memory, so it comes with the first game."""
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce(mu=MU, sigma=SIGMA)
