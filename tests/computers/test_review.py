"""Reviews: what they say of a game follows from the game, and they come to an end whatever happens."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from bot.computers.answers import answer
from bot.computers.contract import EvaluatedMove, Evaluation
from bot.computers.levels import adviser_of
from bot.computers.questions import (
    AdviceQuestion,
    ChancesQuestion,
    EvaluationQuestion,
)
from bot.computers.review import (
    MAX_JUDGED,
    MAX_MOVES,
    MIN_TURNING_LOSS,
    SECOND_LOOK,
    SECOND_LOOKS,
    TURNING_POINTS,
    CannotReview,
    JudgedMove,
    PlayedMove,
    Review,
    ReviewStep,
    accuracy,
    steps,
    turning,
)
from rules import DEALER, GAMES, AnyMatch, Match, answering, dealt
from rules.turns import turn_bounds
from tests.computers.reviewing import HASTE, SHORT, answer_all, game, in_haste, reviewed
from tests.computers.seekers.truth import holds
from tests.computers.splendor.truth import check

every_game = pytest.mark.parametrize(
    ("key", "seats"), [("splendor", 2), ("splendor", 3), ("seekers", 2)]
)


@every_game
def test_there_is_a_chance_for_every_seat_before_each_turn_and_at_the_end(
    key: str, seats: int
) -> None:
    """Stops are where turns begin, chances add up to 1, and the last ones say who has won."""
    match, told = game(key, seats), reviewed(key, seats)
    verbs = GAMES[key].turn_verbs
    begun = [n for n, move in enumerate(match.moves) if str(move).split(":")[0] in verbs]
    assert list(told.stops) == [*begun, len(match.moves)]
    assert len(told.chances) == len(told.stops)
    for chances in told.chances:
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1, abs=0.001)
    won = [place == 1 for place in match.position.places()]
    assert [chance > 0 for chance in told.chances[-1]] == won


@every_game
def test_every_claim_is_found_again_in_the_position(key: str, seats: int) -> None:
    """A turning point's answers were offered to its seat, and by the rules its reasons are true."""
    match, told = game(key, seats), reviewed(key, seats)
    adviser = adviser_of(key)
    assert adviser
    assert told.turning_points, "who does anything at all loses something"
    for point in told.turning_points:
        position = match.positions[point.number]
        decision = position.decision
        assert decision
        assert decision.seat == point.seat
        assert str(match.moves[point.number]) == point.played
        view: Any = position.seen_by(point.seat)
        assert view.decision
        moves = {str(move): move for move in view.decision.moves}
        better, played = moves[point.better], moves[point.played]
        looked = answer(
            EvaluationQuestion(key, view, (point.played,), HASTE * SECOND_LOOK), Random(1)
        )
        line, instead = looked.of(point.better).line, looked.of(point.played).line
        if tuple(adviser.reasons(view, better, line)) == tuple(point.reasons):
            instead = ()  # nothing told the moves apart
        for reason in point.reasons:
            if key == "splendor":
                check(view, point.seat, better, reason, (line, instead))
            else:
                assert holds(reason, view, (better, played), line, instead)
        assert point.better_chance - point.chance >= MIN_TURNING_LOSS - 0.001
    numbers = [point.number for point in told.turning_points]
    assert numbers == sorted(set(numbers))


@every_game
def test_chances_and_turning_points_agree(key: str, seats: int) -> None:
    """Where a turn began with a turning point, the chart has the chance of the better move."""
    told = reviewed(key, seats)
    before = dict(zip(told.stops, told.chances, strict=True))
    begun = [point for point in told.turning_points if point.number in before]
    assert begun
    for point in begun:
        assert before[point.number][point.seat] == point.better_chance


