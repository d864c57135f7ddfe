"""Who may take a seat.

If one person has blocked another, the two aren't matched, and a table may ask for people who play on
time. Only those who are late themselves, or have blocked somebody themselves, read why they are
refused: the other refusals have several possible reasons, and don't say which.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.features.blocks.store import Blocks, Pairs
from bot.store import Store
from bot.store.turns import Reliability
from bot.tables.refusal import Refusal, UnescapedName
from bot.tables.reliability import ON_TIME_PERCENT, plays_on_time, with_kept
from bot.tables.table import Table

Refused = Literal["refused-seat", "refused-guests", "refused-rematch-people"]
OWN: Final = "refused-seat"
"""The refusal for somebody who wants to take a seat themselves."""


@dataclass(frozen=True, slots=True)
class Newcomers:
    """People who would take seats: how they play, and the blocked pairs of each with anybody.

    `refused` is the text for the person who asks; `own` are those whom they have blocked, id to name.
    """

    records: Mapping[int, Reliability]
    pairs: Pairs
    refused: Refused
    asker: int = 0
    own: Mapping[int, str] = field(default_factory=dict)


async def newcomers(
    store: Store, user_ids: Collection[int], asker: int, refused: Refused = OWN
) -> Newcomers:
    """Load what decides whether these people may take seats, as a person asks; raise NotSaved."""
    records = await with_kept(store, user_ids)
    own = {it.user_id: it.name for it in await store.of(Blocks).of(asker)}
    return Newcomers(records, await store.of(Blocks).around(user_ids), refused, asker, own)


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
    present = {*table.user_ids, *people.records}
    apart = [pair for pair in people.pairs if pair <= present]
    for user_id, name in people.own.items():
        if {user_id, people.asker} in apart:
            raise Refusal(f"{people.refused}-blocked", name=UnescapedName(name))
    if apart:
        raise Refusal(people.refused)


def check_on_time(record: Reliability, refused: Refused = OWN) -> None:
    """Raise Refusal unless a person plays on time; only they themselves read how many turns were late."""
    if plays_on_time(record):
        return
    if refused == OWN:
        told = {"count": record.in_time, "turns": record.turns, "share": ON_TIME_PERCENT}
        raise Refusal("refused-not-on-time", **told)
    raise Refusal(refused)
