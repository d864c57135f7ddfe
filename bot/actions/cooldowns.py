"""Keeps people from pestering others: what anybody sees or is called by, nobody repeats at will.

The first time works at once. Only this process remembers, and only for as long as a limit lasts;
after a restart everything works once more.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal

from discord.utils import format_dt

from bot.host.bounded import BoundedDict
from bot.store import NotSaved
from bot.tables.refusal import Name, Refusal

What = Literal["show", "language", "terms", "open", "end", "seat", "profile", "call"]
Key = tuple[What, int, int]
"""What is done, by whom or (a call) to whom, and in which channel."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How often something may be done within a span of time."""

    times: int
    span: timedelta


LIMITS: Final[Mapping[What, Limit]] = {
    "show": Limit(1, timedelta(minutes=2)),
    "language": Limit(1, timedelta(minutes=2)),
    "terms": Limit(1, timedelta(minutes=2)),
    "open": Limit(3, timedelta(minutes=5)),  # whoever opens the wrong one tries again
    "end": Limit(3, timedelta(minutes=5)),
    "seat": Limit(1, timedelta(minutes=2)),
    "profile": Limit(1, timedelta(minutes=2)),
    "call": Limit(1, timedelta(minutes=10)),
}
REMEMBERED: Final = 10_000
"""How many keys are remembered; the one used longest ago goes first."""


class Cooldowns:
    """Who did what where lately. Bounded, in memory."""

    def __init__(self, clock: Callable[[], datetime], remembered: int = REMEMBERED) -> None:
        self._clock = clock
        self._done: BoundedDict[Key, tuple[datetime, ...]] = BoundedDict(remembered)

    @contextmanager
    def doing(self, what: What, user_id: int, channel_id: int) -> Iterator[None]:
        """Count something that a person does in a channel, unless it fails.

        Raises:
            Refusal: They did it too often lately; it says when it works again.
        """
        key = (what, user_id, channel_id)
        again = self._again(key)
        if again is not None:
            raise Refusal("refused-too-soon", again=format_dt(again, "R"))
        with self._counted([key]):
            yield

    @contextmanager
    def calling(self, people: Mapping[int, str], channel_id: int) -> Iterator[None]:
        """Count that people, by id and name, are mentioned, whoever does it, unless it fails.

        Raises:
            Refusal: One of them was mentioned lately and hasn't answered; it says when they can be again.
        """
        for user_id, name in people.items():
            again = self._again(("call", user_id, channel_id))
            if again is not None:
                raise Refusal("refused-just-called", name=Name(name), again=format_dt(again, "R"))
        with self._counted([("call", user_id, channel_id) for user_id in people]):
            yield

    def answered(self, user_id: int, channels: Collection[int | None]) -> None:
        """Let somebody be called again in these channels: they said yes, so it was welcome."""
        for channel_id in channels:
            if channel_id is not None:
                self._done.pop(("call", user_id, channel_id), None)

    def _again(self, key: Key) -> datetime | None:
        """Return when something may be done again; None where it may be done now."""
        limit = LIMITS[key[0]]
        done = [it for it in self._done.get(key, ()) if it + limit.span > self._clock()]
        return None if len(done) < limit.times else done[-limit.times] + limit.span

    @contextmanager
    def _counted(self, keys: Collection[Key]) -> Iterator[None]:
        now = self._clock()
        before = {key: self._done.get(key, ()) for key in keys}
        for key in keys:
            self._done[key] = (*before[key], now)[-LIMITS[key[0]].times :]
        try:
            yield
        except (Refusal, NotSaved):
            for key, done in before.items():
                if done:
                    self._done[key] = done
                else:
                    self._done.pop(key, None)
            raise
