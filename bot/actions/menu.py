"""The More menu: reposting the board, the table's language, the game record."""

import json
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Final

from discord.utils import snowflake_time

from bot.actions import opening
from bot.actions.change import changing
from bot.actions.ending import change_to_end
from bot.actions.request import Request
from bot.host.threads import in_thread
from bot.i18n.lexicon import LANGUAGES
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen, rows_of
from bot.tables import absence, changes, sealed
from bot.tables.recap import last_by_computer
from bot.tables.refusal import Refusal
from bot.tables.steps import allowed
from bot.tables.table import Table
from rules import DEALER, Seat
from rules.contract import Json
from rules.record import FORMAT, record_json

ENDINGS: Final = ("resign", "end")
"""The actions that come last in the menu, where nobody presses them by mistake."""
NO_PING_WITHIN: Final = timedelta(minutes=10)
"""A board reposted within this time of the last one pings nobody."""


async def menu(request: Request, press: Press) -> None:
    """Show the private menu behind More."""
    table = await request.table(press.table)
    words, user_id = request.words, request.user_id
    offered = {
        "hint": allowed(table, partial(changes.hinted, user_id=user_id)),
        "history": True,
        "replay": bool(table.log),
        "why": table.advised and last_by_computer(table.play) is not None,
        "rules": True,
        "undo": allowed(table, partial(changes.undo, user_id=user_id)),
        "resign": allowed(table, partial(changes.resign, user_id=user_id)),
        "back-again": allowed(table, partial(absence.back, user_id=user_id, name=request.name)),
        "end": allowed(table, await change_to_end(request, table)),
    }
    actions = [action for action, there in offered.items() if there]
    for feature in request.tables.features:
        actions += await feature.menu(request, table)
    actions.sort(key=ENDINGS.__contains__)
    buttons = [
        PressButton(Press(table.id, table.number, action), words(f"button-{action}"))
        for action in actions
    ]
    await request.show(Screen(text=words("more-text", link=table.link()), rows=rows_of(buttons)))


async def show(request: Request, press: Press) -> None:
    """Repost the board, if its message was deleted or is far up.

    It pings nobody if an onlooker asks or the last one is recent. The cooldown doesn't apply to a
    board that is not posted yet.
    """
    table = await request.table(press.table)
    opening.check_heard(request)
    if table.over and table.match is None and not table.damage:
        raise Refusal("refused-table-closed")  # its lobby was closed
    shown = table.shown.message_id
    fresh = (
        shown is not None and request.tables.store.now() - snowflake_time(shown) < NO_PING_WITHIN
    )
    seated = table.seat_of(request.user_id) is not None
    with request.doing("show", when=not table.unposted):
        if table.reachable:
            await request.say("show-done")  # elsewhere the board is the answer
        ping = seated and not fresh
        await request.services.poster.show(table, request.reply, repost=True, ping=ping)


async def speak(request: Request, press: Press) -> None:
    """Change the table's language, from its next message on."""
    language, moderator = press.argument, request.moderates
    if language not in LANGUAGES:
        raise Refusal("refused-control-unknown")
    done = request.words("language-done", language=request.words(f"language-{language}"))
    posts = (await request.table(press.table)).match is not None  # a lobby is edited in place

    def change(table: Table) -> Table:
        return changes.speak(table, request.user_id, language, moderator=moderator)

    with request.doing("language", when=posts):
        async with changing(request, press.table, change) as saved:
            await saved.answer(Screen(text=done))


async def export_here(request: Request, _: Press) -> None:
    """Send the record of the game that is being played here, or of the last one that was finished."""
    table = await request.table_here()
    begun = table.open and table.setup is not None
    last = [] if begun else await request.tables.store.lookup.finished_in(request.channel, 1)
    await export(request, Press(last[0] if last else table.id, None, "export"))


async def export(request: Request, press: Press) -> None:
    """Send the game record, without what this person may not know until the game is over."""
    table = request.here(await request.tables.whole(press.table))
    if table.damage and not table.over:
        raise Refusal("refused-export-damaged")
    if table.setup is None:
        raise Refusal("refused-not-started", link=table.link())
    reader = table.seat_of(request.user_id) if table.stage == "playing" else DEALER
    seal = sealed.in_record(table, request.tables.store.now())
    content = await in_thread(_record, table, reader, seal)
    text = request.words("export-damaged" if table.damage else "export-done")
    # as on its last picture
    name = f"facet-{table.opened:%Y-%m-%d}-{table.id % 10**6:06}.json"
    await request.show(Screen(text=text, attachment=(name, content)))


def _record(table: Table, reader: Seat | None, seal: Json | None) -> bytes:
    """Return a table's record as a reader may see it; one that can't be replayed as it is stored."""
    if table.match is None:
        record = {
            "format": FORMAT,
            "game": table.game,
            "seats": len(table.players),
            "options": dict(table.options),
            "setup": table.setup,
            "moves": [entry.move for entry in table.log],
        }
    else:
        whole = replace(table.play.record, sealed=seal)
        record = record_json(whole, table.match, reader)
    return json.dumps(record, ensure_ascii=False, indent=1).encode()
