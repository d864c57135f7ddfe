"""The way to the next table that waits for the same person."""

from contextlib import suppress
from datetime import datetime
from typing import Any, Final

from discord import ui

from bot.actions.request import Request
from bot.store import NotSaved
from bot.tables.table import Table

MAX_LOOKED_AT: Final = 10
"""How many tables a move's answer looks at: each may have to be replayed."""


async def way_to_next(request: Request, here: Table) -> list[ui.Item[Any]]:
    """Return the link to the other table that has waited longest for this person's move; none while it's their move here."""
    if here.person_asked == request.user_id:
        return []
    tables, waiting = request.tables, list[Table]()
    with suppress(NotSaved):  # they have moved, and can find it later
        ids = await tables.store.lookup.tables_of(request.user_id)
        others = [table_id for table_id in ids if table_id != here.id]
        for table_id in others[:MAX_LOOKED_AT]:
            table = await tables.find(table_id)
            if table is not None and waits_for_move(table, request.user_id):
                waiting.append(table)
    return [link_to_next(request, min(waiting, key=waiting_since))] if waiting else []


def waits_for_move(table: Table, user_id: int) -> bool:
    """Return whether a game waits for this person's move, where they can make it."""
    return table.person_asked == user_id and not (table.asleep or table.lost)


def waiting_since(table: Table) -> datetime:
    """Return since when a table has waited for somebody."""
    return table.clock.starts_at if table.clock else table.touched or table.opened


def link_to_next(request: Request, table: Table) -> ui.Button[Any]:
    """Return the button that leads to a table."""
    return ui.Button(label=request.words("button-next-table"), url=table.link())
