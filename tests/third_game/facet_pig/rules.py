"""The rules of Pig: roll as often as you dare, hold before a 1 comes, and be the first to the goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement
from math import factorial, prod
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

FACES: Final = "123456"
PIG: Final = "1"
"""The face that costs the turn."""
ENOUGH: Final = {1: 20, 2: 25}
"""By the number of dice, the points with which the computer holds."""


@dataclass(frozen=True, slots=True)
class Roll:
    """A player's answer: they roll once more."""

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class Hold:
    """A player's answer: they keep the points of this turn and end it."""

    def __str__(self) -> str:
        return "hold"


@dataclass(frozen=True, slots=True)
class Fall:
    """The dealer's answer: what the dice show, the lowest first."""

    faces: str

    def __str__(self) -> str:
        return f"fall:{self.faces}"

    @property
    def points(self) -> int:
        """How many points it brings: none with a 1."""
        return 0 if PIG in self.faces else sum(map(int, self.faces))


Move = Roll | Hold | Fall


@cache
def falls(dice: int) -> tuple[Fall, ...]:
    """Return all that so many dice can show."""
    return tuple(Fall("".join(faces)) for faces in combinations_with_replacement(FACES, dice))


@cache
def ways(dice: int) -> tuple[int, ...]:
    """Return in how many ways each of them comes."""
    return tuple(
        factorial(dice) // prod(factorial(fall.faces.count(face)) for face in FACES)
        for fall in falls(dice)
    )


@dataclass(frozen=True)
class Position(Value):
    """A table between two answers.

    Attributes:
        goal: How many points win.
        dice: How many dice are rolled.
        banked: The points of each seat that are safe.
        turn: The seat to move; at the end, the one that has won.
        gathered: The points of this turn, which a 1 would cost.
        rolls: What was rolled in this turn; before its first roll, in the turn before.
        rolling: Whether the dice are in the air.
    """

    goal: int
    dice: int
    banked: tuple[int, ...]
    turn: Seat = 0
    gathered: int = 0
    rolls: tuple[Fall, ...] = ()
    rolling: bool = False

    @property
    def over(self) -> bool:
        """Whether somebody has reached the goal."""
        return max(self.banked) >= self.goal

    @cached_property
    def decision(self) -> Decision[Move] | None:
        """The open question; None when the game is over."""
        if self.over:
            return None
        if self.rolling:
            return Decision(DEALER, "fall", falls(self.dice), ways(self.dice))
        return Decision(self.turn, "turn", (Roll(), Hold()) if self.gathered else (Roll(),))

    def after(self, move: Move) -> Position:
        """Return the position after a move that was offered."""
        if isinstance(move, Roll):
            return self.but(rolling=True, rolls=self.rolls if self.gathered else ())
        if isinstance(move, Hold):
            return self._next(self.banked[self.turn] + self.gathered)
        landed = self.but(rolling=False, rolls=(*self.rolls, move))
        if move.points:
            return landed.but(gathered=self.gathered + move.points)
        all_pigs = move.faces == PIG * 2
        return landed._next(0 if all_pigs else self.banked[self.turn])

    def _next(self, banked: int) -> Position:
        """Return the position after this turn, which leaves its seat with so many points."""
        after = self.but(
            banked=(*self.banked[: self.turn], banked, *self.banked[self.turn + 1 :]), gathered=0
        )
        return after if after.over else after.but(turn=(self.turn + 1) % len(self.banked))

    def scores(self) -> tuple[int, ...]:
        """Return each seat's safe points."""
        return self.banked

    def places(self) -> tuple[int, ...]:
        """Return each seat's place if the game ended now."""
        return ranked([-points for points in self.banked])

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
        """Return None: nobody can plan what depends on the dice."""
        return None

    def relied_on(self, move: Move) -> str:  # noqa: ARG002 - see above
        """Return nothing: no turn can be planned."""
        return ""

    def colours(self, seat: Seat) -> str:  # noqa: ARG002 - see above
        """Return nothing: Pig has no colours."""
        return ""

    def as_json(self) -> Json:
        """Return the position with the keys of records."""
        return {
            "goal": self.goal,
            "dice": self.dice,
            "banked": list(self.banked),
            "turn": self.turn,
            "gathered": self.gathered,
            "rolls": [fall.faces for fall in self.rolls],
            "rolling": self.rolling,
        }

    def sketch(self) -> str:
        """Return the position as text for a terminal."""
        rolled = " ".join(fall.faces for fall in self.rolls)
        seats = (
            f"{'>' if seat == self.turn else ' '} seat {seat}: {points}"
            for seat, points in enumerate(self.banked)
        )
        return "\n".join((f"goal {self.goal}, turn {self.gathered}, rolled {rolled}", *seats))


def careful(view: Position) -> Move:
    """Hold with enough points, or with those that win."""
    *_, last = question_of(view).moves  # Hold, if it is offered
    wins = view.banked[view.turn] + view.gathered >= view.goal
    return last if wins or view.gathered >= ENOUGH[view.dice] else Roll()


class Pig:
    """Seats, options and set-up."""

    key = "pig"
    version = 1
    seats = range(2, 7)
    options: Mapping[str, Number | OneOf] = {"goal": Number(100, 30, 150), "dice": Number(1, 1, 2)}
    verbs: Mapping[str, tuple[str, ...]] = {"roll": (), "hold": ()}
    turn_verbs = frozenset({"roll", "hold"})
    leading_verbs: frozenset[str] = frozenset()
    renamings: Sequence[Mapping[str, str]] = ({},)
    computers: Mapping[str, Computer] = {"careful": careful}
    quick: Computer = staticmethod(careful)

    def deal(self, seats: int, options: Mapping[str, object], rng: Chance) -> Json:  # noqa: ARG002 - see above
        """Return an empty set-up: the only chance is the dice, and the dealer rolls them in play."""
        read_seats(self, seats)
        read_options(self.options, options)
        return {}

    def start(self, seats: int, options: Mapping[str, object], setup: object) -> Position:
        """Return the first position, or raise MalformedRecord naming the key."""
        read_seats(self, seats)
        chosen = read_options(self.options, options)
        if setup != {}:
            raise MalformedRecord("setup", "an empty object is needed")
        return Position(int(chosen["goal"]), int(chosen["dice"]), (0,) * seats)

    def setup_seen_by(self, setup: Json, seat: Seat | None) -> Json:  # noqa: ARG002 - see above
        """Return the set-up: there is nothing to hide."""
        return setup


GAME: Final = Pig()
