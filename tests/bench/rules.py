"""How fast the rules are, on one core, each number beside its floor."""

import contextlib
import io
import json
import sys
import time
from random import Random

from rules import DEALER, dealt, record_json
from rules.__main__ import main as command
from rules.splendor import SPLENDOR

GAMES_PLAYED = 400
RECORDS = 40


def main() -> None:
    """Print the numbers."""
    played_games(Random(0), GAMES_PLAYED // 10)  # warm
    started = time.perf_counter()
    moves, answers = played_games(Random(1), GAMES_PLAYED)
    spent = time.perf_counter() - started
    floor = answers / copying_and_choosing(answers)
    print(f"splendor, random games for two: {moves / spent:,.0f} players' moves/s")
    print(f"  in all, with the dealer's:    {answers / spent:,.0f} answers/s")
    print(f"  floor, copy and choose alone: {floor:,.0f} answers/s")
    print(f"python -m rules trace:          {traced_positions():,.0f} positions/s")


def played_games(rng: Random, games: int) -> tuple[int, int]:
    """Return how many players' moves, and answers in all, games from set-up to end took."""
    moves = answers = 0
    for _ in range(games):
        position = SPLENDOR.start(2, {}, SPLENDOR.deal(2, {}, rng))
        while decision := position.decision:
            answers += 1
            moves += decision.seat != DEALER
            position = position.after(rng.choice(decision.moves))
    return moves, answers


def copying_and_choosing(answers: int) -> float:
    """Return the seconds that as many copies of a position and choices take by themselves."""
    rng = Random(1)
    position = SPLENDOR.start(2, {}, SPLENDOR.deal(2, {}, rng))
    offered = position.decision.moves if position.decision else ()
    started = time.perf_counter()
    for _ in range(answers):
        position = position.but(turn=0)
        rng.choice(offered)
    return time.perf_counter() - started


def traced_positions() -> float:
    """Return how many positions a second the command line traces, reading and writing included."""
    rng = Random(2)
    records, positions = [], 0
    for _ in range(RECORDS):
        record = dealt(SPLENDOR, 2, {}, rng)
        match = record.begin()
        while decision := match.position.decision:
            match = match.play(str(rng.choice(decision.moves)))
        positions += len(match.positions)
        records.append(json.dumps(record_json(record, match, DEALER)))
    typed, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO("\n".join(records).encode()))
    started = time.perf_counter()
    with contextlib.redirect_stdout(io.StringIO()):
        command(["trace", "--lines"])
    spent = time.perf_counter() - started
    sys.stdin = typed
    return positions / spent


if __name__ == "__main__":
    main()
