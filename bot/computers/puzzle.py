"""Puzzles: positions in which one move is clearly best.

The shipped ones are from games between computers, made by `python -m tests.tools.train puzzles`.
`clear_answer_questions` finds out whether any other position makes a puzzle, such as one of a
finished game: it yields questions for the worker, each of about a CPU second at most (see
`EngineClient.clear_answer`), and trusts the evaluations that hints and reviews have.

A puzzle contains the game up to its position and nothing later. Its moves may reveal hidden cards;
`puzzle.view` shows only what the seat to move sees.
"""

import hashlib
import json
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final, Self

from bot.computers.contract import Evaluation
from bot.computers.levels import adviser_of
from bot.computers.questions import EvaluationQuestion, MoveQuestion, Question
from rules import DEALER, GAMES, AnyMatch, Position, Record, Seat, verb_of
from rules.contract import Json

PUZZLE_FILE: Final = Path(__file__).with_name("puzzles.jsonl")
MIN_MARGIN: Final = 0.15
"""By how much the best move's chance of winning must exceed any other's."""
MIN_FIRST_MARGIN: Final = 0.12
"""The margin that the first search must find."""
ID_BYTES: Final = 6
"""The size of an id, in bytes."""
MIN_MOVES: Final = 4
"""The least number of legal moves."""
SECOND_LOOK: Final = 2.0
"""The effort of the second evaluation; the first has 1, as hints have."""
MOVES_PER_LOOK: Final = 4
"""How many of the other moves are evaluated at once."""
EASY_LEVEL: Final = "easy"
"""The level that plays the obvious move; if it always finds the best one, it isn't a puzzle."""
EASY_TRIES: Final = 3
"""How often the easy level is asked."""


@dataclass(frozen=True, slots=True)
class ClearAnswer:
    """A move that is clearly best, with the chances of winning (0 to 1) after it and the next best."""

    answer: str
    chance: float
    next_chance: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A game up to a position, and the best move there; chances are from 0 to 1."""

    game: str
    seats: int
    options: Mapping[str, object]
    setup: Json
    moves: tuple[str, ...]
    answer: str
    chance: float
    next_chance: float

    @property
    def id(self) -> int:
        """A hash of the position, without the answer; the same in every process and version."""
        position = [self.game, self.seats, dict(self.options), self.setup, self.moves]
        data = json.dumps(position, sort_keys=True).encode()
        return int.from_bytes(hashlib.sha256(data).digest()[:ID_BYTES])

    def as_json(self) -> Json:
        """Return the puzzle as JSON, for storage."""
        return asdict(self)

    @classmethod
    def of_json(cls, data: Mapping[str, Any]) -> Self:
        """Read a stored puzzle; raise TypeError or KeyError if it isn't one."""
        return cls(**{**data, "moves": tuple(data["moves"])})

    def match(self) -> AnyMatch:
        """Replay the match up to the position; raise MalformedRecord or IllegalMove."""
        rules = GAMES[self.game]
        *_, match = Record(rules, self.seats, self.options, self.setup, self.moves).replay()
        return match

    def view(self) -> Position[Any]:
        """Return the position as the seat to move sees it."""
        position = self.match().position
        return position.seen_by(seat_asked(position))


def seat_asked(position: Position[Any]) -> Seat:
    """Return the seat to move; raise ValueError if there is none."""
    decision = position.decision
    if decision is None or decision.seat == DEALER:
        raise ValueError("no seat is asked here")
    return decision.seat


def shipped() -> Iterator[Puzzle]:
    """Yield the shipped puzzles, reading one at a time."""
    with PUZZLE_FILE.open(encoding="utf-8") as lines:
        yield from (Puzzle.of_json(json.loads(line)) for line in lines)


def in_turn(today: date) -> list[tuple[int, str]]:
    """Return the ids and games of the shipped puzzles: today's, then those of the days before.

    The order only depends on the puzzles and the day in UTC, so every process has the same one, and
    every puzzle appears before one repeats.
    """
    every = sorted((puzzle_id, game) for puzzle_id, (game, _) in _places().items())
    now = today.toordinal() % max(1, len(every))
    return every[now::-1] + every[:now:-1]


def with_id(puzzle_id: int) -> Puzzle | None:
    """Return the shipped puzzle with this id; None if there is none."""
    entry = _places().get(puzzle_id)
    if entry is None:
        return None
    _, place = entry
    with PUZZLE_FILE.open("rb") as lines:
        lines.seek(place)
        return Puzzle.of_json(json.loads(lines.readline()))


@cache
def _places() -> Mapping[int, tuple[str, int]]:
    """Return each shipped puzzle's game and the byte offset of its line, by id."""
    places, place = {}, 0
    with PUZZLE_FILE.open("rb") as lines:
        for line in lines:
            puzzle = Puzzle.of_json(json.loads(line))
            places[puzzle.id] = puzzle.game, place
            place += len(line)
    return places


def clear_answer_questions(
    game: str,
    view: Position[Any],
    unwanted: Sequence[str] = (),
    at_once: int = MOVES_PER_LOOK,
) -> Generator[Question, Any, ClearAnswer | None]:
    """Yield questions about a seat's view, receive their answers, and return the clearly best move.

    Returns None if two moves are about as good, the best one is obvious or has an unwanted verb,
    there is hardly a choice, or the game has no adviser.
    """
    decision = view.decision
    if decision is None or decision.seat == DEALER or len(decision.moves) < MIN_MOVES:
        return None
    if adviser_of(game) is None:
        return None
    first: Evaluation = yield EvaluationQuestion(game, view)
    answer, chance = first.best.notation, first.best.chance
    near = any(chance - other.chance < MIN_FIRST_MARGIN for other in first.moves[1:])
    if near or verb_of(answer) in unwanted:
        return None
    for number in range(EASY_TRIES):
        # With a seed, the same position is always judged alike.
        easy: str = yield MoveQuestion(game, EASY_LEVEL, view, 0.0, seed=f"try {number}")
        if easy != answer:
            break
    else:
        return None
    likely = {move.notation for move in first.moves}
    others = [notation for move in decision.moves if (notation := str(move)) not in likely]
    parts = (tuple(others[begin : begin + at_once]) for begin in range(0, len(others), at_once))
    next_chance = 0.0
    for also, effort in (((), SECOND_LOOK), *((part, 1.0) for part in parts)):
        judged: Evaluation = yield EvaluationQuestion(game, view, also, effort)
        chance = min(chance, judged.best.chance)
        next_chance = max(next_chance, *(move.chance for move in judged.moves[1:]))
        # Also by the chances of different looks.
        if judged.best.notation != answer or chance - next_chance < MIN_MARGIN:
            return None
    return ClearAnswer(answer, round(chance, 4), round(next_chance, 4))
