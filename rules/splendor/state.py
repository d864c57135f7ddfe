"""The state of a Splendor game, and simple queries on it."""

from dataclasses import dataclass

from rules.contract import DEALER, Seat
from rules.places import ranked
from rules.splendor.cards import COLOURS, Card, Gems, Noble
from rules.splendor.holdings import Due, Holdings
from rules.value import Value

CardRow = tuple[Card | None, ...]


@dataclass(frozen=True)
class State(Value):
    """The state of a game (docs/rules/splendor.md §4 to §8).

    Attributes:
        decks: Deck sizes by level, which are public.
        unseen: Cards by level that the viewer has not seen.
        target: Prestige that starts the last round.
        turn: Seat whose turn it is.
        about: The open question; "over" at the end.
        due: Card the dealer owes.
        passes: Consecutive passes so far.
        viewer: Seat this state is masked for; None for an onlooker, DEALER if not masked.
    """

    supply: Gems
    rows: tuple[CardRow, ...]
    decks: tuple[int, ...]
    unseen: tuple[tuple[Card, ...], ...]
    nobles: tuple[Noble, ...]
    seats: tuple[Holdings, ...]
    target: int
    turn: Seat = 0
    about: str = "turn"
    due: Due | None = None
    passes: int = 0
    viewer: Seat | None = DEALER

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.about == "over"

    @property
    def turn_over(self) -> bool:
        """Whether the last turn is complete."""
        return self.about in {"turn", "over"}

    @property
    def final(self) -> bool:
        """Whether this is the last round: a seat other than the mover has reached the target."""
        return not self.over and any(seat != self.turn for seat in self.reached())

    @property
    def blocked(self) -> bool:
        """Whether all seats passed in a row, which ends the game."""
        return self.passes == len(self.seats)

    def reached(self) -> list[Seat]:
        """Return the seats that have reached the target."""
        return [seat for seat, held in enumerate(self.seats) if held.prestige >= self.target]

    def has_finished(self, seat: Seat) -> bool:
        """Return whether a seat has had its last turn while others have not."""
        return self.final and seat < self.turn

    def faceup(self) -> list[Card]:
        """Return the face-up cards."""
        return [card for row in self.rows for card in row if card]

    def in_sight(self, seat: Seat) -> list[Card]:
        """Return the cards a seat may aim for: face-up ones and its visible reserved cards."""
        return self.faceup() + self.seats[seat].reserved()

    def places(self) -> tuple[int, ...]:
        """Return places by prestige, then fewest cards; ties share (docs/rules/splendor.md §6)."""
        return ranked([(-holdings.prestige, len(holdings.cards)) for holdings in self.seats])

    def scores(self) -> tuple[int, ...]:
        """Return each seat's prestige."""
        return tuple(holdings.prestige for holdings in self.seats)

    def colours(self, seat: Seat) -> str:
        """Return the bonuses of the first three cards bought."""
        return "".join(COLOURS[card.bonus] for card in self.seats[seat].cards[:3])
