"""Sealed deals: cutting the cards in the lobby, and verifying a game that has ended."""

from dataclasses import replace
from typing import Any, Final

from discord import ui

from bot.actions.change import changing
from bot.actions.request import Request
from bot.features.sealed import screen
from bot.features.sealed.commitments import unopened_in
from bot.host.threads import in_thread
from bot.messages.names import with_readable_names
from bot.messages.press import Press, PressForm, number_in
from bot.tables import sealed, starting
from bot.tables.origin import Origin
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from rules.contract import Json
from rules.cuts import MAX_CUT, read_cut
from rules.sealed import difference

NO_WORDS: Final = "-"
"""What somebody cuts with who leaves the form empty, so that nobody waits for them."""


async def ask_to_cut(request: Request, press: Press) -> None:
    """Open the form for the words of a cut, filled in with those given before."""
    table, words = await request.table(press.table), request.words
    before = sealed.check_cut(table, request.user_id)
    field = ui.TextInput[Any](
        custom_id="cut",
        default=before or None,
        placeholder=words("cut-hint"),
        max_length=MAX_CUT,
        required=False,
    )
    fields = {words("cut-words"): field}
    press, title = Press(table.id, 0, "cut"), words("cut-title")
    await request.reply.open_form(PressForm(press, title, fields, words("cut-about")))


async def cut(request: Request, press: Press) -> None:
    """Cut the cards with the words of the form, or a dash for none, and answer with what was taken of them."""
    text = press.argument or NO_WORDS

    def change(table: Table) -> Table:
        cut = sealed.cut(table, request.user_id, text)
        return starting.begun_if_ready(cut, request.tables.rng)

    async with changing(request, press.table, change) as saved:
        taken = screen.taken(read_cut(text), request.words)
        await saved.answer(taken)
    if request.reply.private_id is None:  # the lobby was the answer
        await request.show(taken)


async def check(request: Request, press: Press) -> None:
    """Verify a finished game; for any other sealed game, show the commitment."""
    table_id = press.table or number_in(press.argument)
    table = request.here(await request.tables.whole(table_id))
    if table.origin is Origin.CHALLENGE:  # everybody may know it
        raise Refusal("refused-not-sealed")
    words = request.words
    count = await unopened_in(request.tables.store.lookup, table)
    if not sealed.may_start(table) and not table.over:
        raise Refusal("refused-not-published")
    readable, now = with_readable_names(table, words), request.tables.store.now()
    if not sealed.is_opened(table, now):
        await request.show(screen.unopened(readable, words, count))
        return
    if table.damage:
        raise Refusal("refused-replay-damaged")
    difference = await in_thread(_difference, table, sealed.in_record(table, now))
    await request.show(screen.verified(readable, words, difference, count))


async def check_here(request: Request, _: Press) -> None:
    """Verify the channel's table; if its deal is open, the last game that was finished here."""
    table = await request.table_here()
    if table.sealed is None:
        over = await request.tables.store.lookup.finished_in(request.channel, 1)
        await check(request, Press(over[0] if over else table.id, None, "verify"))
    else:
        await check(request, Press(table.id, None, "verify"))


def _difference(table: Table, seal: Json | None) -> str:
    """Return the first difference between a game and what was sealed; empty if there is none."""
    moves = tuple(entry.move for entry in table.play.moves)
    return difference(replace(table.play.record, moves=moves, sealed=seal))
