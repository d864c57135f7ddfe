"""Ratings by the Plackett-Luce model of openskill.

A person has two ratings: against people, and against computers, whose levels are rated too. All are
computed from the results in the order in which the games ended. Second accounts can't be used to
raise one's rating (docs/decisions/0018).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from math import sqrt
from statistics import mean
from typing import TYPE_CHECKING, Final, get_args

from bot.computers.levels import strength
from bot.host.threads import in_thread
from bot.store import Store
from bot.store.engine import UNREADABLE
from bot.store.ledger import (
    EVERYWHERE,
    FORGOTTEN,
    EndedGame,
    LevelStanding,
    Meeting,
    NewStanding,
    Pool,
    Standing,
)
from bot.store.values import Result
from bot.tables.level_rating import (
    MAX_DRIFT,
    SHOWN_SIGMA,
    START_SIGMA,
    Levels,
    level_standings,
    standing_of,
)
from rules.places import ranked

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

log = logging.getLogger(__name__)

MU: Final = 25.0
SIGMA: Final = MU / 3
"""The rating of a new player: the defaults of the model."""
POINTS_PER_UNIT: Final = 40
BASE_POINTS: Final = 500
"""Points are `BASE_POINTS` plus `POINTS_PER_UNIT` times `mu - 3 * sigma`: 500 for a new player, about
1,300 for an average one with many games."""
PROVISIONAL_GAMES: Final = 10
"""With fewer games than this, a rating is provisional."""
REPEAT_WINDOW: Final = timedelta(days=7)
FULL_WEIGHT_GAMES: Final = 3
"""How many games of the same two people in a week have full weight. The next ones have 3/4, 3/5 and so
on: playing with one person only says little about everybody else."""
MEETING_WINDOW: Final = timedelta(days=90)
CIRCLE: Final = 12
"""The size of an opponent's circle that gives a game full weight: the opponent, the people they met in
recent games without this person, the people those met, and so on. Second accounts meet only their
owner and each other, so their circles are small (see `weights`)."""


class RatingJob:
    """Computes ratings from results; one process at a time does it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def settle(self) -> None:
        """Rate every finished game that isn't rated yet, oldest first.

        Raises NotSaved.
        """
        ledger = self._store.ledger
        async with self._lock:
            # Another process may hold the lock; a game may end after its last check.
            while await ledger.unsettled() is not None:
                async with self._store.lock("ratings") as mine:
                    if not mine:
                        return
                    while (ended := await ledger.unsettled()) is not None:
                        try:
                            await self._rate(ended)
                        except UNREADABLE:  # nor can it be later, and the next games wait for it
                            log.exception("table %d: its game is left unrated", ended.table_id)
                            await ledger.settle(ended, ())

    async def _rate(self, ended: EndedGame) -> None:
        ledger, people = self._store.ledger, people_of(ended)
        known = await ledger.standings(people)
        met = await ledger.met(people, ended.ended - MEETING_WINDOW, ended)
        levels = await level_standings(ended.game, ledger)
        counted = await in_thread(new_standings, ended, known, met, levels)
        await ledger.settle(ended, counted, new_levels(ended, known, levels))


def points_of(mu: float, sigma: float) -> int:
    """Return a rating in points: a lower bound of the strength."""
    return round(BASE_POINTS + POINTS_PER_UNIT * (mu - 3 * sigma))


START_POINTS: Final = points_of(MU, SIGMA)
"""The points of a new player."""
TITLES: Final[Mapping[str, int]] = {
    "newcomer": 0,
    "apprentice": 700,
    "journeyman": 900,
    "expert": 1100,
    "master": 1300,
    "grandmaster": 1500,
}
"""The points from which a person bears a title; the lowest one has no bound."""


def title_of(points: int) -> str:
    """Return the title for these points."""
    lowest, *others = TITLES
    return next((it for it in reversed(others) if points >= TITLES[it]), lowest)


def level_points(level: LevelStanding) -> int:
    """Return the strength of a level's computers in points."""
    return points_of(level.mu, SHOWN_SIGMA)


def people_of(ended: EndedGame) -> list[int]:
    """Return the people of a game who can have a rating."""
    return [it.user_id for it in ended.results if it.user_id is not None]


def new_standings(
    ended: EndedGame, known: Iterable[Standing], meetings: Sequence[Meeting], levels: Levels
) -> list[NewStanding]:
    """Return people's new ratings after a game, in its server and everywhere.

    Args:
        known: the people's ratings before it.
        meetings: the games within `MEETING_WINDOW` of these people and of the people they met.
        levels: the ratings of the computers' levels before it.
    """
    before = {(it.user_id, it.pool, it.guild_id): it for it in known if it.game == ended.game}
    people = [it for it in ended.results if it.rated and it.user_id is not None]
    computers = [(it, 1.0) for it in ended.results if not it.of_person]
    counted: list[NewStanding | None] = []
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
                        level = standing_of(ended.game, it.level, levels)
                        return replace(new, mu=level.mu, sigma=level.sigma)
                    return before.get((new.user_id, pool, guild_id), new)

                counted.append(_compared(person, compared, stood, ended.names))
    return [it for it in counted if it is not None]


