"""How long a stranger waits for `/help` while one person floods the bot with requests.

The person asks for the same thing eight times at once, again and again, in their own channel;
the stranger asks in another one. The floor is the same stranger while nobody else asks. Run as
`python -m tests.bench.floods`.
"""

from __future__ import annotations

import asyncio
import base64
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from bot.playground.clients.deeds import Deeds
from tests.bench.clicking import Bench, bench
from tests.hold.pace import quantile

RECORD: Final = Path(__file__).parents[1] / "bot" / "records" / "three-players.json"
AT_ONCE: Final = 8
ASKED: Final = 60
"""How often the stranger asks."""
EVERY: Final = 0.1
"""Seconds between two of their questions."""
OVER: Final = 400
"""Moves after which a game is over."""
FLOODS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "nobody else (floor)": ("", {}),
    "hints": ("table hint", {}),
    "autocompletion": ("splendor take", {"gems": "\ufdfa" * 6000}),
    "imports": (
        "table import",
        {"record": {"name": "a.json", "content": base64.b64encode(RECORD.read_bytes()).decode()}},
    ),
    "films": ("table replay", {}),
    "reviews": ("table review", {}),
    "shows": ("table show", {}),
}
"""What is asked for, with its options."""
AFTER: Final = frozenset(("films", "reviews"))
"""What is asked for of a game that is over."""


async def waited(made: Bench, flood: str) -> list[float]:
    """Return how long the stranger waited each time, in milliseconds."""
    stand_in = made.stand_in
    command, options = FLOODS[flood]
    going, over = made.seats
    seat = over if flood in AFTER else going
    asked = seat.match.position.decision
    by = seat.people[asked.seat if asked else 0]
    flooder, stranger = (
        Deeds(stand_in, by, "en-US"),
        Deeds(stand_in, stand_in.person("mika"), "en-US"),
    )
    wanted: dict[str, Any] = {"channel": seat.channel.id, "command": command, "options": options}
    if flood == "autocompletion":
        wanted["focused"] = "gems"

    flooding = command != ""

    async def ask() -> None:
        while flooding:
            do = flooder.autocomplete if "focused" in wanted else flooder.command
            await stand_in.interactions.outcome(do(wanted))

    elsewhere = stand_in.add_channel(f"elsewhere-{flood[:4]}", None, guild=stand_in.world.home)
    askers = [asyncio.create_task(ask()) for _ in range(AT_ONCE)]
    times = []
    for _ in range(ASKED):
        start = perf_counter()
        interaction = stranger.command({"channel": elsewhere.id, "command": "help"})
        await stand_in.interactions.outcome(interaction)
        times.append(1000 * (perf_counter() - start))
        await asyncio.sleep(EVERY)
    flooding = False
    await asyncio.gather(*askers)
    return times


async def measure(folder: Path) -> None:
    """Print how long the stranger waits under each flood."""
    command = (sys.executable, "-m", "bot")
    async with bench(folder, command, 2, openings=(8, OVER)) as made:
        await made.all_shown()
        for flood in FLOODS:
            times = await waited(made, flood)
            print(f"{flood}: p50 {median(times):.0f} ms, p99 {quantile(times, 0.99):.0f} ms")
            await asyncio.sleep(2)


def main() -> None:
    """Measure."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
