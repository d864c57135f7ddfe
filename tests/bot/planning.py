"""What people do to plan their next turn, and what is kept of it."""

from __future__ import annotations

from typing import Any

from bot.features.plans.store import Plan, PlannedMove, Plans
from bot.testing.people import Seen
from tests.bot.server import Server, answered, labels

PLAN, MORE, ADD = "Plan my next turn", "Add another choice", "Add to my plan"


async def open_plan(server: Server, name: str) -> Seen:
    """Let a person open their plan below their hand, and return it."""
    await server.command(name, "table hand")
    return answered(await server.press(name, PLAN))


async def plan_to_take(server: Server, name: str, gems: str) -> Seen:
    """Let a person add to their plan, with the buttons they see, that they take gems."""
    shown = await open_plan(server, name)
    if MORE in labels(shown):
        shown = answered(await server.press(name, MORE))
    if gems not in labels(shown):  # it opens on what can be bought
        await server.press(name, "Take")
    await server.press(name, gems)
    return answered(await server.press(name, ADD))


async def planned(server: Server) -> list[Plan]:
    """Return the plans for the table."""
    return await server.facet.tables.store.of(Plans).at((await server.table()).id)


async def save(server: Server, name: str, *choices: str, relied: str = "", **fields: Any) -> None:
    """Save a person's plan, as if they had made it with buttons."""
    steps = tuple((PlannedMove(move, relied),) for move in choices)
    table_id, user_id = (await server.table()).id, server.person(name).id
    plan = Plan(table_id, user_id, fields.pop("turn", 1), steps, **fields)
    await server.facet.tables.store.of(Plans).save(plan)


async def moves(server: Server) -> list[str]:
    """Return the moves that stand, without the dealer's."""
    return [entry.move for entry in (await server.table()).play.moves if entry.seat >= 0]
