"""People at Facet's tables, who play through its real panels, and its database beside them."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Self

import aiohttp
import asyncpg

from bot.features.catalogue import FEATURES
from bot.host.settings import MAX_OPEN_TABLES
from bot.playground.clients.control import INVALID, done, reason
from bot.playground.server.bot_process import BotProcess
from bot.playground.server.gateway import Loss
from bot.playground.server.stand_in import StandIn
from bot.screens.board import continues_in_private
from bot.store import Store, open_store
from bot.tables import changes, lobby, starting
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.playground.people import Json, Person, custom_ids, parts, words
from tests.playground.waiting import eventually, until

TARGET = 10
"""The prestige that ends the games played here: the least there is."""


class Player(Person):
    """Somebody who plays Splendor by pressing what the bot shows them.

    What they see and do goes without HTTP: in a long game that takes most of a test's time.
    """

    def __init__(
        self, stand_in: StandIn, client: aiohttp.ClientSession, name: str, channel: str
    ) -> None:
        super().__init__(client, name, channel)
        self._stand_in = stand_in

    async def channel_id(self) -> str:
        """Return the id of the channel this person is in."""
        return {c.name: c.id for c in self._stand_in.world.channels.values()}[self.channel]

    async def messages(self) -> list[Json]:
        """Return what this person sees in the channel, oldest first."""
        person = self._stand_in.person(self.name)
        return self._stand_in.seen(person, await self.channel_id())

    async def newest_first(self) -> Iterable[Json]:
        """Return what this person sees in the channel, newest first, each when it is asked for."""
        person = self._stand_in.person(self.name)
        seen = self._stand_in.visible(person, await self.channel_id())
        return map(self._stand_in.payloads.on_page, reversed(seen))

    async def do(self, deed: str, **wanted: object) -> Json:
        """Do something and return how it went."""
        person = self._stand_in.person(self.name)
        body = {"channel": await self.channel_id(), **wanted}
        try:
            return {"status": 200, **await done(self._stand_in, person, self.locale, deed, body)}
        except INVALID as error:
            body, status = reason(error)
            return {"status": status, **body}

    async def press(self, custom_id: str, values: list[str] | None = None) -> Json:
        """Press a control as soon as it can be pressed, and be answered."""
        await self.sees(lambda message: custom_id in enabled(message))
        went = await super().press(custom_id, values)
        assert went.get("state") == "answered", (custom_id, went)
        return went

    async def prepare(self, table: Table, move: str) -> str:
        """Press everything a move needs but its last button, whose custom id is returned."""
        at = f"{table.id}:{table.number}"
        verb = move.partition(":")[0]
        if verb in ("take", "reserve", "buy"):
            await self.press(f"facet:b:{at}:panel:{verb}:")
            if not is_alone(table, verb):
                await self.press(f"facet:b:{at}:panel:{move}")
        return f"facet:b:{at}:play:{move}"

    async def play(self, table: Table, move: str) -> None:
        """Make a move with buttons and lists."""
        await self.press(await self.prepare(table, move))

    async def board(self, table: Table) -> Json:
        """Wait for the message with this table's board as it is now."""
        hand = f"facet:b:{table.id}:{table.number}:hand:"
        return await self.sees(lambda message: hand in custom_ids(message))


@dataclass(frozen=True)
class Log:
    """What the bot has written."""

    path: Path
    begin: int = 0

    @classmethod
    def from_here(cls, path: Path) -> Self:
        """Return what will be written from now on."""
        return cls(path, path.stat().st_size if path.exists() else 0)

    def text(self) -> str:
        """Return all of it."""
        return self.path.read_bytes()[self.begin :].decode() if self.path.exists() else ""


def said(message: Any) -> str:
    """Return all the text of a message that everybody sees."""
    return words({"content": message.content, "components": message.components})


async def allow_many(store: Store, stand_in: StandIn) -> None:
    """Let a stand-in's server have as many open tables as there can be, all by one person."""
    channel = next(iter(stand_in.world.channels.values()))
    now = await store.servers.get(int(stand_in.payloads.channel(channel)["guild_id"]))
    await store.servers.save(replace(now, most_tables=MAX_OPEN_TABLES, most_each=MAX_OPEN_TABLES))


