"""The moves of seats and the dealer; `str()` is the notation (docs/rules/splendor.md §7)."""

from dataclasses import dataclass
from typing import Final

from rules.splendor.cards import (
    CARDS,
    LETTERS,
    LEVELS,
    NO_GEMS,
    NOBLES,
    UNSEEN,
    Card,
    Gems,
    Noble,
    letters,
)


@dataclass(frozen=True, slots=True)
class Take:
    """Take gems from the supply: different ones, or two of one colour."""

    gems: Gems

    def __str__(self) -> str:
        return f"take:{letters(self.gems)}"


@dataclass(frozen=True, slots=True)
class Reserve:
    """Reserve a face-up card, and take a gold."""

    card: Card

    def __str__(self) -> str:
        return f"reserve:{self.card.id}"


@dataclass(frozen=True, slots=True)
class ReserveUnseen:
    """Reserve the top card of a deck, and take a gold."""

    level: int

    def __str__(self) -> str:
        return f"reserve:deck{self.level}"


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a card for exactly these gems; the notation omits the usual payment."""

    card: Card
    paid: Gems
    usual: bool = True

    def __str__(self) -> str:
        return f"buy:{self.card.id}" if self.usual else f"buy:{self.card.id}={letters(self.paid)}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, which is legal only if no other action is."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Return:
    """Put one gem back into the supply."""

    colour: int

    def __str__(self) -> str:
        return f"return:{LETTERS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Receive:
    """Choose which of several nobles to receive."""

    noble: Noble

    def __str__(self) -> str:
        return f"noble:{self.noble.id}"


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer's next card: into the open slot, or into a hand."""

    card: Card

    def __str__(self) -> str:
        return f"deal:{self.card.id}"


Move = Take | Reserve | ReserveUnseen | Buy | Pass | Return | Receive | Deal

# Unique objects for moves that carry only a card, a level or a colour.
PASS: Final = Pass()
RESERVE: Final = {card: Reserve(card) for card in CARDS.values()}
RESERVE_UNSEEN: Final = tuple(ReserveUnseen(level) for level in LEVELS)
RETURN: Final = tuple(Return(colour) for colour in range(len(LETTERS)))
RECEIVE: Final = {noble: Receive(noble) for noble in NOBLES.values()}
DEAL: Final = {card: Deal(card) for card in (*CARDS.values(), *UNSEEN.values())}
FREE: Final = {card: Buy(card, NO_GEMS) for card in CARDS.values()}
