"""What runs for a feature beside the core: a job, a queue of work."""

from collections.abc import Iterable, Iterator
from typing import TypeVar


class Part:
    """Something that begins and ends with the bot. Whatever isn't overridden does nothing."""

    def start(self) -> None:
        """Begin: the bot is up, and has caught up on what was left undone."""

    async def wake(self) -> None:
        """Do what has become due: the bot has connected, or the clock has leapt."""

    async def release(self) -> None:
        """Let go of the people who wait for it: the bot is closing, and waits for their answers."""

    async def close(self) -> None:
        """End; nobody waits any more."""


P = TypeVar("P", bound=Part)


class Parts:
    """The parts of all features, one of each class."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self._parts = tuple(parts)

    def __iter__(self) -> Iterator[Part]:
        return iter(self._parts)

    def of(self, kind: type[P]) -> P:
        """Return the part of this class; raise LookupError if no feature has brought one."""
        for part in self._parts:
            if isinstance(part, kind):
                return part
        raise LookupError(f"no feature has brought a {kind.__name__}")
