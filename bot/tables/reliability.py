"""Who plays on time."""

from typing import Final

from bot.store.turns import Reliability

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