@pytest.mark.parametrize("key", ["splendor", "seekers"])
def test_a_better_player_is_more_accurate(key: str) -> None:
    """Normal is told to choose better than who does anything at all, and nobody beyond 0 to 100."""
    normal, other = reviewed(key, 2).accuracy
    assert normal is not None
    assert other is not None
    assert 0 <= other < normal <= 100


def judged(turn: int, seat: int, loss: float, stake: float = 0.2) -> JudgedMove:
    """Return a move of a turn that lost so much, where so much was at stake."""
    view: Any = None
    moves = EvaluatedMove("a", 0.6), EvaluatedMove("b", 0.6 - loss)
    return JudgedMove(PlayedMove(turn, turn, seat, view, "b"), Evaluation(moves, stake, 0.01))


def test_accuracy_is_what_the_formula_says() -> None:
    """It's the mean share of the stakes that moves and a perfect one kept; low stakes don't count."""
    told = accuracy([judged(1, 0, 0.1), judged(2, 1, 0.009), judged(3, 0, 0.0)], 3)
    assert told == (83.3, 100.0, None)
    assert accuracy([judged(1, 0, 0.3, stake=0.02)], 1) == (None,)
    assert accuracy([judged(1, 0, 0.3), judged(2, 0, 0.3, stake=0.6)], 1) == (50.0,)
    perfect = [judged(turn, 0, 0.0) for turn in range(99)]
    assert accuracy(perfect, 1) == (100.0,)
    assert accuracy([*perfect, judged(99, 0, 0.02, stake=0.6)], 1) == (99.9,)


