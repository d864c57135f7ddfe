"""What happens in a line of moves: who gets which card or noble, and who reaches the target."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.computers.splendor.undealt import replayed
from rules.contract import Seat
from rules.splendor.cards import CARDS
from rules.splendor.moves import Buy, Reserve
from rules.splendor.position import Position

TARGET: Final = "target"
"""The thing that a seat gets by reaching the target."""


@dataclass(frozen=True, slots=True)
class Event:
    """A seat gets a card or a noble by its id, or reaches the target.

    `turns` counts the seat's turns: 1 is its next one, and 0 is the turn in which the line begins.
    `bought` is false for a card that is reserved.
    """

    seat: Seat
    turns: int
    thing: str
    bought: bool = True


class Foreseen(NamedTuple):
    """In which share of what a search looked at a seat buys or reserves a card in its next turn."""

    seat: Seat
    card: str
    bought: bool
    share: float


@dataclass(frozen=True, slots=True)
class Line:
    """The events of a line, how many turns of each seat it shows, and what each does in its next turn.

    `chance` is how often the seat to move wins after it, if that was searched.
    """

    events: tuple[Event, ...]
    turns: tuple[int, ...]
    foreseen: tuple[Foreseen, ...] = ()
    chance: float | None = None

    def share(self, seat: Seat, card: str, *, bought: bool = False) -> float:
        """Return how often a seat takes or buys a card in its next turn, as far as it's known."""
        if self.foreseen:
            return sum(
                one.share
                for one in self.foreseen
                if (one.seat, one.card) == (seat, card) and one.bought >= bought
            )
        return float(self.when(seat, card, bought=bought) == 1)

    def when(self, seat: Seat, thing: str, *, bought: bool = False) -> int | None:
        """Return the turn in which a seat gets a thing, or buys it; None if it doesn't."""
        turns = (
            event.turns
            for event in self.events
            if (event.seat, event.thing) == (seat, thing) and event.bought >= bought
        )
        return next(turns, None)

    def gains(self, seat: Seat, turns: int) -> list[str]:
        """Return the cards that a seat buys within some turns, and the nobles that visit it."""
        return [
            event.thing
            for event in self.events
            if event.seat == seat
            and event.turns <= turns
            and event.bought
            and event.thing != TARGET
        ]

    def shows(self, seat: Seat, things: Sequence[str], turns: int) -> bool:
        """Return whether a seat gets some of these things within some turns, as far as it's known."""
        seen = self.chance is not None and self.turns[seat] >= turns
        return not seen or not {*things}.isdisjoint(self.gains(seat, turns))

    def buys(self, seat: Seat, turn: int) -> bool:
        """Return whether a seat buys a card in one of its turns."""
        return any(
            (event.seat, event.turns) == (seat, turn) and event.bought and event.thing in CARDS
            for event in self.events
        )


def followed(view: Position, line: Sequence[object]) -> Line:
    """Return what happens in a line, as far as it is legal where the dealer draws no card."""
    turns = [0] * len(view.seats)
    turns[view.turn] -= view.about == "turn"
    events: list[Event] = []
    for before, move, after in replayed(view, line):
        seat = before.turn
        turns[seat] += before.about == "turn"
        if isinstance(move, Buy | Reserve):
            events.append(Event(seat, turns[seat], move.card.id, isinstance(move, Buy)))
        events += [Event(seat, turns[seat], thing) for thing in _gained(before, after, seat)]
    foreseen = tuple(one for one in line if isinstance(one, Foreseen))
    chance = next((one for one in line if isinstance(one, float)), None)
    return Line(tuple(events), tuple(turns), foreseen, chance)


def _gained(before: Position, after: Position, seat: Seat) -> Iterator[str]:
    was, now = before.seats[seat], after.seats[seat]
    yield from (noble.id for noble in now.nobles[len(was.nobles) :])
    if was.prestige < before.target <= now.prestige:
        yield TARGET
