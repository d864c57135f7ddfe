"""The results of finished games."""

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.store.engine import Repository, Row
from bot.store.mapping import moment, value_of
from bot.store.rows import RESULT, named
from bot.store.values import Result

_PAST: Final = f"""SELECT table_id, game, guild_id, options, ended_at, {named(RESULT)} FROM results
    WHERE user_id = $1 ORDER BY ended_at DESC, table_id DESC LIMIT $2"""
_OF_TABLE: Final = f"SELECT {named(RESULT)} FROM results WHERE table_id = $1 ORDER BY seat"


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
    """Reads the results that are saved with the change that ends a game."""

    async def of(self, table_id: int) -> list[Result]:
        """Return the results of a game, one for each seat."""
        return [value_of(Result, row) for row in await self._engine.rows(_OF_TABLE, table_id)]

    async def past(self, user_id: int, most: int) -> list[PastResult]:
        """Return a person's results, newest first."""
        return await self._many(_past, _PAST, user_id, most)


def _past(row: Row) -> PastResult:
    table_id, game, guild_id, options, ended, *_ = row
    options, ended = json.loads(options), moment(ended)
    return PastResult(table_id, game, guild_id, options, ended, value_of(Result, row))
