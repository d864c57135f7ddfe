"""Memos: what people have noted about games they are playing. Only their authors ever see them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.feature import Section
from bot.store.columns import columns
from bot.store.contract import Store
from bot.store.engine import Repository
from bot.store.mapping import cells_of, columns_of, value_of
from bot.store.rows import named, upsert


@dataclass(frozen=True, slots=True)
class Memo:
    """What a person has noted about the game at a table."""

    table_id: int
    user_id: int
    content: str


COLUMNS: Final = (columns("memos", Memo, keys=2, of_table=True),)
FORGET_PERSON: Final = ("DELETE FROM memos WHERE user_id = $1",)
_MEMO: Final = columns_of(Memo)
_OF: Final = f"SELECT {named(_MEMO)} FROM memos WHERE user_id = $1 ORDER BY table_id"
_CONTENT: Final = "SELECT content FROM memos WHERE table_id = $1 AND user_id = $2"
_SAVE: Final = upsert("memos", _MEMO, keys=2)
_DELETE: Final = "DELETE FROM memos WHERE table_id = $1 AND user_id = $2"
_EXPIRE: Final = """DELETE FROM memos WHERE NOT EXISTS
    (SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.table_id = memos.table_id AND s.user_id = memos.user_id AND t.stage = 'playing')"""


class Memos(Repository):
    """Keeps one memo for each person at a table."""

    async def of(self, user_id: int) -> list[Memo]:
        """Return a person's memos."""
        return await self._many(partial(value_of, Memo), _OF, user_id)

    async def get(self, table_id: int, user_id: int) -> str:
        """Return what a person's memo at a table says; empty if they have none."""
        return str(await self._engine.value(_CONTENT, table_id, user_id) or "")

    async def save(self, memo: Memo) -> None:
        """Save a memo in place of the person's last one at that table; an empty one deletes it."""
        if memo.content:
            await self._engine.write(_SAVE, *cells_of(memo))
        else:
            await self._engine.write(_DELETE, memo.table_id, memo.user_id)

    async def expire(self) -> None:
        """Delete the memos of games that are over, and of people who have no seat there any more."""
        await self._engine.write(_EXPIRE)


async def about(store: Store, user_id: int) -> Sequence[Section]:
    """Return a person's memos."""
    memos = [
        {"table": str(it.table_id), "note": it.content} for it in await store.of(Memos).of(user_id)
    ]
    return [Section("notes", memos, place=75)]
