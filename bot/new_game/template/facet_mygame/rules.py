"""The rules: a heap of stones, and a die that says how many a player may take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rules.contract import (
    DEALER,
    Chance,
    Computer,
    Decision,
    Json,
    MalformedRecord,
    Number,
    OneOf,
    Seat,
    question_of,
    read_options,
    read_seats,
)
from rules.places import ranked
from rules.value import Value


@dataclass(frozen=True, slots=True)
class Roll:
    """The dealer's answer: what the die shows."""

    die: int

    def __str__(self) -> str:
        return f"roll:{self.die}"


ROLLS: Final = tuple(map(Roll, range(1, 5)))
"""What the die can show."""


@dataclass(frozen=True, slots=True)
class Take:
    """A player's answer: how many stones they take."""

    count: int

    def __str__(self) -> str:
        return f"take:{self.count}"


Move = Roll | Take


@dataclass(frozen=True)
class Position(Value):
    """A table between two answers.

    Attributes:
        heap: How many stones nobody has taken yet.
        taken: How many each seat has taken.
        turn: The seat to move; at the end, the one that took the last stone.
        die: What the die shows; 0 until it is rolled.
    """

    heap: int
    taken: tuple[int, ...]
    turn: Seat = 0
    die: int = 0

    @cached_property
    def decision(self) -> Decision[Move] | None:
        """The open question; None when the game is over."""
        if not self.heap:
            return None
        if not self.die:  # what can come again has weights, also if all are equal
            return Decision(DEALER, "roll", ROLLS, (1,) * len(ROLLS))
        return Decision(
            self.turn, "take", tuple(Take(n + 1) for n in range(min(self.die, self.heap)))
        )

    def after(self, move: Move) -> Position:
        """Return the position after a move that was offered."""
        if isinstance(move, Roll):
            return self.but(die=move.die)
        heap = self.heap - move.count
        taken = tuple(n + move.count * (seat == self.turn) for seat, n in enumerate(self.taken))
        turn = (self.turn + 1) % len(taken) if heap else self.turn
        return self.but(heap=heap, taken=taken, turn=turn, die=0)

    def scores(self) -> tuple[int, ...]:
        """Return how many stones count for each seat: none for the seat that took the last one."""
        over = not self.heap
        return tuple(
            0 if over and seat == self.turn else count for seat, count in enumerate(self.taken)
        )

    def places(self) -> tuple[int, ...]:
        """Return each seat's place if the game ended now."""
        return ranked([-score for score in self.scores()])

    def seen_by(self, seat: Seat | None) -> Position:  # noqa: ARG002 - the contract names it
        """Return the position: everything lies open."""
        return self

    def move_seen_by(self, move: Move, seat: Seat | None) -> Move:  # noqa: ARG002 - see above
        """Return the move: everything lies open."""
        return move

    @property
    def out(self) -> tuple[Seat, ...]:
        """Nobody: all play to the end."""
        return ()

    def next_turn_of(self, seat: Seat) -> Position | None:  # noqa: ARG002 - see above
        """Return None: nobody can plan a turn before the die is rolled."""
        return None

    def relied_on(self, move: Move) -> str:  # noqa: ARG002 - see above
        """Return nothing: no turn can be planned."""
        return ""

    def colours(self, seat: Seat) -> str:  # noqa: ARG002 - see above
        """Return nothing: stones have no colours."""
        return ""

    def as_json(self) -> Json:
        """Return the position with the keys of records."""
        return {"heap": self.heap, "taken": list(self.taken), "turn": self.turn, "die": self.die}

    def sketch(self) -> str:
        """Return the position as text for a terminal."""
        lines = (
            f"{'>' if seat == self.turn else ' '} seat {seat}: {n}"
            for seat, n in enumerate(self.taken)
        )
        return "\n".join((f"heap {self.heap}, die {self.die}", *lines))


def sensible(view: Position) -> Move:
    """Take as many as possible, but leave the last stone to somebody else."""
    takes = [move for move in question_of(view).moves if isinstance(move, Take)]
    return max(takes, key=lambda take: (take.count < view.heap, take.count))


class Mygame:
    """Seats, options and set-up."""

    key = "mygame"
    version = 1
    seats = range(2, 7)
    options: Mapping[str, Number | OneOf] = {"heap": Number(24, 12, 48)}
    verbs: Mapping[str, tuple[str, ...]] = {"take": ("stones",)}
    turn_verbs = frozenset({"take"})
    leading_verbs: frozenset[str] = frozenset()
    renamings: Sequence[Mapping[str, str]] = ({},)
    computers: Mapping[str, Computer] = {"sensible": sensible}
    quick: Computer = staticmethod(sensible)

    def deal(self, seats: int, options: Mapping[str, object], rng: Chance) -> Json:  # noqa: ARG002 - see above
        """Return an empty set-up: the only chance is the die, and the dealer rolls it in play."""
        read_seats(self, seats)
        read_options(self.options, options)
        return {}

    def start(self, seats: int, options: Mapping[str, object], setup: object) -> Position:
        """Return the first position, or raise MalformedRecord naming the key."""
        read_seats(self, seats)
        chosen = read_options(self.options, options)
        if setup != {}:
            raise MalformedRecord("setup", "an empty object is needed")
        return Position(int(chosen["heap"]), (0,) * seats)

    def setup_seen_by(self, setup: Json, seat: Seat | None) -> Json:  # noqa: ARG002 - see above
        """Return the set-up: there is nothing to hide."""
        return setup


GAME: Final = Mygame()
