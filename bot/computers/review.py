"""The review of a game: each seat's chances of winning, its accuracy, and the turning points.

**Chances** are computed at every stop: before each turn (which begins with one of the game's turn
verbs) and at the end. They are an onlooker's, from what was public at that moment: with hindsight, a
chance would jump when a hidden card is bought, though nobody played well or badly. At the end of a
game they show who won.

**Accuracy** is judged by what the seat could see. The loss of a move is how much the strongest
computer's move exceeds its chance of winning, both searched for the same time; less than 1 percentage
point counts as 0. A turn with a total loss of `x` scores `100 exp(-4x)`: 100 for no loss, 82 for 5
points, 67 for 10, 45 for 20. A seat's accuracy is the mean over its turns with a choice.

**Turning points** are the moves that lost most, at least 5 points, searched again for longer; the
reasons are those for the better move.

`steps` reads no clock and doesn't compute anything itself: it yields questions for the worker, each
of less than a CPU second, and receives the answers, so that other tables' computers never wait for
a review. See `EngineClient.review`, and `python -m bot.computers review`.
"""

from collections import defaultdict
from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import exp
from statistics import mean
from typing import Any, Final, Self

from bot.computers.contract import Reason
from bot.computers.levels import ADVISERS
from bot.computers.questions import (
    AdviceQuestion,
    AdvisedMove,
    ChancesQuestion,
    Question,
    ReasonsQuestion,
    WeighQuestion,
)
from rules import DEALER, GAMES, AnyMatch, Position, Seat
from rules.contract import Json
from rules.turns import turn_at, turn_bounds

MAX_MOVES: Final = 1000
"""The most moves of a reviewed game, including the dealer's: several times the longest real game."""
FIRST_PASS_CPU_S: Final = 30.0
"""Roughly the CPU seconds for the first search of all moves of a game."""
MIN_SEARCH_S: Final = 0.03
MAX_SEARCH_S: Final = 0.4
"""CPU seconds for the first search of one move: at least, and at most."""
SECOND_SEARCH_S: Final = 0.8
"""CPU seconds for the second search of a move."""
SECOND_PASS_ANSWERS: Final = 6
"""How many moves are searched a second time."""
TURNING_POINTS: Final = 3
MIN_TURNING_LOSS: Final = 0.05
"""The least loss of a turning point."""
LOSS_TOLERANCE: Final = 0.01
"""Losses up to this count as 0: a longer search might find a gain instead."""
ACCURACY_DECAY: Final = 4.0
"""How fast the accuracy of a turn falls with its loss."""


class CannotReview(ValueError):
    """A game can't be reviewed; the message says why in one sentence."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move that lost much: the number of its position, the move played and the better one.

    The chances (0 to 1) are those of the seat to move, after each of the two.
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
    """The review of a game.

    Attributes:
        stops: Numbers of positions in the match.
        chances: For each stop, every seat's chance of winning, from 0 to 1.
        accuracy: From 0 to 100 by seat; None for a seat that never had a choice.
        turning_points: In the order of the game.
    """

    game: str
    stops: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    accuracy: tuple[float | None, ...]
    turning_points: tuple[TurningPoint, ...]

    def as_json(self) -> Json:
        """Return the review as JSON, for storage."""
        return asdict(self)

    @classmethod
    def of_json(cls, data: Mapping[str, Any]) -> Self:
        """Read a stored review; raise KeyError or TypeError if it isn't one."""
        points = (
            {**point, "reasons": tuple(Reason(**reason) for reason in point["reasons"])}
            for point in data["turning_points"]
        )
        return cls(
            game=data["game"],
            stops=tuple(data["stops"]),
            chances=tuple(map(tuple, data["chances"])),
            accuracy=tuple(data["accuracy"]),
            turning_points=tuple(TurningPoint(**point) for point in points),
        )


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """A question to answer, as step `number` (from 1) of at most `total`."""

    number: int
    total: int
    question: Question


@dataclass(frozen=True, slots=True)
class PlayedAnswer:
    """A move of a seat that had a choice: the numbers of its position and its turn."""

    number: int
    turn: int
    seat: Seat
    view: Position[Any]
    played: str


@dataclass(frozen=True, slots=True)
class JudgedAnswer:
    """The best move, and the chances of winning after it and after the move played.

    If both moves are the same, both chances are 1.0: they aren't computed.
    """

    best: str
    best_chance: float
    played_chance: float

    @property
    def loss(self) -> float:
        """By how much the best move is better; at least 0."""
        return max(0.0, self.best_chance - self.played_chance)


def steps(game: str, match: AnyMatch) -> Generator[ReviewStep, Any, Review]:
    """Return a generator that yields questions, receives their answers, and returns the review.

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
    stops = turn_bounds(GAMES[game], match)
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
    """Compare a move with the best one, within `seconds` of CPU time."""
    advice: tuple[AdvisedMove, ...] = yield ReviewStep(
        *count, AdviceQuestion(game, one.view, seconds / 2, 1, reasons=False)
    )
    best = advice[0].notation
    if best == one.played:
        return JudgedAnswer(best, 1.0, 1.0)
    both = WeighQuestion(game, one.view, (best, one.played), seconds / 2)
    chances: tuple[float, float] = yield ReviewStep(*count, both)
    return JudgedAnswer(best, *chances)


def answered(match: AnyMatch, stops: Sequence[int]) -> list[PlayedAnswer]:
    """Return every move of a seat that had a choice, with its view at that moment."""
    found = []
    for number, (position, move) in enumerate(zip(match.positions, match.moves, strict=False)):
        decision = position.decision
        if decision is None or decision.seat == DEALER or len(decision.moves) == 1:
            continue
        turn = turn_at(stops, number)
        view = position.seen_by(decision.seat)
        found.append(PlayedAnswer(number, turn, decision.seat, view, str(move)))
    return found


def turning(
    asked: Sequence[PlayedAnswer], losses: Sequence[float], places: Sequence[int]
) -> list[int]:
    """Return the moves that lost most, one per turn, the greatest loss first."""
    found: dict[int, int] = {}
    for place in sorted(places, key=lambda place: -losses[place]):
        if losses[place] >= MIN_TURNING_LOSS:
            found.setdefault(asked[place].turn, place)
    return list(found.values())[:TURNING_POINTS]


def accuracy(
    asked: Sequence[PlayedAnswer], losses: Sequence[float], seats: int
) -> tuple[float | None, ...]:
    """Return each seat's accuracy by the formula in the module's docstring."""
    turns: list[dict[int, float]] = [defaultdict(float) for _ in range(seats)]
    for one, loss in zip(asked, losses, strict=True):
        turns[one.seat][one.turn] += loss if loss > LOSS_TOLERANCE else 0.0
    return tuple(
        round(mean(100 * exp(-ACCURACY_DECAY * loss) for loss in of_seat.values()), 1)
        if of_seat
        else None
        for of_seat in turns
    )
