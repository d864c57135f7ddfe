"""An evening: Swiss rounds with live clocks, in which a round begins when the last one has ended."""

from collections import Counter
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.seasons.divisions import Pair
from bot.seasons.draw import meetings
from bot.seasons.progress import Progress
from bot.seasons.swiss import History, paired
from bot.store.season_values import Entrant, Fixture, Season

TURNS_EACH: Final = 30
"""A round lasts at most as long as so many turns of each person at a table, each to the last second."""


def round_time(seats: int, seconds: int) -> timedelta:
    """Return how long a round may last, by the seats and the seconds for a turn."""
    return timedelta(seconds=TURNS_EACH * seats * seconds)


def next_round(
    progress: Progress, points: Mapping[int, int], blocked: AbstractSet[Pair]
) -> tuple[list[Entrant], list[Fixture]]:
    """Return the people who play from the next round on, and its games; none if fewer than two are left.

    Args:
        points: The ratings of those who are new; the first round pairs by them.
    """
    season, number, first = progress.season, progress.round + 1, len(progress.fixtures)
    new = [replace(it, division=0, points=points[it.entry]) for it in progress.waiting]
    new.sort(key=lambda it: (-it.points, it.entry))
    known = [it.entry for it in (progress.lines(0) if progress.divisions else ())]
    order = [it for it in (*known, *(it.entry for it in new)) if it not in progress.left]
    if len(order) < 2:
        return [], []
    history = History(
        meetings(it.entries for it in progress.fixtures),
        Counter(it.entries[0] for it in progress.fixtures),
        [it.entries[0] for it in progress.fixtures if progress.is_bye(it)],
        blocked,
    )
    tables, byes = paired(order, season.seats, history)
    games = [
        Fixture(season.id, first + at, 0, number, "planned", table)
        for at, table in enumerate(tables)
    ]
    free = [
        Fixture(season.id, first + len(games) + at, 0, number, "decided", (entry,), places=(1,))
        for at, entry in enumerate(byes)
    ]
    return new, [*games, *free]


def begun(season: Season, now: datetime, lasts: timedelta) -> Season:
    """Return an evening with a round that begins now; it ends when that round is over."""
    starts = now if season.stage == "joining" else season.starts
    return replace(season, stage="running", starts=starts, ends=now + lasts)
