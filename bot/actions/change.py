"""How a change that a person requests is made.

    request -> change (pure) -> tables (lock, change, save) -> answer -> after_change

The after-effects run even if the answer fails: a saved change is always posted.
"""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace

from bot.actions.request import Request
from bot.messages.delivery import DeliveryError
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen
from bot.screens import board
from bot.store.engine import Statement
from bot.tables import changes, lobby
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Change, Changed

log = logging.getLogger(__name__)


class SavedChange:
    """A saved change, while the person is being answered."""

    def __init__(self, request: Request, changed: Changed) -> None:
        self._request = request
        self.before = changed.before
        self.after = changed.after
        self.public = True
        """Whether to post the change to the channel after the answer."""
        self.by_board = False
        """Whether the board that is posted is the answer."""

    async def answer(self, screen: Screen, *, public: bool = True, repeats: bool = False) -> None:
        """Answer the person; after a press on the board itself, the new board is the answer.

        Args:
            public: False while the turn continues in private, so that the board stays as it is.
            repeats: Whether the board that follows says the same: it is the answer to a typed command, too.
        """
        reply, before, after = self._request.reply, self.before, self.after
        self.by_board = repeats and not reply.pressed and reply.can_post
        if self.by_board:
            pass
        elif not (public and reply.pressed_on(before.shown.message_id)):
            await reply.show(self._with_way_to_board(screen))
        elif before.match is None and after.match is None and not after.damage:
            pass  # the updated lobby is the answer
        elif changes.only_lesson(before, after):
            pass  # the updated board is
        elif before.reachable:  # strips the controls, except those of a finished game
            await reply.strip_controls(
                before.shown, board.lasting(before, self._request.tables.features)
            )
        else:
            # The bot can't post here later: the next answer replaces the controls.
            await reply.defer_update()
        self.public = public

    def _with_way_to_board(self, screen: Screen) -> Screen:
        """Add a button that shows the board, where the bot can't post it."""
        table, request = self.after, self._request
        if table.reachable or request.reply.public or screen.rows:
            return screen
        press = Press(table.id, table.number, "show")
        return replace(screen, rows=[[PressButton(press, request.words("button-show"))]])


@asynccontextmanager
async def following(request: Request, changed: Changed) -> AsyncIterator[SavedChange]:
    """Answer the person within; then run the after-effects, even if that failed."""
    request.services.poster.withheld[changed.after.id] = changed.after.revision
    saved = SavedChange(request, changed)
    try:
        yield saved
    except DeliveryError as error:
        log.info("table %d: a person was not answered: %s", changed.after.id, error)
    finally:
        if saved.public:
            request.services.cooldowns.note_post(request.user_id)
            answering = request.reply.answered_by_board() if saved.by_board else nullcontext()
            async with answering:
                await request.services.after_change.run(changed.after, request.reply)


@asynccontextmanager
async def changing(
    request: Request,
    table_id: int,
    change: Change,
    *,
    always: bool = False,
    beside: Sequence[Statement] = (),
) -> AsyncIterator[SavedChange]:
    """Change a table of this channel, then answer within; a Refusal leaves it unchanged.

    Args:
        always: whether it works however much the bot has posted for this person, as it ends something
            that they can't begin again as often.
        beside: the statements about what begins with the change, run in the same transaction.
    """
    if not always:
        request.services.cooldowns.check_posts(request.user_id)
    changed = await request.tables.change(
        table_id, change, channel_id=request.channel, beside=beside
    )
    async with following(request, changed) as saved:
        yield saved


def as_acting_host(request: Request, change: Change) -> Change:
    """Return a host's change of a lobby that a player makes, too, once the host has left it alone for long."""

    def acting(table: Table) -> Table:
        rested = request.tables.rested(table)
        return change(lobby.handed_on(table, request.user_id, rested=rested))

    return acting


class Otherwise(Refusal):
    """A change would now do something else than the person has read: ask them again."""


def as_confirmed(press: Press, effect: Callable[[Table], str], change: Change) -> Change:
    """Return a confirmed change, which raises Otherwise unless it does what the press says.

    Buttons of earlier versions, which say nothing, do what they can.
    """

    def confirmed(table: Table) -> Table:
        if press.argument not in ("", effect(table)):
            raise Otherwise("refused-out-of-date", link=table.link())
        return change(table)

    return confirmed


async def change_and_say(
    request: Request, press: Press, key: str, change: Change, *, always: bool = False
) -> None:
    """Change the table of a press, as `changing` does, and answer with a text of the catalogue."""
    async with changing(request, press.table, change, always=always) as saved:
        await saved.answer(Screen(text=request.words(key)))


def by_person(
    change: Callable[[Table, int], Table], key: str, *, always: bool = False
) -> Callable[[Request, Press], Awaitable[None]]:
    """Return the action that makes a change in a person's name, and answers with a text."""

    async def act(request: Request, press: Press) -> None:
        await change_and_say(
            request, press, key, lambda table: change(table, request.user_id), always=always
        )

    return act
