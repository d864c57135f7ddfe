"""Noting something for oneself about a game. A memo is only shown to its author, in private."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.actions.request import Request
from bot.features.memos import screen
from bot.features.memos.store import Memo, Memos
from bot.messages.press import Press
from bot.store import NotSaved
from bot.tables.steps import playing
from bot.tables.table import Table


async def ask(request: Request, press: Press) -> None:
    """Open the form of this person's memo, with what it says."""
    table = await _played(request, press)
    text = await request.tables.store.of(Memos).get(table.id, request.user_id)
    await request.reply.open_form(screen.form(table, text, request.words))


async def save(request: Request, press: Press) -> None:
    """Save a memo as it was typed; what another form has saved meanwhile is shown beside it."""
    table, memos = await _played(request, press), request.tables.store.of(Memos)
    text = press.argument.strip()[: screen.MAX_MEMO]
    before = await memos.get(table.id, request.user_id)
    await memos.save(Memo(table.id, request.user_id, text))
    unseen = before != text and screen.version(before) != press.number
    shown = screen.saved(table, text, before if unseen else "", request.words)
    await request.show_panel(shown)


@asynccontextmanager
async def news(request: Request, table: Table) -> AsyncIterator[str]:
    """Yield this person's memo while it's their turn; not below the move with which they have ended it."""
    now = await request.tables.newest(table)
    if now.number != table.number or now.person_asked != request.user_id:
        yield ""
        return
    try:
        text = await request.tables.store.of(Memos).get(table.id, request.user_id)
    except NotSaved:
        text = ""  # they can play on while the database is away
    yield screen.above_panel(text, request.words) if text else ""


async def menu(request: Request, table: Table) -> list[str]:
    """Return what More offers a player."""
    return ["ask-memo"] if screen.may_note(table, request.user_id) else []


async def _played(request: Request, press: Press) -> Table:
    """Return the table of a press; raise Refusal unless this person is playing there."""
    table = await request.table(press.table)
    playing(table, request.user_id)
    return table
