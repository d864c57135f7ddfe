"""The bot in a storm: people play while it is killed, cut off, and sent what nobody was shown.

A few seconds of it by default; FACET_STORM gives another number, FACET_STORM_SEED repeats one.
"""

import asyncio
import os
import random
import re
from typing import Any

import pytest

from bot.playground.discord.world import Message
from bot.playground.server.bot_process import BotProcess
from bot.playground.server.gateway import Loss
from bot.tables.table import Table
from tests.playground.lodging import Flat, Lodging
from tests.playground.people import custom_ids
from tests.playground.process.house import House, Log, offered
from tests.playground.process.routes import PLAYING, live, press_copies, strike
from tests.playground.waiting import PATIENCE, until

SECONDS = float(os.environ.get("FACET_STORM", "6"))
SEED = os.environ.get("FACET_STORM_SEED") or str(random.SystemRandom().randrange(10**6))
TABLES = 3
BREAKS: list[dict[str, Any]] = [
    *({how: stage} for how in ("reset", "close") for stage in ("before", "during", "after")),
    {"garbled": "html"},
    {"garbled": "json"},
    {"refuse": 0.2},
    {"status": 500},
    {"status": 500, "lost": True},
    {"status": 429},
]
NUMBERS = (0, 1, 7, 2**31, 2**63, 10**30)
ACTIONS = (*("play", "panel", "hand", "more", "join", "start", "removed", "undo"), "ended", "topic")
ARGUMENTS = ("", "x", "take:wbk", "take:+w", "buy:", "splendor:x", "seekers:x", "0", "9" * 40)


class Storm:
    """What happens, in an order that its seed decides."""

    def __init__(self, houses: list[House], seed: str) -> None:
        self.houses = houses
        self.rng = random.Random(seed)
        self.acknowledged: dict[str, list[tuple[int, str]]] = {house.place: [] for house in houses}

    async def rage(self, seconds: float) -> None:
        """Let things happen for so long."""
        deeds = [self.move] * 12 + [self.forge] * 4 + [self.break_line] * 4
        deeds += [self.drop, self.kill]
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            await self.rng.choice(deeds)(self.rng.choice(self.houses))

    async def move(self, house: House) -> None:
        """Let the one asked make a move by command, and note it if it was acknowledged."""
        table = await house.table()
        if table.stage != "playing":
            return
        move = self.rng.choice(offered(table))
        verb, _, what = move.partition("=")[0].partition(":")
        options = {table.rules.verbs[verb][0]: what} if what else {}
        went = await house.asked(table).command(f"splendor {verb}", **options)
        saved = await house.table()
        if went["state"] == "answered" and saved.number > table.number:
            self.acknowledged[house.place].append((table.number, move.partition("=")[0]))

    async def forge(self, house: House) -> None:
        """Press what nobody was shown, on any message, in the name of any channel."""
        person = self.rng.choice([house.robin, house.sam, house.mika])
        messages = [message for message in await person.messages() if message["components"]]
        table, number = self.rng.choice(NUMBERS), self.rng.choice(NUMBERS)
        action, argument = self.rng.choice(ACTIONS), self.rng.choice(ARGUMENTS)
        kind, values = self.rng.choice((("b", None), ("s", [argument or "x"])))
        if messages:
            await person.forge(
                f"facet:{kind}:{table}:{number}:{action}:{argument}"[:100],
                self.rng.choice(messages),
                values=values,
                channel=self.rng.choice(self.houses).channel_id(),
            )

    async def break_line(self, house: House) -> None:
        """Let a request on one of the routes fail."""
        route = self.rng.choice(list(PLAYING))
        strike(house.stand_in, route, **self.rng.choice(BREAKS))

    async def drop(self, house: House) -> None:
        """End the bot's connection in one of the ways there are."""
        losses = (Loss(), Loss(code=4000), Loss(reset=True))
        await house.stand_in.gateway.drop(self.rng.choice(losses))
        await until(lambda: house.stand_in.gateway.connected)

    async def kill(self, house: House) -> None:
        """End the bot at a moment that nobody chose, and start it again."""
        await asyncio.sleep(self.rng.random() / 10)
        await house.kill()
        await house.again()


async def settled(house: House) -> Table:
    """Let the sky clear: the table's board comes up, and is the only one to be played on."""
    house.stand_in.faults.clear()
    await house.robin.command("table show")
    async with asyncio.timeout(PATIENCE):
        while True:
            table = await house.shown()  # what was in hand when the storm ended may still be done
            hand = f"facet:b:{table.id}:{table.number}:hand:"
            boards = [m.id for m in house.posted() if hand in controls(m)]
            if table.stage != "playing" or (len(boards) == 1 and live(house) == boards):
                return table
            await press_copies(house)


def controls(message: Message) -> list[str]:
    """Return the custom ids in a message as the stand-in keeps it."""
    return custom_ids({"components": message.components})


@pytest.mark.alone
async def test_nothing_is_lost_in_a_storm(
    lodging: Lodging, flat: Flat, bot: BotProcess, log: Log
) -> None:
    """Every acknowledged move is saved, none twice, every board comes up, and the log is calm."""
    assert bot.running
    places = [lodging.fresh_channel(flat.stand_in) for _ in range(TABLES)]
    houses = [House(flat.stand_in, flat.client, flat.database, place) for place in places]
    await houses[0].allow_many()
    for house in houses:
        await house.open_table()
    storm = Storm(houses, SEED)
    with houses[0].hurried(1.0):
        await storm.rage(SECONDS)
    told = f"FACET_STORM={SECONDS} FACET_STORM_SEED={SEED}"
    for house in houses:
        table = await settled(house)
        made = {number: entry.move for number, entry in enumerate(table.log)}
        for number, move in storm.acknowledged[house.place]:
            assert str(made[number]).partition("=")[0] == move, told
        assert len({number for number, _ in storm.acknowledged[house.place]}) == len(
            storm.acknowledged[house.place]
        ), told
    assert not re.search(r"Traceback|ERROR", log.text()), told
