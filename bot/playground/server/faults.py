"""Faults on demand: what Discord and the network can do to a request."""

import asyncio
import itertools
import re
from contextlib import suppress
from dataclasses import dataclass, field, fields

from bot.playground.discord.shapes import Json

STAGES = ("before", "during", "after")
"""When a connection fails: before the work, in the middle of its answer, in place of its answer."""
ENDINGS = ("reset", "close", "hang")
GARBLED = ("html", "json")
LONGEST = 600


@dataclass
class Fault:
    """What happens to the next ``count`` requests that match ``method`` and ``route``.

    ``status`` 429 or 500 and the like answers in Discord's place, with ``code`` as its code; with
    ``lost`` the work is done first. A 429 that is ``everywhere`` is the limit of all routes together. ``delay`` is slowness, in
    seconds, before the work; ``late``, after it. ``reset`` tears the connection down (the other side
    sees errno 104), ``close`` hangs up without a word, ``hang`` says nothing more and keeps the line:
    each at one of the stages, so that ``close`` ``during`` is a truncated answer.
    ``garbled`` does the work and answers with 200 and no JSON: a page of ``html``, or text that
    calls itself ``json``. ``refuse`` resets before the work, and then refuses every
    connection for a number of seconds.
    """

    id: int
    status: int | None = None
    code: int = 0
    delay: float = 0.0
    count: int = 1
    method: str | None = None
    route: str | None = None
    retry_after: float = 0.5
    lost: bool = False
    late: bool = False
    everywhere: bool = False
    reset: str | None = None
    close: str | None = None
    hang: str | None = None
    garbled: str | None = None
    refuse: float = 0.0
    hits: int = field(default=0)

    @property
    def ending(self) -> tuple[str, str] | None:
        """How the connection fails and at which stage, if it does."""
        if self.refuse:
            return "reset", "before"
        found = ((how, getattr(self, how)) for how in ENDINGS)
        return next(((how, stage) for how, stage in found if stage), None)

    @property
    def makes_sense(self) -> bool:
        """Whether every value is possible."""
        ways = sum(map(bool, (self.status, self.reset, self.close, self.hang, self.garbled)))
        return (
            (self.status is None or self.status in range(201, 600))
            and (self.status == 429 or not self.everywhere)
            and isinstance(self.code, int)
            and (self.status in range(400, 500) or not self.code)
            and not (self.late and self.ending)
            and isinstance(self.count, int)
            and self.count > 0
            and all(getattr(self, how) in {None, *STAGES} for how in ENDINGS)
            and self.garbled in {None, *GARBLED}
            and ways + bool(self.refuse) <= 1
            and all(
                isinstance(number, int | float) and 0 <= number <= LONGEST
                for number in (self.delay, self.retry_after, self.refuse)
            )
        )

    def matches(self, method: str, path: str) -> bool:
        """Return whether this fault is waiting for such a request."""
        return (
            self.count > 0
            and (self.method is None or self.method == method)
            and (self.route is None or re.search(self.route, path) is not None)
        )

    def strike(self) -> None:
        """Count down."""
        self.count -= 1
        self.hits += 1

    async def linger(self, released: asyncio.Event) -> None:
        """If the fault is slowness, wait until it is over or released."""
        with suppress(TimeoutError):
            await asyncio.wait_for(released.wait(), self.delay)


KEYS = {each.name for each in fields(Fault)} - {"id", "hits"}


class Faults:
    """The faults that are waiting."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []
        self._numbers = itertools.count(1)
        self.released = asyncio.Event()
        """What hangs, hangs until this is set, and what is slow is slow until then at most."""

    def add(self, wanted: Json) -> Fault:
        """Add the fault that ``wanted`` describes; raise ValueError if it is invalid."""
        if unknown := set(wanted) - KEYS:
            raise ValueError(f"unknown: {', '.join(sorted(unknown))}")
        fault = Fault(next(self._numbers), **wanted)
        if not fault.makes_sense:
            raise ValueError(
                "status 201 to 599, everywhere with 429, count from 1, delay, retry_after and refuse in seconds;"
                " reset, close or hang: before, during or after; garbled: html or json; one of them"
            )
        re.compile(fault.route or "")
        self._waiting.append(fault)
        return fault

    def catch(self, method: str, path: str) -> Fault | None:
        """Return the fault that strikes this request, if any."""
        return next((f for f in self._waiting if f.matches(method, path)), None)

    def clear(self) -> None:
        """Remove every fault, and release requests that hang or are slow."""
        self._waiting.clear()
        self.released.set()
        self.released = asyncio.Event()

    def waiting(self) -> list[Fault]:
        """Return the faults that have not run out."""
        self._waiting = [fault for fault in self._waiting if fault.count > 0]
        return list(self._waiting)
