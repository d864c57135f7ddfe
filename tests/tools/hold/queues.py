"""Random queues of people who wait for opponents, each judged by trying every table there could be."""

from bot.features.matchmaking.groups import matched
from tests.bot.queues import NOW, faults, queue
from tests.tools.hold.pace import Lost, Pace

QUEUES = 100_000
"""How many queues are tried, however long that takes: about two minutes."""


def main() -> None:
    """Try random queues; raise Lost if one of them leaves somebody waiting or seats a blocked pair."""
    pace, groups = Pace.of_environment("queues"), 0
    for number in range(QUEUES):
        asked = queue(pace.rng)
        found = matched(*asked, NOW)
        groups += len(found)
        for fault in faults(asked, found):
            raise Lost(f"queue {number}: {fault}")
    print(f"  {QUEUES} queues, {groups} groups, nobody waited for nothing ({pace.spent:.0f} s)")
