"""Who plays on time."""

import json
from collections.abc import Collection
from dataclasses import astuple
from datetime import timedelta
from typing import Final

from bot.store import Store
from bot.store.turns import Reliability

MIN_GAMES: Final = 10
"""How many finished games with others a person needs before their reliability is shown or asked for."""
MIN_TURNS: Final = 20
"""How many turns with a time limit a person needs before a table may ask for their reliability."""
ON_TIME_PERCENT: Final = 90
"""The percentage of turns that somebody who plays on time takes in time."""
LATE: Final = "late"
"""What the digest of somebody who doesn't play on time is for."""
LATE_KEPT: Final = timedelta(days=90)
"""How long it is kept once they have deleted their data."""


def plays_on_time(record: Reliability) -> bool:
    """Return whether a person plays on time; somebody without a long record is believed to."""
    if record.games < MIN_GAMES or record.turns < MIN_TURNS:
        return True
    return 100 * record.in_time >= ON_TIME_PERCENT * record.turns


async def keep_if_late(store: Store, user_id: int) -> None:
    """Keep the record of somebody who doesn't play on time, before it is deleted with their data."""
    record = (await store.turns.reliability([user_id]))[user_id]
    if not plays_on_time(record):
        until = store.now() + LATE_KEPT
        await store.digests.keep(LATE, user_id, json.dumps(astuple(record)), until)


async def with_kept(store: Store, user_ids: Collection[int]) -> dict[int, Reliability]:
    """Return how reliably people play, with what is kept of those who deleted a bad record."""
    records = await store.turns.reliability(user_ids)
    for user_id, late in (await store.digests.kept(LATE, user_ids)).items():
        both = zip(astuple(records[user_id]), json.loads(late), strict=True)
        records[user_id] = Reliability(*map(sum, both))
    return records
