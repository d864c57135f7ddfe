"""Rate limits for actions that others see or are pinged by.

They are kept in the memory of this process only, so a restart resets them.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal

from discord.utils import format_dt

from bot.host.bounded import BoundedDict
from bot.store import NotSaved
from bot.tables.refusal import Refusal, UnescapedName

ByPerson = Literal["show", "language", "terms", "open", "end", "seat", "profile", "daily", "away"]
"""What a person does in a channel."""
What = ByPerson | Literal["call", "seek"]
CooldownKey = tuple[What, int, int]
"""An action, for whom it is counted, and where: a person in a channel, for a call the person pinged; for
a search a role in its server, as each table may have a thread of its own."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How many times an action is allowed within a time span."""

    times: int
    span: timedelta


LIMITS: Final[Mapping[What, Limit]] = {
    "show": Limit(1, timedelta(minutes=2)),
    "language": Limit(1, timedelta(minutes=2)),
    "terms": Limit(1, timedelta(minutes=2)),
    "open": Limit(3, timedelta(minutes=5)),  # after a mistake, people try again at once
    "end": Limit(3, timedelta(minutes=5)),
    "seat": Limit(1, timedelta(minutes=2)),
    "profile": Limit(1, timedelta(minutes=2)),
    "daily": Limit(1, timedelta(minutes=2)),
    "away": Limit(5, timedelta(minutes=10)),  # each time, boards are posted again
    "call": Limit(1, timedelta(minutes=10)),
    "seek": Limit(1, timedelta(minutes=10)),
}


@dataclass(frozen=True, slots=True, eq=False)
class _Deed:
    """An action, and when it was done; two at the same moment aren't the same one."""

    at: datetime


MAX_KEYS: Final = 10_000
"""The size of the memory; the least recently used key is dropped first."""


class Cooldowns:
    """Recent actions, bounded in number."""

    def __init__(self, clock: Callable[[], datetime], remembered: int = MAX_KEYS) -> None:
        self._clock = clock
        self._done: BoundedDict[CooldownKey, tuple[_Deed, ...]] = BoundedDict(remembered)

    def doing(self, what: ByPerson, user_id: int, channel_id: int) -> AbstractContextManager[None]:
        """Count an action of a person in a channel, unless it fails.

        Raises:
            Refusal: It was done too often; says when it can be done again.
        """
        return self._once((what, user_id, channel_id), "refused-too-soon")

    def seeking(self, role_id: int, guild_id: int) -> AbstractContextManager[None]:
        """Count a ping of a server's role, by anybody, unless it fails; raise Refusal as `doing` does."""
        return self._once(("seek", role_id, guild_id), "refused-just-sought")

    @contextmanager
    def _once(self, key: CooldownKey, refused: str) -> Iterator[None]:
        again = self._again(key)
        if again is not None:
            raise Refusal(refused, again=format_dt(again, "R"))
        with self._counted([key]):
            yield

    @contextmanager
    def calling(self, people: Mapping[int, str], channel_id: int) -> Iterator[None]:
        """Count a ping of these people (id to name), by anybody, unless the action fails.

        Raises:
            Refusal: One of them was pinged recently and hasn't answered; says when they can be again.
        """
        for user_id, name in people.items():
            again = self._again(("call", user_id, channel_id))
            if again is not None:
                raise Refusal(
                    "refused-just-called",
                    name=UnescapedName(name, user_id),
                    again=format_dt(again, "R"),
                )
        with self._counted([("call", user_id, channel_id) for user_id in people]):
            yield

    def answered(self, user_id: int, channels: Collection[int | None]) -> None:
        """Allow new pings of a person in these channels: they accepted, so the last one was welcome."""
        for channel_id in channels:
            if channel_id is not None:
                self._done.pop(("call", user_id, channel_id), None)

    def _again(self, key: CooldownKey) -> datetime | None:
        """Return when an action is allowed again; None if it is now."""
        limit = LIMITS[key[0]]
        done = [it.at for it in self._done.get(key, ()) if it.at + limit.span > self._clock()]
        return None if len(done) < limit.times else done[-limit.times] + limit.span

    @contextmanager
    def _counted(self, keys: Collection[CooldownKey]) -> Iterator[None]:
        deed = _Deed(self._clock())
        for key in keys:
            self._done[key] = (*self._done.get(key, ()), deed)[-LIMITS[key[0]].times :]
        try:
            yield
        except (Refusal, NotSaved):
            for key in keys:  # others may have succeeded since
                left = [it for it in self._done.pop(key, ()) if it is not deed]
                if left:
                    self._done[key] = tuple(left)
            raise
