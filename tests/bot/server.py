"""A server on a simulated Discord where things go wrong, too, and dealers deal recorded games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.playground.discord import world
from bot.playground.discord.errors import Refusal
from bot.playground.discord.interactions import COMPONENT, Interaction
from bot.playground.discord.permissions import Permission
from bot.playground.discord.world import Role
from bot.tables import changes
from bot.tables.results import MIN_RATED_TURNS
from bot.tables.table import Table
from bot.testing import server
from bot.testing.people import Channel, Seen
from bot.testing.server import (
    alt,
    answered,
    bot_on,
    button_id,
    components,
    labels,
    list_id,
    private,
    text,
)
from tests.playground.waiting import until

__all__ = [
    "Scripted",
    "Server",
    "alt",
    "answered",
    "bot_on",
    "button_id",
    "components",
    "labels",
    "list_id",
    "made",
    "private",
    "text",
]


@dataclass(frozen=True, eq=False)
class Server(server.Server):
    """A server whose channels, people and requests tests change."""

    def fail(self, method: str, path: str, status: int, code: int = 0) -> None:
        """Let the next request to such a path fail."""
        self.discord.failing.append((method, path, Refusal(status, code, "It failed.")))

    def remove_channel(self, channel: Channel | None = None) -> None:
        """Take a channel away."""
        stored = self.discord.world.channel(str((channel or self.channel).id))
        self.discord.remove_channel(stored)

    def thread(self, channel: Channel | None = None) -> Channel:
        """Return the newest thread of a channel."""
        threads = self.discord.world.threads_of(str((channel or self.channel).id))
        return Channel(max(int(thread.id) for thread in threads))

    def direct(self, name: str) -> Channel:
        """Return the direct message between somebody and the bot."""
        channel = self.discord.world.between(str(self.person(name).id), self.discord.world.bot_id)
        assert channel is not None, "nobody has written"
        return Channel(int(channel.id))

    def manager(self, name: str) -> str:
        """Let somebody join who may manage the server, unless they are there; return their name."""
        if name not in self.people:
            self.promote(name, Permission.MANAGE_GUILD)
        return name

    def promote(self, name: str, permission: Permission) -> None:
        """Give somebody a role with this permission."""
        role = Role(self.discord.new_id(), "a role", permission)
        self.guild.roles[role.id] = role
        self.guild.members[str(self.person(name).id)] = (role.id,)

    def demote(self, name: str) -> None:
        """Take somebody's roles away."""
        self.guild.members[str(self.person(name).id)] = ()

    async def start_game(self, *guests: str, game: str = "splendor", **options: object) -> None:
        """Let Ada open a table, the guests join it, and Ada start the game."""
        await self.command("ada", f"{game} new", seats="joined", **options)
        for name in guests:
            await self.press(name, "Join")
        await self.press("ada", "Start")

    async def resign(self, name: str) -> None:
        """Let a player resign, and say that they mean it."""
        await self.command(name, "table resign")
        await self.press(name, "Yes, resign")

    async def let_turns_pass(self) -> None:
        """Let everybody have made as many turns as a rated game takes."""
        await self.facet.tables.change(
            (await self.table()).id,
            lambda it: replace(
                it, players=tuple(replace(player, turns=MIN_RATED_TURNS) for player in it.players)
            ),
        )

    async def at_once(self, presses: list[tuple[str, Seen, str]]) -> None:
        """Let people press controls in the same instant: name, message and custom id of each."""
        for name, message, custom_id in presses:
            self.begin(name, COMPONENT, {"custom_id": custom_id, "component_type": 2}, message)
        await self.settle()

    def begin(
        self, name: str, kind: int, data: dict[str, Any], message: Seen | None = None
    ) -> Interaction:
        """Send any interaction, on a message or in the channel, without waiting for the answer."""
        discord = self.discord
        channel = discord.world.channel(str(message.channel_id if message else self.channel.id))
        return discord.interactions.begin(
            kind,
            discord.world.people[str(self.person(name).id)],
            channel,
            data,
            locale=self.guild.locale,
            message=self.stored(message) if message else None,
        )

    def stored(self, message: Seen) -> world.Message:
        """Return a message as Discord has it now."""
        return self.discord.world.message(str(message.channel_id), str(message.id))

    async def told(self, words: str, name: str | None = None) -> Seen:
        """Wait for what another process makes: return the newest message that says these words."""
        await until(lambda: any(words in text(message) for message in self.seen(name)))
        return next(message for message in self.seen(name) if words in text(message))


def made(user: int, move: str, rng: Random) -> Callable[[Table], Table]:
    """Return the change to a table that a person's move is."""
    return lambda table: changes.play(table, user, None, move, rng)


class Scripted(Random):
    """A dealer that deals a recorded game again."""

    def __init__(self, record: dict[str, Any]) -> None:
        super().__init__(0)
        rows, nobles = record["setup"]["rows"], record["setup"]["nobles"]
        self._samples = [rows["1"], rows["2"], rows["3"], nobles]
        self._cards = [move for move in record["moves"] if move.startswith("deal:")]

    def sample(self, population: Any, _k: int) -> list[Any]:  # type: ignore[override]
        """Return the labels of the recorded cards or nobles."""
        named = {label.partition(":")[2]: label for label in population}
        return [named[name] for name in self._samples.pop(0)]

    def choice(self, moves: Any) -> Any:
        """Return the recorded card."""
        wanted = self._cards.pop(0)
        return next(move for move in moves if str(move) == wanted)


async def rest(server: Server) -> None:
    """Wait until the bot is at rest, also with what a test has begun."""
    await server.settle()
    retries = server.facet.poster.retries
    while begun := retries._tasks - retries._waiting.keys():
        await asyncio.wait(begun)
        await server.settle()
