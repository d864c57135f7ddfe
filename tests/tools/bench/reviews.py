"""How long reviews take.

The floor is playing the game that is reviewed. Run as `python -m tests.tools.bench.reviews [GAMES]`, GAMES
of each kind (1 unless told).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import cycle, islice
from random import Random
from time import process_time
from typing import Any, Final

from bot.computers.levels import computer, named_levels
from rules import GAMES, AnyMatch, answering, dealt
from tests.computers.reviewing import whole_review

SECONDS: Final = 0.1
"""What `strong` may think for an answer."""
KINDS: Final = (("splendor", 2), ("splendor", 3), ("splendor", 4), ("seekers", 2))


def played(game: str, levels: list[str], seed: int) -> AnyMatch:
    """Return a game of these levels, one a seat."""
    rng = Random(seed)

    def player(level: str) -> Callable[[Any], object]:
        return lambda view: computer(game, level)(view, SECONDS, rng)

    players = dict(enumerate(map(player, levels)))
    *_, match = answering(dealt(GAMES[game], len(levels), {}, rng).begin(), rng, players)
    return match


def main() -> None:
    """Measure."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    for game, seats in KINDS:
        playing = reviewing = 0.0
        for number in range(games):
            levels = list(islice(cycle(named_levels(game)), number, number + seats))
            start = process_time()
            match = played(game, levels, number)
            middle = process_time()
            whole_review(game, match, Random(number))
            playing, reviewing = playing + middle - start, reviewing + process_time() - middle
        print(
            f"{game} for {seats}: {reviewing / games:.1f} s of CPU a review; "
            f"floor, playing the game: {playing / games:.1f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
