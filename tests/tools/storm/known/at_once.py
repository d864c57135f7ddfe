"""Faults that two things at the same time bring out: read, wait, and write what is no longer true."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Any, Final

from bot.actions.cooldowns import CooldownKey, Cooldowns
from bot.actions.request import Request
from bot.features.matchmaking import actions as matchmaking
from bot.features.matchmaking.store import Queue, QueueEntry
from bot.messages.reply import Reply
from bot.posting.after_change import AfterChange
from bot.posting.boards import Boards
from bot.store import NotSaved, Store
from bot.store.postgres.store import PostgresStore
from bot.store.settings import People, Servers
from bot.store.sqlite import store as sqlite
from bot.store.values import Person, ServerSettings
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.tools.storm.known.reversion import Change, Known
from tests.tools.storm.server import SharedStore

_TWICE: Final = "tests/bot/test_twice_at_once.py::test_"


def _without_turn(prefix: str = "") -> tuple[Change, ...]:
    """Return the changes with which nobody waits for a turn at something whose name begins like this."""

    def hasty(
        turn: Callable[[Any, str], AbstractAsyncContextManager[None]],
    ) -> Callable[[Store, str], AbstractAsyncContextManager[None]]:
        @asynccontextmanager
        async def taken(self: Store, of: str) -> AsyncIterator[None]:
            if of.startswith(prefix):
                yield
                return
            async with turn(self, of):
                yield

        return taken

    stores: tuple[type[Store], ...] = (Store, PostgresStore, SharedStore)
    return tuple(Change(it, "turn", hasty(it.turn)) for it in stores)


def _own_lock(*_: object) -> asyncio.Lock:
    """Return a lock that nobody else has."""
    return asyncio.Lock()


@contextmanager
def _never_asking(_: Request, channel_id: int = 0) -> Iterator[None]:  # noqa: ARG001
    """Hold nothing, so that a second press of the same person goes on beside the first."""
    yield


async def _noted_anyway(self: Queue, entry: QueueEntry, table_id: int) -> bool:
    """Note a table to play at meanwhile, whatever was noted since the entry was read."""
    statement = "UPDATE queue SET meanwhile_id = $4 WHERE user_id = $1 AND game = $2 AND pace = $3"
    await self._engine.write(statement, *entry.key, table_id)
    return True


async def _unchecked(*_: object) -> None:
    """Let somebody play a computer meanwhile although they do so already."""


@contextmanager
def _put_back(self: Cooldowns, keys: Collection[CooldownKey]) -> Iterator[None]:
    """Count a deed; if it fails, put back what was counted before it, without what others did since."""
    before = {key: self._done.get(key, ()) for key in keys}
    self._add(keys)
    try:
        yield
    except (Refusal, NotSaved):
        for key, done in before.items():
            if done:
                self._done[key] = done
            else:
                self._done.pop(key, None)
        raise


def _ask_by_table(self: AfterChange, table: Table, reply: Reply | None) -> None:
    """Ask a computer, and remember one question for each table: a newer one takes the older one's place."""
    place = table.id, 0
    earlier = self._engine_tasks.get(place)
    if earlier and not earlier.done() and earlier.get_name() == str(table.number):
        return

    async def asked() -> None:
        await self._guarded("thinking", lambda: self._answer(table, reply), table.id)

    def forget(task: asyncio.Task[None]) -> None:
        if self._engine_tasks.get(place) is task:
            del self._engine_tasks[place]

    task = asyncio.create_task(asked(), name=str(table.number))
    self._engine_tasks[place] = task
    task.add_done_callback(forget)


_save_person, _save_server = People.save, Servers.save


async def _save_whole_person(self: People, person: Person, before: Person | None = None) -> None:  # noqa: ARG001
    await _save_person(self, person)


async def _save_whole_server(
    self: Servers,
    settings: ServerSettings,
    before: ServerSettings | None = None,  # noqa: ARG001
) -> None:
    await _save_server(self, settings)


