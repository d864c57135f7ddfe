"""Queues of people who wait for opponents, and an independent judge of who was brought together."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from itertools import combinations
from random import Random

from bot.features.matchmaking.groups import Group, Pair, Waiting
from bot.features.matchmaking.store import QueueEntry
from rules import MOST_SEATS

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
HOME = 1 << 22


def entry(user_id: int, **fields: object) -> QueueEntry:
    """Return the entry of a person who has just asked for Splendor at two seats."""
    usual: dict[str, object] = {
        "user_id": user_id,
        "game": "splendor",
        "pace": "1d",
        "guild_id": HOME,
        "channel_id": 5,
        "parent_id": 5,
        "name": f"P{user_id}",
        "language": "en",
        "table_language": "en",
        "fewest": 2,
        "most": 2,
        "apart": 0,
        "rated": "either",
        "since": NOW,
        "expires": NOW + timedelta(days=7),
    }
    return QueueEntry(**usual | fields)  # type: ignore[arg-type]


def waits(user_id: int, points: int = 500, **fields: object) -> Waiting:
    """Return a person who has just asked, and can meet people of their own server."""
    asked = entry(user_id, **fields)
    return Waiting(asked, points, frozenset({asked.guild_id}))


Queue = tuple[list[Waiting], set[Pair], dict[str, set[Pair]]]
"""The people who wait, the blocked pairs, and the pairs who have met too often."""


def queue(rng: Random, most: int = 9) -> Queue:
    """Return a random queue, in which people differ much or little."""
    people, picky = range(rng.randint(0, most)), rng.random() < 0.5
    waiting = []
    for user_id in people:
        for game in rng.sample(["splendor", "seekers"], rng.choice([1, 1, 1, 2])):
            fewest = rng.choice([2, 2, 3, 4]) if game == "splendor" else 2
            asked = entry(
                user_id,
                game=game,
                pace=rng.choice(["1d", "1d", "10m"]) if picky else "1d",
                guild_id=HOME * (rng.choice([1, 1, 1, 2, 3]) if picky else 1),
                fewest=fewest,
                most=rng.randint(fewest, MOST_SEATS) if game == "splendor" else 2,
                apart=rng.choice([0, 0, 100, 400]),
                rated=rng.choice(["either", "either", "yes", "no"]) if picky else "either",
                since=NOW - timedelta(seconds=rng.randint(0, 10 ** rng.randint(1, 5))),
            )
            others = {HOME * number for number in (1, 2, 3) if rng.random() < 0.2}
            points = rng.choice([500, 600, rng.randint(300, 1500)])
            waiting.append(Waiting(asked, points, frozenset({asked.guild_id, *others})))
    pairs = [frozenset(pair) for pair in combinations(people, 2)]
    blocked = {pair for pair in pairs if rng.random() < 0.1}
    met = {game: {pair for pair in pairs if rng.random() < 0.1} for game in ("splendor", "seekers")}
    return waiting, blocked, met


def faults(asked: Queue, groups: Sequence[Group]) -> Iterator[str]:
    """Yield what is wrong with the groups, by trying every table there could be."""
    waiting, blocked, met = asked
    known = {it.entry.key: it for it in waiting}
    seated = [entry.user_id for group in groups for entry in group.entries]
    if len(seated) != len(set(seated)):
        yield "somebody is in two groups"
    left = [it for it in waiting if it.entry.user_id not in seated]
    for group in groups:
        people = [known[entry.key] for entry in group.entries]
        if not _table(people) or _among(people, blocked):
            yield f"{group} doesn't fit"
        here = [group.guild_id == it.entry.guild_id for it in people]
        if not any(here) or any(group.guild_id not in it.places for it in people):
            yield f"{group} can't be there"
        for better in _better(people, left, again=_among(people, met[people[0].entry.game])):
            if _free(better, blocked, met):
                yield f"{group} could have been {better}"
    for seats in range(2, MOST_SEATS + 1):
        for people in map(list, combinations(left, seats)):
            if _table(people) and not _among(people, blocked):
                yield f"{people} wait while they could play"


def _better(people: list[Waiting], left: list[Waiting], *, again: bool) -> Iterator[list[Waiting]]:
    """Yield the tables preferred to one: larger by one of those left, or without a pair that meets again."""
    for one in left:
        if again:
            yield from ([*(it for it in people if it is not gone), one] for gone in people)
        else:
            yield [*people, one]


def _free(people: list[Waiting], blocked: set[Pair], met: dict[str, set[Pair]]) -> bool:
    fits = _table(people) and not _among(people, blocked)
    return fits and not _among(people, met[people[0].entry.game])


def _among(people: list[Waiting], pairs: set[Pair]) -> bool:
    return any(
        {one.entry.user_id, other.entry.user_id} in pairs for one, other in combinations(people, 2)
    )


def _table(people: list[Waiting]) -> bool:
    """Return whether people make a full table, as the page on the queue says it."""
    entries, points = [it.entry for it in people], [it.points for it in people]
    if len({it.user_id for it in entries}) < len(people):
        return False
    if len({(it.game, it.pace) for it in entries}) > 1:
        return False
    if {"yes", "no"} <= {it.rated for it in entries}:
        return False
    if not all(it.fewest <= len(people) <= it.most for it in entries):
        return False
    for it in entries:
        step = timedelta(seconds=30 if it.pace == "10m" else 1800)
        wide = 150 + 50 * int((NOW - it.since) / step)
        own = next(each.points for each in people if each.entry is it)
        if any(abs(own - other) > min(wide, it.apart or wide) for other in points):
            return False
    homes = {it.guild_id for it in entries}
    return any(all(home in it.places for it in people) for home in homes)
