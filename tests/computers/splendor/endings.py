"""`python -m tests.computers.splendor.endings`: whether the strong computer misses a proven win.

Endings of the last two rounds, from games between computers of level 4, are solved by a proof with many more
tables than the strong computer has. Where a move surely wins, the strong computer's must be such a move.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

from bot.computers.levels import computer
from bot.computers.splendor.proving import proven
from bot.computers.splendor.search import Search
from bot.computers.splendor.strong import strong
from rules import answering, dealt
from rules.splendor import SPLENDOR
from rules.splendor.position import Position


def main() -> None:
    """Print how many endings were looked at, how many have a proven win, and how many were missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.computers.splendor.endings")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--endings", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=0.1, help="for an answer")
    parser.add_argument("--patience", type=int, default=100_000, help="tables for a solution")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    won = lost = missed = 0
    drawn = endings(asked.seats, Random(asked.seed))
    for number in range(1, asked.endings + 1):
        view = next(drawn)
        search = Search(view, Random(1))
        solved = proven(view, search.trees[0].root, asked.patience)
        wins = [search.moves[place] for place, worth in solved.items() if worth == 1]
        won += bool(wins)
        lost += list(solved.values()) == [0] * len(search.moves)
        if wins and (move := strong(view, asked.seconds, Random(1))) not in wins:
            missed += 1
            print(f"missed: {move} instead of {', '.join(map(str, wins))}\n{view.sketch()}")
        if number % 100 == 0 or number == asked.endings:
            print(f"{number} endings: {won} won, {lost} lost, {missed} wins missed", flush=True)


def endings(seats: int, rng: Random) -> Iterator[Position]:
    """Yield what the seat to move sees, once in the last two rounds of each game."""
    players = dict.fromkeys(range(seats), lambda view: computer("splendor")(view, 0.0, rng))
    while True:
        *_, match = answering(dealt(SPLENDOR, seats, {}, rng).begin(), rng, players)
        turns = [it for it in match.positions if it.decision and it.decision.about == "turn"]
        position = rng.choice(turns[-2 * seats :])
        assert isinstance(position, Position)
        yield position.seen_by(position.turn)


if __name__ == "__main__":
    main()