AT_ONCE: Final[Mapping[str, Known]] = {
    "no-turns": Known(
        "Nobody waits for another who reads, decides and writes the same things.",
        f"{_TWICE}evenings_are_numbered_one_by_one",
        _without_turn(),
    ),
    "season-number": Known(
        "Two managers who open a season in the same instant get the same number, and pass the limit.",
        f"{_TWICE}evenings_are_numbered_one_by_one",
        _without_turn("seasons of "),
    ),
    "season-places": Known(
        "People who join a season in the same instant are more than it has places for.",
        f"{_TWICE}a_season_has_no_more_people_than_places",
        _without_turn("people of season "),
        beyond="a season has 80 places, and a storm fewer people",
    ),
    "waits": Known(
        "Somebody who looks for several games in the same instant waits for more than they may.",
        f"{_TWICE}a_person_waits_for_no_more_games_than_they_may",
        _without_turn("waits of "),
    ),
    "follows": Known(
        "Somebody who follows several people in the same instant follows more than they may.",
        f"{_TWICE}a_person_follows_no_more_than_they_may",
        _without_turn("follows of "),
        beyond="somebody may follow 50 people, and a storm has fewer",
    ),
    "blocks": Known(
        "Somebody who blocks several people in the same instant blocks more than they may.",
        f"{_TWICE}a_person_blocks_no_more_than_they_may",
        _without_turn("blocks of "),
        beyond="somebody may block 100 people, and a storm has fewer",
    ),
    "plan-choices": Known(
        "Of two choices that are added to a plan in the same instant, one is lost.",
        f"{_TWICE}every_choice_of_a_plan_is_kept_and_the_order_can_be_changed",
        _without_turn("the plan of "),
    ),
    "meanwhile-twice": Known(
        "A double click opens two games against a computer, and only the last one ends once opponents are found.",
        f"{_TWICE}one_game_is_played_meanwhile",
        (
            Change(Queue, "play_meanwhile", _noted_anyway),
            Change(matchmaking, "_check_over", _unchecked),
            Change(Request, "asking", _never_asking),
        ),
    ),
    "opened-twice": Known(
        "A double click opens two tables in two threads.",
        f"{_TWICE}one_tutorial_is_opened",
        (Change(Request, "asking", _never_asking),),
    ),
    "table-limit": Known(
        "Tables are counted and opened beside each other, so that a server gets more than its limit.",
        f"{_TWICE}a_server_has_no_more_tables_than_it_may",
        (Change(Tables, "opening", _own_lock),),
    ),
    "settings-overwritten": Known(
        "Of two settings that are changed in the same instant, one is put back.",
        f"{_TWICE}settings_changed_at_once_are_all_kept",
        (
            Change(People, "save", _save_whole_person),
            Change(Servers, "save", _save_whole_server),
        ),
    ),
    "cooldown-erased": Known(
        "An attempt that is refused takes back what others did successfully meanwhile.",
        "tests/bot/test_quiet.py::test_what_fails_erases_nothing_that_succeeded_meanwhile",
        (Change(Cooldowns, "_counted", _put_back),),
    ),
    "engine-question": Known(
        "A newer question to a computer takes the older one's place, which then outlives the bot.",
        "tests/bot/test_computers.py::test_every_question_ends_with_the_bot",
        (Change(AfterChange, "_ask", _ask_by_table),),
    ),
    "table-lock": Known(
        "Of two changes of a table at the same time, the later one overwrites the earlier one's move.",
        "tests/store/test_store.py::test_moves_at_the_same_instant_are_made_one_after_the_other",
        (
            Change(Tables, "_lock", _own_lock),
            Change(sqlite, "_SAVE", f"{sqlite._SAVE} OR id = ?{sqlite._C + 2}"),
            Change(sqlite, "_MOVE", sqlite._MOVE.replace("INSERT", "INSERT OR REPLACE", 1)),
        ),
    ),
    "board-lock": Known(
        "Two posts of one table at the same time leave two boards with buttons.",
        "tests/bot/test_restart.py::test_two_changes_leave_one_board_with_buttons",
        (Change(Boards, "lock", _own_lock),),
    ),
}
