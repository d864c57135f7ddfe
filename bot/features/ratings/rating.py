"""Ratings by the Plackett-Luce model of openskill.

A person has two ratings: against people, and against computers, whose levels are rated too. All are
computed from the results in the order in which the games ended. Second accounts can't be used to
raise one's rating (docs/decisions/0018).
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from math import sqrt
from statistics import mean
from typing import TYPE_CHECKING, Final, get_args

from bot.computers.levels import strength
from bot.features.ratings.ledger import (
    EVERYWHERE,
    EndedGame,
    Ledger,
    LevelStanding,
    Meeting,
    NewStanding,
    Pool,
    Standing,
)
from bot.features.ratings.levels import (
    MAX_DRIFT,
    SHOWN_SIGMA,
    START_SIGMA,
    Levels,
    level_standings,
    standing_of,
)
from bot.host.threads import in_thread
from bot.parts import Part
from bot.store import Store
from bot.store.engine import UNREADABLE
from bot.store.values import Result
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
MEETING_WINDOW: Final = timedelta(days=365)
KNOWN_AFTER: Final = timedelta(days=30)
"""Only games that are so old make somebody known, so that fresh accounts have nothing to lend."""
MEETINGS: Final = 400
"""How many of a person's last games in that time say how well they are known."""
KNOWN_GAMES: Final = 36
"""How many whole games with others in that time make a game with somebody count fully."""
GAMES_FOR_ONE: Final = 12
"""How many more whole games with those who make them known let one more with the same person count fully."""
CLOSEST: Final = 5
"""Games with this many others, those whom somebody plays most, don't make them known: these may be a
person and their second accounts."""
GAMES_PER_WIN: Final = 3
"""How many of their games make somebody known for each that they win against somebody."""
SMALL_SERVER: Final = 12
"""In a server where fewer people have a rating, each game counts at least a little there."""


class RatingJob(Part):
    """Computes ratings from results; one process at a time does it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def settle(self) -> None:
        """Rate every finished game that isn't rated yet, oldest first.

        Raises NotSaved.
        """
        ledger = self._store.of(Ledger)
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
        ledger, people = self._store.of(Ledger), people_of(ended)
        known = await ledger.standings(people)
        since = ended.ended - MEETING_WINDOW
        met = await ledger.met(people, since, ended, MEETINGS)
        levels = await level_standings(ended.game, ledger)
        people_here = await ledger.rated_people(ended.game, ended.guild_id, SMALL_SERVER)
        counted = await in_thread(new_standings, ended, known, met, levels, people_here)
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
    ended: EndedGame,
    known: Iterable[Standing],
    meetings: Sequence[Meeting],
    levels: Levels,
    people_here: int = SMALL_SERVER,
) -> list[NewStanding]:
    """Return people's new ratings after a game, in its server and everywhere.

    Args:
        known: the people's ratings before it.
        meetings: the games of these people within `MEETING_WINDOW`, the oldest first.
        levels: the ratings of the computers' levels before it.
        people_here: how many people have a rating in its server.
    """
    before = {(it.user_id, it.pool, it.guild_id): it for it in known if it.game == ended.game}
    people = [it for it in ended.results if it.rated and it.user_id is not None]
    computers = [(it, 1.0) for it in ended.results if not it.of_person]
    counted: list[NewStanding | None] = []
    for guild_id in dict.fromkeys((ended.guild_id, EVERYWHERE)):
        here = [it for it in meetings if guild_id in (EVERYWHERE, it.guild_id)]
        least = _least_weight(people_here) if guild_id != EVERYWHERE else 0.0
        for person in people:
            others = [it for it in people if it is not person]
            ids = [it.user_id or 0 for it in others]
            known_by = weights(person.user_id or 0, ids, here, ended.ended)
            weighed = [(it, max(least, by)) for it, by in zip(others, known_by, strict=True)]
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
    ratings_of: dict[LevelStanding, list[PlackettLuceRating]] = {}
    for it, rating in zip(seats, _rated([*seats, *against], stood), strict=False):
        ratings_of.setdefault(standing_of(ended.game, it.level, levels), []).append(rating)
    return [_moved(level, ratings) for level, ratings in ratings_of.items()]


def _moved(level: LevelStanding, ratings: Sequence[PlackettLuceRating]) -> LevelStanding:
    """Return a level's standing after a game; its computers at the table count as one."""
    measured, sigma = strength(level.game, level.level), mean(it.sigma for it in ratings)
    mu = min(max(mean(it.mu for it in ratings), measured - MAX_DRIFT), measured + MAX_DRIFT)
    return replace(level, games=level.games + 1, mu=mu, sigma=min(sigma, START_SIGMA))