@dataclass
class House:
    """A stand-in, its people, the bot's database, and the channel where all this happens."""

    stand_in: StandIn
    client: aiohttp.ClientSession
    path: Path | str
    """The bot's database: a file, or the address of one on a server."""
    place: str = "games"

    @cached_property
    def robin(self) -> Player:
        """Somebody."""
        return Player(self.stand_in, self.client, "robin", self.place)

    @cached_property
    def sam(self) -> Player:
        """Somebody else."""
        return Player(self.stand_in, self.client, "sam", self.place)

    @cached_property
    def mika(self) -> Player:
        """Somebody who looks on."""
        return Player(self.stand_in, self.client, "mika", self.place)

    @property
    def bot(self) -> BotProcess:
        """The bot."""
        assert self.stand_in.bot_process is not None
        return self.stand_in.bot_process

    def channel_id(self, name: str | None = None) -> str:
        """Return the id of a channel."""
        sought = name or self.place
        return next(c.id for c in self.stand_in.world.channels.values() if c.name == sought)

    def another_channel(self) -> str:
        """Open one more channel beside this one, and return its name."""
        return self.stand_in.add_channel(f"{self.place}-annexe", None).name

    async def again(self) -> None:
        """Start the bot and wait until it is connected."""
        await self.bot.start()
        await until(lambda: self.stand_in.gateway.connected)

    async def kill(self) -> None:
        """End the bot as a crash would."""
        await self.bot.kill()
        assert self.bot.exit_code == -9
        await until(lambda: not self.stand_in.gateway.connected)

    async def lose(self, loss: Loss) -> None:
        """End the bot's connection, and wait until it has noticed, and comes back in vain."""
        gateway = self.stand_in.gateway
        before = gateway.refusals
        await gateway.drop(loss)
        await until(lambda: gateway.refusals > before)

    async def hurry(self, custom_id: str, seconds: float = 0.5) -> Json:
        """Let Robin press a control and wait only so long for an answer; return how it went."""
        message = await self.robin.sees_control(custom_id)
        usual = self.stand_in.settings
        self.stand_in.settings = usual.but(ack_seconds=seconds)
        went = await self.robin.do("component", message=message["id"], custom_id=custom_id)
        self.stand_in.settings = usual
        return went

    # The database

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """Look into the bot's database."""
        async with await open_store(self.path, FEATURES) as store:
            yield store

    async def run(self, statement: str) -> None:
        """Change something in the database behind the bot's back."""
        if isinstance(self.path, Path):
            with closing(sqlite3.connect(self.path, isolation_level=None)) as rows:
                rows.execute(statement)
            return
        connection = await asyncpg.connect(self.path)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    async def allow_many(self) -> None:
        """Let the server have a table for every test, and Robin open them all."""
        async with self.store() as store:
            await allow_many(store, self.stand_in)
        # Where the bot is a guest nobody can allow more: what stands there is of earlier tests.
        await self.run("UPDATE tables SET host_id = 0 WHERE place <> 'server'")

    async def table(self, channel: str | None = None) -> Table:
        """Return the table of a channel as it is saved."""
        async with self.store() as store:
            kept = await store.load_latest(int(self.channel_id(channel)))
        assert kept is not None
        return Table.of(kept)

    async def once(self, like: Callable[[Table], object], channel: str | None = None) -> Table:
        """Wait until the table of a channel is like this, and return it; looking often costs hardly anything."""
        place = int(self.channel_id(channel))

        async def found() -> Table | None:
            kept = await store.load_latest(place)
            return None if kept is None else Table.of(kept)

        async with self.store() as store:
            table = await eventually(found, lambda table: table is not None and like(table))
        assert table is not None
        return table

    async def shown(self, channel: str | None = None) -> Table:
        """Return the table of a channel once its board is up and noted."""
        return await self.once(is_up, channel)

    async def moved(self, before: Table, channel: str | None = None) -> Table:
        """Return the table of a channel once a move has been made, and its board is up unless the turn goes on in private."""

        def seen(now: Table) -> bool:
            return now.number > before.number and (continues_in_private(before, now) or is_up(now))

        return await self.once(seen, channel)

    async def set_up(
        self,
        enough: Callable[[Table], bool] = lambda _: True,
        choose: Callable[[Table], str] | None = None,
        channel: str | None = None,
    ) -> Table:
        """Write a game between Robin and Sam into the database, played on until it is enough."""
        person = self.stand_in.person
        users = [int(person(name).id) for name in ("robin", "sam")]
        table = Table(
            id=0,
            guild_id=int(self.stand_in.world.home.id),
            channel_id=int(self.channel_id(channel)),
            game="splendor",
            host_id=users[0],
            options={"target": TARGET},
            language="en",
            seating="joined",
        )
        rng = Random(7)
        async with self.store() as store:
            tables = Tables(store, rng)
            for user, name in zip(users, ("Robin", "Sam"), strict=True):
                table = lobby.join(table, user, name)
            table = await tables.open(starting.start(table, users[0], rng))
            while not enough(table):
                move = (choose or best)(table)
                table = (await tables.change(table.id, _played(move, rng))).after
        return table

    # The game

    async def open_table(self, channel: str | None = None, **terms: str) -> Table:
        """Let Robin and Sam sit down and begin, in this order."""
        for player in (self.robin, self.sam):
            player.channel = channel or self.place
        await self.robin.command("splendor new", seats="joined", target=str(TARGET), **terms)
        table = await self.table(channel)
        await self.sam.press(f"facet:b:{table.id}:0:join:")
        await self.robin.press(f"facet:b:{table.id}:0:start:")
        await self.robin.board(await self.table(channel))
        return await self.shown(channel)

    async def prepared(self) -> tuple[Table, str]:
        """Let a game begin, and Robin prepare a turn; return the table and what makes the turn."""
        table = await self.open_table()
        return table, await self.robin.prepare(table, best(table))

    def asked(self, table: Table) -> Player:
        """Return whose turn it is."""
        assert table.asked is not None
        return (self.robin, self.sam)[table.asked]

    async def turn(self, table: Table, move: str | None = None) -> Table:
        """Let the one asked make a move by pressing; return the table afterwards."""
        player = self.asked(table)
        await player.play(table, move or best(table))
        return await self.table(player.channel)

    def posted(self, channel: str | None = None) -> list[Any]:
        """Return the messages everybody sees in a channel, oldest first."""
        history = self.stand_in.world.history(self.channel_id(channel))
        return [message for message in history if message.reader_id is None]


