"""Updates ratings after games, in the order in which they ended."""

import asyncio
import logging

from bot.host.threads import in_thread
from bot.store import Store
from bot.tables import rating

log = logging.getLogger(__name__)


class RatingJob:
    """Computes ratings from results; one process at a time does it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def settle(self) -> None:
        """Rate every finished game that isn't rated yet, oldest first.

        Raises NotSaved.
        """
        ledger = self._store.ledger
        async with self._lock:
            # Another process may hold the lock; a game may end after its last check.
            while await ledger.unsettled() is not None:
                async with self._store.lock("ratings") as mine:
                    if not mine:
                        return
                    while (ended := await ledger.unsettled()) is not None:
                        people = rating.people_of(ended)
                        known = await ledger.standings(people)
                        met = await ledger.met(people, ended.ended - rating.MEETING_WINDOW, ended)
                        counted = await in_thread(rating.new_standings, ended, known, met)
                        await ledger.settle(ended, counted)
