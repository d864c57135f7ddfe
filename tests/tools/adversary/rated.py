"""Rated play of three months: twelve honest people and four cheats play 300 games together.

Who wins between strangers is drawn from their strengths, by the model of the ratings; what a game is
worth is computed by the bot. A cheat's second accounts play as strongly as the cheat, when they try.
The same season can be played without cheating: the same games, the same luck.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from itertools import count
from math import log
from random import Random
from typing import Final

from bot.features.ratings import rating
from bot.features.ratings.ledger import EVERYWHERE, EndedGame, Meeting, Standing
from bot.features.ratings.levels import measured_levels
from bot.store.values import Ending, Result
from tests.tools.adversary.policy import Policy

HONEST: Final = range(100, 112)
CHEATS: Final = range(200, 204)
GAMES: Final = 300
APART: Final = timedelta(hours=7)
BEGIN: Final = datetime(2026, 1, 5, 18, tzinfo=UTC)
SPREAD: Final = 5.9
"""How much luck decides: somebody stronger by so much wins e times as often as the other."""
STRENGTHS: Final = {who: 19 + 12 * (who - HONEST[0]) / 11 for who in HONEST} | {
    who: 20 + 4.0 * (who - CHEATS[0]) for who in CHEATS
}
MOST: Final = 300
"""How many games a cheat and their accounts play at most."""
THROWN: Final = -99.0
LEVELS: Final = measured_levels("splendor")
ENDINGS: Final[dict[str, Ending]] = {
    "whole": "played-out",
    "resigned": "resigned",
    "timed-out": "timed-out",
}
WAYS_OUT: Final[dict[str, Ending]] = {"resign": "resigned", "time out": "timed-out"}
"""How a game ends for somebody who tries to get out of it; calling it off needs everybody's consent."""
WEEK: Final = timedelta(days=7)


class Ledger:
    """Standings and results in memory, as the store keeps them.

    `steps` has the results of each game and when it ended, or who was forgotten then.
    """

    def __init__(self) -> None:
        self.steps: list[tuple[Sequence[Result], datetime] | int] = []
        self.stood: dict[int, Standing] = {}
        self._met: dict[int, list[tuple[int, Meeting]]] = defaultdict(list)
        self._games = 0

    def settle(self, results: Sequence[Result], now: datetime) -> None:
        """Rate a game."""
        self.steps.append((results, now))
        people = [it.user_id or 0 for it in results]
        ended = EndedGame(1, "splendor", EVERYWHERE, now, tuple(results))
        known = [self.stood[it] for it in people if it in self.stood]
        for new in rating.new_standings(ended, known, self.met(people, now), LEVELS):
            if new.standing.pool == "people":
                self.stood[new.standing.user_id] = new.standing
        rated = [it for it in results if it.rated]
        if len(rated) > 1:
            entry = self._games, meeting(now, rated)
            self._games += 1
            for it in rated:
                self._met[it.user_id or 0].append(entry)

    def met(self, people: Iterable[int], now: datetime) -> list[Meeting]:
        """Return the games of these people in the time that matters, the oldest first."""
        since = now - rating.MEETING_WINDOW
        found = dict(it for who in people for it in self._lately(who, since))
        return [found[number] for number in sorted(found)]

    def _lately(self, who: int, since: datetime) -> list[tuple[int, Meeting]]:
        known = self._met.get(who, [])
        return known[bisect_right(known, since, key=lambda it: it[1].ended) :]

    def forget(self, who: int) -> None:
        """Delete somebody's data: they are nobody in the games of others."""
        self.steps.append(who)
        self.stood.pop(who, None)
        for number, old in self._met.pop(who, []):
            new = number, forgotten(old, who)
            for other in old.people - {who}:
                games = self._met[other]
                games[games.index((number, old))] = new

    def points(self, who: int) -> int:
        """Return somebody's points."""
        return self.stood[who].points if who in self.stood else rating.START_POINTS


def meeting(now: datetime, results: Sequence[Result]) -> Meeting:
    """Return a game of people with these results."""
    people = frozenset(it.user_id or 0 for it in results)
    whole = {it.user_id or 0: it.place or 0 for it in results if it.ending == "played-out"}
    return Meeting(EVERYWHERE, now, people, whole)


