"""How long a stranger waits for /help while one person floods the bot, beside when nobody does.

The flood is somebody who has as many requests in flight as the bot takes from one person, all the
time; the floor is the same stranger a moment before and after. Run as `python -m tests.tools.bench floods`,
or with the names of floods in `FLOODS`.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from base64 import b64encode
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from bot.entry.dispatcher import MAX_IN_FLIGHT_PER_PERSON
from bot.features.catalogue import FEATURES
from bot.features.replay.imported import MAX_RECORD_BYTES
from bot.playground.clients.forging import Forgery
from bot.playground.clients.slash import Slash
from bot.playground.discord.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, Interaction
from bot.playground.discord.world import EPHEMERAL, Channel, Message, Person
from bot.store import open_store
from bot.tables import starting
from bot.tables.tables import Tables
from tests.tools.bench.clicking import Bench, bench, fresh, played
from tests.tools.hold.pace import quantile

ROUNDS: Final = 5
HELPS: Final = 40
"""How often the stranger asks in a round, without and with the flood."""
EVERY_S: Final = 0.02
"""Seconds between two of the stranger's questions."""
PAUSE_S: Final = 0.05
"""Seconds that the flooder takes for each request that is refused or answered."""

Deed = Callable[[int], Interaction]
"""Begins what a flood does the nth time."""


@dataclass(frozen=True)
class Flooder:
    """Somebody who has played, and what they can send."""

    bench: Bench
    person: Person
    channel: Channel
    over_id: int
    open_id: int
    turns: int

    def command(self, name: str, **options: object) -> Interaction:
        """Use a command."""
        return command(self.bench, self.person, self.channel, name, options)

    def press(self, text: str, *values: str) -> Interaction:
        """Press a control of a private panel, or choose from its list."""
        stand_in = self.bench.stand_in
        kind = "s" if values else "b"
        panel = Message(
            stand_in.new_id(),
            self.channel.id,
            stand_in.world.bot_id,
            flags=EPHEMERAL | 1 << 15,
            reader_id=self.person.id,
        )
        stand_in.world.keep(panel)
        forged = Forgery(panel.id, f"facet:{kind}:{text}", 3 if values else 2, values, planted=True)
        return stand_in.interactions.begin(
            COMPONENT, self.person, self.channel, forged.data(),
            locale="en-US", message=forged.planted_in(panel),
        )  # fmt: skip


def command(
    bench: Bench, person: Person, channel: Channel, name: str, options: Mapping[str, object]
) -> Interaction:
    """Use a command in a channel."""
    slash = Slash(bench.stand_in, person, "en-US", channel)
    data, _ = slash.read({"command": name, "options": dict(options)})
    return bench.stand_in.interactions.begin(COMMAND, person, channel, data, locale="en-US")


def floods(by: Flooder) -> dict[str, Deed]:
    """Return every flood by its name."""
    game, now, stops = f"{by.over_id}:0", f"{by.open_id}:0", by.turns
    record = json.dumps({"format": "x" * (MAX_RECORD_BYTES - 20)}).encode()
    file = {"name": "record.json", "content": b64encode(record).decode()}

    def zone(_: int) -> Interaction:
        slash = Slash(by.bench.stand_in, by.person, "en-US", by.channel)
        wanted = {"command": "my quiet", "options": {"zone": "a"}}
        data, kind = slash.read(wanted, "zone")
        begun = by.bench.stand_in.interactions.begin(
            AUTOCOMPLETE, by.person, by.channel, data, locale="en-US"
        )
        begun.option_kind = kind
        return begun

    return {
        "replay steps": lambda n: by.press(f"{game}:replay:{n % stops}"),
        "reviews": lambda _: by.press(f"{game}:review:"),
        "GIFs": lambda _: by.press(f"{game}:film:0"),
        "exports": lambda _: by.command("table export"),
        "profiles": lambda _: by.command("profile"),
        "leaderboards": lambda _: by.command("leaderboard"),
        "own data": lambda _: by.command("my data"),
        "own tables": lambda _: by.command("my tables"),
        "puzzles": lambda _: by.command("puzzle"),
        "guides": lambda _: by.press("0:0:topic:splendor:board"),
        "deals of the day": lambda _: by.command("daily"),
        "histories": lambda _: by.press(f"{game}:history:"),
        "imports": lambda _: by.command("table import", record=file),
        "time zones": zone,
        "boards": lambda _: by.command("table show"),
        "the queue": lambda _: by.command("find"),
        "lists of commands": lambda _: by.press("0:0:commands:"),
        "hands": lambda _: by.press(f"{now}:hand:"),
        "panels": lambda _: by.press(f"{now}:panel:buy"),
        "plans": lambda _: by.press(f"{now}:ahead:"),
        "panels of plans": lambda _: by.press(f"{now}:plan-panel:buy"),
        "verifications": lambda _: by.press(f"{game}:verify:"),
        "hints": lambda _: by.press(f"{now}:hint:"),
        "settings": lambda _: by.command("facet settings"),
    }


