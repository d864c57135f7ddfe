"""What there is on a Splendor table, and what can be told of it at a glance."""

from __future__ import annotations

from dataclasses import dataclass

from rules.contract import DEALER, Seat
from rules.places import ranked
from rules.splendor.cards import COLOURS, Card, Gems, Noble
from rules.splendor.holdings import Due, Holdings
from rules.value import Value

Row = tuple[Card | None, ...]


@dataclass(frozen=True)
class State(Value):
    """All that makes up a position (docs/rules/splendor.md §4 to §8).

    `turn` is the seat whose turn it is; `about` is the open question, "over" at the end.
    `unseen` holds, by level, the cards nobody has, as far as the viewer can tell; `decks`
    the public sizes. `passes` counts the passes in a row up to now.
    """

    supply: Gems
    rows: tuple[Row, ...]
    decks: tuple[int, ...]
    unseen: tuple[tuple[Card, ...], ...]
    nobles: tuple[Noble, ...]
    seats: tuple[Holdings, ...]
    target: int
    turn: Seat = 0
    about: str = "turn"
    due: Due | None = None
    passes: int = 0
    viewer: Seat | None = DEALER  # the dealer sees everything

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.about == "over"

    @property
    def turn_over(self) -> bool:
        """Whether nothing of the turn before is open any more."""
        return self.about in {"turn", "over"}

    @property
    def final(self) -> bool:
        """Whether this is the last round: a seat that is not on turn has reached the target."""
        return not self.over and any(seat != self.turn for seat in self.reached())

    @property
    def blocked(self) -> bool:
        """Whether every seat has passed in a row, which ends the game."""
        return self.passes == len(self.seats)

    def reached(self) -> list[Seat]:
        """Return the seats that have reached the target."""
        return [seat for seat, held in enumerate(self.seats) if held.prestige >= self.target]

    def has_finished(self, seat: Seat) -> bool:
        """Tell whether a seat has had its last turn, while others have not."""
        return self.final and seat < self.turn

    def faceup(self) -> list[Card]:
        """Return the cards that lie face up."""
        return [card for row in self.rows for card in row if card]

    def in_sight(self, seat: Seat) -> list[Card]:
        """Return the cards a seat could aim for: those face up, and in its hand as far as known."""
        return self.faceup() + self.seats[seat].reserved()

    def places(self) -> tuple[int, ...]:
        """Return places by prestige, then fewest cards; equals share.

        See docs/rules/splendor.md §6.
        """
        return ranked([(-holdings.prestige, len(holdings.cards)) for holdings in self.seats])

    def scores(self) -> tuple[int, ...]:
        """Return each seat's prestige."""
        return tuple(holdings.prestige for holdings in self.seats)

    def colours(self, seat: Seat) -> str:
        """Return the colours of the first three cards bought."""
        return "".join(COLOURS[card.bonus] for card in self.seats[seat].cards[:3])
