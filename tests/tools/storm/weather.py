"""What strikes a storm's world, as a script says: faults of Discord, of the disk and of the machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context
from functools import partial
from typing import Any, Final

from bot.playground.discord.permissions import Permission
from bot.playground.discord.world import Channel, Guild
from tests.tools.storm.network import Bot, Fault
from tests.tools.storm.script import Step
from tests.tools.storm.staging import Storm

CALM_S: Final = 1500.0
"""How long the weather is calm before everything has to be in order."""
RESTART_S: Final = 5.0
"""How long whoever looks after a process waits before it is started again."""
PATIENCE_S: Final = 30.0
"""How long a process may take to close before it is killed."""
RESUMES_S: Final = 300.0
"""How long a session can be resumed."""
MANY: Final = 1_000_000


class Weather:
    """Lets things strike, heals them in time, and calms down."""

    def __init__(self, storm: Storm) -> None:
        self._storm = storm
        self._tasks: set[asyncio.Task[None]] = set()
        self._healing: list[Callable[[], None]] = []
        self._starting = 0
        """How many processes are about to be started."""
        self._pause = RESTART_S
        self._dies_again: int | None = None
        storm.died = self._died

    def strike(self, step: Step) -> None:
        """Let something strike; what isn't there any more isn't struck."""
        getattr(self, f"_{step.act}")(*step.details)

    async def calm(self) -> None:
        """End all that strikes, and wait until everything has to be in order."""
        storm = self._storm
        self._pause, self._dies_again = RESTART_S, None
        for bot in storm.discord.living():
            bot.process.spare()
        for heal in self._healing[:]:
            heal()
        storm.discord.faults.clear()
        storm.discord.echo = 0
        storm.disk.heal()
        while self._tasks:
            await asyncio.gather(*self._tasks)
            await asyncio.sleep(
                0
            )  # gather does not wait for what is done, whose callbacks have still to run
        await asyncio.sleep(CALM_S)

    def _for(self, seconds: float, end: Callable[[], None]) -> None:
        """End something in so many seconds, or when the weather calms down."""

        def heal() -> None:
            if heal in self._healing:
                self._healing.remove(heal)
                end()

        self._healing.append(heal)
        self._storm.loop.call_later(seconds, heal, context=Context())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that no process does, even if one asks for it as it dies."""
        task = self._storm.loop.create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard, context=Context())

    # Processes

    def _died(self, _: Bot) -> None:
        if not self._storm.discord.living() and not self._starting:
            self._start(self._pause)

    def _start(self, pause: float) -> None:
        self._starting += 1
        self._begin(self._started(pause))

    async def _started(self, pause: float) -> None:
        discord = self._storm.discord
        await asyncio.sleep(max(pause, discord.away_until - self._storm.loop.time()))
        again, self._dies_again = self._dies_again, None
        self._starting -= 1
        await self._storm.start_bot(again)

    def _living(self, number: int = 0) -> list[Bot]:
        """Return one of the processes, unless there is none."""
        bots = self._storm.discord.living()
        return [bots[number % len(bots)]] if bots else []

    def _kill(self, how: str, count: int, pause: float, again: int) -> None:
        self._pause, self._dies_again = pause, again or None
        for bot in self._living():
            process = bot.process
            if how == "step":
                process.dies_after = process.steps + count
            else:
                process.last_deed, process.deeds_left = how, count

    def _stop(self, pause: float) -> None:
        """Close a process; the next one starts at the same time if they can share the database."""
        for bot in self._living():
            if self._storm.server is not None:
                self._start(pause)
            self._pause = pause
            self._begin(self._closed(bot))

    def _overlap(self, pause: float, closes: int) -> None:
        """Start a second process, and close or kill the first one later."""
        for bot in self._living():
            self._start(0.0)
            if closes:
                self._begin(self._closed(bot, pause))
            else:
                self._for(pause, bot.process.end)

    async def _closed(self, bot: Bot, pause: float = 0.0) -> None:
        await asyncio.sleep(pause)
        if not bot.process.alive:
            return
        self._storm.history.note("close", bot.process.number)
        loop = self._storm.loop
        closing = bot.within(lambda: loop.create_task(bot.facet.close()))
        await asyncio.wait([closing], timeout=PATIENCE_S)
        bot.process.end()

    # Discord

    def _fault(self, lasts: float, kind: Any, *details: Any) -> None:
        until = self._storm.loop.time() + lasts
        self._storm.discord.faults.append(Fault(kind, until, *details))

    def _cut(self, seconds: float, number: int, resumes: int) -> None:
        discord = self._storm.discord
        for bot in self._living(number):
            if bot.connected:
                discord.cut(bot)
                self._for(seconds, partial(self._connect, bot, resumes=bool(resumes)))

    def _connect(self, bot: Bot, *, resumes: bool) -> None:
        discord = self._storm.discord
        if bot.process.alive and not bot.connected:
            (discord.resume if resumes else discord.ready)(bot)

    def _away(self, seconds: float) -> None:
        discord = self._storm.discord
        now = self._storm.loop.time()
        discord.away_until = max(discord.away_until, now + seconds)
        discord.faults.insert(0, Fault("away", discord.away_until, MANY))
        cut = [bot for bot in discord.living() if bot.connected]
        for bot in cut:
            discord.cut(bot)

        def back() -> None:
            discord.away_until = 0.0
            discord.faults[:] = [it for it in discord.faults if it.kind != "away"]
            for bot in cut:
                self._connect(bot, resumes=self._storm.loop.time() - now < RESUMES_S)

        self._for(seconds, back)

    def _echo(self, count: int) -> None:
        self._storm.discord.echo += count

    def _scatter(self, most: float, seconds: float) -> None:
        discord = self._storm.discord
        discord.scatter = most
        self._for(seconds, lambda: setattr(discord, "scatter", 0.05))

    # The machine

    def _disk(self, how: Any, seconds: float) -> None:
        self._storm.disk.fail(how, seconds)

    def _spell(self, factor: float, seconds: float) -> None:
        loop = self._storm.loop
        delays = loop.delays
        delays.slow, delays.slow_until = factor, loop.time() + seconds

        def end() -> None:
            delays.slow, delays.slow_until = 1.0, loop.time()

        self._for(seconds, end)

    def _computers(self, late: float, seconds: float) -> None:
        machine = self._storm.machine
        machine.late, machine.fails = late or 1.0, not late
        self._for(seconds, machine.heal)

    # Places

    def _channel(self, name: str) -> Channel | None:
        channels = self._storm.discord.world.channels.values()
        return next((it for it in reversed(channels) if it.name == name), None)

    def _guild(self, name: str) -> Guild | None:
        guilds = self._storm.discord.world.guilds.values()
        return next((it for it in guilds if it.name == name), None)

    def _gone(self, what: str, name: str, back: int) -> None:
        discord = self._storm.discord
        world, channel, guild = discord.world, self._channel(name), self._guild(name)
        if what == "channel" and channel is not None and channel.guild_id is not None:
            home = world.guild_of(channel)
            discord.remove_channel(channel)
            discord.add_channel(name, channel.parent_id, guild=home)
        elif what == "message" and channel is not None:
            messages = [it for it in world.history(channel.id) if it.reader_id is None]
            if messages:
                discord.remove(messages[-1 - back % len(messages)])
        elif what == "guild" and guild is not None and guild is not world.home:
            for it in [it for it in world.channels_of(guild) if it.parent_id is None]:
                discord.remove_channel(it)
            del world.guilds[guild.id]
        elif what == "role":
            home_guild = world.home
            gone = [it.id for it in home_guild.roles.values() if it.name == name]
            for role_id in gone:
                del home_guild.roles[role_id]
            for member, roles in home_guild.members.items():
                home_guild.members[member] = tuple(it for it in roles if it not in gone)

    def _deny(self, name: str, permission: str, seconds: float) -> None:
        channel = self._channel(name)
        if channel is not None and channel.guild_id is not None:
            discord = self._storm.discord
            discord.let_bot(channel, 0, Permission[permission])

            def allow() -> None:
                if channel.id in discord.world.channels:
                    discord.let_bot(channel, 0, 0)

            self._for(seconds, allow)

    def _expel(self, name: str, seconds: float) -> None:
        guild, discord = self._guild(name), self._storm.discord
        bot_id = discord.world.bot_id
        if guild is not None and bot_id in guild.members:
            roles = guild.members.pop(bot_id)

            def back() -> None:
                discord.invite_bot(guild)
                guild.members[bot_id] = roles

            self._for(seconds, back)

    def _archive(self, name: str, locked: int, seconds: float) -> None:
        thread = self._channel(name)
        if thread is not None and thread.parent_id is not None:
            thread.archived, thread.locked = True, bool(locked)

            def opened() -> None:
                thread.archived = thread.locked = False

            self._for(seconds, opened)

    def _shut(self, name: str, seconds: float) -> None:
        """Let somebody take no direct messages."""
        channel = self._channel(name)
        if channel is not None:
            until = self._storm.loop.time() + seconds
            path = f"/channels/{channel.id}/messages"
            fault = Fault("refuse", until, MANY, "POST", path, 403, 50007)
            self._storm.discord.faults.append(fault)

    def _automod(self, name: str, word: str, seconds: float) -> None:
        guild = self._guild(name)
        if guild is not None:
            guild.blocked.append(word)
            self._for(seconds, lambda: guild.blocked.remove(word))
