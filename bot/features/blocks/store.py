"""Who has blocked whom."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.feature import Section
from bot.host.threads import in_thread
from bot.store.columns import columns
from bot.store.contract import Store
from bot.store.engine import Repository, Statement
from bot.store.rows import upsert

Pair = frozenset[int]
"""Two people of whom one has blocked the other."""
Pairs = frozenset[Pair]
Blocking = frozenset[tuple[int, int]]
"""Those who have blocked somebody, each with whom."""

COLUMNS: Final = (columns("blocks", keys=2, number="user_id blocked_id", text="name"),)
_ADD: Final = upsert("blocks", ("user_id", "blocked_id", "name"), 2)
_REMOVE: Final = "DELETE FROM blocks WHERE user_id = $1 AND blocked_id = ANY($2)"
_OF: Final = (
    "SELECT blocked_id, name FROM blocks WHERE user_id = $1 ORDER BY lower(name), blocked_id"
)
_PAIRS: Final = """SELECT user_id, blocked_id FROM blocks
    WHERE user_id = ANY($1) AND blocked_id = ANY($1)"""
_AROUND: Final = """SELECT user_id, blocked_id FROM blocks
    WHERE user_id = ANY($1) OR blocked_id = ANY($1)"""
_KEEP: Final = """INSERT INTO blocks (user_id, blocked_id, name)
    SELECT user_id, $2, '' FROM blocks WHERE blocked_id = $1 ON CONFLICT DO NOTHING"""
FORGET_PERSON: Final = ("DELETE FROM blocks WHERE user_id = $1 OR blocked_id = $1",)


@dataclass(frozen=True, slots=True)
class Blocked:
    """A person whom somebody has blocked, by the name they had then.

    Somebody who was forgotten has no name, and a negative number instead of their id.
    """

    user_id: int
    name: str


class Blocks(Repository):
    """Keeps who has blocked whom, also of people who were forgotten since."""

    async def add(self, user_id: int, blocked: Blocked) -> None:
        """Save that a person has blocked another."""
        stand_in = await self._store.digests.stand_in(blocked.user_id)
        await self._engine.write_all(
            (_REMOVE, [(user_id, [stand_in])]), (_ADD, [(user_id, blocked.user_id, blocked.name)])
        )

    async def remove(self, user_id: int, blocked_id: int) -> None:
        """Delete a person's block of another."""
        stand_in = await self._store.digests.stand_in(blocked_id)
        await self._engine.write(_REMOVE, user_id, [blocked_id, stand_in])

    async def of(self, user_id: int) -> list[Blocked]:
        """Return whom a person has blocked, by name."""
        return [Blocked(*row) for row in await self._engine.rows(_OF, user_id)]

    async def among(self, user_ids: Iterable[int]) -> Blocking:
        """Return which of these people has blocked which other of them."""
        rows = await self._many(lambda row: (row[0], row[1]), _PAIRS, list(user_ids))
        return frozenset(rows)

    async def pairs(self, user_ids: Iterable[int]) -> Pairs:
        """Return the pairs among these people, whoever blocked the other."""
        return await self._found(_PAIRS, user_ids)

    async def around(self, user_ids: Iterable[int]) -> Pairs:
        """Return the pairs of these people with anybody, whoever blocked the other."""
        return await self._found(_AROUND, user_ids)

    async def _found(self, query: str, user_ids: Iterable[int]) -> Pairs:
        people = {it: it for it in user_ids}
        people |= {await self._store.digests.stand_in(it): it for it in people}
        rows = await self._many(
            lambda row: frozenset(people.get(it, it) for it in row), query, list(people)
        )
        return await in_thread(frozenset, rows)


async def keep(store: Store, user_id: int) -> Sequence[Statement]:
    """Return what keeps that others have blocked a person who is forgotten, under their stand-in."""
    return [(_KEEP, [(user_id, await store.digests.stand_in(user_id))])]


async def about(store: Store, user_id: int) -> Sequence[Section]:
    """Return whom somebody has blocked; a person who was forgotten has neither id nor name."""
    blocked = await store.of(Blocks).of(user_id)
    people = [
        {"user": str(it.user_id) if it.name else None, "name": it.name or None} for it in blocked
    ]
    return [Section("blocked", people, place=20)]
