"""Whether turns with a time limit are taken in time, and who plays on time."""

from datetime import datetime
from typing import Final

from bot.store.turns import Reliability
from bot.store.values import TimedTurn
from bot.tables.clocks import running, turn_of
from bot.tables.play import UNDO
from bot.tables.table import Table

MIN_GAMES: Final = 10
"""How many finished games with others a person needs before their reliability is shown or asked for."""
MIN_TURNS: Final = 20
"""How many turns with a time limit a person needs before a table may ask for their reliability."""
ON_TIME_PERCENT: Final = 90
"""The percentage of turns that somebody who plays on time takes in time."""


def plays_on_time(record: Reliability) -> bool:
    """Return whether a person plays on time; somebody without a long record is believed to."""
    if record.games < MIN_GAMES or record.turns < MIN_TURNS:
        return True
    return 100 * record.in_time >= ON_TIME_PERCENT * record.turns


def timed_turn(before: Table, after: Table, now: datetime) -> TimedTurn | None:
    """Return the turn with a time limit that a change ends, or that is late by then; None if there is none.

    A turn counts if another person is at the table. It is late once its time is up, whoever takes
    it, and in time if its person takes it before. Anything else that ends it, such as an undo, is neither.
    """
    clock = running(before) if before.clock else None
    if clock is None or clock.deadline is None or before.asleep or before.people < 2:
        return None
    late = clock.deadline <= now
    if not late:
        made = after.log[len(before.log) :]
        played = any(entry.seat == clock.seat and entry.move != UNDO for entry in made)
        if not played or turn_of(after) == turn_of(before):
            return None
    return TimedTurn(clock.user_id, before.id, clock.turn, before.guild_id, not late, now)
