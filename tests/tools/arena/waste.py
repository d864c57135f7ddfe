"""Turns of Splendor that nobody would play, counted: errors should be like people's, not like dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from bot.computers.splendor.undealt import undealt
from rules import Record, Seat
from rules.splendor.cards import Card
from rules.splendor.holdings import Holdings
from rules.splendor.legal import DIFFERENT, HAND_LIMIT
from rules.splendor.moves import Buy, Move, Reserve, ReserveUnseen, Return, Take
from rules.splendor.position import Position
from rules.splendor.price import can_buy, missing

LONG: Final = 15
"""How many of its own turns a hand is full for if it's full for long."""
WITHIN_REACH: Final = 3
"""How many gems another seat lacks at most for a card that is reserved to deny it."""
KINDS: Final = (
    "takes and returns three",
    "returns what it took",
    "reserves what it can buy",
    "reserves instead of scoring",
    "leaves free prestige",
    "leaves what it reserved",
    "reserves in vain",
    "full hand for long",
    "misses a win",
)
"""`leaves …`: it takes or reserves, although it could buy a card that scores and costs nothing, or that it reserved.
`reserves in vain`: it never buys the card, which nobody else was near, in 15 turns or more."""

Turn = tuple[Position, Sequence[Move]]
"""A position in which a seat's turn begins, and its answers in that turn."""


def wasted(record: Record, seat: Seat) -> tuple[Counter[str], int]:
    """Return how often a seat did what nobody would, by kind, and how many turns it had."""
    turns = [*_turns(record, seat)]
    counts: Counter[str] = Counter(kind for turn in turns for kind in _in_turn(seat, *turn))
    bought = {it.card for _, answers in turns for it in answers if isinstance(it, Buy)}
    for number, (before, (first, *_)) in enumerate(turns):
        if isinstance(first, Reserve) and first.card not in bought:
            idle = len(turns) - number > LONG and not _denies(before, seat, first)
            counts["reserves in vain"] += idle
    full = 0
    for before, _ in turns:
        full = full + 1 if len(before.seats[seat].hand) == HAND_LIMIT else 0
        counts["full hand for long"] += full == LONG
    return +counts, len(turns)


def _turns(record: Record, seat: Seat) -> Iterator[Turn]:
    turn: tuple[Position, list[Move]] | None = None
    position: Position | None = None
    for match in record.replay():
        if position and position.decision and position.decision.seat == seat:
            if position.about == "turn":
                if turn:
                    yield turn
                turn = position, []
            assert turn
            turn[1].append(match.moves[-1])
        position = match.position  # type: ignore[assignment]  # of this game
    if turn:
        yield turn


def _in_turn(seat: Seat, before: Position, answers: Sequence[Move]) -> Iterator[str]:
    first, *others = answers
    returned = [it.colour for it in others if isinstance(it, Return)]
    match first:
        case Take(gems):
            if sum(gems) == DIFFERENT == len(returned):
                yield "takes and returns three"
            if any(gems[colour] for colour in returned):
                yield "returns what it took"
        case Reserve(card):
            if can_buy(card, before.seats[seat]):
                yield "reserves what it can buy"
    if not _wins(seat, before, first) and _could_win(seat, before):
        yield "misses a win"
    if not isinstance(first, Buy):
        yield from _instead_of_buying(before.seats[seat], before.in_sight(seat), first)


def _instead_of_buying(mine: Holdings, seen: Sequence[Card], move: Move) -> Iterator[str]:
    payable = [card for card in seen if can_buy(card, mine)]
    scoring = [card for card in payable if card.prestige]
    if scoring and isinstance(move, Reserve | ReserveUnseen):
        yield "reserves instead of scoring"
    if any(not sum(missing(card, mine).due) for card in scoring):
        yield "leaves free prestige"
    if any(card in mine.reserved() for card in payable):
        yield "leaves what it reserved"


def _could_win(seat: Seat, before: Position) -> bool:
    moves = before.decision.moves if before.decision else ()
    return any(_wins(seat, before, it) for it in moves if isinstance(it, Buy))


def _wins(seat: Seat, before: Position, move: Move) -> bool:
    if seat < len(before.seats) - 1:
        return False
    after = undealt(before).after(move)
    return after.over and after.places()[seat] == 1


def _denies(before: Position, seat: Seat, move: Reserve) -> bool:
    others = [held for other, held in enumerate(before.seats) if other != seat]
    return any(missing(move.card, held).short <= WITHIN_REACH for held in others)
