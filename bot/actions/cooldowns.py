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

ByPerson = Literal[
    "show",
    "language",
    "terms",
    "open",
    "end",
    "seat",
    "profile",
    "daily",
    "away",
    "film",
    "import",
    "look",
    "where",
]
"""What a person does in a channel."""
What = ByPerson | Literal["call", "calls", "seek", "post", "aside", "opened"]
CooldownKey = tuple[What, int, int]
"""An action, for whom it is counted, and where: a person in a channel, for a call the person pinged, for
calls who pinged whom; for a search a role in its server, as each table may have a thread of its own."""


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
    "away": Limit(5, timedelta(minutes=10)),
    "film": Limit(5, timedelta(minutes=10)),
    "import": Limit(20, timedelta(days=1)),
    "opened": Limit(200, timedelta(days=1)),
    "aside": Limit(30, timedelta(minutes=10)),
    "post": Limit(300, timedelta(minutes=10)),  # who never stops moving makes a move in two seconds
    "calls": Limit(5, timedelta(minutes=10)),
    "look": Limit(3, timedelta(minutes=5)),  # Discord is asked who sees the channel
    "where": Limit(10, timedelta(minutes=10)),  # Discord is asked where somebody may post
    "call": Limit(1, timedelta(minutes=10)),
    "seek": Limit(1, timedelta(minutes=10)),
}


EVERYWHERE: Final = 0
"""The channel of what is counted in all channels together."""
PERSONAL: Final[frozenset[What]] = frozenset({"away", "film", "import", "where"})
"""What is counted for a person in all channels together."""
QUIET: Final[frozenset[What]] = frozenset({"away", "import", "where"})
"""What nobody else sees at once; everything else that has a cooldown is an aside."""


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
        keys: dict[CooldownKey, str] = {}
        if what in PERSONAL:
            keys[what, user_id, EVERYWHERE] = "refused-too-often"
        else:
            keys[what, user_id, channel_id] = "refused-too-soon"
        if what == "open":
            keys["opened", user_id, EVERYWHERE] = "refused-too-often"
        if what not in QUIET:
            keys["aside", user_id, EVERYWHERE] = "refused-many-posts"
        return self._once(keys)

    def check_posts(self, user_id: int) -> None:
        """Raise Refusal if a person has made the bot post as often as one may in all channels together."""
        self._check(("post", user_id, EVERYWHERE), "refused-many-posts")

    def note_post(self, user_id: int) -> None:
        """Count a change of a table that others see."""
        self._add([("post", user_id, EVERYWHERE)])

    def spare_post(self, user_id: int) -> datetime | None:
        """Count one more post besides a person's moves, if they may have one; return when they may otherwise."""
        key: CooldownKey = ("aside", user_id, EVERYWHERE)
        again = self._again(key)
        if again is None:
            self._add([key])
        return again

    def seeking(self, role_id: int, guild_id: int) -> AbstractContextManager[None]:
        """Count a ping of a server's role, by anybody, unless it fails; raise Refusal as `doing` does."""
        return self._once({("seek", role_id, guild_id): "refused-just-sought"})

    @contextmanager
    def _once(self, keys: Mapping[CooldownKey, str]) -> Iterator[None]:
        for key, refused in keys.items():
            self._check(key, refused)
        with self._counted(keys):
            yield

    def _check(self, key: CooldownKey, refused: str) -> None:
        again, limit = self._again(key), LIMITS[key[0]]
        if again is not None:
            minutes = int(limit.span.total_seconds() // 60)
            raise Refusal(refused, again=format_dt(again, "R"), most=limit.times, minutes=minutes)

    @contextmanager
    def calling(self, people: Mapping[int, str], channel_id: int, caller_id: int) -> Iterator[None]:
        """Count a ping of these people (id to name), unless the action fails.

        Raises:
            Refusal: One of them was pinged here recently, by anybody, and hasn't answered, or often by this
                person anywhere; says when they can be again.
        """
        keys: dict[CooldownKey, str] = {}
        for user_id, name in people.items():
            here: list[CooldownKey] = [
                ("call", user_id, channel_id),
                ("calls", caller_id, user_id),
            ]
            again = max(filter(None, map(self._again, here)), default=None)
            if again is not None:
                raise Refusal(
                    "refused-just-called" if self._again(here[0]) else "refused-often-called",
                    name=UnescapedName(name, user_id),
                    again=format_dt(again, "R"),
                )
            keys |= dict.fromkeys(here, "")
        with self._counted(keys):
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
        deed = self._add(keys)
        try:
            yield
        except (Refusal, NotSaved):
            for key in keys:  # others may have succeeded since
                left = [it for it in self._done.pop(key, ()) if it is not deed]
                if left:
                    self._done[key] = tuple(left)
            raise

    def _add(self, keys: Collection[CooldownKey]) -> _Deed:
        """Note that something was done now."""
        deed = _Deed(self._clock())
        for key in keys:
            self._done[key] = (*self._done.get(key, ()), deed)[-LIMITS[key[0]].times :]
        return deed
