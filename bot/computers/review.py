"""The review of a game: each seat's chances of winning, its accuracy, and the turning points.

**Chances** are given at every stop: before each turn (see `rules/turns.py`) and at the end. The seat to
move has the chance of its best move, by the evaluation that also finds turning points; the others share
the rest as an onlooker would, by what was public at that moment. Where nothing was evaluated, because a
turn began without a choice or its move wasn't among those judged, all chances are the onlooker's. With
hindsight, a chance would jump when a hidden card is bought, though nobody played well or badly. At the
end of a game that nobody resigned, they show who won.

**Losses** are judged by what the seat could see, with the evaluation that hints use: a move loses
what the best move's chance of winning exceeds its own by, and nothing if that is within the
evaluation's error. So a move that a hint called the best one loses nothing.

**Accuracy** compares a seat's losses with what was at stake: what moves chosen blindly would have lost
on average. A move scores the share of it that it kept, from 0 to 100, and a game the mean of its
moves' scores and one of 100, so that two or three moves don't decide. Moves with less than `AT_STAKE`
at stake don't count: forced ones, and those of decided positions. docs/arena.md has the accuracies of
the ladder of computers.

**Turning points** are the moves that lost most, at least 5 points, on both of two looks. The second is
longer and draws its chances anew, as the greatest of many losses are those that a look overestimates. If
the looks together prefer another move than the first one, the review says so. The reasons compare the
line of the better move with that of the move played.

**Costs** are bounded: in a game with more than `MAX_JUDGED` choices, that many are judged, drawn from
all of it.

`steps` reads no clock and doesn't compute anything itself: it yields questions for the worker, each
of about one CPU second at most (a second look: two), and receives the answers, so that other tables'
computers never wait for a review. See `EngineClient.review`.
"""

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from statistics import fmean, harmonic_mean
from typing import Any, Final, Self

from bot.computers.contract import EvaluatedMove, Evaluation, Reason
from bot.computers.levels import adviser_of
from bot.computers.questions import ChancesQuestion, EvaluationQuestion, Question, ReasonsQuestion
from rules import DEALER, GAMES, AnyMatch, Position, Seat
from rules.contract import Json
from rules.turns import turn_at, turn_bounds

MAX_MOVES: Final = 1000
"""The most moves of a reviewed game, including the dealer's: several times the longest real game."""
MAX_JUDGED: Final = 250
"""The most moves that are judged: more than the choices of any real game, four minutes of CPU."""
SECOND_LOOK: Final = 2.0
"""The effort of a second look; a first one has 1."""
SECOND_LOOKS: Final = 6
"""How many moves are looked at a second time."""
TURNING_POINTS: Final = 3
MIN_TURNING_LOSS: Final = 0.05
"""The least loss of a turning point."""
AT_STAKE: Final = 0.03
"""The least chance of winning at stake in a move that counts for accuracy."""


class CannotReview(ValueError):
    """A game can't be reviewed; the message says why in one sentence."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move that lost much: the number of its position, the move played and the better one.

    The chances (0 to 1) are those of the seat to move, after each of the two. `second_look` is whether
    the first look, which hints have, preferred yet another move.
    """

    number: int
    seat: Seat
    played: str
    better: str
    chance: float
    better_chance: float
    reasons: tuple[Reason, ...]
    second_look: bool = False

    @classmethod
    def of_json(cls, data: Mapping[str, Any]) -> Self:
        """Read a stored turning point; raise KeyError or TypeError if it isn't one."""
        return cls(**{**data, "reasons": tuple(Reason(**it) for it in data["reasons"])})


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a game.

    Attributes:
        stops: Numbers of positions in the match.
        chances: For each stop, every seat's chance of winning, from 0 to 1.
        accuracy: From 0 to 100 by seat; None for a seat that never had anything at stake.
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
        return cls(
            game=data["game"],
            stops=tuple(data["stops"]),
            chances=tuple(map(tuple, data["chances"])),
            accuracy=tuple(data["accuracy"]),
            turning_points=tuple(map(TurningPoint.of_json, data["turning_points"])),
        )


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """A question to answer, as step `number` (from 1) of at most `total`."""

    number: int
    total: int
    question: Question


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move of a seat that had a choice: the numbers of its position and its turn."""

    number: int
    turn: int
    seat: Seat
    view: Position[Any]
    played: str


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move with the evaluation of its position; `second_look` as in `TurningPoint`."""

    move: PlayedMove
    evaluation: Evaluation
    second_look: bool = False

    @property
    def loss(self) -> float:
        """The chance of winning that the move lost."""
        return self.evaluation.loss(self.move.played)


