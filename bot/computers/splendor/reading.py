"""Converts positions of the rules to columns, guessing hidden cards."""

from random import Random

import numpy as np

from bot.computers.splendor import boards
from bot.computers.splendor import layout as at
from bot.computers.splendor.layout import Ints
from rules.splendor.cards import LETTERS, Card, letters
from rules.splendor.position import Position


def guessed(view: Position, rng: Random) -> Position:
    """Return a view with every hidden card in a hand drawn at random from the possible ones."""
    if all(held.card.known for holdings in view.seats for held in holdings.hand):
        return view
    unseen = [list(cards) for cards in view.unseen]
    for cards in unseen:
        rng.shuffle(cards)

    def drawn(card: Card) -> Card:
        return card if card.known else unseen[card.level - 1].pop()

    seats = tuple(
        holdings.but(hand=tuple(held._replace(card=drawn(held.card)) for held in holdings.hand))
        for holdings in view.seats
    )
    left = tuple(
        tuple(card for card in was if card in set(now))
        for was, now in zip(view.unseen, unseen, strict=True)
    )
    return view.but(seats=seats, unseen=left)


def column(position: Position) -> Ints:
    """Return a position as a column; hidden cards are backs, cards to draw are left out."""
    seats = len(position.seats)
    made = np.zeros(at.height(seats), np.int8)
    made[at.SUPPLY_ROWS] = position.supply
    made[at.CARD_ROWS] = [
        at.NUMBER[card.id] if card else at.NO_CARD for row in position.rows for card in row
    ]
    made[at.DECK_ROWS] = position.decks
    made[at.NOBLE_ROWS] = at.NO_NOBLE
    for number, noble in enumerate(position.nobles):
        made[at.NOBLE_ROWS.start + number] = at.NOBLE_NUMBER[noble.id]
    made[at.TARGET_ROW] = position.target
    made[at.TURN_ROW] = position.turn
    dealing = position.about == "deal"
    made[at.ABOUT_ROW] = at.ON_TURN if dealing else at.QUESTION_KINDS.index(position.about)
    made[at.PASSES_ROW] = position.passes
    for number in range(seats):
        holdings = position.seats[(position.turn + number) % seats]
        mine = made[at.block(number) : at.block(number) + at.BLOCK]
        mine[at.TOKENS] = holdings.tokens
        mine[at.BONUSES] = holdings.bonuses
        mine[at.PRESTIGE] = holdings.prestige
        mine[at.BOUGHT] = len(holdings.cards)
        mine[at.HAND] = at.NO_CARD
        for place, held in enumerate(holdings.hand):
            card = held.card
            mine[at.HAND.start + place] = (
                at.NUMBER[card.id] if card.known else at.BACKS + card.level - 1
            )
    if dealing and position.due:
        if position.due.slot is None:
            hand = made[at.block(0) + at.HAND.start : at.block(0) + at.HAND.stop]
            hand[(hand == at.NO_CARD).argmax()] = at.BACKS + position.due.level - 1
        return boards.settled(made[:, None], np.zeros(1, np.intp))[:, 0]
    return made


def unseen(position: Position) -> tuple[list[int], ...]:
    """Return the numbers of the unseen cards, by level."""
    return tuple([at.NUMBER[card.id] for card in cards] for cards in position.unseen)


def spelled(made: Ints, move: int) -> str:
    """Return the notation of a move number at a table (see `layout.py`)."""
    if move == at.PASS_MOVE:
        return "pass"
    if move >= at.NOBLES_CHOSEN.start:
        noble = made[at.NOBLE_ROWS.start + move - at.NOBLES_CHOSEN.start]
        return f"noble:{at.NOBLE_LIST[noble].id}"
    if move >= at.RETURNS.start:
        return f"return:{LETTERS[move - at.RETURNS.start]}"
    return _on_turn(made, move)


def _on_turn(made: Ints, move: int) -> str:
    if move < at.RESERVES.start:
        return f"take:{letters(tuple(at.TAKES[:, move]))}"
    if at.DRAWS.start <= move < at.DRAWS.stop:
        return f"reserve:deck{move - at.DRAWS.start + 1}"
    buying = move >= at.BUYS.start
    number = move - (at.BUYS if buying else at.RESERVES).start
    in_hand = at.block(0) + at.HAND.start + number - at.ROW_SLOTS
    card: Card = at.CARD_LIST[
        made[at.CARD_ROWS.start + number if number < at.ROW_SLOTS else in_hand]
    ]
    return f"{'buy' if buying else 'reserve'}:{card.id}"