def test_turning_points_are_three_of_different_turns() -> None:
    """The greatest losses of at least five points, one a turn."""
    losses = [0.3, 0.4, 0.0, 0.06, 0.2, 0.1, 0.04, 0.0, 0.5, 0.01]
    found = turning([judged(number // 2, 0, loss) for number, loss in enumerate(losses)])
    assert [one.loss for one in found] == pytest.approx([0.5, 0.4, 0.2])
    assert [one.loss for one in turning([judged(1, 0, 0.06), judged(2, 0, 0.04)])] == [
        pytest.approx(0.06)
    ]


@pytest.mark.parametrize("key", ["splendor", "seekers"])
def test_who_follows_hints_loses_nothing(key: str) -> None:
    """A game of first hints alone has no turning point, and both seats have an accuracy of 100."""
    rng = Random(2)

    def player(view: Any) -> object:
        best = answer(AdviceQuestion(key, view, 1, effort=HASTE), rng)[0].notation
        return next(move for move in view.decision.moves if str(move) == best)

    *_, match = answering(
        dealt(GAMES[key], 2, SHORT[key], rng).begin(), rng, dict.fromkeys((0, 1), player)
    )

    told = in_haste(key, match)
    assert told.accuracy == (100.0, 100.0)
    assert told.turning_points == ()


def test_a_second_look_may_think_otherwise() -> None:
    """A loss that it doesn't find is no turning point; a better move that isn't the first look's is new."""
    looks = 0

    def reply(step: ReviewStep) -> Any:
        nonlocal looks
        question = step.question
        if isinstance(question, ChancesQuestion):
            return [(0.5, 0.5)] * len(question.views)
        if not isinstance(question, EvaluationQuestion):
            return ()
        (played,) = question.also
        again = question.effort == SECOND_LOOK
        looks += again
        offered = map(str, question.view.decision.moves)
        one, *others = [move for move in offered if move != played]
        if not others:
            return Evaluation((EvaluatedMove(played, 0.5),), 0.2, 0.01)
        if again and looks % 2:
            return Evaluation((EvaluatedMove(played, 0.4), EvaluatedMove(one, 0.3)), 0.2, 0.01)
        worths = {one: 0.5, others[0]: 0.8} if again else {one: 0.6, others[0]: 0.55}
        moves = (EvaluatedMove(move, worth) for move, worth in worths.items())
        return Evaluation((*moves, EvaluatedMove(played, 0.4 + 0.02 * again)), 0.2, 0.01)

    review = answer_all(steps("splendor", game("splendor", 2)), reply)
    assert looks == SECOND_LOOKS
    assert len(review.turning_points) == TURNING_POINTS
    assert all(point.second_look for point in review.turning_points)
    shown = {(point.chance, point.better_chance) for point in review.turning_points}
    assert shown == {(0.41, 0.6251)}, "the mean of both looks, and their losses' harmonic mean"


@pytest.mark.parametrize("key", ["splendor", "seekers"])
def test_nothing_is_asked_that_a_seat_could_not_see(key: str) -> None:
    """Answers are judged in the view of who gave them, chances in an onlooker's."""
    rng = Random(5)
    options = {"seekers": {"sheet": 14}}.get(key, {})
    match = dealt(GAMES[key], 2, options, rng).begin()
    while decision := match.position.decision:
        match = match.play(str(decision.drawn(rng)))
    making = steps(key, match)
    step = next(making)
    assert isinstance(step.question, ChancesQuestion)
    stops = turn_bounds(GAMES[key], match)
    assert step.question.views == [match.positions[stop].seen_by(None) for stop in stops]
    told: Any = [(0.5, 0.5)] * len(stops)
    seen = 0
    for number, position in enumerate(match.positions[:-1]):
        decision = position.decision
        assert decision
        if decision.seat == DEALER or len(decision.moves) == 1:
            continue
        question = making.send(told).question
        view, played = position.seen_by(decision.seat), str(match.moves[number])
        assert isinstance(question, EvaluationQuestion)
        assert question.view == view
        assert question.also == (played,)
        told = Evaluation((EvaluatedMove(played, 0.5),), 0.1, 0.01)
        seen += 1
    assert seen > 10


def test_a_review_is_kept_as_json() -> None:
    """A review survives being written and read."""
    told = reviewed("splendor", 2)
    assert Review.of_json(json.loads(json.dumps(told.as_json()))) == told


def test_a_game_that_is_too_long_is_refused() -> None:
    """A record of 10,000 moves is refused before anything is asked; one at the bound is not."""
    match = game("splendor", 2)
    endless = Match((match.positions[0],) * 10_001, (match.moves[0],) * 10_000)
    with pytest.raises(CannotReview, match=r"a game of 10,000 moves is too long to be reviewed"):
        next(steps("splendor", endless))
    assert next(
        steps(
            "splendor",
            Match((match.positions[0],) * (MAX_MOVES + 1), (match.moves[0],) * MAX_MOVES),
        )
    )


def test_an_endless_game_costs_no_more_than_a_long_one() -> None:
    """Of 900 choices 250 are judged, by both seats, and the review comes to its end."""
    one = game("splendor", 2)
    moves = [move for move in range(len(one.moves)) if has_choice(one, move)]
    first, second = moves[0], moves[1]
    endless = Match(
        (one.positions[first], one.positions[second]) * 450 + (one.positions[-1],),
        (one.moves[first], one.moves[second]) * 450,
    )
    judged: list[int] = []

    def reply(step: ReviewStep) -> Any:
        question = step.question
        if isinstance(question, ChancesQuestion):
            return [(0.5, 0.5)] * len(question.views)
        assert isinstance(question, EvaluationQuestion)
        judged.append(question.view.decision.seat)
        return Evaluation((EvaluatedMove(question.also[0], 0.5),), 0.1, 0.01)

    told = answer_all(steps("splendor", endless), reply)
    assert len(judged) == MAX_JUDGED
    assert MAX_JUDGED / 3 < sum(judged) < 2 * MAX_JUDGED / 3
    assert told.accuracy == (100.0, 100.0)


def has_choice(match: AnyMatch, number: int) -> bool:
    """Return whether a seat made the move with this number, and had a choice."""
    decision = match.positions[number].decision
    return bool(decision and decision.seat != DEALER and len(decision.moves) > 1)
