"""`python -m bot.computers review FILE`: print the review of a record as text."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Final

from bot.computers.answers import answer, answer_all
from bot.computers.levels import ADVISERS
from bot.computers.review import CannotReview, Review, ReviewStep, TurningPoint, steps
from rules import AnyMatch, IllegalMove, MalformedRecord
from rules.record import read_record

EXIT_NOT_REVIEWED: Final = 2
"""The exit status if the record can't be reviewed."""


def main(path: str) -> int:
    """Print the review of a record ("-": from standard input); return the exit status."""
    try:
        record = read_record(sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes())
        *_, match = record.replay()
        review = reviewed(record.game.key, match, SystemRandom(), _show_progress)
    except (OSError, MalformedRecord, IllegalMove, CannotReview) as error:
        sys.stderr.write(f"review: {error}\n")
        return EXIT_NOT_REVIEWED
    sys.stdout.write("\n".join(lines(review, match)) + "\n")
    return 0


def reviewed(
    game: str, match: AnyMatch, rng: Random, on_step: Callable[[ReviewStep], None] = lambda _: None
) -> Review:
    """Review a game in this process, calling `on_step` before each step.

    Raises CannotReview.
    """

    def reply(step: ReviewStep) -> Any:  # noqa: ANN401 - as the question says
        on_step(step)
        return answer(step.question, rng)

    return answer_all(steps(game, match), reply)


def lines(review: Review, match: AnyMatch) -> Iterator[str]:
    """Yield the lines of a review in English; seats count from 0, chances are in percent."""
    seats = range(len(review.chances[0]))
    yield "chances of winning, in %"
    yield "  move  " + "".join(f"  seat {seat}" for seat in seats) + "   then"
    for stop, chances in zip(review.stops, review.chances, strict=True):
        numbers = "".join(f"{100 * chance:8.1f}" for chance in chances)
        yield f"  {stop:4}  {numbers}   {_what_came(match, stop)}"
    yield ""
    yield "accuracy, from 0 to 100"
    for seat, accuracy in enumerate(review.accuracy):
        yield f"  seat {seat}  " + ("nothing at stake" if accuracy is None else f"{accuracy:.1f}")
    yield ""
    yield "turning points" if review.turning_points else "no turning points"
    for point in review.turning_points:
        yield from _turning(review.game, point)


def _what_came(match: AnyMatch, stop: int) -> str:
    if stop == len(match.moves):
        return "the end" if match.position.decision is None else "the game goes on"
    decision = match.positions[stop].decision
    return f"seat {decision.seat}: {match.moves[stop]}" if decision else ""


def _turning(game: str, point: TurningPoint) -> Iterator[str]:
    yield (
        f"  move {point.number}, seat {point.seat}: {point.played} ({100 * point.chance:.0f}%); "
        f"better: {point.better} ({100 * point.better_chance:.0f}%)"
        + (", found on a second look" if point.second_look else "")
    )
    if adviser := ADVISERS[game]:
        yield from (f"    {adviser.in_english(reason)}" for reason in point.reasons)


def _show_progress(step: ReviewStep) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\rreviewed {100 * step.number // step.total}%\r")
