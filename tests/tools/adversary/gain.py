"""What a policy gains, compared with the same play without cheating."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from statistics import mean
from typing import Final

from bot.features.seasons.values import SeasonKind
from tests.tools.adversary.policy import Policy
from tests.tools.adversary.rated import CHEATS, HONEST, Play
from tests.tools.adversary.season import Contest, Outcome

KINDS: Final[tuple[SeasonKind, ...]] = ("season", "evening")
DRAWS: Final = 2
"""How many seasons and evenings the search looks at."""
PLACE: Final = 5
BADGE: Final = 30
"""What a place and a badge of all cheats are worth to the search, in points of each."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What cheating was worth in the same play.

    Attributes:
        points: What each cheat has more.
        places: How many places each cheat came further in a contest, on average.
        badges: How many badges more all cheats together got in a contest.
        honest: What each honest person has more, in points.
    """

    points: tuple[int, ...]
    places: tuple[float, ...]
    badges: float
    honest: tuple[int, ...]

    @property
    def worth(self) -> float:
        """How good a policy is."""
        return mean(self.points) + PLACE * mean(self.places) + BADGE * self.badges


@lru_cache(maxsize=64)
def _played(number: int, accounts: int, strangers: int) -> Play:
    play = Play(number, Policy(accounts=accounts, strangers=strangers))
    play.season()
    return play


@lru_cache(maxsize=512)
def _contested(number: int, honest: Policy, kind: SeasonKind, draw: int) -> Outcome:
    before = _played(number, honest.accounts, honest.strangers)
    return Contest(before, kind, honest, draw).played()


def gain(number: int, policy: Policy, draws: int) -> Gain:
    """Return what a policy gains in the play of a number, where honest strangers replace second accounts.

    Args:
        draws: how many seasons and evenings follow the rated play.
    """
    after = Play(number, policy)
    after.season()
    used = len(after.owner) // len(CHEATS) - 1  # with those that were forgotten
    before = _played(number, used, policy.strangers)
    honest = Policy(used, policy.strangers, entered=policy.entered)
    contests = [
        (_contested(number, honest, kind, draw), Contest(after, kind, policy, draw).played())
        for kind in KINDS
        for draw in range(draws)
    ]
    places = [
        [old - new for old, new in zip(was.places, now.places, strict=True)]
        for was, now in contests
    ]
    return Gain(
        tuple(after.ledger.points(it) - before.ledger.points(it) for it in CHEATS),
        tuple(mean(column) for column in zip(*places, strict=True)) or (0.0,) * len(CHEATS),
        sum(now.badges - was.badges for was, now in contests) / max(1, len(contests)),
        tuple(after.ledger.points(it) - before.ledger.points(it) for it in HONEST),
    )


def worth(number: int, policy: Policy) -> float:
    """Return how good a policy is in the play of a number."""
    return gain(number, policy, draws=DRAWS).worth
