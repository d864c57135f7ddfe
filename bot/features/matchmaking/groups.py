"""Who is matched in the queue of people waiting for opponents.

    fits       pair by pair: the game, the pace, the distance in points, rated or not, a server for both
    matched    the groups: the largest tables first, and among these the closest in points

Nobody waits while a table that fits could be filled: a person who wants any number of seats gets a
table of six if six people fit now, else one of five, and so on down to two. Nobody waits for a larger table
while a smaller one can be filled.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import combinations
from typing import Final

from bot.features.matchmaking.store import QueueEntry
from bot.store.values import Pace
from bot.tables.clocks import PACES
from bot.tables.table import Table, opened

FAST_S: Final = 3600
"""The longest turn, in seconds, of a fast game."""
FIRST_REACH: Final = 150
"""How far apart in points two people may be at first."""
REACH_STEP: Final = 50
"""By how many points that range widens at a time."""
MOST_COMPARED: Final = 150
"""How many people are compared with each other at once."""
MAX_STEPS: Final = 20_000
"""How many steps the search for the tables of a size takes, in all parts of the queue together."""
LAST_TABLES: Final = 2
"""How many times in a row the same two people meet at most while others wait."""

Pair = frozenset[int]
"""The ids of two people."""


@dataclass(frozen=True, slots=True)
class Speed:
    """How the queue treats a game: how long an entry lasts, how long seats are kept, when ranges widen."""

    lasts: timedelta
    keeps: timedelta
    widens: timedelta


FAST: Final = Speed(timedelta(minutes=15), timedelta(minutes=2), timedelta(seconds=30))
SLOW: Final = Speed(timedelta(days=7), timedelta(hours=24), timedelta(minutes=30))


def is_fast(pace: Pace) -> bool:
    """Return whether a game at this pace is played in one sitting."""
    seconds = PACES[pace]
    return seconds is not None and seconds <= FAST_S


def speed_of(pace: Pace) -> Speed:
    """Return how the queue treats games at a pace."""
    return FAST if is_fast(pace) else SLOW


@dataclass(frozen=True, slots=True)
class Waiting:
    """A person's entry, with their points in its game, and the servers in which they can meet others."""

    entry: QueueEntry
    points: int
    places: frozenset[int]


@dataclass(frozen=True, slots=True)
class Group:
    """People who are matched, the one who has waited longest first, and the server for their table."""

    entries: tuple[QueueEntry, ...]
    guild_id: int


def host_entry(entries: Sequence[QueueEntry], guild_id: int) -> QueueEntry:
    """Return the oldest entry from a server; raise StopIteration if there is none."""
    return next(it for it in sorted(entries, key=_age) if it.guild_id == guild_id)


