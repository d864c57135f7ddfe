"""Puzzles: positions of a game in which one answer is clearly best.

Those that come with the bot are from games between computers; `python -m tests.train puzzles` made
them. `clear_answer_questions` tells of any other position, such as one of a finished game between people, whether
it would make a puzzle: it yields questions for the worker, each of less than a second of CPU (see
`EngineClient.clear_answer`).

A puzzle holds the game up to its position and nothing that came later. Whoever is asked sees it as
the seat does whose turn it is, by `puzzle.view`; what others hid in that game lies in the moves.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Generator, Iterator, Mapping
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Any, Final, Self

from bot.computers.levels import ADVISERS
from bot.computers.questions import (
    AdviceQuestion,
    AdvisedMove,
    MoveQuestion,
    Question,
    WeighQuestion,
)
from rules import DEALER, GAMES, AnyMatch, Position, Record, Seat
from rules.contract import Json

PUZZLE_FILE: Final = Path(__file__).with_name("puzzles.jsonl")
MIN_MARGIN: Final = 0.15
"""By how much the chance to win after the best answer is above that after any other."""
MIN_FIRST_MARGIN: Final = 0.12
"""What a first look must tell for a second one."""
ID_BYTES: Final = 6
"""How many bytes an id has."""
MIN_MOVES: Final = 4
"""How many answers there must be."""
RIVAL_COUNT: Final = 3
"""How many other answers are looked at again."""
FIRST_SEARCH_S: Final = 0.4
"""Seconds of CPU for the first look at all answers."""
MOVE_SEARCH_S: Final = 0.9
"""Seconds of CPU for one answer alone: a strong computer has as much for all of them."""
MOVE_SEARCHES: Final = 6
"""In how many looks that time is spent, each begun anew: one alone can be off by some points."""
EASY_LEVEL: Final = "easy"
"""A computer that does what meets the eye: what it answers every time is no puzzle."""
EASY_TRIES: Final = 3
"""How often it is asked."""
OTHER_MOVE_SEARCH_S: Final = 0.15
"""Seconds of CPU for each answer that nobody thinks of at first: it may turn out to be as good."""


@dataclass(frozen=True, slots=True)
class ClearAnswer:
    """An answer that is clearly best, with the chance to win after it, and after the next best."""

    answer: str
    chance: float
    next_chance: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A game up to a position, and what is clearly best there; chances go from 0 to 1."""

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
        """A number made of the question alone: the same in every process and every version."""
        asked = [self.game, self.seats, dict(self.options), self.setup, self.moves]
        told = json.dumps(asked, sort_keys=True).encode()
        return int.from_bytes(hashlib.sha256(told).digest()[:ID_BYTES])

    def as_json(self) -> Json:
        """Return the puzzle for keeping."""
        return asdict(self)

    @classmethod
    def of_json(cls, told: Mapping[str, Any]) -> Self:
        """Return a puzzle that was kept; raise TypeError or KeyError if it is none."""
        return cls(**{**told, "moves": tuple(told["moves"])})

    def match(self) -> AnyMatch:
        """Return the match up to the position; raise MalformedRecord or IllegalMove."""
        rules = GAMES[self.game]
        *_, match = Record(rules, self.seats, self.options, self.setup, self.moves).replay()
        return match

    def view(self) -> Position[Any]:
        """Return the position as the seat sees it that is to answer."""
        position = self.match().position
        return position.seen_by(seat_asked(position))


def seat_asked(position: Position[Any]) -> Seat:
    """Return the seat that is asked; raise ValueError if none is."""
    decision = position.decision
    if decision is None or decision.seat == DEALER:
        raise ValueError("no seat is asked here")
    return decision.seat


def shipped() -> Iterator[Puzzle]:
    """Yield the puzzles that come with the bot, read one after the other: none is kept."""
    with PUZZLE_FILE.open(encoding="utf-8") as lines:
        yield from (Puzzle.of_json(json.loads(line)) for line in lines)


def in_turn(today: date) -> list[tuple[int, str]]:
    """Return the ids and games of those: the puzzle of the day, then those of the days before.

    They take turns in an order that looks like chance and hangs on nothing but the puzzles and the
    day in UTC, so every process of every bot has the same, and none comes again before all did.
    """
    every = sorted((puzzle_id, game) for puzzle_id, (game, _) in _places().items())
    now = today.toordinal() % max(1, len(every))
    return every[now::-1] + every[:now:-1]


def with_id(puzzle_id: int) -> Puzzle | None:
    """Return the puzzle of this id that comes with the bot; None if there is none."""
    found = _places().get(puzzle_id)
    if found is None:
        return None
    _, place = found
    with PUZZLE_FILE.open("rb") as lines:
        lines.seek(place)
        return Puzzle.of_json(json.loads(lines.readline()))


@cache
def _places() -> Mapping[int, tuple[str, int]]:
    """Return of each puzzle that comes with the bot its game, and where its line begins, in bytes."""
    found, place = {}, 0
    with PUZZLE_FILE.open("rb") as lines:
        for line in lines:
            puzzle = Puzzle.of_json(json.loads(line))
            found[puzzle.id] = puzzle.game, place
            place += len(line)
    return found


def clear_answer_questions(
    game: str, view: Position[Any]
) -> Generator[Question, Any, ClearAnswer | None]:
    """Ask what is to be known of a seat's view of its question; return what is clearly best there.

    That is None where two answers are about as good, where the best one meets the eye, where there
    is hardly a choice, or where nobody can tell.
    """
    decision = view.decision
    if decision is None or decision.seat == DEALER or len(decision.moves) < MIN_MOVES:
        return None
    if ADVISERS.get(game) is None:
        return None
    best: tuple[AdvisedMove, ...] = yield AdviceQuestion(
        game, view, FIRST_SEARCH_S, 1 + RIVAL_COUNT, reasons=False
    )
    if not _clear([one.chance or 0.0 for one in best], MIN_FIRST_MARGIN):
        return None
    first = [one.notation for one in best]
    for _ in range(EASY_TRIES):
        easy: str = yield MoveQuestion(game, EASY_LEVEL, view, 0.0)
        if easy != first[0]:
            break
    else:
        return None
    others = [notation for move in decision.moves if (notation := str(move)) not in first]
    chances: list[float] = []
    for notation in (*first, *others):
        looks, seconds = (
            (MOVE_SEARCHES, MOVE_SEARCH_S / MOVE_SEARCHES)
            if notation in first
            else (1, OTHER_MOVE_SEARCH_S)
        )
        weighed: list[float] = []
        for _ in range(looks):
            (chance,) = yield WeighQuestion(game, view, (notation,), seconds)
            weighed.append(chance)
        chances.append(fmean(weighed))
        if not _clear(chances, MIN_MARGIN):
            return None
    return ClearAnswer(first[0], round(chances[0], 4), round(max(chances[1:]), 4))


def _clear(chances: list[float], by: float) -> bool:
    """Tell whether the first chance is above all others by so much."""
    return all(chances[0] - other >= by for other in chances[1:])
