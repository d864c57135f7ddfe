"""The results of finished games."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.store.engine import Repository, Row
from bot.store.mapping import moment, value_of
from bot.store.rows import RESULT, RESULTS, insert, named, replaced, result_rows
from bot.store.values import Result, TableRecord

_PAST: Final = f"""SELECT table_id, game, guild_id, options, ended_at, {named(RESULT)} FROM results
    WHERE user_id = $1 ORDER BY ended_at DESC, table_id DESC LIMIT $2"""
_OF_TABLE: Final = f"SELECT {named(RESULT)} FROM results WHERE table_id = $1 ORDER BY seat"
_MISSING: Final = "SELECT id FROM tables WHERE stage = 'finished' AND NOT has_results"
_HAS_RESULTS: Final = "UPDATE tables SET has_results = true WHERE id = $1"
SAVE_RESULT: Final = f"""{insert("results", RESULTS)}
    ON CONFLICT (table_id, seat) DO UPDATE SET {replaced(RESULTS[:-1])}"""


@dataclass(frozen=True, slots=True)
class PastResult:
    """A person's result, and its game."""

    table_id: int
    game: str
    guild_id: int
    options: dict[str, int | str]
    ended: datetime
    result: Result


class Results(Repository):
    """Keeps results."""

    async def of(self, table_id: int) -> list[Result]:
        """Return the results of a game, one for each seat."""
        return [value_of(Result, row) for row in await self._engine.rows(_OF_TABLE, table_id)]

    async def missing(self) -> list[int]:
        """Return the ids of finished tables whose results are not saved."""
        return await self._engine.ids(_MISSING)

    async def save(self, table: TableRecord, results: Sequence[Result], now: datetime) -> None:
        """Save the results of a finished game, replacing less complete ones.

        They follow from the table alone, so that it does no harm to save them twice.
        """
        rows = result_rows(table, results, now)
        await self._engine.write_all((_HAS_RESULTS, [(table.id,)]), (SAVE_RESULT, rows))

    async def past(self, user_id: int, most: int) -> list[PastResult]:
        """Return a person's results, newest first."""
        return await self._many(_past, _PAST, user_id, most)


def _past(row: Row) -> PastResult:
    table_id, game, guild_id, options, ended, *_ = row
    options, ended = json.loads(options), moment(ended)
    return PastResult(table_id, game, guild_id, options, ended, value_of(Result, row))
