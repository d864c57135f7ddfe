"""Choosing a person's next puzzle, and judging their answer.

The puzzle of the day comes with the bot, so it is the same everywhere. After it come the puzzles
found in games played here, then those of earlier days.
"""

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Any, Final

from bot.computers.levels import adviser_of
from bot.computers.puzzle import Puzzle, in_turn, with_id
from bot.features.puzzles.asked import at_last
from bot.features.puzzles.store import PuzzleAnswer, Puzzles
from bot.host.threads import in_thread
from bot.store import Store
from bot.store.values import LARGEST_ID
from bot.tables.play import Play
from bot.tables.refusal import Refusal
from rules import GAMES, IllegalMove, MalformedRecord

log = logging.getLogger(__name__)

ASKED: Final = tuple(game for game in GAMES if adviser_of(game) is not None)
"""The games that have puzzles."""


def play_of(puzzle: Puzzle, you: str, others: Sequence[str]) -> Play:
    """Return a puzzle as a game with only its last position, as the seat to move sees it.

    That seat is named `you`, the others as in `others`. Raises Refusal if the rules have changed
    since it was made.
    """
    options: dict[str, Any] = dict(puzzle.options)  # as they were chosen
    play = Play(puzzle.id, puzzle.game, options, ())
    try:
        return at_last(play, puzzle.match(), you, others[: puzzle.seats])
    except (IllegalMove, MalformedRecord, ValueError) as error:
        log.warning("puzzle %d cannot be asked any more: %s", puzzle.id, error)
        raise Refusal("refused-puzzle-gone") from error


@dataclass(frozen=True, slots=True)
class PuzzleOutcome:
    """The outcome of an answer: whether it is `right`, and this person's `first` to the puzzle.

    `streak` is how many puzzles in a row the person has solved at the first try, `before` the
    streak without this one. `found` of `answers` people chose the best move.
    """

    right: bool
    first: bool
    streak: int
    before: int
    answers: int
    found: int


async def next_puzzle(
    store: Store, user_id: int, games: Sequence[str], rng: Random
) -> Puzzle | None:
    """Return a person's next puzzle of these games; None if they have answered them all."""
    puzzles = store.of(Puzzles)
    answered = {answer.puzzle_id for answer in await puzzles.answers(user_id)}
    order = await in_thread(in_turn, store.now().date())
    left = [each for each in order if each[0] not in answered and each[1] in games]
    if left[:1] != order[:1]:
        for game in rng.sample(games, len(games)):
            puzzle_id = await puzzles.new(user_id, game, GAMES[game].version)
            puzzle = None if puzzle_id is None else await puzzle_by_id(store, puzzle_id)
            if puzzle is not None:
                return puzzle
    return await in_thread(with_id, left[0][0]) if left else None


async def puzzle_by_id(store: Store, puzzle_id: int) -> Puzzle | None:
    """Return the puzzle of this id, whether it comes with the bot or was found here."""
    if puzzle_id > LARGEST_ID:
        return None
    puzzle = await in_thread(with_id, puzzle_id)
    if puzzle is not None:
        return puzzle
    content = await store.of(Puzzles).get(puzzle_id)
    try:
        return None if content is None else Puzzle.of_json(json.loads(content))
    except (ValueError, KeyError, TypeError) as error:
        log.warning("puzzle %d cannot be read: %r", puzzle_id, error)
        return None


async def of_today(store: Store, puzzle: Puzzle) -> bool:
    """Whether this is the puzzle of the day."""
    order = await in_thread(in_turn, store.now().date())
    return (puzzle.id, puzzle.game) in order[:1]


async def answered(store: Store, user_id: int, puzzle: Puzzle, notation: str) -> PuzzleOutcome:
    """Store a person's answer if it is their first to this puzzle; return its outcome."""
    puzzles, right = store.of(Puzzles), notation == puzzle.answer
    earlier = await puzzles.answers(user_id)
    first = await puzzles.answer(user_id, PuzzleAnswer(puzzle.id, right, store.now()))
    now = await puzzles.answers(user_id) if first else earlier
    answers, right_answers = await puzzles.share(puzzle.id)
    return PuzzleOutcome(right, first, streak(now), streak(earlier), answers, right_answers)


def streak(answers: Sequence[PuzzleAnswer]) -> int:
    """Return how many of the latest answers (newest first) were right in a row."""
    return sum(1 for _ in takewhile(lambda answer: answer.found, answers))
