"""Plans, in a file and on a server: kept apart, played once whenever the bot is killed, and deleted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.features.catalogue import FEATURES
from bot.features.plans.planned_turns import PlannedTurns
from bot.features.plans.store import Plan, PlannedMove, Plans
from bot.host.metrics import Metrics
from bot.posting.gone_channels import close_lost
from bot.store import Store
from bot.store.values import PostedBoard
from bot.tables import changes
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.store.playing import ADA, BO, CY, begun, put_apart
from tests.stores import Opener

CHOICES = (
    (PlannedMove("take:ww", ""),),
    (PlannedMove("take:wbg", ""),),
    (PlannedMove("valid:r", ""), PlannedMove("seek:3:left", "ryg")),
)
PLAN = Plan(1, BO, 1, CHOICES, ("return:w", "return:*"))


class Killed(Exception):
    """The bot was killed."""


class Bot:
    """A process that plays plans, and may be killed after so many of its steps."""

    def __init__(self, store: Store, steps: int = 10**6) -> None:
        self.store, self.steps = store, steps
        self.tables = Tables(store, Random(1))
        self.turns = PlannedTurns(self.tables, Metrics())

    def step(self) -> None:
        """Take one more step, if the bot isn't killed before."""
        if self.steps == 0:
            raise Killed
        self.steps -= 1

    async def run(self, table: Table) -> None:
        """Do at a table what follows a change, as `AfterChange` does: post it, and play what is planned."""
        self.step()
        planned = await self.turns.will_answer(table)
        self.step()
        await self.tables.mark_shown(table.id, PostedBoard(table.revision, 1))
        self.step()
        changed = await self.turns.answer(table) if planned else None
        if changed is not None:
            await self.run(changed.after)

    async def start(self) -> None:
        """Go on where the bot before was killed."""
        for table_id in await self.store.claim_unfinished():
            await self.run(await self.tables.get(table_id))


async def waiting(store: Store) -> Table:
    """Return a saved table at which Ada is to move, and Bo has planned what to do then."""
    table = await put_apart(store, begun())
    await store.of(Plans).save(replace(PLAN, table_id=table.id))
    return table


async def test_a_plan_is_read_as_it_was_written(opened: Opener, address: Path | str) -> None:
    """Whoever opens the database next finds it; each person has one for each table."""
    store = await opened(address, FEATURES)
    dropped = replace(PLAN, table_id=2, dropped=("gone", "changed", "gone"))
    for plan in (PLAN, dropped, replace(PLAN, user_id=CY), replace(PLAN, choices=CHOICES[:1])):
        await store.of(Plans).save(plan)
    await store.close()
    store = await opened(address, FEATURES)
    assert await store.of(Plans).of(BO) == [replace(PLAN, choices=CHOICES[:1]), dropped]
    assert await store.of(Plans).get(1, BO) == replace(PLAN, choices=CHOICES[:1])
    assert [plan.user_id for plan in await store.of(Plans).at(1)] == [BO, CY]
    assert await store.of(Plans).get(3, BO) is None
    await store.close()


async def test_a_withdrawn_plan_stays_withdrawn(store: Store) -> None:
    """What became of it is noted only while it is there, and another turn's plan isn't deleted."""
    await store.of(Plans).save(PLAN)
    await store.of(Plans).delete(replace(PLAN, turn=2))
    await store.of(Plans).note(replace(PLAN, turn=2, begun_at=7))
    assert await store.of(Plans).at(1) == [PLAN]
    await store.of(Plans).delete(PLAN)
    await store.of(Plans).note(replace(PLAN, begun_at=7))
    assert await store.of(Plans).at(1) == []


async def test_what_became_of_a_plan_is_not_noted_of_a_changed_one(store: Store) -> None:
    """Its owner adds a choice while the bot finds that the others can't be played."""
    await store.of(Plans).save(PLAN)
    changed = replace(PLAN, choices=(*CHOICES, (PlannedMove("take:kk", ""),)))
    await store.of(Plans).save(changed)
    await store.of(Plans).note(replace(PLAN, dropped=("gone", "gone", "gone")))
    assert await store.of(Plans).at(1) == [changed]
    await store.of(Plans).note(replace(changed, begun_at=7))
    assert await store.of(Plans).at(1) == [replace(changed, begun_at=7)]


@pytest.mark.parametrize("steps", range(7))
async def test_a_killed_bot_plays_a_plan_once(
    opened: Opener, address: Path | str, steps: int
) -> None:
    """Wherever it is killed, the next one plays what was planned, once, and the plan is gone."""
    store = await opened(address, FEATURES)
    table = await waiting(store)
    bot = Bot(store, steps)
    changed = await bot.tables.change(
        table.id, lambda it: changes.play(it, ADA, 0, "take:wbg", bot.tables.rng)
    )
    try:
        await bot.run(changed.after)
    except Killed:
        assert steps < 6
    await store.close()
    store = await opened(address, FEATURES)
    for _ in range(2):
        again = Bot(store)
        await again.start()
        found = await again.tables.whole(table.id)
        assert [entry.move for entry in found.log] == ["take:wbg", "take:wbg"]
        assert await store.of(Plans).at(table.id) == []
        assert table.id not in await store.claim_unfinished()
    await store.close()


async def test_a_plan_goes_with_its_table_and_its_person(store: Store) -> None:
    """A game that is over has none; nothing is left of somebody who was forgotten."""
    table = await waiting(store)
    await store.of(Plans).save(replace(PLAN, table_id=table.id, user_id=ADA))
    await store.people.forget(BO)
    assert await store.of(Plans).of(BO) == []
    other = await waiting(store)
    bot = Bot(store)
    over = (await bot.tables.change(table.id, changes.close)).after
    await bot.turns.will_answer(over)
    assert await store.of(Plans).at(table.id) == []
    await store.of(Plans).save(replace(PLAN, table_id=table.id))
    await store.expiry.delete_tables([table.id, other.id])
    assert [plan.table_id for plan in await store.of(Plans).of(BO)] == [other.id]


async def test_a_plan_goes_with_a_table_that_nobody_sees_end(store: Store) -> None:
    """A table whose channel is gone is closed without a post; the bot finds the plan that it leaves, and deletes it."""
    table, bot = await waiting(store), Bot(store)
    await close_lost(bot.tables, table.id, "its channel is gone")
    await bot.start()
    assert await store.of(Plans).at(table.id) == []
    assert table.id not in await store.claim_unfinished()
