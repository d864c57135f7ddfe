"""How fast the rules are, on one core, each number beside its floor."""

import contextlib
import io
import json
import sys
import time
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rules import DEALER, GAMES, Game, Position, dealt, record_json
from rules.__main__ import main as command
from rules.splendor import SPLENDOR
from tests.tools.arena.games import choices

RECORDS = 40
GAMES_PLAYED: Mapping[str, tuple[int, tuple[str, ...]]] = {
    "splendor": (400, ()),
    "seekers": (60, ("mode=basic", "mode=advanced", "mode=chaos")),
}
"""How many games are played of each, in each of these modes."""


def main() -> None:
    """Print the numbers."""
    for key, (count, modes) in GAMES_PLAYED.items():
        for mode in modes or ("",):
            options = choices(GAMES[key], ["sheet=all", mode] if mode else [])
            random_games(GAMES[key], options, 3)  # warm
            started = time.perf_counter()
            games = random_games(GAMES[key], options, count)
            spent = time.perf_counter() - started
            answers = sum(len(game) - 1 for game in games)
            floor = sum(map(len, games)) / copying_and_choosing(games)
            print(
                f"{key} {mode}: {count / spent:,.0f} random games/s, {answers / spent:,.0f} "
                f"answers/s (floor, copy and choose alone: {floor:,.0f})"
            )
    print(f"python -m rules trace: {traced_positions():,.0f} positions/s")


def random_games(
    game: Game[Any], options: Sequence[Mapping[str, Any]], count: int
) -> list[list[Position[Any]]]:
    """Return every position of some games of answers by chance."""
    rng = Random(1)
    games = []
    for number in range(count):
        chosen = options[number % len(options)]
        position: Position[Any] = game.start(2, chosen, game.deal(2, chosen, rng))
        positions = [position]
        while decision := position.decision:
            position = position.after(rng.choice(decision.moves))
            positions.append(position)
        games.append(positions)
    return games


def copying_and_choosing(games: list[list[Any]]) -> float:
    """Return the seconds that as many copies of positions and choices take."""
    rng = Random(1)
    started = time.perf_counter()
    for positions in games:
        for position in positions:
            if position.decision:
                rng.choice(position.decision.moves)
            position.but()
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
