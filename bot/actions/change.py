"""The one road of a change that a person asks for.

    request -> change (pure) -> tables (lock, load, change, save) -> answer -> what follows

Whatever becomes of the answer, what follows is reached: a change that is saved is shown.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.actions.request import Request
from bot.messages.delivery import DeliveryError
from bot.messages.press import Press, PressButton
from bot.messages.reply import Reply
from bot.messages.screen import Screen
from bot.screens import board
from bot.tables.table import Table
from bot.tables.tables import Change, Changed

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the person is shown of a change, and whether the channel is shown it too.

    A press on the message that shows the table needs no words: that message changes instead.
    """

    screen: Screen
    public: bool = True


async def walk(
    request: Request, table_id: int, change: Change, answer: Callable[[Changed], Answer]
) -> None:
    """Change a table, answer the person, and do what follows; raise Refusal, nothing changed."""
    changed = await request.tables.change(table_id, lambda table: change(request.here(table)))

    async def give() -> bool:
        given = answer(changed)
        await _give(request, changed, given)
        return given.public

    await follow(request, changed.after, give)


async def tell(request: Request, press: Press, told: str, change: Change) -> None:
    """Change the table of a press, and tell the person so in a line of the catalogue."""
    await walk(request, press.table, change, lambda _: Answer(Screen(text=request.words(told))))


async def follow(request: Request, saved: Table, give: Callable[[], Awaitable[bool]]) -> None:
    """Answer the person whose change is saved, and do what follows.

    `give` answers, and returns whether the channel is shown the change. It is shown in any case
    where the answer did not arrive.
    """
    request.reply.saved = True
    request.services.withhold(saved.id)
    public = True
    try:
        public = await give()
    except DeliveryError as trouble:
        log.info("table %d: a person was not answered: %s", saved.id, trouble)
    finally:
        if public:
            await request.services.follow(saved, request.reply)


async def left(reply: Reply, table: Table) -> None:
    """Answer a press on a board that another one follows.

    Its controls go at once, unless nothing can follow by itself: then they go with what follows.
    A game that is over can still be looked at.
    """
    if table.reachable:
        await reply.retire(table.shown, board.lasting(table))
    else:
        await reply.accept()


async def _give(request: Request, changed: Changed, answer: Answer) -> None:
    reply, before = request.reply, changed.before
    if not reply.pressed_on(before.shown.message_id):
        await reply.show(_reaching(request, changed.after, answer.screen))
    elif changed.after.match is not None or changed.after.damage:
        await left(reply, before)
    # A press on a lobby is answered by the lobby itself, when it is shown as it is now.


def _reaching(request: Request, table: Table, screen: Screen) -> Screen:
    """Return an answer with the way to the board, where the board can't follow it."""
    if table.reachable or request.reply.public or screen.rows:
        return screen
    press = Press(table.id, table.number, "show")
    return replace(screen, rows=[[PressButton(press, request.words("button-show"))]])
