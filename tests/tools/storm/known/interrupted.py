"""Faults that an interruption brings out: something fails or dies half-way, and is told wrongly, lost or done twice."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple, replace
from datetime import datetime, timedelta
from typing import Final

from bot.actions import ending, own_tables
from bot.actions.change import changing
from bot.actions.request import Request
from bot.entry.routes import ACTIONS
from bot.features.follow.followers import Followers
from bot.features.ratings import ledger
from bot.features.ratings.ledger import EndedGame, Ledger, LevelStanding, NewStanding
from bot.features.replay.review import Reviews, _InHand
from bot.jobs.housekeeping import Housekeeping
from bot.messages.names import within
from bot.messages.press import Press
from bot.messages.reply import Reply
from bot.messages.screen import Screen
from bot.posting import after_change, cleanup, reminders
from bot.posting.after_change import AfterChange
from bot.posting.boards import Boards
from bot.posting.cleanup import Cleanup
from bot.posting.openings import MAX_THREAD_NAME_LENGTH, Openings, SaveNew
from bot.posting.retries import Retries, Work
from bot.store import ChannelTaken, IdTaken
from bot.store.engine import Statement
from bot.store.postgres import server as postgres_server
from bot.store.postgres import store as postgres_store
from bot.store.schedule import Schedule
from bot.store.sqlite import writer
from bot.store.sqlite.store import SqliteStore
from bot.store.values import TableRecord
from bot.tables import tables
from bot.tables.ending import outcome
from bot.tables.table import Table
from tests.tools.storm.known.reversion import Change, Known

log = logging.getLogger(__name__)

_create, _begin_review = SqliteStore.create, Reviews._begun


def _nothing(*_: object, **__: object) -> None:
    """Do nothing."""


async def _nothing_done(*_: object, **__: object) -> None:
    """Do nothing."""


async def _nothing_found(*_: object, **__: object) -> list[object]:
    """Find nothing."""
    return []


async def _created_alone(
    self: SqliteStore, table: TableRecord, beside: Sequence[Statement] = ()
) -> None:
    """Save a new table, and what begins with it in a second transaction."""
    await _create(self, table)
    if beside:
        await self.engine.write_all(*beside)


async def _ended_whatever_was_asked(request: Request, press: Press) -> None:
    """End a table as it can be ended by now, and say what would have become of it before the lock."""
    table = await request.table(press.table)
    by = await ending.ender(request, table)
    said = outcome(table, by, rested=request.tables.rested(table))
    change = await ending.change_to_end(request, table)
    async with changing(request, press.table, change, always=True) as saved:
        await saved.answer(Screen(text=request.words("end-done", after=said)))


def _whatever_was_asked(
    _: Press, __: Callable[[Table], str], change: tables.Change
) -> tables.Change:
    """Return a confirmed change, whatever else it does by now than the question said."""
    return change


async def _answered_with_two_boards(self: AfterChange, table: Table, reply: Reply | None) -> None:
    """Ask a computer, and say on a board of its own that it thinks, even where it takes over."""
    seat = table.asked
    if seat is None:
        return
    level, view = table.players[seat].computer or "", table.position.seen_by(seat)
    asked = self.engine.answer(table.game, level, view, table.share, "")
    answer = asyncio.ensure_future(asked)
    try:
        done, _ = await asyncio.wait({answer}, timeout=after_change.THINKING_NOTICE_S)
        if not done:
            await self._poster.show(table, reply)
        notation = await answer
    finally:
        answer.cancel()
    changed = await self._saved(table, notation)
    if changed is not None:
        await self.run(changed.after, reply)


async def _in_any_number_of_threads(
    self: Openings, table: Table, parent_id: int, title: str, save: SaveNew
) -> Table | None:
    """Save a new table in a thread of its own, and try another one whenever it can't be saved there."""
    name = (parent_id, within(title, MAX_THREAD_NAME_LENGTH))
    thread_id = await self._thread(name)
    if thread_id is None:
        return None
    try:
        table = await save(replace(table, channel_id=thread_id))
    except (ChannelTaken, IdTaken):
        return await _in_any_number_of_threads(self, table, parent_id, title, save)
    self._threads.remember(thread_id, name)
    return table


