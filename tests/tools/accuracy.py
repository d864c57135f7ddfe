"""The accuracy of every level in reviews: `python -m tests.tools.accuracy GAME FILE --games 200`.

Plays games between levels drawn at random, judges each move as reviews do, and appends a JSON line
per game to FILE: the levels, and the moves' losses and stakes by seat. Then it prints the mean
accuracy (`bot/computers/review.py`) of each level with its spread from game to game.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import mean, pstdev
from typing import Any, Final

from bot.computers.answers import answer
from bot.computers.levels import computer, every_level
from bot.computers.questions import EvaluationQuestion
from bot.computers.review import kept, played_moves
from rules import GAMES, answering, dealt
from rules.turns import turn_bounds
from tests.tools.train.puzzles import any_options

SECONDS: Final = 0.2
"""CPU seconds that `strong` has for a move."""

JudgedGame = Mapping[str, list[Any]]
"""The `levels` by seat, and the `moves` by seat: each move's loss and stake."""


def judged(game: str, seats: int, rng: Random) -> JudgedGame:
    """Play and judge a game."""
    levels = rng.choices(every_level(game), k=seats)
    players = {
        seat: lambda view, level=level: computer(game, level)(view, SECONDS, rng)
        for seat, level in enumerate(levels)
    }
    begun = dealt(GAMES[game], seats, any_options(game, rng), rng).begin()
    *_, match = answering(begun, rng, players)
    moves: list[list[tuple[float, float]]] = [[] for _ in levels]
    for move in played_moves(match, turn_bounds(GAMES[game], match)):
        found = answer(EvaluationQuestion(game, move.view, (move.played,)), rng)
        moves[move.seat].append((round(found.loss(move.played), 4), round(found.stake, 4)))
    return {"levels": levels, "moves": moves}


def table(game: str, games: Sequence[JudgedGame]) -> Iterator[str]:
    """Yield the lines of the table."""
    found: dict[str, list[float]] = defaultdict(list)
    for one in games:
        for level, moves in zip(one["levels"], one["moves"], strict=True):
            if (accuracy := kept(moves)) is not None:
                found[level].append(accuracy)
    for level in every_level(game):
        if told := found[level]:
            yield f"{level:>7} {mean(told):6.1f} ± {pstdev(told):4.1f} a game, {len(told)} games"


def main() -> None:
    """Play, judge and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.accuracy", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=200, help="games in the file at the end")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    asked.file.touch()
    done = [json.loads(line) for line in asked.file.read_text(encoding="utf-8").splitlines()]
    with asked.file.open("a", encoding="utf-8") as file:
        for number in range(len(done), asked.games):
            done.append(judged(asked.game, asked.seats, Random(f"{asked.seed} {number}")))
            file.write(json.dumps(done[-1]) + "\n")
            file.flush()
    sys.stdout.write("\n".join(table(asked.game, done)) + "\n")


if __name__ == "__main__":
    main()
