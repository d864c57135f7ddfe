"""Polls, and the votes in them: a person has one at a table, and nobody else ever sees whose it is."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Final

from bot.feature import Section
from bot.features.votes.poll import Poll, Vote
from bot.features.votes.side_store import Sides
from bot.store.columns import columns
from bot.store.contract import Store
from bot.store.engine import Repository, Statement, readable
from bot.store.mapping import cells_of, columns_of, moment, value_of
from bot.store.rows import GOING, named, upsert

COLUMNS: Final = (
    columns("polls", Poll, of_table=True),
    columns("votes", Vote, keys=2, of_table=True),
)
FORGET_PERSON: Final = ("DELETE FROM votes WHERE user_id = $1",)
_POLL: Final = columns_of(Poll)
_VOTE: Final = columns_of(Vote)
_SHARD: Final = "(guild_id >> 22) % $1 = ANY($2)"
_DUE: Final = (
    f"SELECT table_id FROM polls WHERE due_at <= $3 AND {_SHARD} ORDER BY due_at, table_id"
)
_NEXT: Final = f"SELECT min(due_at) FROM polls WHERE due_at IS NOT NULL AND {_SHARD}"
_GET: Final = f"SELECT {named(_POLL)} FROM polls WHERE table_id = $1"
_SAVE: Final = upsert("polls", _POLL)
_CAST: Final = upsert("votes", _VOTE, keys=2)
_VOTES: Final = f"SELECT {named(_VOTE)} FROM votes WHERE table_id = $1 ORDER BY place"
_OF: Final = f"SELECT {named(_VOTE)} FROM votes WHERE user_id = $1 ORDER BY table_id"
_HOSTED: Final = f"""SELECT t.id FROM tables t JOIN polls p ON p.table_id = t.id
    WHERE t.{GOING} AND t.stage = 'playing' AND t.host_id = $1 ORDER BY t.id"""
_CLEAR: Final = "DELETE FROM votes WHERE table_id = $1"
_CLAIM: Final = """UPDATE polls SET due_at = $2 WHERE table_id = $1 AND due_at <= $3
    RETURNING table_id"""
_CLOSE: Final = "UPDATE polls SET ends_at = NULL, due_at = NULL WHERE table_id = $1"
_SAME: Final = "number = $2"
_CLEAR_OF: Final = f"""{_CLEAR}
    AND EXISTS (SELECT 1 FROM polls p WHERE p.table_id = $1 AND p.{_SAME})"""


class Votes(Repository):
    """Keeps polls and votes. What is read and then written is read and written in one's turn (`turn_at`)."""

    async def due(self, now: datetime, shards: Sequence[int], count: int) -> list[int]:
        """Return the tables of these shards whose polls are due, longest overdue first."""
        return await self._engine.ids(_DUE, count, list(shards), now)

    async def next_due(self, shards: Sequence[int], count: int) -> datetime | None:
        """Return when the next poll of these shards is due."""
        return readable(moment, await self._engine.value(_NEXT, count, list(shards)), None)

    async def poll(self, table_id: int) -> Poll | None:
        """Return the poll of a table, if everybody plays there."""
        row = await self._engine.first(_GET, table_id)
        return value_of(Poll, row) if row else None

    async def at(self, table_id: int) -> list[Vote]:
        """Return the votes in the poll of a table, in the order in which they were cast."""
        return await self._many(partial(value_of, Vote), _VOTES, table_id)

    async def save(self, poll: Poll) -> None:
        """Save a poll."""
        await self._engine.write(_SAVE, *cells_of(poll))

    async def begin(self, poll: Poll, vote: Vote) -> None:
        """Save a poll that begins with a vote; those in an earlier one are deleted."""
        cast = (_CAST, [cells_of(vote)])
        await self._engine.write_all((_CLEAR, [(poll.table_id,)]), cast, (_SAVE, [cells_of(poll)]))

    async def cast(self, poll: Poll, vote: Vote) -> None:
        """Save a vote in place of the person's last one, and the poll with it."""
        await self._engine.write_all((_CAST, [cells_of(vote)]), (_SAVE, [cells_of(poll)]))

    async def claim(self, table_id: int, now: datetime, until: datetime) -> bool:
        """Make a poll that is due now due again at a time, in case this process stops; False if it isn't due any more."""
        return bool(await self._engine.write(_CLAIM, table_id, until, now))

    async def close(self, table_id: int, number: int | None = None) -> None:
        """Close the poll in the position of this number (None: any), and delete its votes; its result stays."""
        if number is None:
            await self._engine.write_all((_CLEAR, [(table_id,)]), (_CLOSE, [(table_id,)]))
            return
        of_number = [(table_id, number)]
        await self._engine.write_all((_CLEAR_OF, of_number), (f"{_CLOSE} AND {_SAME}", of_number))

    async def hosted(self, user_id: int) -> list[int]:
        """Return the tables in play at which everybody has the place of this person, their host."""
        return await self._engine.ids(_HOSTED, user_id)

    async def of(self, user_id: int) -> list[Vote]:
        """Return a person's votes."""
        return await self._many(partial(value_of, Vote), _OF, user_id)


def begins(poll: Poll) -> Statement:
    """Return what saves a poll with the beginning of its game."""
    return _SAVE, [cells_of(poll)]


def turn_at(table_id: int) -> str:
    """Return the name of the turn in which a table's poll is changed."""
    return f"the poll of {table_id}"


async def about(store: Store, user_id: int) -> Sequence[Section]:
    """Return a person's votes in polls that aren't decided, and for which of two channels they vote."""
    votes = [
        {"table": str(it.table_id), "move": it.move} for it in await store.of(Votes).of(user_id)
    ]
    sides = [str(it) for it in await store.of(Sides).of(user_id)]
    return [Section("votes", votes, place=45), Section("vote_sides", sides, place=46)]
