"""Who is brought together from the queue."""

from datetime import timedelta
from itertools import count
from random import Random

from bot.features.matchmaking.groups import (
    Group,
    host_entry,
    matched,
    met_lately,
    next_widening,
    reach,
)
from tests.bot.queues import HOME, NOW, entry, faults, queue, waits

QUEUES = 1_000
"""How many random queues are tried: other ones each time."""


def who(groups: list[Group]) -> list[list[int]]:
    """Return the people of each group."""
    return [[it.user_id for it in group.entries] for group in groups]


def test_random_queues() -> None:
    """No blocked pair meets, nobody is at two tables, and nobody waits while a table could be filled."""
    seed = Random().getrandbits(32)
    rng = Random(seed)
    for _ in range(QUEUES):
        asked = queue(rng)
        groups = matched(*asked, NOW)
        assert not list(faults(asked, groups)), seed


def test_the_closest_come_first() -> None:
    """Of four people, the two pairs that are closest in points meet."""
    people = [waits(1, 500), waits(2, 640), waits(3, 510), waits(4, 600)]
    assert who(matched(people, set(), {}, NOW)) == [[1, 3], [2, 4]]


def test_the_range_widens() -> None:
    """Who is too far apart at first meets later, but never beyond a person's own limit."""
    later = NOW + timedelta(hours=3)
    assert reach(entry(1), NOW) == 150
    assert reach(entry(1), later) == 450
    assert reach(entry(1, pace="10m"), NOW + timedelta(minutes=3)) == 450
    people = [waits(1, 500), waits(2, 900)]
    assert not matched(people, set(), {}, NOW)
    assert who(matched(people, set(), {}, later)) == [[1, 2]]
    modest = [waits(1, 500, apart=300), waits(2, 900)]
    assert not matched(modest, set(), {}, later)


def test_the_next_widening() -> None:
    """It's known when to look again; who is alone, or as far as they want, needs no look."""
    alone = [entry(1), entry(2, pace="10m")]
    assert next_widening(alone, NOW) is None
    assert next_widening([*alone, entry(3)], NOW) == NOW + timedelta(minutes=30)
    assert next_widening([entry(1, apart=100), entry(2, apart=100)], NOW) is None


def test_full_tables_come_first() -> None:
    """Three who want two to four seats get a table of three, though two of them are closer."""
    people = [waits(number, 500 + 10 * number, most=4) for number in (1, 2, 3)]
    assert who(matched(people, set(), {}, NOW)) == [[1, 2, 3]]
    assert who(matched([*people, waits(4, most=4)], set(), {}, NOW)) == [[1, 2, 3, 4]]
    assert who(matched([*people[:2], waits(3, 900, most=4)], set(), {}, NOW)) == [[1, 2]]


def test_nobody_meets_three_times_in_a_row_while_others_wait() -> None:
    """Those who have met twice get others, even if these are further away; alone they meet again."""
    met = {"splendor": {frozenset({1, 2})}}
    assert who(matched([waits(1), waits(2), waits(3, 600)], set(), met, NOW)) == [[1, 3]]
    four = [waits(1), waits(2), waits(3, 600), waits(4, 600)]
    assert who(matched(four, set(), met, NOW)) == [[1, 3], [2, 4]]
    assert who(matched(four[:2], set(), met, NOW)) == [[1, 2]]


def test_who_has_met_lately() -> None:
    """Two people have if the last two tables of one of them were with the other."""
    assert met_lately({1: [20, 10], 2: [30, 20], 3: [30, 10]}) == set()
    assert met_lately({1: [20, 10], 2: [30, 20, 10][:2], 3: [10]}) == set()
    assert met_lately({1: [20, 10], 2: [20, 10], 3: [10]}) == {frozenset({1, 2})}


def test_across_servers() -> None:
    """People of two servers meet in one of these that both know and that allows it."""
    here, there = waits(1), waits(2, guild_id=2 * HOME)
    assert not matched([here, there], set(), {}, NOW)
    guest = type(there)(there.entry, there.points, frozenset({HOME, 2 * HOME}))
    (group,) = matched([here, guest], set(), {}, NOW)
    assert (group.guild_id, host_entry(group.entries, HOME)) == (HOME, here.entry)


def test_a_queue_of_hundreds_is_no_burden() -> None:
    """Each gets a table, however many wait."""
    numbers = count(1)
    people = [waits(next(numbers), 500 + 7 * it, most=4) for it in range(200)]
    groups = matched(people, set(), {}, NOW + timedelta(days=2))
    assert sorted(it for group in who(groups) for it in group) == list(range(1, 201))