def weights(
    person: int, others: Iterable[int], meetings: Sequence[Meeting], ended: datetime
) -> list[float]:
    """Return the weight, from 0 to 1, of a game with each of these opponents for a person.

    It grows with the square of how well the opponent is known from games with others, and falls if the
    two have played more with each other than that bears.

    Args:
        meetings: the games of all of them before this one, the oldest first.
        ended: when this one ended.
    """
    return [
        _weight(person, it, [game for game in meetings if it in game.people], ended - KNOWN_AFTER)
        for it in others
    ]


def _weight(person: int, other: int, games: Sequence[Meeting], known_until: datetime) -> float:
    """Return the weight of a game with an opponent, by all the games of theirs; later ones make nobody known."""
    times, won = Counter[int](), Counter[int]()
    for game in games:
        counts = person not in game.people and game.ended <= known_until
        mine = game.places.get(other, 0) if counts else 0
        for who, place in game.places.items() if mine else ():
            times[who] += who != other
            won[who] += place > mine
    del times[other]
    for close, _ in times.most_common(CLOSEST):
        del times[close], won[close]
    known = min(times.total(), GAMES_PER_WIN * won.total(), KNOWN_GAMES) / KNOWN_GAMES
    saved = 0.0
    for game in games if known else ():
        if person in game.people:
            saved = 0.0
        elif other in game.places:
            gained = sum(who in times for who in game.places) / GAMES_FOR_ONE
            saved = min(1.0, saved + gained)
    return known**2 * saved


def _least_weight(people: int) -> float:
    """Return the least that a game counts in a server, by how many people have a rating there."""
    return max(0, SMALL_SERVER - people) / (3 * SMALL_SERVER)


def _compared(
    person: Result,
    others: Iterable[tuple[Result, float]],
    stood: Callable[[Result], Standing],
    names: Mapping[int, str],
) -> NewStanding | None:
    """Return a person's new rating after a game with others, by their weights.

    The game is rated with all of them by the lowest weight, with the others by what the next one has
    more, and so on. None if no weight is above 0, or if a person who had hints would gain.
    """
    weighed = sorted(others, key=lambda it: it[1])
    old = stood(person)
    mu, variance, before = old.mu, old.sigma**2, 0.0
    for number, (_, weight) in enumerate(weighed):
        if weight > before:
            new = _rated([person, *(it for it, _ in weighed[number:])], stood)[0]
            mu += (weight - before) * (new.mu - old.mu)
            # Variances are additive, standard deviations are not.
            variance += (weight - before) * (new.sigma**2 - old.sigma**2)
            before = weight
    if not before or (person.hinted and mu > old.mu):
        return None
    ranks = [_rank(it) for it in (person, *(it for it, _ in weighed))]
    won = person.stayed and ranks[0] == min(ranks)
    standing = replace(
        old,
        name=names.get(old.user_id, old.name),
        mu=mu,
        sigma=sqrt(variance),
        games=old.games + 1,
        wins=old.wins + won,
        points=points_of(mu, sqrt(variance)),
    )
    return NewStanding(standing, mean(weight for _, weight in weighed), won)


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