def forgotten(it: Meeting, who: int) -> Meeting:
    """Return a game after one of its people was forgotten."""
    places = {other: place for other, place in it.places.items() if other != who}
    return replace(it, people=it.people - {who}, places=places)


def results(
    order: Sequence[int], endings: Mapping[int, Ending], hardly: Collection[int]
) -> list[Result]:
    """Return the results of a game in which people came in this order.

    Args:
        endings: How it ended for those who didn't play to the end.
        hardly: Who resigned before three turns.
    """
    seats = len(order)
    over = sum(endings.get(it) != "resigned" for it in order) > 1
    return [
        Result(
            *(seat, who, "normal" if endings.get(who) == "resigned" else None, seat + 1),
            *(
                20 - seat,
                1 if who in hardly else 27,
                endings.get(who, "played-out" if over else "resigned"),
            ),
            seats=seats,
            people=seats,
            rated=who not in hardly and seats - len(hardly) > 1,
        )
        for seat, who in enumerate(order)
    ]


class Play:
    """A season in which all cheats follow a policy."""

    def __init__(self, seed: int, policy: Policy, *, settled: bool = True) -> None:
        self.seed, self.policy = seed, policy
        self.ledger = deepcopy(_settled(seed)) if settled else Ledger()
        self.now = BEGIN
        self.accounts = {who: [who * 100 + it for it in range(policy.accounts)] for who in CHEATS}
        self.owner = {it: who for who in CHEATS for it in (who, *self.accounts[who])}
        self.games: Counter[int] = Counter()
        self.lost: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        self._fresh = {who: count(who * 100 + 10) for who in CHEATS}
        self._strangers: dict[int, list[int]] = {}
        self._turn: Counter[tuple[int, str]] = Counter()

    def warm_up(self) -> None:
        """Play as many games before, without any cheating."""
        for number in range(-GAMES, 0):
            self.now = BEGIN + number * APART
            self._league(Random(self.seed * 100_000 + number))

    def season(self) -> dict[int, int]:
        """Play all games, and return the points of everybody but second accounts."""
        for number in range(GAMES):
            self.now = BEGIN + number * APART
            self._league(Random(self.seed * 100_000 + number))
            for who in CHEATS if self.policy.accounts else ():
                self._between(who, number)
        return {who: self.ledger.points(who) for who in (*HONEST, *CHEATS)}

    def _every(self, who: int, what: str, each: int) -> bool:
        """Whether it's time again for something that is done each so many times."""
        if not each:
            return False
        self._turn[who, what] += 1
        return self._turn[who, what] % each == 0

    def _league(self, rng: Random) -> None:
        """Play a game between people who were drawn."""
        seats = rng.choice((2, 2, 3, 4))
        people = rng.sample([*HONEST, *CHEATS], seats)
        fortune = {who: luck(rng) for who in (*HONEST, *CHEATS)}
        # Whoever has blocked somebody doesn't meet them: the others play without them.
        avoided = {*HONEST[len(HONEST) - self.policy.blocked :]}
        if not avoided.isdisjoint(people):
            people = [who for who in people if who not in CHEATS]
        if len(people) < 2:
            return
        strengths, endings, hardly = {}, dict[int, Ending](), set()
        best = max(STRENGTHS[who] + fortune[who] for who in people)
        for who in people:
            seat, strength = self._seated(who), STRENGTHS[who] + fortune[who]
            if seat in CHEATS and self._dodges(who, people):
                hardly.add(who)
                endings[who] = "resigned"
            elif seat in CHEATS and strength < best and self.policy.escape in WAYS_OUT:
                endings[who] = WAYS_OUT[self.policy.escape]
            strengths[seat] = strength - 100 * (who in endings) - 100 * (who in hardly)
        for who in [it for it in strengths if it in CHEATS and len(people) == 2]:
            if self.accounts[who] and self._every(who, "beside", self.policy.beside):
                strengths[self.accounts[who][-1]] = THROWN
        self._play(strengths, endings, hardly)

    def _seated(self, who: int) -> int:
        """Return the account with which somebody plays."""
        if who not in CHEATS or not self.accounts[who]:
            return who
        if not self._every(who, "delegated", self.policy.delegated):
            return who
        self._turn[who, "account"] += 1
        return self.accounts[who][self._turn[who, "account"] % len(self.accounts[who])]

    def _dodges(self, who: int, people: Sequence[int]) -> bool:
        best = max(self.ledger.points(it) for it in people if it != who)
        own = self.ledger.points(who)
        kind = self.policy.dodge
        return (kind == "stronger" and best > own + 100) or (kind == "weaker" and best < own - 100)

    def _play(
        self,
        strengths: Mapping[int, float],
        endings: Mapping[int, Ending] = {},
        hardly: Collection[int] = (),
    ) -> None:
        """Play a game in the order of these strengths."""
        order = sorted(strengths, key=lambda it: -strengths[it])
        for who in {self.owner[it] for it in order if it in self.owner}:
            self.games[who] += 1
        self.now += timedelta(minutes=1)
        self.ledger.settle(results(order, endings, hardly), self.now)

    def _between(self, who: int, number: int) -> None:
        """Play what a cheat plays besides, until the next game of all."""
        policy, accounts = self.policy, self.accounts[who]
        day = number * APART / timedelta(days=1)
        for seat, account in enumerate(list(accounts)):
            rng = Random(f"{self.seed}-{number}-{account}")
            left = self._strangers.setdefault(
                account, rng.sample([*HONEST, *HONEST], policy.strangers)
            )
            if self.games[who] >= MOST:
                continue
            if left and rng.random() < 0.4:
                self._meet(who, account, left.pop(), rng)
            rng = Random(f"{self.seed}-{number}-{who}-{seat}")
            if (
                policy.chained
                and len(accounts) > 1
                and rng.random() < policy.chained * APART / WEEK
            ):
                other = accounts[(seat + 1) % len(accounts)]
                first = seat + 1 < len(accounts) if policy.down else rng.random() < 0.5
                winner, loser = (account, other) if first else (other, account)
                self._play({winner: 0.0, loser: THROWN})
                self.won[winner] += 1
            if day >= policy.patience and rng.random() < policy.farmed * APART / WEEK:
                self._farm(who, account, rng)

    def _meet(self, who: int, account: int, stranger: int, rng: Random) -> None:
        """Let a second account play with a stranger."""
        strengths = {
            account: STRENGTHS[who] + luck(rng),
            stranger: STRENGTHS[stranger] + luck(rng),
        }
        endings: dict[int, Ending] = {}
        if self.policy.effort != "full":
            strengths[account] = THROWN
        if self.policy.effort == "resigned":
            endings[account] = "resigned"
        self.won[account] += strengths[account] > strengths[stranger]
        self._play(strengths, endings)

    def _farm(self, who: int, account: int, rng: Random) -> None:
        """Let a second account lose to the main one."""
        policy, accounts = self.policy, self.accounts[who]
        if policy.one_feeds and account != max(accounts, key=lambda it: self.won[it]):
            return
        losers = [account]
        if policy.pairs and len(accounts) > 1:
            losers.append(next(it for it in rng.sample(accounts, 2) if it != account))
        if self._every(who, "given", policy.given):
            self._play({who: THROWN, **dict.fromkeys(losers, 0.0)})
            return
        self._play(
            {who: 0.0, **dict.fromkeys(losers, THROWN)},
            dict.fromkeys(losers, ENDINGS[policy.losing]),
        )
        for loser in losers:
            self.lost[loser] += 1
            if loser in accounts and policy.forgotten and self.lost[loser] >= policy.forgotten:
                self.ledger.forget(loser)
                new = next(self._fresh[who])
                accounts[accounts.index(loser)] = new
                self.owner[new] = who


@lru_cache(maxsize=16)
def _settled(seed: int) -> Ledger:
    """Return the ratings of everybody once three months have shown how strong they are."""
    play = Play(seed, Policy(), settled=False)
    play.warm_up()
    return play.ledger


def luck(rng: Random) -> float:
    """Return a draw of the distribution that makes Plackett and Luce's model of strengths."""
    return -SPREAD * log(-log(rng.random() or 0.5))
