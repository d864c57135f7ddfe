"""A bot on a stand-in for Discord, with games under way, and people who click.

A click is the last one of a turn, on Confirm in a private panel: through the gateway into
the bot's process, into its database, a picture, and out as three requests, to the stand-in
in this process.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

from bot.features.catalogue import FEATURES
from bot.playground.app import running
from bot.playground.discord.checks.messages import Draft
from bot.playground.discord.interactions import COMPONENT
from bot.playground.discord.settings import TOKEN, Settings
from bot.playground.discord.world import EPHEMERAL, Channel, Guild, Message, Person, shard_of
from bot.playground.server.bot_process import BotProcess
from bot.playground.server.stand_in import StandIn
from bot.store import open_store
from bot.tables import changes, lobby, starting
from bot.tables.table import Table
from bot.tables.tables import Tables
from rules import AnyMatch
from rules.answering import dealt_on
from rules.splendor.computer import sensible
from rules.splendor.position import Position
from tests.tools.hold.rooms import pair
from tests.tools.memory import mebibytes

OPENING = 8
"""Moves that are made at each table before the bot starts."""


@dataclass
class Seat:
    """A table as the one who clicks knows it."""

    table_id: int
    channel: Channel
    people: Sequence[Person]
    match: AnyMatch
    number: int
    post: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Took:
    """How long a click took, in seconds: to its answer, and to the new board."""

    answer: float
    board: float


class Bench:
    """A stand-in, a bot on it, in one process or several, and people who click."""

    def __init__(
        self, stand_in: StandIn, processes: Sequence[BotProcess], database: Path | str
    ) -> None:
        self.stand_in, self.processes, self.database = stand_in, processes, database
        self.seats: list[Seat] = []
        post = stand_in.post

        def told(message: Message, draft: Draft) -> Message:
            for seat in self.seats:
                if seat.channel.id == message.channel_id and message.reader_id is None:
                    seat.post.set()
            return post(message, draft)

        stand_in.post = told  # type: ignore[method-assign]

    @property
    def process(self) -> BotProcess:
        """The bot's process, the first where there are several."""
        return self.processes[0]

    @property
    def cpu(self) -> float:
        """The seconds of CPU that the bot has used, in all its processes."""
        ticks = 0
        for process in self.processes:
            fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the MiB that the bot holds."""
        return mebibytes(self.process.pid)

    async def all_shown(self) -> None:
        """Wait until the bot has shown every table."""
        for seat in self.seats:
            await asyncio.wait_for(seat.post.wait(), 60)
        await asyncio.sleep(1)

    async def click(
        self, seat: Seat, custom_id: str, person: Person, *, board: bool = True
    ) -> Took:
        """Click, and wait for the next board, unless none is posted."""
        stand_in = self.stand_in
        button = {"type": 2, "id": 3, "style": 3, "label": "Confirm", "custom_id": custom_id}
        panel = Message(
            stand_in.new_id(),
            seat.channel.id,
            stand_in.world.bot_id,
            components=[
                {"type": 10, "id": 1, "content": "Chosen: white, blue and black."},
                {"type": 1, "id": 2, "components": [button]},
            ],
            flags=EPHEMERAL | 1 << 15,
            reader_id=person.id,
        )
        stand_in.world.keep(panel)
        data = {"id": 3, "custom_id": custom_id, "component_type": 2}
        seat.post.clear()
        start = perf_counter()
        begin = stand_in.interactions.begin
        told = begin(COMPONENT, person, seat.channel, data, locale="en-US", message=panel)
        await stand_in.interactions.outcome(told)
        answer = perf_counter()
        if board:
            await asyncio.wait_for(seat.post.wait(), 60)
        return Took(answer - start, perf_counter() - start)

    async def turn(self, seat: Seat) -> Took:
        """Let whoever is asked make a sensible move; where their turn then goes on, no board follows."""
        decision = seat.match.position.decision
        assert decision is not None
        view = seat.match.position.seen_by(decision.seat)
        assert isinstance(view, Position)
        move = sensible(view)
        custom_id = f"facet:b:{seat.table_id}:{seat.number}:play:{move}"
        # Whatever card is dealt, the same is asked.
        after = dealt_on(seat.match.play(str(move)), Random(1))
        asked = after.position.decision
        goes_on = asked is not None and asked.about != "turn"
        return await self.click(seat, custom_id, seat.people[decision.seat], board=not goes_on)

    def catch_up(self, seat: Seat) -> None:
        """Learn from the database what was played and dealt."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as rows:
            query = "SELECT move FROM moves WHERE table_id = ? AND number >= ? ORDER BY number"
            for (move,) in rows.execute(query, (seat.table_id, seat.number)):
                seat.match = seat.match.play(move)
                seat.number += 1
        rows.close()
        if seat.match.position.decision is None:
            raise RuntimeError("a game is over: let fewer turns be made at each table")


