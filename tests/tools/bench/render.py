"""How long pictures take, how large they are, and what they cost in memory.

Each number stands beside a floor from the same run: encoding the very same frames.
Run as `python -m tests.tools.bench.render`.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from itertools import pairwise
from time import perf_counter
from typing import Any

from PIL import Image

from render import LOOKS, Look, Scene, review
from render.canvas import Canvas, encoded
from render.png import Frame
from render.seekers import board as seekers
from render.splendor import board, cards
from rules import DEALER, GAMES
from rules.splendor.cards import CARDS, NOBLES
from rules.splendor.position import Position
from tests.render import golden
from tests.tools.arena.games import choices
from tests.tools.bench.rules import random_games
from tests.tools.memory import mebibytes

NAMES = ("Ada Lovelace", "小林さくら", "Wolfeschlegelsteinhausen", "Robin")
FIRST = "first"
MEMORY = "memory"
TIMES = 15
KINDS = {"count": 1, "row": 7, "piles": 20}
"""A sheet of each kind of laying out."""
Painted = Callable[[Scene[Any]], tuple[Canvas, str]]


def turns(seats: int, seed: int, luck: float = 0.1) -> list[Scene[Position]]:
    """Return the public scene after each turn of a game between sensible players."""
    rng, game = random.Random(seed), GAMES["splendor"]
    sensible = game.computers["sensible"]
    position = game.start(seats, {}, game.deal(seats, {}, rng))
    assert isinstance(position, Position)
    shown = [position]
    while position.decision:
        asked = position.decision
        if asked.seat == DEALER or rng.random() < luck:
            move = rng.choice(asked.moves)
        else:
            move = sensible(position.seen_by(asked.seat))
        position = position.after(move)
        if position.turn_over:
            shown.append(position)
    views = [position.seen_by(None) for position in shown]
    return [Scene(view, NAMES[:seats], before) for before, view in pairwise(views)]


def answers(sheet: int) -> list[Scene[Any]]:
    """Return the public scene after each answer of three chaos games of 12 Seekers."""
    options = choices(GAMES["seekers"], [f"sheet={sheet}", "mode=chaos"])
    games = random_games(GAMES["seekers"], options, 3)
    return [
        Scene(after.seen_by(None), NAMES[:2], before.seen_by(None))
        for positions in games
        for before, after in pairwise(positions)
    ]


def first_frame() -> None:
    """Print what the first picture of this process takes, in milliseconds."""
    scene = turns(4, 3)[40]
    start = perf_counter()
    LOOKS["splendor"].picture(scene)
    print((perf_counter() - start) * 1000)


def memory() -> None:
    """Print what this process holds once every sprite has been drawn, in MiB."""
    look = LOOKS["splendor"]
    for name in CARDS:
        for plan in (cards.MEDIUM, cards.SMALL, cards.LARGE):
            cards.face(name, plan)
    for name in NOBLES:
        for size in ((119, 182), (152, 126), (206, 126)):
            cards.noble(name, *size)
    for seats in (2, 3, 4):
        for scene in turns(seats, seats):
            look.picture(scene)
    print(mebibytes())


def median(numbers: Iterable[float]) -> float:
    """Return the middle number; `statistics` would count as memory of the pictures."""
    ordered = sorted(numbers)
    return ordered[len(ordered) // 2]


def timed(
    look: Look, painted: Painted, scenes: Iterable[Scene[Any]]
) -> tuple[list[float], list[float]]:
    """Return how long each picture took, and how long encoding it alone took, in seconds."""
    taken, floor = [], []
    for scene in scenes:
        start = perf_counter()
        look.picture(scene)
        taken.append(perf_counter() - start)
        canvas, mood = painted(scene)
        start = perf_counter()
        encoded(canvas.frame, mood)
        floor.append(perf_counter() - start)
    return taken, floor


def charts() -> Iterator[str]:
    """Yield how long the chart of a review takes, in lines."""
    for seats, turns in ((2, 12), (2, 60), (4, 110)):
        course = golden.course(seats, turns)
        file = review.draw(course)
        frame = Frame(Image.open(BytesIO(file)))
        taken, floor = [], []
        for _ in range(TIMES):
            start = perf_counter()
            review.draw(course)
            taken.append(perf_counter() - start)
            start = perf_counter()
            encoded(frame, "play")
            floor.append(perf_counter() - start)
        yield (
            f"review of {seats} seats, {turns} turns: {median(taken) * 1000:.1f} ms, "
            f"floor {median(floor) * 1000:.1f} ms (target 20 in all), "
            f"file {len(file) / 1000:.1f} kB (target 100)"
        )


def _elsewhere(what: str) -> float:
    run = [sys.executable, "-m", "tests.tools.bench.render", what]
    return float(subprocess.run(run, check=True, capture_output=True, text=True).stdout)


def main() -> None:
    """Print the numbers, each with its unit and its target."""
    boards: dict[str, tuple[str, Painted, list[Scene[Any]]]] = {
        f"{seats} seats": ("splendor", board.painted, turns(seats, seats)) for seats in (2, 3, 4)
    }
    for kind, sheet in KINDS.items():
        boards[f"12 Seekers, {kind}"] = ("seekers", seekers.painted, answers(sheet))
    for what, (game, painted, scenes) in boards.items():
        look = LOOKS[game]
        files = [look.picture(scene) for scene in scenes]  # every sprite is drawn once
        taken, floor = timed(look, painted, scenes)
        print(
            f"{what}: turn {median(taken) * 1000:.2f} ms, "
            f"floor {median(floor) * 1000:.2f} ms (target: 2.5 over it), "
            f"file {median(map(len, files)) / 1000:.1f} kB, "
            f"largest {max(map(len, files)) / 1000:.1f} kB (target 150)"
        )
    print("\n".join(charts()))
    firsts = [_elsewhere(FIRST) for _ in range(5)]
    print(f"first frame in a process: {median(firsts):.1f} ms (target 40)")
    print(f"memory with every sprite: {_elsewhere(MEMORY):.1f} MiB (target 60)")


if __name__ == "__main__":
    {"": main, FIRST: first_frame, MEMORY: memory}[sys.argv[1] if len(sys.argv) > 1 else ""]()