@asynccontextmanager
async def flooding(by: Flooder, deed: Deed) -> AsyncIterator[list[int]]:
    """Let a person send one request after the other, as many at a time as they may; count them."""
    numbers, done, going = count(), [0], [True]

    async def lane() -> None:
        while going:
            await by.bench.stand_in.interactions.outcome(deed(next(numbers)))
            done[0] += 1
            await asyncio.sleep(PAUSE_S)

    lanes = [asyncio.create_task(lane()) for _ in range(MAX_IN_FLIGHT_PER_PERSON)]
    await asyncio.sleep(0.3)
    try:
        yield done
    finally:
        going.clear()
        await asyncio.gather(*lanes)


async def waits(bench: Bench, stranger: Person, channel: Channel) -> list[float]:
    """Return for how many seconds a stranger waits for each of some answers."""
    waited = []
    for _ in range(HELPS):
        start = perf_counter()
        begun = command(bench, stranger, channel, "help", {})
        await bench.stand_in.interactions.outcome(begun)
        waited.append(perf_counter() - start)
        await asyncio.sleep(EVERY_S)
    return waited


async def flooder(running: Bench) -> Flooder:
    """Play the first table to its end, and return one of its people."""
    seat, rng = running.seats[0], Random(1)
    store = await open_store(running.database, FEATURES)
    tables = Tables(store, rng)
    table = await tables.get(seat.table_id)
    while not table.over:
        table = (await tables.change(table.id, lambda it: played(it, rng))).after
    whole = await tables.whole(table.id)
    opened = fresh(running.stand_in, seat.channel)
    begun = await tables.open(starting.start(opened, opened.host_id, rng))
    await store.close()
    moves = next(it for it in seat.people if int(it.id) == begun.person_asked)
    return Flooder(running, moves, seat.channel, table.id, begun.id, len(whole.log) // 2)


async def measure(folder: Path) -> None:
    """Print the stranger's p50 and p99 without and with each flood, and the ratio."""
    wanted = [it.strip() for it in os.environ.get("FLOODS", "").split(",") if it.strip()]
    async with bench(folder, [sys.executable, "-m", "bot"], 3) as running:
        await running.all_shown()
        by = await flooder(running)
        stranger, channel = running.seats[2].people[0], running.seats[2].channel
        await waits(running, stranger, channel)
        for name, deed in floods(by).items():
            if wanted and name not in wanted:
                continue
            calm, flooded, rates = [], [], []
            for _ in range(ROUNDS):
                calm.append(await waits(running, stranger, channel))
                start = perf_counter()
                async with flooding(by, deed) as done:
                    flooded.append(await waits(running, stranger, channel))
                rates.append(done[0] / (perf_counter() - start))
                await asyncio.sleep(0.3)
            print(
                f"{name}: {_ms(calm, 0.5)} (p50), {_ms(calm, 0.99)} (p99) without; "
                f"{_ms(flooded, 0.5)}, {_ms(flooded, 0.99)} with {median(rates):.0f} a second; "
                f"p99 x {_at(flooded, 0.99) / _at(calm, 0.99):.2f}",
                flush=True,
            )


def _at(rounds: list[list[float]], share: float) -> float:
    """Return a quantile: the median of those of the rounds."""
    return median(quantile(it, share) for it in rounds)


def _ms(rounds: list[list[float]], share: float) -> str:
    return f"{_at(rounds, share) * 1000:.0f} ms"
