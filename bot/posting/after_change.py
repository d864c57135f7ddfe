"""The side effects of a committed change: post the table, or ask a computer and post its answer.

Each side effect is isolated: an error at one table stops neither other side effects nor other
tables. The database records unfinished work (a revision not yet posted, a computer's turn, a planned
turn, a message whose controls must go), so a restart continues it. For what features do, see `bot/parts.py`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Final

from bot.computers.engine_client import EngineClient
from bot.computers.levels import stand_in
from bot.host.at_once import for_each
from bot.i18n.lexicon import language_of, words_in
from bot.messages.delivery import DeliveryError
from bot.messages.reply import Reply
from bot.parts import Part
from bot.posting.open_panels import settings_of
from bot.posting.poster import Poster
from bot.posting.retries import DATABASE_RETRY_S, GIVEN_UP
from bot.posting.spare_threads import SpareThreads
from bot.screens.board import continues_in_private
from bot.store import NotSaved
from bot.tables import changes
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Changed, Tables
from rules import DEALER

log = logging.getLogger(__name__)

THINKING_NOTICE_S: Final = 2.0
"""Seconds after which a board says that a computer is thinking."""
SETTLE_WAIT_S: Final = 1.0
"""Seconds that a finish waits for what follows from its results, such as ratings: there may be many."""


class AfterChange:
    """Runs the side effects of changes, and catches up on those left unfinished."""

    def __init__(
        self,
        tables: Tables,
        poster: Poster,
        engine: EngineClient,
        threads: SpareThreads,
        parts: Iterable[Part],
    ) -> None:
        self._tables = tables
        self._poster = poster
        self.engine = engine
        self._threads = threads
        self._parts = parts
        self._engine_tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        """By the table and the number of the position."""
        self._failing: dict[int, int] = {}
        """The tables that can't be shown because of an error, and the revision of the last attempt."""

    async def run(self, table: Table, reply: Reply | None = None) -> None:
        """Run the side effects of a table's committed change; log errors."""
        self._poster.withheld.pop(table.id, None)
        if table.computer_asked:
            self._ask(table, reply)
        else:
            settling = asyncio.create_task(self.settle()) if table.over else None
            if settling:  # the finish says how points changed
                await asyncio.wait({settling}, timeout=SETTLE_WAIT_S)
            showing = partial(self._show_or_tell, table, reply)
            await self._guarded("showing", showing, table.id)
            if settling:
                await settling
        # An archived thread can't be edited.
        if table.over and table.id not in self._poster.withheld:
            await self._threads.release(table)
        begun = table.stage == "playing" and all(it.seat == DEALER for it in table.log)
        if begun or table.over:
            await self._poster.panels.close(settings_of(table.id))
            # Not at once: somebody else may be waiting for what follows.
            for part in self._parts:
                self._poster.retries.after(0, partial(part.stage_changed, table))

    async def settle(self, attempt: int = 0) -> None:
        """Bring up to date what follows from the results of games; log errors and retry later."""
        for part in self._parts:
            await self._guarded("settling", part.settle, attempt=attempt)

    async def catch_up(self) -> None:
        """Finish what was left undone when the bot last stopped or was offline, and what waits for a retry."""
        self._poster.retries.wake()
        await self._finish("catching up")
        await self.settle()

    async def take_over(self, *, mine: bool) -> None:
        """Finish what another process left undone when it stopped, or this one gave up on.

        `mine` is whether messages that this one couldn't strip are tried once more.
        """
        again = GIVEN_UP  # the next round tries again
        await self._finish("taking over", mine=mine, attempt=again)
        await self.settle(again)

    async def _finish(self, what: str, *, mine: bool = True, attempt: int = 0) -> None:
        await self._guarded(what, self._resume_all, attempt=attempt)
        tidy = partial(self._poster.boards.cleanup.strip_stale, attempt, mine=mine)
        await self._guarded("tidying up", tidy, attempt=attempt)
        await self._guarded("tidying up", self._poster.boards.strip_unsearched, attempt=attempt)
        for part in self._parts:
            await self._guarded(what, part.catch_up, attempt=attempt)

    async def close(self) -> None:
        """Cancel open questions to computers; they are asked again after the next start."""
        tasks = list(self._engine_tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.engine.close()

    async def _resume_all(self) -> None:
        await for_each(sorted(await self._tables.store.claim_unfinished()), self._try_to_resume)

    async def _try_to_resume(self, table_id: int) -> None:
        await self._guarded("catching up", partial(self._resume, table_id), table_id)

    async def _resume(self, table_id: int) -> None:
        table = await self._tables.get(table_id)
        if self._poster.withheld.get(table_id) == table.revision:
            return
        self._poster.boards.mark_uncertain([table_id])
        if table.computer_asked:
            self._ask(table, None)
        else:
            await self._show(table, None)

    async def _show_or_tell(self, table: Table, reply: Reply | None) -> None:
        """Post a table; tell the person who acted of an error, once for each change."""
        try:
            await self._show(table, reply)
        except (NotSaved, Refusal):
            raise
        except Exception as error:
            if reply is not None and self._failing.get(table.id) != table.revision:
                number = self._poster.metrics.note_error(error, f"table {table.id} can't be shown")
                words = words_in(language_of(reply.locale))
                with suppress(DeliveryError):
                    await reply.send_privately(words("error-after-saving", id=number))
            self._failing[table.id] = table.revision
            raise
        self._failing.pop(table.id, None)

    async def _show(self, table: Table, reply: Reply | None) -> None:
        """Post a table; then play the answer that a feature has to its open question, if any."""
        try:
            answering = await self._answering(table)
        except NotSaved:
            await self._poster.show(table, reply)
            raise
        await self._poster.show(table, reply)
        while answering is not None:
            changed = await answering.answer(table)
            if changed is None:
                return
            table = changed.after
            if not continues_in_private(changed.before, table):
                # In reply to another player's click, it would look like their doing.
                await self.run(table, None if table.reachable else reply)
                return
            self._poster.withheld[table.id] = table.revision
            answering = await self._answering(table)

    async def _answering(self, table: Table) -> Part | None:
        """Return the part that answers the open question, if any; raise NotSaved."""
        willing = [part for part in self._parts if await part.will_answer(table)]
        return willing[0] if willing else None

    def _ask(self, table: Table, reply: Reply | None) -> None:
        """Start a task that asks a computer, once per question, and plays its answer."""
        question = table.id, table.number
        earlier = self._engine_tasks.get(question)
        if earlier and not earlier.done():
            return

        async def asked() -> None:
            await self._guarded("thinking", lambda: self._answer(table, reply), table.id)

        task = asyncio.create_task(asked())
        # The task of an earlier question may not be over: it is posting, or its answer comes too late.
        self._engine_tasks[question] = task
        task.add_done_callback(lambda _: self._engine_tasks.pop(question))

    async def _answer(self, table: Table, reply: Reply | None) -> None:
        seat = table.asked
        if seat is None:
            return
        level = table.players[seat].computer or stand_in(table.game)
        view = table.position.seen_by(seat)
        seed = next(filter(None, (it.seed(table) for it in self._tables.features)), "")
        asked = self.engine.answer(table.game, level, view, table.share, seed)
        answer = asyncio.ensure_future(asked)
        try:
            done, _ = await asyncio.wait({answer}, timeout=THINKING_NOTICE_S)
            taken_over = table.note is not None and table.note.what == "deputy"
            if not done and not taken_over:  # otherwise, nothing else is new
                await self._poster.show(table, reply)
            notation = await answer
        finally:
            answer.cancel()
        changed = await self._saved(table, notation)
        if changed is not None:
            await self.run(changed.after, reply)

    async def _saved(self, table: Table, notation: str) -> Changed | None:
        """Save a computer's answer; return None if its question is no longer open."""
        while True:
            try:
                return await self._tables.change(
                    table.id,
                    lambda now: changes.answer(now, table.number, notation, self._tables.rng),
                )
            except NotSaved:
                await asyncio.sleep(DATABASE_RETRY_S)
            except Refusal:  # the move was undone, or the game ended
                return None

    async def _guarded(
        self, what: str, do: Callable[[], Awaitable[None]], table_id: int = 0, attempt: int = 0
    ) -> None:
        """Run `do`; log any error and retry later, once the database is back or after the usual delay.

        A failed post may have reached the channel, so the retry searches for it first.
        """
        try:
            await self._tried(what, do, table_id, attempt)
        except NotSaved as error:
            log.warning("table %d: %s waits for the database: %s", table_id, what, error)
            if attempt < GIVEN_UP:
                again = partial(self._tried, what, do, table_id, attempt)
                self._poster.retries.after(DATABASE_RETRY_S, again)

    async def _tried(
        self, what: str, do: Callable[[], Awaitable[None]], table_id: int, attempt: int
    ) -> None:
        """Run `do`; raise NotSaved, log any other error and retry later."""
        try:
            await do()
        except Refusal as refusal:  # its table was deleted meanwhile
            log.info("table %d: %s is dropped: %s", table_id, what, refusal)
        except Exception as error:
            if table_id:
                self._poster.boards.mark_uncertain([table_id])
            if isinstance(error, NotSaved):
                raise
            log.exception("table %d: %s failed", table_id, what)
            self._poster.retries.again(attempt, partial(self._guarded, what, do, table_id))
