"""No clock, no chance and no thread but the storm's: what would ask for another gets the storm's, or fails.

Clocks and random numbers are replaced wherever a module has taken them by name; what can't be
replaced, such as a thread or a sleep of the whole process, fails the storm.
"""

from __future__ import annotations

import datetime as dt
import gc
import os
import random
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from random import Random
from types import ModuleType
from typing import Any, Final

from bot.host import vitals
from tests.tools.storm.alike import ALIKE

BEGINS: Final = 1_798_804_800.0
"""When a storm's time begins, in seconds since 1970: the first of January 2027, a Friday."""
CLOCKS: Final = ("monotonic", "perf_counter", "process_time", "thread_time", "time")
OURS: Final = ("bot", "discord", "render", "rules", "tests", "logging", "asyncio", "email")
"""The packages whose modules may have taken a clock by name."""
_REAL: Final[type[dt.datetime]] = dt.datetime


class _Datetime(type):
    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, _REAL)


def _virtual(now: Callable[[], float]) -> type:
    class Datetime(dt.datetime, metaclass=_Datetime):
        """A datetime whose present is the storm's."""

        @classmethod
        def now(cls, tz: dt.tzinfo | None = None) -> Any:
            """Return the storm's time."""
            return _REAL.fromtimestamp(now(), tz)

        @classmethod
        def utcnow(cls) -> Any:
            """Return the storm's time, without its zone."""
            return _REAL.fromtimestamp(now(), dt.UTC).replace(tzinfo=None)

    return Datetime


class _Patches:
    """Attributes that were replaced, to be put back."""

    def __init__(self) -> None:
        self._old: list[tuple[Any, str, Any]] = []

    def set(self, owner: object, name: str, value: object) -> None:
        """Replace an attribute."""
        self._old.append((owner, name, getattr(owner, name)))
        setattr(owner, name, value)

    def back(self) -> None:
        """Put back what was there."""
        for owner, name, value in reversed(self._old):
            setattr(owner, name, value)


def _modules() -> Iterator[ModuleType]:
    for name, module in list(sys.modules.items()):
        if (
            name.partition(".")[0] in OURS
            and isinstance(module, ModuleType)
            and module is not sys.modules[__name__]
        ):
            yield module


def _exchange(by: dict[Any, Any]) -> None:
    """Replace functions and classes wherever a module has them by name."""
    for module in (time, dt, *_modules()):
        for name, value in list(vars(module).items()):
            try:
                other = by.get(value)
            except TypeError:  # it has no hash
                continue
            if other is not None:
                setattr(module, name, other)


def _refuse(what: str) -> Callable[..., Any]:
    def refuse(*_: object, **__: object) -> Any:
        raise AssertionError(f"{what} in a storm")

    return refuse


@contextmanager
def guarded(elapsed: Callable[[], float], rng: Random, beside: Mapping[Any, Any]) -> Iterator[None]:
    """Let all clocks show `BEGINS` and the seconds elapsed since, and all chance come from `rng`.

    What else is replaced is `beside`. The host's panel shows a machine that is always the same.

    Raises AssertionError where a thread is started, or the whole process sleeps.
    """

    def now() -> float:
        return BEGINS + elapsed()

    patches = _Patches()
    state, collecting = random.getstate(), gc.isenabled()
    ours: dict[Any, Any] = {getattr(time, name): partial(elapsed) for name in CLOCKS}
    ours |= {**ALIKE, **beside}
    ours |= {
        time.time: now,
        _REAL: _virtual(now),
        time.sleep: _refuse("a sleep of the whole process"),
        vitals.memory: partial(vitals.Memory, 100 << 20, 1 << 30),
        vitals.free_bytes: lambda _: 64 << 30,
    }
    try:
        _exchange(ours)
        patches.set(time, "time_ns", lambda: int(now() * 1e9))
        patches.set(time, "monotonic_ns", lambda: int(elapsed() * 1e9))
        patches.set(threading.Thread, "start", _refuse("a thread"))
        patches.set(os, "urandom", rng.randbytes)
        patches.set(random, "_urandom", rng.randbytes)
        seed = Random.seed
        patches.set(
            Random,
            "seed",
            lambda self, a=None, version=2: seed(
                self, rng.getrandbits(64) if a is None else a, version
            ),
        )
        random.seed(rng.getrandbits(64))
        gc.disable()
        yield
    finally:
        patches.back()
        _exchange({mine: real for real, mine in ours.items()})
        random.setstate(state)
        if collecting:
            gc.enable()
