"""Puzzles that were found here, and people's answers to puzzles."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.feature import Section
from bot.store.columns import columns
from bot.store.contract import Store
from bot.store.engine import Repository, Row
from bot.store.mapping import moment

COLUMNS: Final = (
    columns("puzzles", number="id version user_id", text="game content"),
    columns("puzzle_answers", keys=2, number="user_id puzzle_id", flag="found", time="answered_at"),
)
FORGET_PERSON: Final = (
    "UPDATE puzzles SET user_id = NULL WHERE user_id = $1",
    "DELETE FROM puzzle_answers WHERE user_id = $1",
)
_GET: Final = "SELECT content FROM puzzles WHERE id = $1"
_SAVE: Final = """INSERT INTO puzzles (id, game, version, content, user_id)
    VALUES ($1, $2, $3, $4, (SELECT nullif(host_id, 0) FROM tables WHERE id = $5))
    ON CONFLICT (id) DO NOTHING"""
_COUNT: Final = """SELECT count(*), count(*) FILTER (WHERE user_id = $3) FROM puzzles
    WHERE game = $1 AND version = $2"""
_COUNT_VERB: Final = """SELECT count(*) FROM puzzles
    WHERE game = $1 AND version = $2 AND content LIKE $3"""
_FOUND: Final = """SELECT id, game, user_id, (SELECT count(*) FROM puzzle_answers WHERE puzzle_id = id),
    (SELECT count(*) FROM puzzle_answers WHERE puzzle_id = id AND found) FROM puzzles ORDER BY game, id"""
_DROP: Final = "DELETE FROM puzzles WHERE id = $1"
_NEW: Final = """SELECT id FROM puzzles WHERE game = $2 AND version = $3 AND id NOT IN
    (SELECT puzzle_id FROM puzzle_answers WHERE user_id = $1) ORDER BY id LIMIT 1"""
_ANSWER: Final = """INSERT INTO puzzle_answers (user_id, puzzle_id, found, answered_at)
    VALUES ($1, $2, $3, $4) ON CONFLICT (user_id, puzzle_id) DO NOTHING RETURNING puzzle_id"""
_ANSWERS: Final = """SELECT puzzle_id, found, answered_at FROM puzzle_answers WHERE user_id = $1
    ORDER BY answered_at DESC, found, puzzle_id"""
_SHARE: Final = """SELECT count(*), count(*) FILTER (WHERE found) FROM puzzle_answers
    WHERE puzzle_id = $1"""


@dataclass(frozen=True, slots=True)
class FoundPuzzle:
    """A puzzle found here, the host of its game (if known), and how many people answered it right."""

    id: int
    game: str
    user_id: int | None
    answers: int
    right: int


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """A person's first answer to a puzzle: whether it was the best move, and when it was given."""

    puzzle_id: int
    found: bool
    at: datetime


class Puzzles(Repository):
    """Keeps puzzles and answers."""

    async def get(self, puzzle_id: int) -> str | None:
        """Return a puzzle that was found here, as JSON."""
        return await self._engine.value(_GET, puzzle_id)

    async def save(
        self, puzzle_id: int, game: str, version: int, content: str, table_id: int = 0
    ) -> None:
        """Save a puzzle that was found at a table, unless it is saved already."""
        await self._engine.write(_SAVE, puzzle_id, game, version, content, table_id)

    async def count(self, game: str, version: int, user_id: int = 0) -> tuple[int, int]:
        """Return how many puzzles of a game and a version of its rules are saved.

        The second number counts those from games that a person hosted.
        """
        ((count, theirs),) = await self._engine.rows(_COUNT, game, version, user_id)
        return int(count), int(theirs)

    async def count_verb(self, game: str, version: int, verb: str) -> int:
        """Return how many of them have an answer with this verb."""
        pattern = f'%"answer": "{verb}:%'
        return await self._engine.count(_COUNT_VERB, game, version, pattern)

    async def found(self) -> list[FoundPuzzle]:
        """Return all puzzles that were found here, by game."""
        return [FoundPuzzle(*row) for row in await self._engine.rows(_FOUND)]

    async def drop(self, puzzle_id: int) -> None:
        """Delete a puzzle; the answers to it stay, for people's streaks."""
        await self._engine.write(_DROP, puzzle_id)

    async def new(self, user_id: int, game: str, version: int) -> int | None:
        """Return the id of such a puzzle that a person hasn't answered; None if there is none."""
        return await self._engine.value(_NEW, user_id, game, version)

    async def answer(self, user_id: int, answer: PuzzleAnswer) -> bool:
        """Save a person's answer; False if they have already answered this puzzle."""
        values = user_id, answer.puzzle_id, answer.found, answer.at
        return bool(await self._engine.write(_ANSWER, *values))

    async def answers(self, user_id: int) -> list[PuzzleAnswer]:
        """Return a person's answers, newest first."""
        return await self._many(_answer, _ANSWERS, user_id)

    async def share(self, puzzle_id: int) -> tuple[int, int]:
        """Return how many people answered a puzzle, and how many of them were right."""
        ((count, found),) = await self._engine.rows(_SHARE, puzzle_id)
        return int(count), int(found)


def _answer(row: Row) -> PuzzleAnswer:
    puzzle_id, found, at = row
    return PuzzleAnswer(puzzle_id, bool(found), moment(at))


async def about(store: Store, user_id: int) -> Sequence[Section]:
    """Return a person's answers, and the puzzles from games that they hosted."""
    answers = [
        {"puzzle": str(it.puzzle_id), "found": it.found, "at": it.at}
        for it in await store.of(Puzzles).answers(user_id)
    ]
    puzzles = await store.of(Puzzles).found()
    hosted = [str(it.id) for it in puzzles if it.user_id == user_id]
    return [
        Section("puzzles", answers, place=10),
        Section("puzzles_from_your_tables", hosted, place=11),
    ]
