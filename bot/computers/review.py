"""A game looked at once more: each seat's chance to win, how well it chose, where the game turned.

**Chances** are told at every stop: before each turn (a move whose verb is one of the game's turn
verbs begins it) and at the end. They are those of an onlooker of that moment, from what lay open to
all: with everything known afterwards a chance would swing where a hidden card was bought, though
nobody had done well or badly. At the end of a game they say who has won.

**Accuracy** is judged by what the seat itself could see. For each of its answers, the loss is by
how much the strongest computer's answer has a greater chance to win, both looked at for the same
time; less than a point counts as nothing. A turn that loses `x` in all is worth `100 exp(-4x)`:
100 for no loss, 82 for five points, 67 for ten, 45 for twenty. A seat's accuracy is the mean of its
turns that offered a choice.

**Turning points** are the turns' answers that lost most, at least five points, judged again for
longer; the reasons are those for the better answer.

Nothing here asks a clock or thinks by itself: `steps` yields questions for the worker, each of less
than a second of CPU, and is sent their answers, so that a review waits for computers at other
tables, and not they for it. See `EngineClient.review`, and `python -m bot.computers review`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import exp
from statistics import mean
from typing import Any, Final, Self

from bot.computers.levels import ADVISERS
from bot.computers.questions import (
    AdviceQuestion,
    AdvisedMove,
    ChancesQuestion,
    Question,
    ReasonsQuestion,
    WeighQuestion,
)
from bot.computers.reason import Reason
from rules import DEALER, GAMES, AnyMatch, Position, Seat, verb_of
from rules.contract import Json

MAX_MOVES: Final = 1000
"""How many moves a game may have, the dealer's among them: several times the longest real one."""
FIRST_PASS_CPU_S: Final = 30.0
"""Seconds of CPU for the first look at all answers of a game, about."""
MIN_SEARCH_S: Final = 0.03
MAX_SEARCH_S: Final = 0.4
"""Seconds of CPU for the first look at one answer."""
SECOND_SEARCH_S: Final = 0.8
"""Seconds of CPU for the second look."""
SECOND_PASS_ANSWERS: Final = 6
"""How many answers are looked at again."""
TURNING_POINTS: Final = 3
MIN_TURNING_LOSS: Final = 0.05
"""What an answer must have lost to be a turning point."""
LOSS_TOLERANCE: Final = 0.01
"""A loss that is none: a look for longer might as well find a gain."""
ACCURACY_DECAY: Final = 4.0
"""How fast the accuracy of a turn falls with its loss."""


class CannotReview(ValueError):
    """A game that can't be reviewed; the text says why, in one sentence."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An answer that lost much: the number of its position in the match, and what was better.

    Chances, from 0 to 1, are the asked seat's, after what was played and after what was better.
    """

    number: int
    seat: Seat
    played: str
    better: str
    chance: float
    better_chance: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """What there is to say of a game.

    `stops` are numbers of positions in the match, and `chances` has for each of them every seat's
    chance to win, from 0 to 1. `accuracy` goes from 0 to 100 by seat; None is a seat that never had a
    choice. Turning points stand in the order of the game.
    """

    game: str
    stops: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    accuracy: tuple[float | None, ...]
    turning_points: tuple[TurningPoint, ...]

    def as_json(self) -> Json:
        """Return the review for keeping."""
        return asdict(self)

    @classmethod
    def of_json(cls, told: Mapping[str, Any]) -> Self:
        """Return a review that was kept; raise KeyError or TypeError if it is none."""
        points = (
            {**point, "reasons": tuple(Reason(**reason) for reason in point["reasons"])}
            for point in told["turning_points"]
        )
        return cls(
            game=told["game"],
            stops=tuple(told["stops"]),
            chances=tuple(map(tuple, told["chances"])),
            accuracy=tuple(told["accuracy"]),
            turning_points=tuple(TurningPoint(**point) for point in points),
        )


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """A question to be answered, at a step of so many, counted from 1; there may be fewer in the end."""

    number: int
    total: int
    question: Question


@dataclass(frozen=True, slots=True)
class PlayedAnswer:
    """An answer of a seat that had a choice: the number of its position, and its turn's."""

    number: int
    turn: int
    seat: Seat
    view: Position[Any]
    played: str


@dataclass(frozen=True, slots=True)
class JudgedAnswer:
    """The best answer by its notation, and the chances to win after it and after what was played.

    Where both are the same nothing is lost, and no chance is worked out.
    """

    best: str
    best_chance: float
    played_chance: float

    @property
    def loss(self) -> float:
        """By how much the best answer is better, 0 where it isn't."""
        return max(0.0, self.best_chance - self.played_chance)


def steps(game: str, match: AnyMatch) -> Generator[ReviewStep, Any, Review]:
    """Return what yields the questions of a review, is sent their answers, and returns the review.

    Raises CannotReview.
    """
    if ADVISERS.get(game) is None:
        raise CannotReview(f"there is nobody to review a game of {game}")
    if len(match.moves) > MAX_MOVES:
        raise CannotReview(
            f"a game of {len(match.moves):,} moves is too long to be reviewed: "
            f"there may be {MAX_MOVES:,} of them"
        )
    return _steps(game, match)


