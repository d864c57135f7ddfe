"""The numbers of turns and errors on each of the last days, kept in the database."""

import asyncio
import json
from dataclasses import dataclass
from typing import Final

from bot.store.contract import Store
from bot.store.engine import readable

NOTE: Final = "days"
"""The key of the note with the counts of each day."""
DAYS: Final = 8
"""How many days are kept, today included."""


@dataclass(frozen=True, slots=True)
class DayTotals:
    """Today's turns and errors, and how many errors the days before had on average."""

    turns: int
    errors: int
    usual_errors: float


class DayCounts:
    """Adds this process's counts to those of all processes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._added = (0, 0)
        self._turn = asyncio.Lock()

    async def update(self, turns: int, errors: int) -> DayTotals:
        """Save the turns and errors since this process started; return today's. Raises NotSaved."""
        async with self._turn, self._store.lock("days") as mine:
            note = await self._store.notes.get(NOTE) or "{}"
            days: dict[str, list[int]] = readable(lambda it: dict(json.loads(it)), note, {})
            today = str(self._store.now().date())
            counts = days.setdefault(today, [0, 0])
            if mine:
                counts[0] += turns - self._added[0]
                counts[1] += errors - self._added[1]
                days = {day: days[day] for day in sorted(days)[-DAYS:]}
                await self._store.notes.save(NOTE, json.dumps(days))
                self._added = turns, errors
        before = [errors for day, (_, errors) in days.items() if day < today]
        return DayTotals(counts[0], counts[1], sum(before) / max(len(before), 1))
