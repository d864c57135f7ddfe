"""How good people are, as far as their games tell: Plackett and Luce's model, by openskill.

People are compared with the people they play with, and, apart from that, with the computers, whose
strength is fixed. Everything follows from the results in the order in which the games ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Final

from bot.computers.levels import strength
from bot.store.kept import Result
from bot.store.ledger import EVERYWHERE, Ended, Pair, Pool, Standing

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

MU: Final = 25.0
SIGMA: Final = MU / 3
"""What is believed of somebody unknown: the usual numbers of the model."""
SCALE: Final = 40
BASE: Final = 500
"""Points are `BASE` and `SCALE` for each unit of what somebody is worth at least, almost surely: 500
for somebody unknown, about 1,300 for somebody well known who plays like most."""
KNOWN: Final = 1.5
"""The `sigma` of somebody well known, as computers are."""
PROVISIONAL: Final = 10
"""Before so many games points are only a first guess."""
WEEK: Final = timedelta(days=7)
WHOLE: Final = 3
"""How many games of the same two people in a week count whole. The next counts three quarters of it,
then three fifths, and so on: whoever plays with one person only learns little about everybody else."""

Key = tuple[int, Pool, int]
"""A person, whom they are compared with, and where: what tells the standings of a game apart."""


def points_of(mu: float, sigma: float) -> int:
    """Return what is shown of a strength: what it is at least, almost surely."""
    return round(BASE + SCALE * (mu - 3 * sigma))


def level_points(game: str, level: str) -> int:
    """Return what is shown of a computer's strength."""
    return points_of(strength(game, level), KNOWN)


def people_of(ended: Ended) -> list[int]:
    """Return who of those that sat there can have a standing."""
    return [it.user_id for it in ended.results if it.user_id is not None]


def settled(ended: Ended, known: Iterable[Standing], met: Mapping[Pair, int]) -> list[Standing]:
    """Return where people stand after a game, in its server and everywhere.

    `known` are their standings before it, `met` how often two of them met in the week before.
    """
    before = {(it.user_id, it.pool, it.guild_id): it for it in known if it.game == ended.game}
    people = tuple(it for it in ended.results if it.of_person)
    after: list[Standing] = []
    for guild_id in dict.fromkeys((ended.guild_id, EVERYWHERE)):
        if len(people) > 1:
            stood = [_standing(ended, it, "people", guild_id, before) for it in people]
            after += _compared(ended, people, stood, met)
        if len(people) < len(ended.results):
            stood = [_standing(ended, it, "computers", guild_id, before) for it in ended.results]
            after += _compared(ended, ended.results, stood, {})
    return after


def _compared(
    ended: Ended, results: Sequence[Result], stood: Sequence[Standing], met: Mapping[Pair, int]
) -> list[Standing]:
    """Return where the people among these seats stand after they were compared with each other."""
    model, ranks = _model(), [_rank(it) for it in results]
    teams = [[model.rating(it.mu, it.sigma)] for it in stood]
    rated: list[list[PlackettLuceRating]] = model.rate(
        teams, ranks=[1.0 + sum(other < rank for other in ranks) for rank in ranks]
    )
    after = []
    for result, old, (new,) in zip(results, stood, rated, strict=True):
        if result.user_id is None:
            continue
        weight = _weight(result.user_id, results, met)
        mu = old.mu + weight * (new.mu - old.mu)
        # What is believed gets surer and less sure in squares.
        sigma = sqrt(old.sigma**2 + weight * (new.sigma**2 - old.sigma**2))
        won = min(ranks) == _rank(result)
        after.append(
            replace(
                old,
                name=ended.names.get(result.user_id, old.name),
                mu=mu,
                sigma=sigma,
                games=old.games + 1,
                wins=old.wins + won,
                points=points_of(mu, sigma),
            )
        )
    return after


def _standing(
    ended: Ended, result: Result, pool: Pool, guild_id: int, before: Mapping[Key, Standing]
) -> Standing:
    """Return where a seat's player stood: a computer where it always stands, somebody new nowhere yet."""
    if not result.of_person:
        mu = strength(ended.game, result.level or "")
        return Standing(0, ended.game, pool, guild_id, mu, 0.1, 0, 0, 0)
    user_id = result.user_id or 0
    new = Standing(user_id, ended.game, pool, guild_id, MU, SIGMA, 0, 0, 0)
    return before.get((user_id, pool, guild_id), new)


def _rank(result: Result) -> tuple[bool, int]:
    """Return what orders seats: whoever left their seat to a computer stands behind all who stayed.

    Whoever resigned has such a place by the rules of every table.
    """
    return result.ending == "timed-out", result.place or result.seats


def _weight(user_id: int, results: Iterable[Result], met: Mapping[Pair, int]) -> float:
    """Return how much a game counts for somebody: less, the more often they met these others."""
    others = [it.user_id for it in results if it.user_id not in (None, user_id)]
    if not others:
        return 1.0
    counts = [met.get(frozenset((user_id, other)), 0) for other in others if other is not None]
    return sum(WHOLE / max(WHOLE, count + 1) for count in counts) / len(counts)


@cache
def _model() -> PlackettLuce:
    """Return the model with its usual numbers; it takes memory, so it comes with the first game."""
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce(mu=MU, sigma=SIGMA)