def steps(game: str, match: AnyMatch) -> Generator[ReviewStep, Any, Review]:
    """Yield questions, receive their answers, and return the review; raise CannotReview first."""
    if adviser_of(game) is None:
        raise CannotReview(f"no adviser can review a game of {game}")
    if len(match.moves) > MAX_MOVES:
        raise CannotReview(
            f"a game of {len(match.moves):,} moves is too long to be reviewed: "
            f"there may be {MAX_MOVES:,} of them"
        )
    stops = turn_bounds(GAMES[game], match)
    asked = _drawn(played_moves(match, stops))
    total = 1 + len(asked) + SECOND_LOOKS + TURNING_POINTS
    views = [match.positions[stop].seen_by(None) for stop in stops]
    chances: list[tuple[float, ...]] = yield ReviewStep(1, total, ChancesQuestion(game, views))
    judged: list[JudgedMove] = []
    for number, one in enumerate(asked, start=2):
        question = EvaluationQuestion(game, one.view, (one.played,))
        judged.append(JudgedMove(one, (yield ReviewStep(number, total, question))))
    lossy = [place for place, one in enumerate(judged) if one.loss]
    worst = sorted(lossy, key=lambda place: -judged[place].loss)[:SECOND_LOOKS]
    for number, place in enumerate(worst, start=2 + len(asked)):
        one, first = judged[place].move, judged[place].evaluation
        question = EvaluationQuestion(game, one.view, (one.played,), SECOND_LOOK)
        evaluation: Evaluation = yield ReviewStep(number, total, question)
        both = agreed(first, evaluation, one.played)
        changed = both.best.notation != first.best.notation
        judged[place] = JudgedMove(one, both, second_look=changed)
    points: list[TurningPoint] = []
    turned = turning([judged[place] for place in worst])
    for number, point in enumerate(turned, start=2 + len(asked) + len(worst)):
        move, best = point.move, point.evaluation.best
        decision = move.view.decision
        better = next(it for it in decision.moves if str(it) == best.notation)  # type: ignore[union-attr]
        why = ReasonsQuestion(game, move.view, better, move.played, SECOND_LOOK)
        reasons: tuple[Reason, ...] = yield ReviewStep(number, total, why)
        points.append(
            TurningPoint(
                move.number,
                move.seat,
                move.played,
                best.notation,
                round(point.evaluation.of(move.played).chance, 4),
                round(best.chance, 4),
                reasons,
                point.second_look,
            )
        )
    best_at = {one.move.number: (one.move.seat, one.evaluation.best.chance) for one in judged}
    scored = [
        with_best(seats, *best_at[stop]) if stop in best_at else seats
        for stop, seats in zip(stops, chances, strict=True)
    ]
    return Review(
        game=game,
        stops=tuple(stops),
        chances=tuple(tuple(round(chance, 4) for chance in seats) for seats in scored),
        accuracy=accuracy(judged, len(chances[0])),
        turning_points=tuple(sorted(points, key=lambda point: point.number)),
    )


def with_best(chances: Sequence[float], seat: Seat, best: float) -> tuple[float, ...]:
    """Return the chances of all seats if one has `best`, and the others share the rest as before."""
    others = sum(chances) - chances[seat]
    return tuple(
        best if it == seat else (1 - best) * (chance / others if others else 1 / (len(chances) - 1))
        for it, chance in enumerate(chances)
    )


def played_moves(match: AnyMatch, stops: Sequence[int]) -> list[PlayedMove]:
    """Return every move of a seat that had a choice, with its view at that moment."""
    played = []
    for number, (position, move) in enumerate(zip(match.positions, match.moves, strict=False)):
        decision = position.decision
        if decision is None or decision.seat == DEALER or len(decision.moves) == 1:
            continue
        turn = turn_at(stops, number)
        view = position.seen_by(decision.seat)
        played.append(PlayedMove(number, turn, decision.seat, view, str(move)))
    return played


def _drawn(played: Sequence[PlayedMove]) -> list[PlayedMove]:
    """Return the moves to judge, in the order of the game; the same ones each time."""
    count = min(len(played), MAX_JUDGED)
    return [played[place] for place in sorted(Random(0).sample(range(len(played)), count))]


def agreed(first: Evaluation, second: Evaluation, played: str) -> Evaluation:
    """Return the move played, with its mean chance in two looks, and the best of those in both.

    How much better that one is, is the mean of what both say, nearer to the less the more they differ; it's
    the less of both if that is too little for a turning point.
    """
    looks = first, second
    known = {move.notation for move in first.moves}
    gains: list[tuple[float, str]] = []
    for move in [move.notation for move in second.moves if move.notation in known]:
        found = [look.of(move).chance - look.of(played).chance for look in looks]
        least = min(found)
        gains.append((harmonic_mean(found) if least >= MIN_TURNING_LOSS else least, move))
    gain, best = max(gains)
    chance = fmean(look.of(played).chance for look in looks)
    moves = EvaluatedMove(best, chance + gain), EvaluatedMove(played, chance)
    return replace(second, moves=moves)


def turning(judged: Sequence[JudgedMove]) -> list[JudgedMove]:
    """Return the moves that lost most, one per turn, the greatest loss first."""
    by_turn: dict[int, JudgedMove] = {}
    for one in sorted(judged, key=lambda one: -one.loss):
        if one.loss >= MIN_TURNING_LOSS:
            by_turn.setdefault(one.move.turn, one)
    return list(by_turn.values())[:TURNING_POINTS]


def accuracy(judged: Iterable[JudgedMove], seats: int) -> tuple[float | None, ...]:
    """Return each seat's accuracy by the formula in the module's docstring."""
    moves: list[list[tuple[float, float]]] = [[] for _ in range(seats)]
    for one in judged:
        moves[one.move.seat].append((one.loss, one.evaluation.stake))
    return tuple(map(kept, moves))


def kept(moves: Iterable[tuple[float, float]]) -> float | None:
    """Return how much moves kept of what was at stake, by each one's loss and stake.

    It's from 0 to 100, and 100 only if they lost nothing.
    """
    scores = [1 - min(1.0, loss / stake) for loss, stake in moves if stake >= AT_STAKE]
    if not scores:
        return None
    return min(round(100 * fmean([1.0, *scores]), 1), 100.0 if min(scores) == 1 else 99.9)