def new_levels(ended: EndedGame, known: Iterable[Standing], levels: Levels) -> list[LevelStanding]:
    """Return the new ratings of the levels whose computers played a game.

    They are compared with the people who had no hints and whose own rating isn't provisional.
    """
    people = {
        it.user_id: it
        for it in known
        if (it.game, it.pool, it.guild_id) == (ended.game, "computers", EVERYWHERE)
        and it.games >= PROVISIONAL_GAMES
    }

    def stood(it: Result) -> Standing | LevelStanding:
        return (
            people[it.user_id or 0] if it.of_person else standing_of(ended.game, it.level, levels)
        )

    seats = [it for it in ended.results if not it.of_person]
    against = [it for it in ended.results if it.rated and not it.hinted and it.user_id in people]
    if not seats or not against:
        return []
    found: dict[LevelStanding, list[PlackettLuceRating]] = {}
    for it, rating in zip(seats, _rated([*seats, *against], stood), strict=False):
        found.setdefault(standing_of(ended.game, it.level, levels), []).append(rating)
    return [_moved(level, ratings) for level, ratings in found.items()]


def _moved(level: LevelStanding, ratings: Sequence[PlackettLuceRating]) -> LevelStanding:
    """Return a level's standing after a game; its computers at the table count as one."""
    measured, sigma = strength(level.game, level.level), mean(it.sigma for it in ratings)
    mu = min(max(mean(it.mu for it in ratings), measured - MAX_DRIFT), measured + MAX_DRIFT)
    return replace(level, games=level.games + 1, mu=mu, sigma=min(sigma, START_SIGMA))


def weights(
    person: int, others: Iterable[int], ended: datetime, meetings: Iterable[Meeting]
) -> list[float]:
    """Return the weight, from 0 to 1, of a game with each of these opponents.

    The larger an opponent's circle without this person, the higher the weight; it is 0 if somebody
    else whom this person met has a larger one. It falls with the number of games of the two in a
    week. A person forgotten in that week may be any opponent who wasn't seen before.
    """
    mine, sat, seen = list[Meeting](), dict[int, set[int]](), dict[int, datetime]()
    for it in meetings:
        for who in it.people:
            seen[who] = min(it.ended, seen.get(who, ended))
        if person in it.people:
            mine.append(it)
            continue
        for who in it.people - {FORGOTTEN}:
            sat.setdefault(who, set()).update(it.people - {FORGOTTEN})
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


def _circle(start: int, sat: Mapping[int, AbstractSet[int]]) -> int:
    """Return how many people can be reached from one, including them, by who played with whom."""
    reached, left = {start}, [start]
    while left and len(reached) < CIRCLE:
        fresh = sat.get(left.pop(), frozenset()) - reached
        reached |= fresh
        left += fresh
    return min(len(reached), CIRCLE)


def _compared(
    person: Result,
    others: Iterable[tuple[Result, float]],
    stood: Callable[[Result], Standing],
    names: Mapping[int, str],
) -> NewStanding | None:
    """Return a person's new rating after a game with others, by their weights.

    None if no weight is above 0, or if a person who had hints would gain.
    """
    others = [(it, weight) for it, weight in others if weight]
    if not others:
        return None
    results = [person, *(it for it, _ in others)]
    old, new = stood(person), _rated(results, stood)[0]
    if person.hinted and new.mu > old.mu:
        return None
    weight = sum(weight for _, weight in others) / len(others)
    mu = old.mu + weight * (new.mu - old.mu)
    # Variances are additive, standard deviations are not.
    sigma = sqrt(old.sigma**2 + weight * (new.sigma**2 - old.sigma**2))
    won = person.stayed and _rank(person) == min(map(_rank, results))
    standing = replace(
        old,
        name=names.get(old.user_id, old.name),
        mu=mu,
        sigma=sigma,
        games=old.games + 1,
        wins=old.wins + won,
        points=points_of(mu, sigma),
    )
    return NewStanding(standing, weight, won)


def _rated(
    results: Sequence[Result], stood: Callable[[Result], Standing | LevelStanding]
) -> list[PlackettLuceRating]:
    """Return the new rating of each seat by the ratings of all before the game."""
    model = _model()
    rated: list[list[PlackettLuceRating]] = model.rate(
        [[model.rating(it.mu, it.sigma)] for it in map(stood, results)],
        ranks=[float(place) for place in ranked([_rank(it) for it in results])],
    )
    return [rating for (rating,) in rated]


def _rank(result: Result) -> tuple[bool, int]:
    """Return the sort key of a seat: people who left, or had a computer stand in, share the last place."""
    return not result.stayed, result.stayed * (result.place or result.seats)


@cache
def _model() -> PlackettLuce:
    """Return the model, loaded with the first game because it takes memory."""
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce(mu=MU, sigma=SIGMA)