def is_up(table: Table) -> bool:
    """Return whether the board of a table as it is now is up and noted."""
    return table.shown.revision == table.revision


def worker(house: House) -> int:
    """Return the process id of the bot's worker."""
    pid = house.bot.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    commands = {int(child): Path(f"/proc/{child}/cmdline").read_text() for child in children}
    # The check of all computers may still be running.
    (found,) = (child for child, command in commands.items() if command.endswith("bot.computers\0"))
    return found


def enabled(message: Json) -> list[str]:
    """Return the custom ids in a message that can be pressed."""
    found = [part for part in parts(message) if not part.get("disabled")]
    return [part["custom_id"] for part in found if "custom_id" in part]


def best(table: Table) -> str:
    """Return a sensible move for whoever is asked, paid in the usual way."""
    seat = table.asked
    assert seat is not None
    move = str(table.rules.computers["sensible"](table.position.seen_by(seat)))
    return move.partition("=")[0]


def is_alone(table: Table, verb: str) -> bool:
    """Return whether there is one card alone for this verb, which the panel shows at once."""
    cards = {move.partition("=")[0] for move in offered(table) if move.startswith(f"{verb}:")}
    return verb == "buy" and len(cards) == 1


def offered(table: Table) -> list[str]:
    """Return the moves that are legal now."""
    decision = table.position.decision
    assert decision is not None
    return [str(move) for move in decision.moves]


def _played(move: str, rng: Random) -> Callable[[Table], Table]:
    def change(table: Table) -> Table:
        assert table.asked is not None
        user_id = table.players[table.asked].user_id
        assert user_id is not None
        return changes.play(table, user_id, None, move, rng)

    return change
