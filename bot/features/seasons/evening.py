"""An evening: Swiss rounds with live clocks, in which a round begins when the last one has ended."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.features.blocks.store import Blocking
from bot.features.seasons.draw import Seating, meetings
from bot.features.seasons.progress import Progress
from bot.features.seasons.swiss import History, paired
from bot.features.seasons.values import Entrant, Fixture, Season

TURNS_EACH: Final = 30
"""A round lasts at most as long as this many turns of each person at a table, each to the last second."""
REDRAWN: Final = 4
"""How often a round is drawn again without those who have blocked an opponent; then without all who have blocked."""


def round_time(seats: int, seconds: int) -> timedelta:
    """Return how long a round may last, by the seats and the seconds for a turn."""
    return timedelta(seconds=TURNS_EACH * seats * seconds)


def next_round(
    progress: Progress, points: Mapping[int, int], blocking: Blocking
) -> tuple[list[Entrant], list[Fixture]]:
    """Return the people who play from the next round on, and its games; none if fewer than two are left.

    Blocks don't choose opponents: whoever would meet somebody they have blocked sits the round out.

    Args:
        points: The ratings of those who are new; the first round pairs by them.
        blocking: Who has blocked whom.
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
        Counter(it.entries[0] for it in progress.fixtures if it.entries),
        [it.people[0] for it in progress.fixtures if progress.is_bye(it) or progress.sat_out(it)],
    )
    tables, byes, out = _drawn(order, season.seats, history, blocking)
    blank = Fixture(season.id, 0, 0, number, "planned", ())
    drawn = [
        *(replace(blank, entries=table) for table in tables),
        *(replace(blank, stage="decided", entries=(it,), places=(1,)) for it in byes),
        *(replace(blank, stage="void", absent=(it,)) for it in out),
    ]
    return new, [replace(it, number=first + at) for at, it in enumerate(drawn)]


def _drawn(
    order: Sequence[int], seats: int, history: History, blocking: Blocking
) -> tuple[list[Seating], list[int], list[int]]:
    """Return the tables of a round, and who has no opponent, by lot or because of their own blocks.

    Once somebody sits out, the others are kept apart from whom they have blocked: whom many have blocked takes the
    round from no more of them.
    """
    mine = {one: {other for it, other in blocking if it == one} & {*order} for one in order}
    out = {one for one in order if len(mine[one]) == len(order) - 1}
    for redrawn in range(REDRAWN + 1):
        left = [it for it in order if it not in out]
        alone = [it for it in left if redrawn and all(it in mine[who] for who in left if who != it)]
        tables, byes = paired([it for it in left if it not in alone], seats, history)
        clashing = {it for table in tables for it in table if mine[it].intersection(table)}
        if not clashing:
            break
        out |= clashing if redrawn < REDRAWN - 1 else {it for it in order if mine[it] - out}
        apart = frozenset(frozenset((it, other)) for it in order for other in mine[it])
        far = Counter(dict.fromkeys(apart, len(order)))
        history = replace(history, apart=apart, met=Counter(history.met) + far)
    return tables, byes + alone, [it for it in order if it in out]


def begun(season: Season, now: datetime, lasts: timedelta) -> Season:
    """Return an evening with a round that begins now; it ends when that round is over."""
    starts = now if season.stage == "joining" else season.starts
    return replace(season, stage="running", starts=starts, ends=now + lasts)