def reach(entry: QueueEntry, now: datetime) -> int | None:
    """Return how far apart in points an opponent may be by now; None for any distance."""
    steps = max(0, (now - entry.since) // speed_of(entry.pace).widens)
    wide = FIRST_REACH + REACH_STEP * steps
    return min(wide, entry.apart) if entry.apart else wide


def next_widening(waiting: Iterable[QueueEntry], now: datetime) -> datetime | None:
    """Return when the range of somebody widens who isn't the only one in their queue; None if never."""
    pools: dict[tuple[str, Pace], list[QueueEntry]] = {}
    for entry in waiting:
        pools.setdefault((entry.game, entry.pace), []).append(entry)
    widenings = (
        now + speed_of(pace).widens - (now - entry.since) % speed_of(pace).widens
        for (_, pace), entries in pools.items()
        if len(entries) > 1
        for entry in entries
        if not entry.apart or reach(entry, now) != entry.apart
    )
    return min(widenings, default=None)


def fits(one: Waiting, other: Waiting, now: datetime) -> bool:
    """Return whether two people may meet, apart from blocks and from how often they have met."""
    a, b = one.entry, other.entry
    apart = abs(one.points - other.points)
    return (
        a.user_id != b.user_id
        and (a.game, a.pace) == (b.game, b.pace)
        and {a.rated, b.rated} != {"yes", "no"}
        and all(it is None or apart <= it for it in (reach(a, now), reach(b, now)))
        and not one.places.isdisjoint(other.places)
    )


def place_of(group: Sequence[Waiting]) -> int | None:
    """Return the server where all of a group can meet and one of them asked; None if there is none.

    Of several, it's that of the person who has waited longest.
    """
    common = frozenset.intersection(*(it.places for it in group))
    homes = (it.entry.guild_id for it in sorted(group, key=lambda it: _age(it.entry)))
    return next((home for home in homes if home in common), None)


def met_lately(last: Mapping[int, Sequence[int]]) -> set[Pair]:
    """Return the pairs who were at the last `LAST_TABLES` tables of one of them together.

    `last` are each person's last tables.
    """
    seated: dict[int, set[int]] = {}
    for user_id, tables in last.items():
        for table_id in tables:
            seated.setdefault(table_id, set()).add(user_id)
    pairs = set()
    for user_id, tables in last.items():
        if len(tables) == LAST_TABLES:
            always = set[int].intersection(*(seated[it] for it in tables)) - {user_id}
            pairs |= {frozenset((user_id, other)) for other in always}
    return pairs


def matched(
    waiting: Sequence[Waiting],
    blocked: AbstractSet[Pair],
    met: Mapping[str, AbstractSet[Pair]],
    now: datetime,
) -> list[Group]:
    """Return the groups to match; a person is in at most one of them.

    The work is bounded: in a long queue, people are compared with those close to them in points, and
    after `MAX_STEPS` no more tables of a size are looked for.

    Args:
        waiting: Who can be brought together now.
        blocked: The pairs who never are.
        met: By game, the pairs who have met as often as they may in a row: they are brought together
            only if nobody else fits.
        now: The time.
    """
    ordered = sorted(waiting, key=lambda it: _age(it.entry))
    most = max((it.entry.most for it in waiting), default=0)
    groups: list[Group] = []
    busy: set[int] = set()
    known = _Known(blocked, met, now)
    for again in (False, True):
        free = [it for it in ordered if it.entry.user_id not in busy]
        rounds = [_Round(part, known, again=again) for part in _parts(free, shifted=again)]
        for seats in range(most, 1, -1):
            for each in rounds:
                for group in each.groups(seats, busy, MAX_STEPS // len(rounds)):
                    groups.append(group)
                    busy.update(entry.user_id for entry in group.entries)
    return groups


def _parts(free: Sequence[Waiting], *, shifted: bool) -> Iterator[list[Waiting]]:
    """Yield the people of each game and pace; many of them in parts with similar points.

    The parts end elsewhere if they are `shifted`, so that nobody is at an end twice.
    """
    pools: dict[tuple[str, Pace], list[Waiting]] = {}
    for it in free:
        pools.setdefault((it.entry.game, it.entry.pace), []).append(it)
    for pool in pools.values():
        order = sorted(range(len(pool)), key=lambda at: pool[at].points)
        count = -(-len(pool) // MOST_COMPARED)
        size = -(-len(pool) // count)
        ends = range(size // 2 if shifted and count > 1 else size, len(pool) + size, size)
        start = 0
        for end in ends:
            part = sorted(order[start:end])  # those who have waited longest come first
            yield [pool[at] for at in part]
            start = end


@dataclass(frozen=True, slots=True)
class _Known:
    """What decides who may meet besides their wishes."""

    blocked: AbstractSet[Pair]
    met: Mapping[str, AbstractSet[Pair]]
    now: datetime


class _Round:
    """Forms groups among people of one game and pace.

    Sets of them are bits of a number, as intersections are fast.
    """

    def __init__(self, free: Sequence[Waiting], known: _Known, *, again: bool) -> None:
        self._free = free
        self._steps = 0
        self._fit = [0] * len(free)
        self._there: dict[int, int] = {}
        self._asked: dict[int, int] = {}
        for number, it in enumerate(free):
            for place in it.places:
                self._there[place] = self._there.get(place, 0) | 1 << number
            home = it.entry.guild_id
            self._asked[home] = self._asked.get(home, 0) | 1 << number
        pairs: list[tuple[int, int, int]] = []
        wary: set[int] = set()
        for (i, one), (j, other) in combinations(enumerate(free), 2):
            pair = frozenset((one.entry.user_id, other.entry.user_id))
            if not fits(one, other, known.now) or pair in known.blocked:
                continue
            if pair in known.met.get(one.entry.game, ()):
                wary |= {i, j}
                if not again:
                    continue
            self._fit[i] |= 1 << j
            self._fit[j] |= 1 << i
            pairs.append((abs(one.points - other.points), i, j))
        # People whose usual opponent waits too go first: otherwise the two may be left to each other.
        self._pairs = sorted(pairs, key=lambda it: (not wary & {*it[1:]}, it))

    def groups(self, seats: int, busy: AbstractSet[int], steps: int) -> Iterator[Group]:
        """Yield the groups for a number of seats, the closest in points first.

        The search ends early after `steps` steps.
        """
        self._steps = steps
        left = sum(
            1 << number
            for number, it in enumerate(self._free)
            if it.entry.fewest <= seats <= it.entry.most and it.entry.user_id not in busy
        )
        for _, i, j in self._pairs:
            if not (left >> i & left >> j & 1):
                continue
            chosen = self._filled((i, j), left & self._fit[i] & self._fit[j], seats)
            if chosen is None:
                continue
            left &= ~sum(1 << it for it in chosen)
            people = [self._free[it] for it in chosen]
            entries = sorted((it.entry for it in people), key=_age)
            yield Group(tuple(entries), place_of(people) or 0)

    def _filled(self, chosen: tuple[int, ...], others: int, seats: int) -> tuple[int, ...] | None:
        """Return a group with as many seats, of `chosen` and some of the `others`; None if there is none.

        Each of the `others` fits all of `chosen`; the closest to them in points are tried first.
        """
        if len(chosen) == seats:
            return chosen if place_of([self._free[it] for it in chosen]) is not None else None
        self._steps -= 1
        if self._steps < 0:
            return None
        is_last = len(chosen) == seats - 1
        for it in self._ranked(chosen, others & self._completing(chosen) if is_last else others):
            others &= ~(1 << it)
            filled = self._filled((*chosen, it), others & self._fit[it], seats)
            if filled is not None:
                return filled
        return None

    def _ranked(self, chosen: Sequence[int], others: int) -> list[int]:
        middle = sum(self._free[it].points for it in chosen) / len(chosen)
        numbers = [it for it in range(others.bit_length()) if others >> it & 1]
        return sorted(numbers, key=lambda it: abs(self._free[it].points - middle))

    def _completing(self, chosen: Sequence[int]) -> int:
        """Return with whom `chosen` can meet in a server in which one of them has asked."""
        common = frozenset.intersection(*(self._free[it].places for it in chosen))
        homes = {self._free[it].entry.guild_id for it in chosen}
        people = 0
        for place in common:
            there = self._there[place]
            people |= there if place in homes else there & self._asked.get(place, 0)
        return people


def still_waiting(table: Table) -> frozenset[int]:
    """Return who keeps waiting after a table found for them was called off.

    Somebody who declined doesn't, nor does anybody who hasn't answered in time. If a moderator
    called it off, nobody does.
    """
    note = table.note
    people = {it.user_id for it in table.players if it.user_id is not None}
    if note is None or note.what in ("gone", "declined"):
        return frozenset(people)
    if note.what == "unanswered":
        return frozenset(people) - {it.user_id for it in table.players if it.invited}
    return frozenset(people - {note.user_id} if note.user_id in people else ())


def released_after(table_id: int, now: datetime) -> int:
    """Return for how many seconds people have waited for a table that came to nothing."""
    return max(0, int((now - opened(table_id)).total_seconds()))


def _age(entry: QueueEntry) -> tuple[datetime, int, str, str]:
    return entry.since, *entry.key
