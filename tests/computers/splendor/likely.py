"""How often something happens in games of Splendor that `sensible` players play on from a table."""

from random import Random
from typing import Final

from rules.contract import DEALER, Seat
from rules.splendor.computer import sensible
from rules.splendor.holdings import Reserved
from rules.splendor.position import Position

LIKELY: Final = 0.6
"""What is likely happens in at least this share of games."""
GAMES: Final = (60, 400)
"""How many games are played on from a table, and how many if those don't decide."""
SLIPS: Final = 0.1
"""How often a player of these games moves at random."""


def is_likely(table: Position, seat: Seat, thing: str, turns: int) -> bool:
    """Return whether a seat gets a thing in time in most games that go on from a table."""
    rng, successes, games = Random(f"{table} {seat} {thing}"), 0, 0
    for many in GAMES:
        while games < many:
            games += 1
            successes += succeeds(table, seat, thing, turns, rng)
        if abs(successes / games - LIKELY) > 0.2:
            break
    return successes / games >= LIKELY


def succeeds(table: Position, seat: Seat, thing: str, turns: int, rng: Random) -> bool:
    """Play on by the rules among `sensible` players, and return whether a seat gets a thing in time."""
    seats = []
    unseen = [rng.sample(cards, len(cards)) for cards in table.unseen]
    for held in table.seats:
        hand = [
            one if one.card.known else Reserved(unseen[one.card.level - 1].pop(), secret=True)
            for one in held.hand
        ]
        seats.append(held.but(hand=tuple(hand)))
    here = table.but(seats=tuple(seats), unseen=tuple(map(tuple, unseen)))
    begun = 0
    while here.decision:
        if here.about == "turn" and here.turn == seat:
            begun += 1
        if begun > turns:
            return False
        by_chance = here.decision.seat == DEALER or rng.random() < SLIPS
        here = here.after(rng.choice(here.decision.moves) if by_chance else sensible(here))
        held = here.seats[seat]
        owned = {card.id for card in held.cards} | {noble.id for noble in held.nobles}
        if thing in owned or (thing == "target" and held.prestige >= here.target):
            return True
    return False
