"""What a reader may not know leaves no trace in anything shown to them."""

from __future__ import annotations

import random

import pytest

from bot.testing.checks import hand_of, opened
from render import LOOKS, Scene, Words
from rules.splendor.holdings import Reserved
from rules.splendor.position import Position
from tests.render.scenes import NAMES, played

LOOK = LOOKS["splendor"]
HAND = hand_of(LOOK)
WORDS = Words("en")


def swapped(position: Position, rng: random.Random) -> Position | None:
    """Return a position in which one secret card is another of its level, or None."""
    secrets = [
        (seat, index)
        for seat, mine in enumerate(position.seats)
        for index, held in enumerate(mine.hand)
        if held.secret and position.unseen[held.card.level - 1]
    ]
    if not secrets:
        return None
    seat, index = rng.choice(secrets)
    mine = position.seats[seat]
    card = mine.hand[index].card
    left = position.unseen[card.level - 1]
    other = rng.choice(left)
    hand = (*mine.hand[:index], Reserved(other, secret=True), *mine.hand[index + 1 :])
    unseen = tuple(
        tuple(sorted((*(c for c in cards if c is not other), card), key=lambda c: c.id))
        if level == card.level
        else cards
        for level, cards in enumerate(position.unseen, start=1)
    )
    seats = (*position.seats[:seat], mine.but(hand=hand), *position.seats[seat + 1 :])
    return position.but(seats=seats, unseen=unseen)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hidden_card_shows_nowhere(seats: int) -> None:
    """Another card in a hidden place changes no picture, no alternative text and no words."""
    rng, compared = random.Random(seats), 0
    for position in (played(seats, 11, 0.9) + played(seats, 12, 0.9))[::20]:
        other = swapped(position, rng)
        if other is None:
            continue
        holders = [
            seat for seat in range(seats) if position.seats[seat].hand != other.seats[seat].hand
        ]
        for reader in (None, *range(seats)):
            one, two = (
                Scene(table.seen_by(reader), NAMES[:seats], reader=reader)
                for table in (position, other)
            )
            if reader in holders:
                assert HAND.alt(one, WORDS) != HAND.alt(two, WORDS)
                continue
            compared += 1
            assert opened(LOOK.picture(one)) == opened(LOOK.picture(two))
            assert LOOK.alt(one, WORDS) == LOOK.alt(two, WORDS)
            assert LOOK.ask(one.view, NAMES, reader, WORDS) == LOOK.ask(
                two.view, NAMES, reader, WORDS
            )
            assert LOOK.standings(one, WORDS) == LOOK.standings(two, WORDS)
            if reader is not None:
                assert opened(HAND.picture(one)) == opened(HAND.picture(two))
    assert compared > 10
