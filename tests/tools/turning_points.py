"""`python -m tests.tools.turning_points --file FILE`: whether the turning points of Splendor cost what reviews say.

Games of `normal` against `easy` are reviewed. After each turning point's move, and after the better one, the
game is played to its end many times, with the same hidden cards and decks for both: whoever moves takes what
the net of `strong` values most. The file gets a line per turning point, and a later call goes on with the
next game.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

import numpy as np

from bot.computers.answers import answer
from bot.computers.levels import computer
from bot.computers.questions import ChancesQuestion, ReasonsQuestion
from bot.computers.review import MIN_TURNING_LOSS, Review, TurningPoint, steps
from bot.computers.splendor import boards
from bot.computers.splendor import layout as at
from bot.computers.splendor.layout import Ints
from bot.computers.splendor.net import shipped
from bot.computers.splendor.reading import column, guessed, spelled, unseen
from bot.computers.splendor.search import pay_otherwise
from bot.computers.splendor.tree import seated_chances
from rules import GAMES, AnyMatch, answering
from rules.contract import question_of
from rules.splendor.moves import Buy
from rules.splendor.position import Position
from tests.tools.arena.games import deals
from tests.tools.errors import splendor_phase
from tests.tools.train.splendor.playing import best
from tests.tools.train.splendor.tables import Tables

LEVELS: Final = "normal", "easy"
MOST_GAMES: Final = 10_000
LONGEST: Final = 250
"""Turns after which a play-out ends with whoever leads, as the net alone may take gems forever."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A turning point: the loss claimed, and in which share of the play-outs each move won."""

    game: int
    phase: str
    claimed: float
    played: float
    better: float
    error: float
    """The standard error of the measured loss."""

    @property
    def measured(self) -> float:
        """The measured loss."""
        return self.better - self.played


def main() -> None:
    """Check more turning points, and print what all in the file come to."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.turning_points", description=__doc__
    )
    parser.add_argument(
        "--file", type=Path, required=True, help="lines of JSON, one per turning point"
    )
    parser.add_argument("--points", type=int, default=200, help="how many it shall have")
    parser.add_argument(
        "--outs", type=int, default=400, help="play-outs after each of the two moves"
    )
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    known = asked.file.read_text("utf-8").splitlines() if asked.file.exists() else []
    found = [Checked(**json.loads(line)) for line in known]
    begin = found[-1].game + 1 if found else 0
    with asked.file.open("a", encoding="utf-8") as file:
        for number, match in games(asked.seed, begin):
            if len(found) >= asked.points:
                break
            for point in reviewed(match).turning_points:
                view: Any = match.positions[point.number].seen_by(point.seat)
                found.append(checked(number, view, point, asked.outs))
                print(json.dumps(asdict(found[-1])), file=file, flush=True)
    for line in report(found):
        print(line)


def games(seed: int, begin: int) -> Iterator[tuple[int, AnyMatch]]:
    """Yield games of the two levels, which change seats from one to the next."""
    for deal in deals(GAMES["splendor"], 2, [{}], MOST_GAMES, seed):
        if deal.number >= begin:
            rng = Random(deal.seed)
            players = [computer("splendor", level) for level in LEVELS]
            seats = {
                (seat + deal.number) % 2: lambda view, choose=choose, rng=rng: choose(
                    view, 1.0, rng
                )
                for seat, choose in enumerate(players)
            }
            *_, match = answering(deal.record.begin(), rng, seats)
            yield deal.number, match


def reviewed(match: AnyMatch) -> Review:
    """Return a game's review, without its reasons and the onlookers' chances."""
    asking = steps("splendor", match)
    found: Any = None
    while True:
        try:
            question = asking.send(found).question
        except StopIteration as end:
            review: Review = end.value
            return review
        if isinstance(question, ChancesQuestion):
            found = [(0.5, 0.5)] * len(question.views)
        else:
            found = () if isinstance(question, ReasonsQuestion) else answer(question, Random(0))


def checked(number: int, view: Position, point: TurningPoint, outs: int) -> Checked:
    """Play on after both moves of a turning point."""
    played, better = (play_outs(view, move, outs) for move in (point.played, point.better))
    return Checked(
        number,
        splendor_phase(view),
        point.better_chance - point.chance,
        fmean(played),
        fmean(better),
        stdev(one - other for one, other in zip(better, played, strict=True)) / sqrt(outs),
    )


def play_outs(view: Position, notation: str, outs: int) -> Sequence[float]:
    """Return the mover's share of the win in each play-out after a move; the same ones each time."""
    seats = len(view.seats)
    net, tables = shipped(seats), Tables(seats, outs, np.random.default_rng(0))
    for out in range(outs):
        rng = Random(out)
        guess = guessed(view, rng)
        tables.columns[:, out] = _after(column(guess), guess, notation)
        for level, cards in enumerate(unseen(guess)):
            tables.decks[level, : len(cards), out] = rng.sample(cards, len(cards))
    tables.turn_up()
    for _ in range(LONGEST):
        going = np.flatnonzero(tables.columns[at.ABOUT_ROW] != at.GAME_OVER)
        if not going.size:
            break
        asked = tables.columns[:, going]
        which, moves = np.nonzero(boards.legal(asked).T)
        after = boards.played(asked[:, which], moves)
        values = seated_chances(net, after)
        own = values[asked[at.TURN_ROW][which], np.arange(which.size)]
        tables.columns[:, going] = after[:, best(own, which, going.size)]
        tables.turn_up()
    rank = (view.turn - tables.columns[at.TURN_ROW]) % seats
    shares: list[float] = boards.shares(tables.columns)[rank, np.arange(outs)].tolist()
    return shares


def _after(before: Ints, position: Position, notation: str) -> Ints:
    """Return a table after a move; one that pays otherwise too."""
    offered = {str(move): move for move in question_of(position).moves}
    move = offered[notation]
    usual = f"buy:{move.card.id}" if isinstance(move, Buy) else notation
    legal = np.flatnonzero(boards.legal(before[:, None])[:, 0]).tolist()
    (number,) = (it for it in legal if spelled(before, it) == usual)
    after: Ints = boards.played(before[:, None], np.array([number]))[:, 0]
    cheap = offered[usual]
    if isinstance(move, Buy) and isinstance(cheap, Buy):
        pay_otherwise(before, after, cheap, move)
    return after


def report(found: Sequence[Checked]) -> Iterator[str]:
    """Yield a line per phase, and one for all."""
    for phase in (*dict.fromkeys(one.phase for one in found), "all"):
        some = [one for one in found if phase in {one.phase, "all"}]
        lose = fmean(one.measured >= MIN_TURNING_LOSS for one in some)
        claimed, measured = (
            fmean(map(of, some)) for of in (lambda it: it.claimed, lambda it: it.measured)
        )
        error = sqrt(sum(one.error**2 for one in some)) / len(some)
        yield (
            f"{phase}: {len(some)} turning points; {lose:.0%} lose {100 * MIN_TURNING_LOSS:.0f} points or more; "
            f"claimed {100 * claimed:.1f}, measured {100 * measured:.1f} ± {196 * error:.1f}"
        )


if __name__ == "__main__":
    main()
