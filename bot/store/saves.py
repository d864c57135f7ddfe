"""Whether a piece of work has saved anything, whatever part of it did: then nobody may read that nothing has changed."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final


@dataclass(slots=True)
class Saves:
    """What a piece of work has saved so far."""

    any: bool = False


_WATCHED: Final[ContextVar[Saves | None]] = ContextVar("saves", default=None)


@contextmanager
def watching_saves() -> Iterator[Saves]:
    """Watch what the work within saves, and the tasks that it starts."""
    saves = Saves()
    token = _WATCHED.set(saves)
    try:
        yield saves
    finally:
        _WATCHED.reset(token)


def unknown_so_far() -> bool:
    """Return whether somebody watches, and nothing is known to be saved yet."""
    saves = _WATCHED.get()
    return saves is not None and not saves.any


def note_saved() -> None:
    """Note that something was saved, for whoever watches."""
    saves = _WATCHED.get()
    if saves is not None:
        saves.any = True
