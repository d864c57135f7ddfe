"""Reviews of games, and puzzles with their answers."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.store.engine import Repository, Row
from bot.store.rows import moment, traits_in
from bot.store.values import Traits

_REVIEW: Final = "SELECT content FROM reviews WHERE table_id = $1 AND version = $2"
_KEEP_REVIEW: Final = """INSERT INTO reviews (table_id, version, content)
    SELECT id, CAST($2 AS integer), CAST($3 AS text) FROM tables WHERE id = $1
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, content = excluded.content"""

_TRAITS: Final = """SELECT traits FROM tables
    WHERE stage = 'playing' AND game = $1 AND traits <> '[]'"""

_PUZZLE: Final = "SELECT content FROM puzzles WHERE id = $1"
_KEEP_PUZZLE: Final = """INSERT INTO puzzles (id, game, version, content, user_id)
    VALUES ($1, $2, $3, $4, (SELECT nullif(host_id, 0) FROM tables WHERE id = $5))
    ON CONFLICT (id) DO NOTHING"""
_PUZZLES: Final = """SELECT count(*), count(*) FILTER (WHERE user_id = $3) FROM puzzles
    WHERE game = $1 AND version = $2"""
_FOUND: Final = """SELECT id, game, user_id, (SELECT count(*) FROM puzzle_answers WHERE puzzle_id = id),
    (SELECT count(*) FROM puzzle_answers WHERE puzzle_id = id AND found) FROM puzzles ORDER BY game, id"""
_DROP: Final = "DELETE FROM puzzles WHERE id = $1"
_NEW_PUZZLE: Final = """SELECT id FROM puzzles WHERE game = $2 AND version = $3 AND id NOT IN
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


class Archive(Repository):
    """Stores reviews, puzzles and answers."""

    async def review(self, table_id: int, version: int) -> str | None:
        """Return the review of a game, as JSON; None if there is none of this version."""
        return await self._engine.value(_REVIEW, table_id, version)

    async def keep_review(self, table_id: int, version: int, content: str) -> None:
        """Save a review, replacing an older one, unless its table was deleted."""
        await self._engine.write(_KEEP_REVIEW, table_id, version, content)

    async def traits(self, game: str) -> list[Traits]:
        """Return what can be seen of each game that counts and is being played."""
        return await self._many(lambda row: traits_in(row[0]), _TRAITS, game)

    async def puzzle(self, puzzle_id: int) -> str | None:
        """Return a puzzle that was found here, as JSON."""
        return await self._engine.value(_PUZZLE, puzzle_id)

    async def keep_puzzle(
        self, puzzle_id: int, game: str, version: int, content: str, table_id: int = 0
    ) -> None:
        """Save a puzzle that was found at a table, unless it is saved already."""
        await self._engine.write(_KEEP_PUZZLE, puzzle_id, game, version, content, table_id)

    async def puzzles(self, game: str, version: int, user_id: int = 0) -> tuple[int, int]:
        """Return how many puzzles of a game and a version of its rules are saved.

        The second number counts those from games that a person hosted.
        """
        ((count, theirs),) = await self._engine.rows(_PUZZLES, game, version, user_id)
        return int(count), int(theirs)

    async def found(self) -> list[FoundPuzzle]:
        """Return all puzzles that were found here, by game."""
        return [FoundPuzzle(*row) for row in await self._engine.rows(_FOUND)]

    async def drop_puzzle(self, puzzle_id: int) -> None:
        """Delete a puzzle; the answers to it stay, for people's streaks."""
        await self._engine.write(_DROP, puzzle_id)

    async def new_puzzle(self, user_id: int, game: str, version: int) -> int | None:
        """Return the id of such a puzzle that a person hasn't answered; None if there is none."""
        return await self._engine.value(_NEW_PUZZLE, user_id, game, version)

    async def answer_puzzle(self, user_id: int, answer: PuzzleAnswer) -> bool:
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