async def _tried_once(_: Retries, do: Work) -> None:
    """Run what waits for the database, and drop it if that is still away."""
    try:
        await do()
    except Exception:
        log.exception("a delayed task failed")


async def _resumed_without_boards(self: AfterChange, table_id: int) -> None:
    table = await self._tables.get(table_id)
    if table.computer_asked:
        self._ask(table, None)


async def _resumed_without_computers(self: AfterChange, table_id: int) -> None:
    table = await self._tables.get(table_id)
    if not table.computer_asked:
        await self._show(table, None)


async def _only_what_became_due_just_now(
    self: Schedule, now: datetime, most: int, shards: Sequence[int] = (0,), count: int = 1
) -> list[int]:
    """Return what became due within the last hour; what did during an outage never is again."""
    query = """SELECT id FROM tables WHERE due_at <= $1 AND due_at > $5
        AND (guild_id >> 22) % $3 = ANY($4) ORDER BY due_at, id LIMIT $2"""
    return await self._engine.ids(query, now, most, count, shards, now - timedelta(hours=1))


async def _cleaned_until_something_fails(self: Housekeeping) -> None:
    """Run the parts of the clean-up until one fails."""
    store = self._tables.store
    with self.errors_logged():
        await self._close_lost()
        await self._drop_lost_servers()
        await self._delete_expired()
        await store.turns.trim()
        await store.digests.expire(store.now())
        for feature in store.features:
            await feature.tidy(store)


def _begun_at_nothing(self: Reviews, table: Table, user_id: int) -> _InHand:
    """Begin a review, and forget what was made of it before."""
    self._broken.pop((table.id, len(table.log)), None)
    return _begin_review(self, table, user_id)


async def _settled_in_two_steps(
    self: Ledger,
    ended: EndedGame,
    counted: Sequence[NewStanding],
    levels: Sequence[LevelStanding] = (),
) -> None:
    """Save the points of a game, and then, in a second transaction, that they are saved."""
    standings = [astuple(it.standing) for it in counted]
    saved = await self._engine.write_each(
        (ledger._FIRST_STANDING, [it for it in standings if it[ledger._GAMES] == 1]),
        (ledger._NEXT_STANDING, [it for it in standings if it[ledger._GAMES] > 1]),
        (ledger._RATE, ledger._ratings(ended, counted)),
        (ledger._RATE_LEVEL, [(*astuple(it), ended.ended) for it in levels]),
    )
    if saved:
        await self._engine.write(ledger._SETTLE, ended.table_id)


