"""What strikes a storm's world: faults of Discord, of the disk and of the machine."""

from __future__ import annotations

import asyncio

from tests.tools.storm.network import Bot, Fault
from tests.tools.storm.script import WORLD, Step
from tests.tools.storm.staging import Storm

SECONDS = 8.0
"""How long a scene lasts at most."""
CALM_S = 1500.0
"""How long the weather is calm before everything has to be in order."""


class Weather:
    """Makes up what strikes, lets it strike, and calms down."""

    def __init__(self, storm: Storm) -> None:
        self._storm = storm
        self._tasks: set[asyncio.Task[None]] = set()

    def scene(self) -> list[Step]:
        """Return what strikes in the next scene."""
        rng, now = self._storm.rng, self._storm.now
        steps = []
        for _ in range(rng.choice((0, 0, 1, 1, 2))):
            at = round(now + rng.uniform(0, SECONDS), 3)
            kind = rng.choice(("fault", "fault", "fault", "disk", "kill", "cut", "echo", "scatter"))
            match kind:
                case "fault":
                    what = rng.choice(("refuse", "slow", "lose", "hang", "away"))
                    method = rng.choice(("*", "POST", "PATCH", "GET", "DELETE"))
                    status = rng.choice((500, 403, 404, 429))
                    steps.append(
                        Step(
                            at,
                            WORLD,
                            "fault",
                            (
                                what,
                                method,
                                rng.choice((1, 1, 3)),
                                round(rng.uniform(1, 20), 1),
                                status,
                            ),
                        )
                    )
                case "disk":
                    what = rng.choice(("locked", "full", "commit"))
                    steps.append(Step(at, WORLD, "disk", (what, round(rng.uniform(0.1, 5), 1))))
                case "kill":
                    steps.append(
                        Step(
                            at, WORLD, "kill", (rng.randrange(300), round(rng.uniform(0.5, 60), 1))
                        )
                    )
                case "cut":
                    steps.append(
                        Step(at, WORLD, "cut", (round(rng.uniform(0.5, 200), 1), rng.randrange(2)))
                    )
                case _:
                    steps.append(Step(at, WORLD, kind, (rng.randrange(1, 4),)))
        return steps

    def strike(self, step: Step) -> None:
        """Let something strike."""
        storm = self._storm
        discord, details = storm.discord, step.details
        match step.act:
            case "fault":
                kind, method, count, seconds, status = details
                until = storm.loop.time() + seconds
                discord.faults.append(
                    Fault(kind, until, count, method, status=status, seconds=seconds / 2)
                )
            case "disk":
                storm.disk.fail(*details)
            case "kill":
                for bot in discord.living()[:1]:
                    bot.process.dies_after = bot.process.steps + details[0]
                    self._begin(self._revive(bot, details[1]))
            case "cut":
                for bot in discord.living()[:1]:
                    if bot.connected:
                        discord.cut(bot)
                        self._begin(self._reconnect(bot, details[0], resume=bool(details[1])))
            case "echo":
                discord.echo += details[0]
            case "scatter":
                discord.scatter = details[0]

    async def calm(self) -> None:
        """End all that strikes, and wait until everything has to be in order."""
        storm = self._storm
        storm.discord.faults.clear()
        storm.disk.until = 0.0
        storm.discord.echo, storm.discord.scatter = 0, 0.05
        for bot in storm.discord.living():
            bot.process.dies_after = None
        await asyncio.gather(*self._tasks)
        await asyncio.sleep(CALM_S)

    def _begin(self, work: object) -> None:
        task: asyncio.Task[None] = self._storm.loop.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _revive(self, bot: Bot, pause: float) -> None:
        while bot.process.alive:
            if bot.process.dies_after is None:
                return
            await asyncio.sleep(0.05)
        self._storm.kill_bot(bot)
        await asyncio.sleep(pause)
        await self._storm.start_bot()

    async def _reconnect(self, bot: Bot, pause: float, *, resume: bool) -> None:
        await asyncio.sleep(pause)
        if bot.process.alive:
            (self._storm.discord.resume if resume else self._storm.discord.ready)(bot)