def fresh(stand_in: StandIn, channel: Channel) -> Table:
    """Return a lobby of two people."""
    people = pair(stand_in, channel)
    where, host = (int(channel.guild_id or 0), int(channel.id)), int(people[0].id)
    options = {"target": 21}
    table = Table(0, *where, "splendor", host, options, "en", seating="joined", rated=False)
    for person in people:
        table = lobby.join(table, int(person.id), person.name)
    return table


def homes(stand_in: StandIn, shards: int) -> list[Guild]:
    """Return a server of each shard, in their order; the first there is where there is one shard."""
    if shards == 1:
        return [stand_in.world.home]
    found: dict[int, Guild] = {}
    while len(found) < shards:
        guild = stand_in.add_guild(f"server-{len(found)}", [])
        found.setdefault(shard_of(guild.id, shards), guild)
    return [found[shard] for shard in range(shards)]


async def set_up(
    stand_in: StandIn,
    database: Path | str,
    count: int,
    shards: int = 1,
    openings: Sequence[int] = (OPENING,),
) -> list[Seat]:
    """Write games into the bot's database, each in a channel of its own, by turns of each shard.

    `openings` are how many moves are made at the tables, by turns.
    """
    rng = Random(1)
    store = await open_store(database, FEATURES)
    tables = Tables(store, rng)
    seats = []
    guilds = homes(stand_in, shards)
    for number in range(count):
        channel = stand_in.add_channel(f"table-{number}", None, guild=guilds[number % shards])
        opened = fresh(stand_in, channel)
        table = await tables.open(starting.start(opened, opened.host_id, rng))
        for _ in range(openings[number % len(openings)]):
            if table.over:
                break
            table = (await tables.change(table.id, lambda table: played(table, rng))).after
        assert table.match is not None
        people = pair(stand_in, channel)
        seats.append(Seat(table.id, channel, people, table.match, table.number))
    await store.close()
    return seats


def played(table: Table, rng: Random) -> Table:
    """Return the table after a sensible move of whoever is asked."""
    seat = table.asked
    assert seat is not None
    user_id = table.players[seat].user_id
    assert user_id is not None
    move = table.rules.quick(table.position.seen_by(seat))
    return changes.play(table, user_id, None, str(move), rng)


@asynccontextmanager
async def bench(
    folder: Path,
    command: Sequence[str],
    tables: int,
    database: str | None = None,
    *,
    processes: int = 1,
    openings: Sequence[int] = (OPENING,),
    **environment: str,
) -> AsyncIterator[Bench]:
    """Run a bot with some tables on a stand-in until every board is up.

    They are kept in a file of that folder, unless a server's address is given. Each of several
    processes has a shard of its own.
    """
    kept = database or folder / "facet.db"
    async with running(folder / "playground", settings=Settings(rate_limits=False)) as stand_in:
        stand_in.keeper.save = lambda _: None  # type: ignore[assignment,method-assign]
        settings = {
            "FACET_TOKEN": TOKEN,
            "FACET_DATABASE": str(kept),
            "FACET_DISCORD_URL": stand_in.base,
            "FACET_LOG_LEVEL": "ERROR",
            "PYTHONPATH": str(Path(__file__).parents[3]),
            **environment,
        }
        shares = [{"FACET_SHARDS": f"{n}-{n}/{processes}"} for n in range(processes)]
        alone: list[dict[str, str]] = [{}]
        bots = [
            BotProcess(command, settings | share, stand_in.bot_changed)
            for share in (shares if processes > 1 else alone)
        ]
        bench = Bench(stand_in, bots, kept)
        bench.seats = await set_up(stand_in, kept, tables, processes, openings)
        stand_in.bot_process = bots[0]
        try:
            for bot in bots:
                await bot.start()
            while len(stand_in.gateway.shards) < processes:  # noqa: ASYNC110 - other processes
                await asyncio.sleep(0.01)
            yield bench
        finally:
            await asyncio.gather(*(bot.stop() for bot in bots))