INTERRUPTED: Final[Mapping[str, Known]] = {
    "saved-denied": Known(
        "Somebody whose change was saved is told that nothing has changed, because something failed after it.",
        "tests/bot/test_half_done.py::test_whichever_write_fails_the_answer_is_true",
        (
            Change(writer, "note_saved", _nothing),
            Change(postgres_store, "note_saved", _nothing),
            Change(postgres_server, "note_saved", _nothing),
        ),
    ),
    "daily-in-two-steps": Known(
        "The game of a deal of the day is saved before the try that it is, so that a second one may count.",
        "tests/store/test_daily.py::test_a_table_is_saved_with_its_try_or_not_at_all",
        (Change(SqliteStore, "create", _created_alone),),
    ),
    "ended-otherwise": Known(
        "Whoever confirms an end is told what it would have done before, and it does something else by now.",
        "tests/bot/test_ending.py::test_a_question_that_is_out_of_date_is_asked_anew",
        (Change(ACTIONS, "ended", _ended_whatever_was_asked),),
    ),
    "resigned-otherwise": Known(
        "Whoever confirms that a computer plays on, or that they leave a lobby, loses a game that is another by now.",
        "tests/bot/test_gone_channels.py::test_whoever_leaves_a_lobby_resigns_no_game",
        (
            Change(ending, "as_confirmed", _whatever_was_asked),
            Change(own_tables, "as_confirmed", _whatever_was_asked),
        ),
    ),
    "time-out-on-two-boards": Known(
        "A live turn whose time is up is posted twice: that a computer thinks, and what it has played.",
        "tests/bot/test_pace.py::test_a_turn_taken_by_a_computer_is_one_board",
        (Change(AfterChange, "_answer", _answered_with_two_boards),),
    ),
    "threads-without-end": Known(
        "A table that another process has just opened gets thread after thread.",
        "tests/bot/test_openings.py::test_a_table_that_two_processes_open_is_there_once",
        (Change(Openings, "in_thread", _in_any_number_of_threads),),
    ),
    "late-after-outage": Known(
        "Boards come up to ten minutes late although Discord is back.",
        "tests/bot/test_faults.py::test_a_connection_that_comes_back_wakes_what_waits_for_a_retry",
        (Change(Retries, "wake", _nothing),),
    ),
    "dropped-without-database": Known(
        "What waits for the database is tried once more, and then never again: a follower isn't told.",
        "tests/bot/test_faults.py::test_what_is_put_off_while_the_database_is_away",
        (Change(Retries, "_run", _tried_once),),
    ),
    "board-not-caught-up": Known(
        "A change that was saved as the bot died is never posted.",
        "tests/bot/test_restart.py::test_what_was_saved_but_not_shown_is_shown_at_the_next_start",
        (Change(AfterChange, "_resume", _resumed_without_boards),),
    ),
    "computer-not-asked-again": Known(
        "A computer that was thinking as the bot died never moves.",
        "tests/bot/test_computers.py::test_a_question_is_asked_again_after_a_restart",
        (Change(AfterChange, "_resume", _resumed_without_computers),),
    ),
    "follower-not-caught-up": Known(
        "A follower isn't told of a game that ended or began as the bot died.",
        "tests/bot/test_follow.py::test_a_crash_before_the_message",
        (Change(Followers, "catch_up", _nothing_done),),
    ),
    "due-in-outage": Known(
        "What became due at a table more than an hour ago, while the bot was away, is never done.",
        "tests/bot/test_pace.py::test_a_game_sleeps_after_two_months",
        (Change(Schedule, "due", _only_what_became_due_just_now),),
    ),
    "board-posted-again": Known(
        "A board whose post Discord carried out without an answer is posted a second time.",
        "tests/bot/test_restart.py::test_a_board_that_was_posted_and_not_noted_is_not_posted_again",
        (Change(Boards, "_find_unnoted", _nothing_found),),
    ),
    "old-buttons-stay": Known(
        "A board whose buttons couldn't be taken away once keeps them.",
        "tests/bot/test_gone_channels.py::test_an_edit_that_finds_no_channel_closes_its_tables",
        (Change(Cleanup, "strip_stale", _nothing_done),),
    ),
    "channel-gone": Known(
        "A game in a channel that was deleted lives on, whatever its reminders and edits learn.",
        "tests/bot/test_gone_channels.py::test_a_reminder_that_finds_no_channel_closes_the_table",
        (
            Change(reminders, "noticed", _nothing_done),
            Change(cleanup, "noticed", _nothing_done),
        ),
    ),
    "clean-up-ends": Known(
        "One part of the daily clean-up that fails ends all others, every day.",
        "tests/bot/test_housekeeping.py::test_one_broken_feature_does_not_end_the_others_clean_up",
        (Change(Housekeeping, "clean", _cleaned_until_something_fails),),
        beyond="nothing fails day after day in a storm",
    ),
    "points-twice": Known(
        "A game whose points were saved as the bot died counts again after the start.",
        "tests/store/test_ledger.py::test_a_game_is_settled_once",
        (Change(Ledger, "settle", _settled_in_two_steps),),
    ),
    "review-begins-again": Known(
        "A review that broke off begins again at nothing, however often somebody asks.",
        "tests/bot/test_review.py::test_a_review_goes_on_where_it_broke_off",
        (Change(Reviews, "_begun", _begun_at_nothing),),
        beyond="no review is made in a storm",
    ),
}
