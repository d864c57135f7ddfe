"""How much memory the computers' worker holds, for both games and every number of seats.

Read from /proc: VmHWM, the most it ever held, and VmRSS, what it holds then. Run as
`python -m tests.tools.bench worker`.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.computers.engine_client import EngineClient
from rules import GAMES, answering, dealt
from tests.tools.memory import mebibytes

KINDS: Final = (("splendor", 2), ("splendor", 3), ("splendor", 4), ("seekers", 2))
POSITIONS: Final = 8
"""How many positions of each kind are asked about."""
EVERY: Final = 9
"""How many positions of a game lie between two that are asked about."""
TARGET: Final = 60


def positions(game: str, seats: int) -> Iterator[Any]:
    """Yield views of the seat to move, from the beginning to the end of games of quick players."""
    rng, rules = Random(seats), GAMES[game]
    while True:
        players = dict.fromkeys(range(seats), rules.quick)
        matches = answering(dealt(rules, seats, {}, rng).begin(), rng, players)
        for match in islice(matches, EVERY, None, EVERY):
            if (decision := match.position.decision) and decision.seat in players:
                yield match.position.seen_by(decision.seat)


async def measure(_: Path) -> None:
    """Ask the worker for moves of the strongest computer and for advice."""
    engine = EngineClient()
    try:
        for game, seats in KINDS:
            for view in islice(positions(game, seats), POSITIONS):
                await engine.answer(game, "strong", view)
                await engine.advice(game, view, 3)
            most, now = (mebibytes(engine.worker_pid, name) for name in ("VmHWM", "VmRSS"))
            print(
                f"{game} for {seats}: at most {most:.1f} MiB (target {TARGET} MiB), then {now:.1f}",
                flush=True,
            )
    finally:
        await engine.close()
