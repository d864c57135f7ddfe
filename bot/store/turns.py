"""Turns with a time limit, and how reliably people take them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.store.engine import Repository
from bot.store.mapping import value_of
from bot.store.rows import LEFT, TURNS, named
from bot.store.values import TimedTurn

TURNS_COUNTED: Final = 100
"""How many of a person's last turns count."""

_LAST: Final = """SELECT *, row_number() OVER (PARTITION BY user_id
        ORDER BY ended_at DESC, table_id DESC, turn DESC) AS back FROM timed_turns"""
_OF: Final = f"""SELECT {named(TURNS)} FROM timed_turns WHERE user_id = $1
    ORDER BY ended_at, table_id, turn"""
_IN_TIME: Final = f"""SELECT user_id, count(*), count(*) FILTER (WHERE in_time)
    FROM ({_LAST} WHERE user_id = ANY($1)) turns WHERE back <= {TURNS_COUNTED} GROUP BY user_id"""
_GAMES: Final = f"""SELECT user_id, count(*), count(*) FILTER (WHERE {LEFT})
    FROM results WHERE user_id = ANY($1) AND people > 1 AND place IS NOT NULL GROUP BY user_id"""
_TRIM: Final = f"""DELETE FROM timed_turns WHERE (user_id, table_id, turn) IN (
    SELECT user_id, table_id, turn FROM ({_LAST}) turns WHERE back > {TURNS_COUNTED})"""


@dataclass(frozen=True, slots=True)
class Reliability:
    """How reliably a person plays with others.

    `in_time` of their last `turns` with a time limit were taken in time; they `left` that many of
    their finished `games`: they resigned, or a computer stood in for them.
    """

    turns: int = 0
    in_time: int = 0
    games: int = 0
    left: int = 0


class Turns(Repository):
    """Keeps turns with a time limit."""

    async def of(self, user_id: int) -> list[TimedTurn]:
        """Return a person's turns, oldest first."""
        return await self._many(partial(value_of, TimedTurn), _OF, user_id)

    async def reliability(self, user_ids: Iterable[int]) -> dict[int, Reliability]:
        """Return the reliability of each of these people."""
        people = list(user_ids)
        turns = {it[0]: tuple(it)[1:] for it in await self._engine.rows(_IN_TIME, people)}
        games = {it[0]: tuple(it)[1:] for it in await self._engine.rows(_GAMES, people)}
        return {it: Reliability(*turns.get(it, (0, 0)), *games.get(it, (0, 0))) for it in people}

    async def trim(self) -> None:
        """Delete turns that don't count any more."""
        await self._engine.write(_TRIM)
