"""How long moving pictures of whole games take, how large they are, and whom they hold up.

Of some games the longest is shown. The floor is drawing the same boards as files, one by one, in
this process. Run as `python -m tests.tools.bench.films`.
"""

from __future__ import annotations

import asyncio
import resource
from random import Random
from time import perf_counter

from bot.features.replay import film_screen
from bot.features.replay import screen as replay
from bot.features.replay.film import FilmQueue
from bot.features.replay.replay import Replay
from bot.i18n.lexicon import words_in
from bot.panels import Viewpoint
from bot.store.values import Player
from bot.tables.play import entries
from bot.tables.table import Table
from render import LOOKS
from render.film import film
from rules import GAMES, AnyMatch, answering, dealt
from rules.match import Match

NAMES = ("Ada Lovelace", "小林さくら", "Wolfeschlegelsteinhausen", "Robin")
TRIES = 6
LOOK = 0.002
"""Seconds between two looks at how late the loop is; one that never rests would slow all down."""


def longest(game: str, seats: int, luck: float) -> Table:
    """Return the longest of some games that are over; so much of it was played by chance."""
    return max(
        (played(game, seats, luck, seed) for seed in range(TRIES)), key=lambda it: len(it.log)
    )


def played(game: str, seats: int, luck: float, seed: int) -> Table:
    """Return a table at which a game is over."""
    rng, rules = Random(seed), GAMES[game]

    def player(view: object) -> object:
        decision = view.decision  # type: ignore[attr-defined]
        return decision.drawn(rng) if rng.random() < luck else rules.quick(view)

    record = dealt(rules, seats, {}, rng)
    match: AnyMatch = Match(record.begin().positions)
    *_, match = answering(match, rng, dict.fromkeys(range(seats), player))
    players = tuple(Player(name, seat) for seat, name in enumerate(NAMES[:seats], start=1))
    return Table(
        *(1 << 60, 1, 2, game, 1, dict(record.options), "en"),  # type: ignore[arg-type]
        stage="finished",
        players=players,
        setup=record.setup,
        log=entries(match),
        match=match,
    )


async def longest_pause(work: asyncio.Future[bytes]) -> float:
    """Return by how many milliseconds the loop came too late, at the longest."""
    worst = 0.0
    while not work.done():
        start = perf_counter()
        await asyncio.sleep(LOOK)
        worst = max(worst, perf_counter() - start - LOOK)
    return worst * 1000


async def measure(name: str, table: Table) -> None:
    """Print what a game's moving picture takes, and what a step of its replay does."""
    seen = Replay(table.play)
    shots = film_screen.shots(seen, words_in("en"))

    async def nobody(_: int) -> None:
        """Ignore progress."""

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = perf_counter()
    drawing = asyncio.ensure_future(FilmQueue().film(table.game, shots, nobody))
    pause = await longest_pause(drawing)
    file, taken = await drawing, perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    start = perf_counter()
    for shot in shots:
        LOOKS[table.game].picture(shot.scene)
    floor = perf_counter() - start
    steps = []
    viewpoint = Viewpoint(table.play, None, words_in("en"))
    for stop in range(seen.last + 1):
        start = perf_counter()
        replay.screen(viewpoint, Replay(table.play), stop)
        steps.append(perf_counter() - start)
    print(
        f"{name}: {len(shots)} turns in {taken:.2f} s (target 5), {cpu:.2f} s of a core, "
        f"floor {floor:.2f} s; {len(file) / 1e6:.2f} MB (target 1.5); peak {after.ru_maxrss // 1024} MiB; the loop held up "
        f"{pause:.1f} ms at the longest; a step of the replay {sorted(steps)[len(steps) // 2] * 1000:.1f} ms"
    )


async def in_a_thread(table: Table) -> None:
    """Print how long the loop is held up where the same is drawn in a thread of its process."""
    seen = Replay(table.play)
    shots = film_screen.shots(seen, words_in("en"))
    drawing = asyncio.ensure_future(asyncio.to_thread(film, LOOKS[table.game], shots))
    print(
        f"in a thread instead: the loop held up {await longest_pause(drawing):.1f} ms at the longest"
    )


def main() -> None:
    """Print the numbers, each with its unit and its target."""
    tables = {f"Splendor, {seats} seats": longest("splendor", seats, 0.1) for seats in (2, 3, 4)}
    tables["Splendor, 4 seats, played badly"] = longest("splendor", 4, 0.6)
    tables["12 Seekers"] = longest("seekers", 2, 0.5)
    for name, table in tables.items():
        asyncio.run(measure(name, table))
    asyncio.run(in_a_thread(tables["Splendor, 4 seats"]))


if __name__ == "__main__":
    main()
