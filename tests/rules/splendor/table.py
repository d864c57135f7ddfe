"""Splendor tables in a line: `table(seat("wwb*", hand="2b3"), seat())`."""

from collections.abc import Iterable

from rules import Seat
from rules.splendor.cards import CARDS, COLOURS, DECKS, GOLD, LETTERS, LEVELS, NOBLES, Card, Gems
from rules.splendor.game import GEMS_OF_EACH, GOLD_TOKENS
from rules.splendor.holdings import Holdings, Reserved
from rules.splendor.position import Position

ROWS = ("1w1 1b1 1g1 1r1", "2w1 2b1 2g1 2r1", "3w1 3b1 3g1 3r1")


def gems(text: str) -> Gems:
    """Return the counts of gems written as letters."""
    white, blue, green, red, black, gold = (text.count(letter) for letter in LETTERS)
    return white, blue, green, red, black, gold


def bonuses(text: str) -> str:
    """Return ids of cards without prestige that give these bonuses: "wwb" is "1w3 1w2 1b2"."""
    return " ".join(
        f"1{letter}{2 + text[:place].count(letter)}" for place, letter in enumerate(text)
    )


def seat(tokens: str = "", cards: str = "", hand: str = "", nobles: str = "") -> Holdings:
    """Return what lies before a seat; a card of the hand drawn unseen is written "?2b3"."""
    bought = tuple(CARDS[name] for name in cards.split())
    visitors = tuple(NOBLES[name] for name in nobles.split())
    worth = sum(card.prestige for card in bought) + sum(noble.prestige for noble in visitors)
    white, blue, green, red, black = (
        sum(card.bonus == colour for card in bought) for colour in range(GOLD)
    )
    return Holdings(
        tokens=gems(tokens),
        bonuses=(white, blue, green, red, black),
        prestige=worth,
        cards=bought,
        hand=tuple(Reserved(CARDS[name.lstrip("?")], "?" in name) for name in hand.split()),
        nobles=visitors,
    )


def table(
    *seats: Holdings,
    supply: str | None = None,
    rows: Iterable[str] = ROWS,
    nobles: str = "",
    decks: str | None = None,
    turn: Seat = 0,
    target: int = 15,
    passes: int = 0,
) -> Position:
    """Return a table with the dealer's knowledge.

    `rows` are ids by level, "-" being an empty slot. `decks` are the ids still to come, by
    default every card that is nowhere else. The supply is by default what the seats left.
    """
    faceup = tuple(
        tuple(None if name == "-" else CARDS[name] for name in row.split()) for row in rows
    )
    elsewhere = {card for row in faceup for card in row}
    for holdings in seats:
        elsewhere |= {*holdings.cards, *(held.card for held in holdings.hand)}
    to_come = [CARDS[name] for name in (CARDS if decks is None else decks.split())]
    unseen = tuple(_of_level(level, to_come, elsewhere) for level in LEVELS)
    return Position(
        supply=_left(seats) if supply is None else gems(supply),
        rows=faceup,
        decks=tuple(map(len, unseen)),
        unseen=unseen,
        nobles=tuple(NOBLES[name] for name in nobles.split()),
        seats=seats,
        target=target,
        turn=turn,
        passes=passes,
    )


def _of_level(level: int, to_come: list[Card], elsewhere: set[Card | None]) -> tuple[Card, ...]:
    return tuple(card for card in DECKS[level] if card in to_come and card not in elsewhere)


def _left(seats: tuple[Holdings, ...]) -> Gems:
    held = [sum(holdings.tokens[colour] for holdings in seats) for colour in range(len(LETTERS))]
    of_each = (*[GEMS_OF_EACH[len(seats)]] * len(COLOURS), GOLD_TOKENS)
    white, blue, green, red, black, gold = (
        full - gone for full, gone in zip(of_each, held, strict=True)
    )
    return white, blue, green, red, black, gold
