"""Plans: what people want to answer when it's their turn. Only their owners ever see them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.feature import Section
from bot.store.columns import columns
from bot.store.contract import Store
from bot.store.engine import Repository, Row
from bot.store.rows import OVER, Values, named, upsert

COLUMNS: Final = (
    columns(
        "plans",
        of_table=True,
        keys=2,
        number="table_id user_id turn begun_at",
        text="content dropped",
    ),
)
UNFINISHED: Final = f"""SELECT p.table_id FROM plans p JOIN tables t ON t.id = p.table_id
    WHERE p.begun_at IS NOT NULL AND p.dropped = '' OR t.{OVER}"""
"""The tables where a plan is being played, or that are over and still have one."""
FORGET_PERSON: Final = ("DELETE FROM plans WHERE user_id = $1",)
PLAN: Final = ("table_id", "user_id", "turn", "content", "begun_at", "dropped")
_SELECT: Final = f"SELECT {named(PLAN)} FROM plans"
_AT: Final = f"{_SELECT} WHERE table_id = $1 ORDER BY user_id"
_OF: Final = f"{_SELECT} WHERE user_id = $1 ORDER BY table_id"
_GET: Final = f"{_SELECT} WHERE table_id = $1 AND user_id = $2"
_TABLES: Final = "SELECT DISTINCT table_id FROM plans"
_SAVE: Final = upsert("plans", PLAN, keys=2)
_THIS: Final = "table_id = $1 AND user_id = $2 AND turn = $3"
_NOTE: Final = f"""UPDATE plans SET begun_at = $5, dropped = $6
    WHERE {_THIS} AND content = $4 AND dropped = ''"""
_DELETE: Final = f"DELETE FROM plans WHERE {_THIS}"
_DELETE_AT: Final = "DELETE FROM plans WHERE table_id = $1"


class PlannedMove(NamedTuple):
    """A move by its notation, and what it cost or brought when it was planned."""

    move: str
    relied: str


Choice = tuple[PlannedMove, ...]
"""The moves that begin a turn, up to the one that every turn has."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A person's plan for their turn of this number at a table.

    The first of its `choices` that is possible as planned is played. `then` answers later questions
    of the same turn. `begun_at` is the number of the position in which the bot began to play it.
    `dropped` is why it can't be played: a word, or a word for each choice.
    """

    table_id: int
    user_id: int
    turn: int
    choices: tuple[Choice, ...] = ()
    then: tuple[str, ...] = ()
    begun_at: int | None = None
    dropped: tuple[str, ...] = field(default=())


class Plans(Repository):
    """Keeps one plan for each person at a table.

    Every turn asks for plans, and few tables have any: without other processes, those that may have
    some are known in memory.
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self._planned: set[int] = set()
        self._before: frozenset[int] | None = None
        """The tables with plans from before the start, once they were read."""

    async def at(self, table_id: int) -> list[Plan]:
        """Return the plans for a table."""
        if not await self._may_be_at(table_id):
            return []
        return await self._many(_plan, _AT, table_id)

    async def of(self, user_id: int) -> list[Plan]:
        """Return a person's plans."""
        return await self._many(_plan, _OF, user_id)

    async def get(self, table_id: int, user_id: int) -> Plan | None:
        """Return a person's plan for a table, if they have one."""
        if not await self._may_be_at(table_id):
            return None
        row = await self._engine.first(_GET, table_id, user_id)
        return _plan(row) if row else None

    async def save(self, plan: Plan) -> None:
        """Save a plan in place of the person's last one for that table."""
        self._planned.add(plan.table_id)
        await self._engine.write(_SAVE, *_row(plan))

    async def note(self, plan: Plan) -> None:
        """Save when a plan was begun or why it was dropped, unless it was changed or withdrawn meanwhile."""
        await self._engine.write(_NOTE, *_row(plan))

    async def delete(self, plan: Plan) -> None:
        """Delete a plan, unless the person has made one for another turn meanwhile."""
        await self._engine.write(_DELETE, plan.table_id, plan.user_id, plan.turn)

    async def delete_at(self, table_id: int) -> None:
        """Delete all plans for a table."""
        await self._engine.write(_DELETE_AT, table_id)

    async def _may_be_at(self, table_id: int) -> bool:
        if self._store.shared or table_id in self._planned:
            return True
        if self._before is None:
            self._before = frozenset(await self._engine.ids(_TABLES))
        return table_id in self._before


def _row(plan: Plan) -> Values:
    content = json.dumps([plan.choices, plan.then])
    dropped = " ".join(plan.dropped)
    return plan.table_id, plan.user_id, plan.turn, content, plan.begun_at, dropped


def _plan(row: Row) -> Plan:
    table_id, user_id, turn, content, begun_at, dropped = row
    choices, then = json.loads(content)
    return Plan(
        table_id,
        user_id,
        turn,
        tuple(tuple(PlannedMove(*step) for step in choice) for choice in choices),
        tuple(then),
        begun_at,
        tuple(dropped.split()),
    )


async def about(store: Store, user_id: int) -> Sequence[Section]:
    """Return a person's plans."""
    plans = [
        {
            "table": str(it.table_id),
            "turn": it.turn,
            "choices": [[step.move for step in choice] for choice in it.choices],
            "then": it.then,
            "dropped": it.dropped,
        }
        for it in await store.of(Plans).of(user_id)
    ]
    return [Section("plans", plans, place=70)]
