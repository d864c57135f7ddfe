"""Faults of games between two channels, and of what one person tries and trains alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.features.challenges.job import MedalJob
from bot.features.trainer import store as trainer_store
from bot.features.votes.side_store import Sides
from bot.features.votes.twins import Twins
from bot.store.engine import Statement
from bot.store.sqlite.store import SqliteStore
from bot.store.values import Result, TableRecord, TimedTurn
from bot.tables.tables import Changed
from tests.tools.storm.known.reversion import Change, Known

_SIDES: Final = "tests/bot/test_vote_sides.py::test_"
_save = SqliteStore.save


async def _nothing_done(*_: object, **__: object) -> None:
    """Do nothing."""


async def _let_in(*_: object) -> bool:
    """Let anybody vote anywhere."""
    return True


async def _saved_after_what_begins(  # noqa: PLR0917 - as the store has them
    self: SqliteStore,
    before: TableRecord,
    after: TableRecord,
    results: Sequence[Result] = (),
    turn: TimedTurn | None = None,
    beside: Sequence[Statement] = (),
) -> None:
    """Save what begins with a change, and the change in a second transaction."""
    if beside:
        await self.engine.write_all(*beside)
    await _save(self, before, after, results, turn)


async def _following_by_itself(self: Twins, changed: Changed) -> None:
    """Let a table that has changed look for its twin, which nothing does once it is deleted."""
    if changed.after.elsewhere is not None:
        self.settle_soon(changed.after.id)


ACROSS: Final[Mapping[str, Known]] = {
    "vote-before-its-game": Known(
        "A game whose start was refused has a poll.",
        "tests/store/test_store.py::test_what_begins_with_a_change_is_saved_with_it_or_not_at_all",
        (Change(SqliteStore, "save", _saved_after_what_begins),),
    ),
    "twin-not-caught-up": Known(
        "Of a game between two channels one knows a move that the other never learns, because the bot died.",
        f"{_SIDES}a_bot_that_dies_before_the_other_table_follows",
        (Change(Twins, "catch_up", _nothing_done),),
    ),
    "twin-deleted": Known(
        "A game between two channels goes on in one of them after the other table was deleted.",
        f"{_SIDES}a_table_that_is_deleted_at_once_ends_both",
        (Change(Twins, "changed", _following_by_itself),),
        beyond="the other table follows before the first one is deleted, unless the disk fails in between",
    ),
    "both-seats": Known(
        "Somebody who is in both servers looks into both seats of a game between them.",
        f"{_SIDES}nobody_looks_into_both_seats",
        (Change(Sides, "join", _let_in),),
    ),
    "medal-not-caught-up": Known(
        "A challenge that ended as the bot died earns nothing.",
        "tests/bot/test_challenges.py::test_a_medal_is_saved_after_a_crash",
        (Change(MedalJob, "catch_up", _nothing_done),),
    ),
    "answer-counts-twice": Known(
        "Of two answers to a position that the trainer has asked once, both count.",
        "tests/bot/test_trainer.py::test_at_the_same_moment_one_answer_is_saved",
        (
            Change(
                trainer_store,
                "_ANSWER",
                trainer_store._ANSWER.replace(" AND answers = $4 AND asked", " AND $4 >= 0"),
            ),
        ),
    ),
}