def _steps(game: str, match: AnyMatch) -> Generator[ReviewStep, Any, Review]:
    stops = stops_of(game, match)
    asked = answered(match, stops)
    total = 1 + len(asked) + min(SECOND_PASS_ANSWERS, len(asked)) + TURNING_POINTS
    views = [match.positions[stop].seen_by(None) for stop in stops]
    chances: list[tuple[float, ...]] = yield ReviewStep(1, total, ChancesQuestion(game, views))
    seconds = max(MIN_SEARCH_S, min(MAX_SEARCH_S, FIRST_PASS_CPU_S / max(1, len(asked))))
    found: list[JudgedAnswer] = []
    for number, one in enumerate(asked, start=2):
        judged = yield from _judged(game, one, seconds, (number, total))
        found.append(judged)
    number = 1 + len(asked)
    order = sorted(range(len(asked)), key=lambda place: -found[place].loss)
    for place in order[:SECOND_PASS_ANSWERS]:
        one, number = asked[place], number + 1
        found[place] = yield from _judged(game, one, SECOND_SEARCH_S, (number, total))
    points: list[TurningPoint] = []
    for place in turning(asked, [judged.loss for judged in found], order[:SECOND_PASS_ANSWERS]):
        one, judged, number = asked[place], found[place], number + 1
        decision = one.view.decision
        better = next(move for move in decision.moves if str(move) == judged.best)  # type: ignore[union-attr]
        reasons: tuple[Reason, ...] = yield ReviewStep(
            number, total, ReasonsQuestion(game, one.view, better)
        )
        points.append(
            TurningPoint(
                one.number,
                one.seat,
                one.played,
                judged.best,
                round(judged.played_chance, 4),
                round(judged.best_chance, 4),
                reasons,
            )
        )
    return Review(
        game=game,
        stops=tuple(stops),
        chances=tuple(tuple(round(chance, 4) for chance in seats) for seats in chances),
        accuracy=accuracy(asked, [judged.loss for judged in found], len(chances[0])),
        turning_points=tuple(sorted(points, key=lambda point: point.number)),
    )


def _judged(
    game: str, one: PlayedAnswer, seconds: float, count: tuple[int, int]
) -> Generator[ReviewStep, Any, JudgedAnswer]:
    """Return how an answer compares with the best one, after so many seconds of CPU."""
    advice: tuple[AdvisedMove, ...] = yield ReviewStep(
        *count, AdviceQuestion(game, one.view, seconds / 2, 1, reasons=False)
    )
    best = advice[0].notation
    if best == one.played:
        return JudgedAnswer(best, 1.0, 1.0)
    both = WeighQuestion(game, one.view, (best, one.played), seconds / 2)
    chances: tuple[float, float] = yield ReviewStep(*count, both)
    return JudgedAnswer(best, *chances)


def stops_of(game: str, match: AnyMatch) -> list[int]:
    """Return the numbers of the positions in which turns begin, and of the last one."""
    verbs = GAMES[game].turn_verbs
    moves = enumerate(match.moves)
    return [*(number for number, move in moves if verb_of(move) in verbs), len(match.moves)]


def answered(match: AnyMatch, stops: Sequence[int]) -> list[PlayedAnswer]:
    """Return every answer of a seat that had a choice, as it saw the table then."""
    found = []
    for number, (position, move) in enumerate(zip(match.positions, match.moves, strict=False)):
        decision = position.decision
        if decision is None or decision.seat == DEALER or len(decision.moves) == 1:
            continue
        turn = bisect_right(stops, number)
        view = position.seen_by(decision.seat)
        found.append(PlayedAnswer(number, turn, decision.seat, view, str(move)))
    return found


def turning(
    asked: Sequence[PlayedAnswer], losses: Sequence[float], places: Sequence[int]
) -> list[int]:
    """Return which of these answers lost most, one a turn, the greatest loss first."""
    found: dict[int, int] = {}
    for place in sorted(places, key=lambda place: -losses[place]):
        if losses[place] >= MIN_TURNING_LOSS:
            found.setdefault(asked[place].turn, place)
    return list(found.values())[:TURNING_POINTS]


def accuracy(
    asked: Sequence[PlayedAnswer], losses: Sequence[float], seats: int
) -> tuple[float | None, ...]:
    """Return each seat's accuracy, by the formula at the top."""
    turns: list[dict[int, float]] = [defaultdict(float) for _ in range(seats)]
    for one, loss in zip(asked, losses, strict=True):
        turns[one.seat][one.turn] += loss if loss > LOSS_TOLERANCE else 0.0
    return tuple(
        round(mean(100 * exp(-ACCURACY_DECAY * loss) for loss in of_seat.values()), 1)
        if of_seat
        else None
        for of_seat in turns
    )
