"""Faults that only two processes bring out: what one of them holds, has done or has changed is nothing to the other."""

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from bot.host import held
from bot.store import Store
from bot.store.postgres.store import PostgresStore
from tests.tools.storm.known.reversion import Change, Known
from tests.tools.storm.server import SharedStore

_POSTGRES: Final = "tests/store/test_postgres.py::test_"
_claim_unfinished, _save_clock = Store.claim_unfinished, Store.save_clock


async def _so_for_all(*_: object) -> bool:
    """Let every process believe that it is the one."""
    return True


@asynccontextmanager
async def _held_by_all(*_: object) -> AsyncIterator[bool]:
    """Let every process do what one is to do at a time."""
    yield True


@contextmanager
def _unheld(_: Path) -> Iterator[None]:
    """Keep no other process from using a path."""
    yield


def _of_both(name: str, faulty: object) -> tuple[Change, ...]:
    """Return the change of a server, and of a storm's."""
    return Change(PostgresStore, name, faulty), Change(SharedStore, name, faulty)


PROCESSES: Final[Mapping[str, Known]] = {
    "claims": Known(
        "Two processes that share a server both handle an interaction that both get.",
        f"{_POSTGRES}what_comes_to_all_is_taken_by_one",
        _of_both("claim", _so_for_all),
    ),
    "unfinished-claims": Known(
        "Two processes both post what is unposted, and both ask the computer that has to move.",
        f"{_POSTGRES}a_table_is_seen_to_by_one_process",
        _of_both("claim_unfinished", _claim_unfinished),
        beyond="Discord takes the second post for the first, and the second answer comes too late",
    ),
    "global-lock": Known(
        "Two processes bring people together, or go on with a season, at the same time.",
        f"{_POSTGRES}work_that_one_process_does_alone",
        _of_both("lock", _held_by_all),
    ),
    "change-unnoticed": Known(
        "A process shows a table as it was before another process changed it.",
        f"{_POSTGRES}another_process_is_noticed",
        _of_both("unchanged", _so_for_all),
    ),
    "reminded-twice": Known(
        "Two processes both do what is due at a table: somebody is reminded twice.",
        "tests/store/test_due.py::test_of_two_processes_one_is_quicker",
        _of_both("save_clock", _save_clock),
    ),
    "two-bots": Known(
        "Two bots run on one file, and each handles every interaction.",
        "tests/store/test_held.py::test_a_second_bot_waits_a_moment_and_says_who_has_the_file",
        (Change(held, "held", _unheld),),
        beyond="the file is locked by the system, for real processes",
    ),
}
