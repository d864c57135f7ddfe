"""Who may take a seat.

A table may ask for people who play on time, and features may keep people apart. Only those who are late
themselves, or keep somebody away themselves, read why they are refused: the other refusals have several
possible reasons, and don't say which.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from bot.feature import Apart
from bot.store.turns import Reliability
from bot.tables.refusal import Refusal
from bot.tables.reliability import ON_TIME_PERCENT, plays_on_time, with_kept
from bot.tables.table import Table
from bot.tables.tables import Tables

Refused = Literal["refused-seat", "refused-guests", "refused-rematch-people"]
OWN: Final = "refused-seat"
"""The refusal for somebody who wants to take a seat themselves."""


@dataclass(frozen=True, slots=True)
class Newcomers:
    """People who would take seats: how they play, and what keeps them apart from others.

    `refused` is the text for the person who asks.
    """

    records: Mapping[int, Reliability]
    refused: Refused
    checks: Sequence[Apart] = ()


async def newcomers(
    tables: Tables, user_ids: Collection[int], asker: int, refused: Refused = OWN
) -> Newcomers:
    """Load what decides whether these people may take seats, as a person asks; raise NotSaved."""
    records = await with_kept(tables.store, user_ids)
    ways = [it.apart for it in tables.features if it.apart is not None]
    checks = [await apart(tables.store, user_ids, asker) for apart in ways]
    return Newcomers(records, refused, checks)


def admitting(change: Callable[[Table], Table], people: Newcomers) -> Callable[[Table], Table]:
    """Return a change that also raises Refusal if these people may not take seats."""

    def checked(table: Table) -> Table:
        after = change(table)
        check(after, people)
        return after

    return checked


def check(table: Table, people: Newcomers) -> None:
    """Raise Refusal unless these people may take seats at a table, whether they have them yet or not."""
    if table.on_time:
        for record in people.records.values():
            check_on_time(record, people.refused)
    for apart in people.checks:
        apart({*table.user_ids, *people.records}, people.refused)


def check_on_time(record: Reliability, refused: Refused = OWN) -> None:
    """Raise Refusal unless a person plays on time; only they themselves read how many turns were late."""
    if plays_on_time(record):
        return
    if refused == OWN:
        numbers = {"count": record.in_time, "turns": record.turns, "share": ON_TIME_PERCENT}
        raise Refusal("refused-not-on-time", **numbers)
    raise Refusal(refused)
