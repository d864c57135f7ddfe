"""The position of a Splendor game.

`state.py` holds the state, `legal.py` lists the legal answers, `turn.py` applies them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rules.contract import DEALER, Decision, Json, Seat
from rules.splendor import legal, turn
from rules.splendor.cards import GOLD, LETTERS, LEVELS, UNSEEN, Card, letters
from rules.splendor.moves import DEAL, Buy, Deal, Move, Reserve, ReserveUnseen
from rules.splendor.state import State


@dataclass(frozen=True)
class Position(State):
    """A Splendor game between two moves: its state and the open question."""

    @cached_property
    def decision(self) -> Decision[Move] | None:
        """The open question; None when the game is over."""
        if self.about == "over":
            return None
        seat = DEALER if self.about == "deal" else self.turn
        return Decision(seat, self.about, legal.MOVES[self.about](self))

    def after(self, move: Move) -> Position:
        """Return the position after a move that was offered."""
        return turn.played(self, move)

    def seen_by(self, seat: Seat | None) -> Position:
        """Mask the position for a seat, None being an onlooker (docs/rules/splendor.md §5).

        Cards that others drew unseen are face down and count among the viewer's unseen cards.
        """
        if seat in (DEALER, self.viewer):
            return self
        seats = tuple(
            holdings if owner == seat else holdings.masked()
            for owner, holdings in enumerate(self.seats)
        )
        hidden = {
            held.card
            for owner, holdings in enumerate(self.seats)
            if owner != seat
            for held in holdings.hand
            if held.secret and held.card.known
        }
        unseen = tuple(
            _sorted([*cards, *(card for card in hidden if card.level == level)])
            for level, cards in zip(LEVELS, self.unseen, strict=True)
        )
        viewer = seat if self.viewer == DEALER else None
        return self.but(seats=seats, unseen=unseen, viewer=viewer)

    def move_seen_by(self, move: Move, seat: Seat | None) -> Move:
        """Mask a move made here for a seat: a card that another seat drew unseen."""
        knowing = (DEALER, self.turn)
        if isinstance(move, Deal) and self.due and self.due.slot is None and seat not in knowing:
            return DEAL[UNSEEN[move.card.level]]
        return move

    @property
    def out(self) -> tuple[Seat, ...]:
        """Nobody: all play to the end."""
        return ()

    def next_turn_of(self, seat: Seat) -> Position | None:
        """Return the position in which a seat's next turn would begin; None if it has none left."""
        if self.over or (self.reached() and seat < self.turn):
            return None
        return self.but(turn=seat, about="turn", due=None)

    def relied_on(self, move: Move) -> str:
        """Return the price of a card to buy, or the gold that comes with one to reserve."""
        match move:
            case Buy():
                return letters(move.paid)
            case Reserve() | ReserveUnseen():
                return LETTERS[GOLD] if self.supply[GOLD] else ""
        return ""

    def as_json(self) -> Json:
        """Return the position as JSON (docs/rules/splendor.md §8)."""
        return {
            "supply": dict(zip(LETTERS, self.supply, strict=True)),
            "rows": {
                str(level): [card and card.id for card in row]
                for level, row in zip(LEVELS, self.rows, strict=True)
            },
            "decks": {str(level): size for level, size in zip(LEVELS, self.decks, strict=True)},
            "nobles": [noble.id for noble in self.nobles],
            "seats": [
                {
                    "tokens": dict(zip(LETTERS, holdings.tokens, strict=True)),
                    "cards": [card.id for card in holdings.cards],
                    "hand": [held.card.id for held in holdings.hand],
                    "nobles": [noble.id for noble in holdings.nobles],
                    "prestige": holdings.prestige,
                }
                for holdings in self.seats
            ],
        }

    def sketch(self) -> str:
        """Return the position as text: cards as id(prestige:cost), one line per seat."""
        lines = [
            f"supply {letters(self.supply)}",
            "nobles " + "  ".join(f"{noble.id}({letters(noble.cost)})" for noble in self.nobles),
        ]
        for level in reversed(LEVELS):
            row = "  ".join(_sketched(card) for card in self.rows[level - 1])
            lines.append(f"level {level} ({self.decks[level - 1]:2} left)  {row}")
        for seat, held in enumerate(self.seats):
            hand = " ".join(_sketched(reserved.card) for reserved in held.hand)
            lines.append(
                f"{'>' if seat == self.turn else ' '} seat {seat}: prestige {held.prestige}, "
                f"bonuses {letters(held.bonuses) or '-'}, tokens {letters(held.tokens) or '-'}, "
                f"hand {hand or '-'}"
            )
        return "\n".join(lines)


def _sketched(card: Card | None) -> str:
    if card is None:
        return "-"
    return f"{card.id}({card.prestige}:{letters(card.cost)})" if card.known else card.id


def _sorted(cards: list[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: card.id))
