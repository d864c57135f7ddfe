"""After a game: whoever sat there stands somewhere else. Done in the order in which games end."""

from __future__ import annotations

import asyncio
import logging

from bot.host.threads import in_thread
from bot.store import Store
from bot.tables import rating

log = logging.getLogger(__name__)


class RatingJob:
    """Writes the standings that follow from results; of several processes one at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def settle(self) -> None:
        """Settle every game that is over and not settled, the one that ended first before all others.

        Raises NotSaved.
        """
        ledger = self._store.ledger
        async with self._lock:
            # Another process may be at it; what ends while it looks away for the last time is seen here.
            while await ledger.unsettled() is not None:
                async with self._store.lock("ratings") as mine:
                    if not mine:
                        return
                    while (ended := await ledger.unsettled()) is not None:
                        people = rating.people_of(ended)
                        known = await ledger.standings(people)
                        met = await ledger.met(people, ended.ended - rating.MEETING_WINDOW, ended)
                        counted = await in_thread(rating.settled, ended, known, met)
                        await ledger.settle(ended, counted)
