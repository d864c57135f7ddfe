"""The one road of a change that a person asks for.

    request -> change (pure) -> tables (lock, change, save) -> answer -> after_change

Whatever becomes of the answer, the after-effects run: a change that is saved is shown.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.actions.request import Request
from bot.messages.delivery import DeliveryError
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen
from bot.screens import board
from bot.tables.tables import Change, Changed

log = logging.getLogger(__name__)


class Saved:
    """A change that is saved, while its person is being answered."""

    def __init__(self, request: Request, changed: Changed) -> None:
        self._request = request
        self.before = changed.before
        self.after = changed.after
        self.public = True
        """Whether the channel is shown the change once the person is answered."""

    async def answer(self, screen: Screen, *, public: bool = True) -> None:
        """Answer the person; a press on the board itself needs no words, since the board changes.

        Where the turn goes on in private, the change is not `public` yet.
        """
        reply, before = self._request.reply, self.before
        if not reply.pressed_on(before.shown.message_id):
            await reply.show(self._with_way_to_board(screen))
        elif before.match is None and not before.damage:
            pass  # the lobby itself is the answer, when it is shown as it is now
        elif before.reachable:  # a game that is over can still be looked at
            await reply.strip_controls(before.shown, board.lasting(before))
        else:
            await (
                reply.defer_update()
            )  # nothing follows by itself: its controls go with what follows
        self.public = public

    def _with_way_to_board(self, screen: Screen) -> Screen:
        """Return an answer with a button to the board, where the board can't follow it."""
        table, request = self.after, self._request
        if table.reachable or request.reply.public or screen.rows:
            return screen
        press = Press(table.id, table.number, "show")
        return replace(screen, rows=[[PressButton(press, request.words("button-show"))]])


@asynccontextmanager
async def following(request: Request, changed: Changed) -> AsyncIterator[Saved]:
    """Answer the person within; when it ends, however it ends, run the after-effects of the change."""
    request.reply.saved = True
    request.services.poster.withhold(changed.after.id)
    saved = Saved(request, changed)
    try:
        yield saved
    except DeliveryError as error:
        log.info("table %d: a person was not answered: %s", changed.after.id, error)
    finally:
        if saved.public:
            await request.services.after_change.run(changed.after, request.reply)


@asynccontextmanager
async def changing(request: Request, table_id: int, change: Change) -> AsyncIterator[Saved]:
    """Change a table of this channel, then answer within; raise Refusal, nothing changed."""
    changed = await request.tables.change(table_id, change, channel_id=request.channel)
    async with following(request, changed) as saved:
        yield saved


async def change_and_say(request: Request, press: Press, key: str, change: Change) -> None:
    """Change the table of a press, and answer with a line of the catalogue."""
    async with changing(request, press.table, change) as saved:
        await saved.answer(Screen(text=request.words(key)))
