"""Plays planned turns when it's the turn of the people who planned them.

To everybody else it is a turn like any other: its question is posted first, with the usual ping.
What is being played is noted in the database, so that a restart neither skips nor repeats it.
"""

from dataclasses import replace

from bot.features.plans import screen
from bot.features.plans.plans import Verdict, judged
from bot.features.plans.store import Plan, Plans
from bot.host.metrics import Metrics
from bot.parts import Part
from bot.posting.open_panels import OpenPanels, plan_of
from bot.tables import changes
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Changed, Tables


class PlannedTurns(Part):
    """The plans for the tables of this process."""

    def __init__(self, tables: Tables, metrics: Metrics, panels: OpenPanels | None = None) -> None:
        self._tables = tables
        self._store = tables.store.of(Plans)
        self._metrics = metrics
        self._panels = panels or OpenPanels()

    async def will_answer(self, table: Table) -> bool:
        """Return whether a plan answers the open question; record that, and what became of other plans.

        Raises NotSaved.
        """
        table = await self._tables.newest(table)
        if table.stage == "lobby" or (table.people < 2 and not table.over):
            return False  # nobody can plan there
        plans = await self._store.at(table.id)
        if table.over or table.damage:
            if plans:
                await self._store.delete_at(table.id)
            for plan in plans:
                await self._tell(table, plan, lambda it: it.words("plan-none"))
            return False
        verdicts = [(plan, judged(table, plan)) for plan in plans]
        for plan, verdict in verdicts:
            await self._note(table, plan, verdict)
        return any(verdict.follows == "answer" for _, verdict in verdicts)

    async def answer(self, table: Table) -> Changed | None:
        """Play the move with which a plan answers; None if it no longer does. Raises NotSaved."""
        table = await self._tables.newest(table)
        asked = table.person_asked
        plan = None if asked is None else await self._store.get(table.id, asked)
        verdict = None if plan is None else judged(table, plan)
        if asked is None or plan is None or verdict is None or verdict.follows != "answer":
            return None  # it was withdrawn, or its owner has moved
        move, number, rng = verdict.move, table.number, self._tables.rng
        try:
            changed = await self._tables.change(
                table.id, lambda now: changes.play(now, asked, number, move, rng)
            )
        except Refusal:  # its owner moved, or the last move was taken back
            return None
        self._metrics.turns[table.game] += 1
        after, since = changed.after, number if plan.begun_at is None else plan.begun_at
        await self._tell(after, plan, lambda it: screen.played(after, it, since))
        return changed

    async def _note(self, table: Table, plan: Plan, verdict: Verdict) -> None:
        match verdict.follows:
            case "answer" if verdict.begins:
                noted = replace(plan, begun_at=table.number)
            case "wait":
                noted = replace(plan, begun_at=None)
            case "drop":
                noted = replace(plan, begun_at=None, dropped=verdict.why)
                await self._tell(table, noted, lambda it: screen.why_dropped(table, it, noted))
            case "done":
                await self._store.delete(plan)
                if plan.begun_at is None:
                    await self._tell(table, plan, lambda it: it.words("plan-none"))
                return
            case _:
                return
        if noted != plan:
            await self._store.note(noted)

    async def _tell(self, table: Table, plan: Plan, news: screen.News) -> None:
        """Say what has become of a plan in its owner's panel, if that is still open."""
        await self._panels.change(
            plan_of(table.id, plan.user_id),
            lambda it: screen.came_to(table, plan.user_id, news, it.words, it.emojis),
        )
