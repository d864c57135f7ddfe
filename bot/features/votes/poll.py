"""A poll on the next move of everybody's seat: when it is decided, and how."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final, Self

QUIET: Final = timedelta(minutes=1)
"""How long nobody may have voted before a poll with enough votes is decided early."""
NEVER: Final = 0
"""In place of a number of votes: a poll is never decided early."""


@dataclass(frozen=True, slots=True)
class Vote:
    """What a person has voted for: a move, or all those that one press makes.

    `place` orders the votes of a poll by when they were cast.
    """

    table_id: int
    user_id: int
    move: str
    place: int


@dataclass(frozen=True, slots=True)
class Poll:
    """The poll of a table; it begins with the first vote in the position of its `number`.

    Attributes:
        seconds: How long after its first vote it is decided at the latest.
        enough: How many votes decide it earlier, once nobody has voted for a minute.
        ends: When it is decided at the latest; None before the first vote.
        due: When it is decided as it looks now, or its move is tried again; None if there's nothing to do.
        moves: What people have voted for, the chosen one first; empty before it's decided.
        counts: How many votes each of them has.
    """

    table_id: int
    guild_id: int
    seconds: int
    enough: int
    number: int = -1
    ends: datetime | None = None
    due: datetime | None = None
    moves: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()

    def is_open(self, number: int) -> bool:
        """Return whether it has begun in the position of this number, and isn't decided."""
        return self.number == number and self.ends is not None and not self.moves

    def begun(self, number: int, now: datetime) -> Self:
        """Return it as it begins in the position of this number."""
        ends = now + timedelta(seconds=self.seconds)
        return replace(self, number=number, ends=ends, due=ends, moves=(), counts=())

    def after(self, votes: int, now: datetime) -> Self:
        """Return it after a new vote, with which it has so many."""
        if self.ends is None or self.enough == NEVER or votes < self.enough:
            return self
        return replace(self, due=min(self.ends, now + QUIET))

    def decided(self, votes: Iterable[Vote]) -> Self:
        """Return it with its votes counted; of moves with as many votes, the one voted for first is chosen."""
        split: dict[str, int] = defaultdict(int)
        for vote in sorted(votes, key=lambda it: it.place):
            split[vote.move] += 1
        moves = sorted(split, key=lambda it: -split[it])  # the order of moves with as many stays
        return replace(self, moves=tuple(moves), counts=tuple(split[it] for it in moves))
