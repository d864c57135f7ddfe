"""What the weather of a storm will be: the seed chooses what strikes, and how often."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bot.playground.discord.world import DIRECT, Channel
from tests.tools.storm.script import WORLD, Step
from tests.tools.storm.staging import Storm

Details = tuple[Any, ...]
SECONDS: Final = 8.0
"""How long a scene lasts at most."""
KINDS: Final = (
    "fault", "fault", "fault", "spell", "disk", "kill", "kill", "stop", "overlap", "cut", "away", "echo",
    "scatter", "computers", "gone", "deny", "expel", "archive", "shut", "automod",
)  # fmt: skip
"""What can strike; what stands here twice does so more often."""
PATHS: Final = (
    "*", "*", "/interactions/*", "/webhooks/*", "/channels/*/messages", "/channels/*/messages/*",
    "/channels/*/threads", "/users/@me/channels",
)  # fmt: skip
FAULTS: Final = (
    "refuse", "refuse", "refuse", "fail", "slow", "lose", "reset", "hang", "twice", "garble",
)  # fmt: skip
REFUSALS: Final = (
    (400, 40060), (400, 50035), (400, 50083), (400, 160005), (403, 50001), (403, 50007), (403, 50013),
    (404, 10003), (404, 10008), (404, 10015), (404, 10062), (429, 0), (500, 0), (502, 0), (503, 0),
)  # fmt: skip
"""Statuses and codes that Discord answers with."""
AWAY_S: Final = (60.0, 600.0, 3600.0, 86_400.0)
WORDS: Final = ("Splendor", "Seekers", "turn", "points", "table")
DENIED: Final = ("VIEW_CHANNEL", "SEND_MESSAGES", "ATTACH_FILES", "EMBED_LINKS", "READ_MESSAGE_HISTORY",
    "CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS", "MANAGE_THREADS")  # fmt: skip


class Forecast:
    """Makes up what strikes in each scene of a storm; some storms are calm, so that only people make noise."""

    def __init__(self, storm: Storm) -> None:
        self._storm, self._world = storm, storm.discord.world
        self._rng = rng = Random(f"weather {storm.seed}")
        self._most = rng.choice((0, 1, 1, 2, 4))
        """How much strikes in a scene at most."""
        kinds = [it for it in KINDS if it != "overlap" or storm.server is not None]
        self._kinds = rng.sample(kinds, rng.randint(2, len(kinds)))

    def scene(self) -> list[Step]:
        """Return what strikes in the next scene."""
        rng, now = self._rng, self._storm.now
        steps = []
        for _ in range(rng.randint(0, self._most)):
            at, act = round(now + rng.uniform(0, SECONDS), 3), rng.choice(self._kinds)
            steps.append(Step(at, WORLD, act, getattr(self, f"_{act}")()))
        return steps

    def _some(self, least: float, most: float) -> float:
        return round(self._rng.uniform(least, most), 1)

    # Discord

    def _fault(self) -> Details:
        rng = self._rng
        kind = rng.choice(FAULTS)
        status, code = rng.choice(REFUSALS)
        if kind == "fail":
            status, code = rng.choice((500, 502, 503)), 0
        method = rng.choice(("*", "POST", "PATCH", "GET", "DELETE"))
        count = rng.choice((1, 1, 3, 20))
        wait = self._some(0.2, 10)
        return self._some(1, 60), kind, count, method, rng.choice(PATHS), status, code, wait

    def _cut(self) -> Details:
        return self._some(0.5, 200), self._rng.randrange(2), self._rng.randrange(2)

    def _away(self) -> Details:
        return (self._rng.choice(AWAY_S),)

    def _echo(self) -> Details:
        return (self._rng.randint(1, 3),)

    def _scatter(self) -> Details:
        return self._some(0.5, 4), self._some(5, 60)

    # The machine

    def _spell(self) -> Details:
        return self._rng.choice((5.0, 30.0, 200.0)), self._some(1, 30)

    def _disk(self) -> Details:
        how = self._rng.choice(("locked", "full", "commit", "after", "read", "slow"))
        return how, self._rng.choice((0.3, 1.0, self._some(1, 6)))

    def _computers(self) -> Details:
        return self._rng.choice((0.0, 5.0, 100.0)), self._some(5, 300)

    def _kill(self) -> Details:
        rng = self._rng
        how, most = rng.choice((("step", 300), ("commit", 6), ("request", 8)))
        again = rng.choice((0, 0, rng.randint(1, 400)))
        return how, rng.randint(1, most), self._some(0.5, 60), again

    def _stop(self) -> Details:
        return (self._some(0, 5),)

    def _overlap(self) -> Details:
        return self._some(0, 60), self._rng.choice((0, 1))

    # Places

    def _gone(self) -> Details:
        rng, world = self._rng, self._world
        inside = self._inside()
        messages = [it.name for it in inside if world.messages.get(it.id)]
        choices = [
            *(("channel", it.name, 0) for it in inside),
            *(("message", name, rng.randrange(3)) for name in messages for _ in range(3)),
            *(("guild", name, 0) for name in self._guilds()[1:]),
            *(("role", role.name, 0) for role in [*world.home.roles.values()][1:]),
        ]
        return rng.choice(choices)

    def _deny(self) -> Details:
        return self._rng.choice(self._inside()).name, self._rng.choice(DENIED), self._some(5, 400)

    def _expel(self) -> Details:
        return self._rng.choice(self._guilds()), self._some(5, 400)

    def _archive(self) -> Details:
        threads = [it.name for it in self._inside() if it.parent_id is not None]
        return self._rng.choice(threads or [""]), self._rng.randrange(2), self._some(5, 400)

    def _automod(self) -> Details:
        return self._rng.choice(self._guilds()), self._rng.choice(WORDS), self._some(5, 400)

    def _shut(self) -> Details:
        direct = [it.name for it in self._world.channels.values() if it.kind == DIRECT]
        return self._rng.choice(direct), self._some(5, 400)

    def _inside(self) -> list[Channel]:
        return [it for it in self._world.channels.values() if it.guild_id is not None]

    def _guilds(self) -> list[str]:
        return [it.name for it in self._world.guilds.values()]
