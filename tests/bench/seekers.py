"""How fast the rules and the pictures of 12 Seekers are, each number beside its floor."""

import time
from itertools import pairwise
from random import Random
from statistics import median

from render import LOOKS, Scene
from render.seekers import board
from rules.seekers import SEEKERS
from rules.seekers.position import Position
from rules.seekers.sheets import SHEETS
from tests.bench.render import timed

GAMES_PLAYED = 60
MODES = ("basic", "advanced", "chaos")
KINDS = {"count": 1, "row": 7, "piles": 20}
"""A sheet of each kind of laying out."""


def main() -> None:
    """Print the numbers."""
    for mode in MODES:
        seconds, positions = random_games(mode)
        floor = sum(map(len, positions)) / copying_and_choosing(positions)
        answers = sum(len(game) - 1 for game in positions)
        print(
            f"{mode}: {GAMES_PLAYED / seconds:,.0f} random games/s, {answers / seconds:,.0f} "
            f"answers/s (floor, copy and choose alone: {floor:,.0f})"
        )
    for kind, sheet in KINDS.items():
        times, counts = [], []
        for turn in turns(sheet):
            started = time.perf_counter()
            counts.append(len(outcomes(turn)))
            times.append(time.perf_counter() - started)
        print(
            f"all outcomes of a chaos turn, {kind}: {median(times) * 1000:.1f} ms for "
            f"{median(counts):.0f} (longest {max(times) * 1000:.0f} ms, most {max(counts)})"
        )
    for kind, sheet in KINDS.items():
        print_pictures(kind, sheet)


def random_games(mode: str) -> tuple[float, list[list[Position]]]:
    """Return how long random games under all sheets took, in seconds, and their positions."""
    rng = Random(1)
    started = time.perf_counter()
    games = [random_game(1 + number % len(SHEETS), mode, rng) for number in range(GAMES_PLAYED)]
    return time.perf_counter() - started, games


def random_game(sheet: int, mode: str, rng: Random) -> list[Position]:
    """Return every position of a game of answers by chance."""
    options = {"sheet": sheet, "mode": mode}
    position = SEEKERS.start(2, options, SEEKERS.deal(2, options, rng))
    positions = [position]
    while decision := position.decision:
        position = position.after(rng.choice(decision.moves))
        positions.append(position)
    return positions


def copying_and_choosing(games: list[list[Position]]) -> float:
    """Return the seconds that as many copies of positions and choices take by themselves."""
    rng = Random(1)
    started = time.perf_counter()
    for positions in games:
        for position in positions:
            if position.decision:
                rng.choice(position.decision.moves)
            position.but(valid=None)
    return time.perf_counter() - started


def turns(sheet: int) -> list[Position]:
    """Return the positions in which a turn of some chaos games begins."""
    rng = Random(2)
    games = [random_game(sheet, "chaos", rng) for _ in range(3)]
    return [
        position
        for positions in games
        for position in positions
        if position.decision and position.decision.about == "seek"
    ]


def outcomes(turn: Position) -> set[Position]:
    """Return every position in which this turn can end."""
    ended: set[Position] = set()
    ahead = {turn}
    while ahead:
        further: set[Position] = set()
        for position in ahead:
            for move in position.decision.moves if position.decision else ():
                after = position.after(move)
                same = (after.round, after.mover, after.stage) == (turn.round, turn.mover, "play")
                (further if same else ended).add(after)
        ahead = further
    return ended


def print_pictures(kind: str, sheet: int) -> None:
    """Print what pictures of chaos games take, in time and in bytes."""
    look, rng = LOOKS["seekers"], Random(3)
    scenes = [
        Scene(after.seen_by(None), ("Ada Lovelace", "小林さくら"), before.seen_by(None))
        for _ in range(3)
        for before, after in pairwise(random_game(sheet, "chaos", rng))
    ]
    files = [look.picture(scene) for scene in scenes]  # every sprite is drawn once
    taken, floor = timed(look, board.painted, scenes)
    print(
        f"picture, {kind}: {median(taken) * 1000:.2f} ms (target 5), floor "
        f"{median(floor) * 1000:.2f} ms, largest {max(map(len, files)) / 1000:.1f} kB (target 150)"
    )


if __name__ == "__main__":
    main()
