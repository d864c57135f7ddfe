"""What the summaries of every game's turns have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from render.scene import Event
from render.words import Words
from rules import Position, Seat

P = TypeVar("P", bound=Position[Any])


def turns(
    events: Sequence[Event[P]], ends: Callable[[Event[P]], bool]
) -> Iterator[Sequence[Event[P]]]:
    """Yield the events of each turn; `ends` tells whether an event ends one."""
    turn: list[Event[P]] = []
    for event in events:
        turn.append(event)
        if ends(event):
            yield turn
            turn = []
    if turn:
        yield turn


@dataclass(frozen=True, slots=True)
class Teller:
    """Describes events to one reader; None is the channel."""

    GAME: ClassVar[str]
    names: Sequence[str]
    reader: Seat | None
    words: Words

    def say(self, key: str, seat: Seat, **variables: str | int) -> str:
        """Return a sentence of the game about a seat, or to it."""
        key = f"{self.GAME}-tell-{key}"
        if seat == self.reader:
            return self.words(f"{key}-you", **variables)
        return self.words(key, name=self.names[seat], **variables)
