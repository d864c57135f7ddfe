"""How likely something is: how often it happens where sensible players play on.

Each of them errs now and then, and every card that the view doesn't show is drawn at random.
"""

from random import Random
from typing import Final
from zlib import crc32

from bot.computers.splendor.events import TARGET
from bot.computers.splendor.reading import guessed
from rules.contract import DEALER, Seat, question_of
from rules.splendor.computer import sensible
from rules.splendor.holdings import Holdings
from rules.splendor.position import Position

PLAY_OUTS: Final = 48
"""How often a table is played on."""
LIKELY: Final = 0.8
"""In which share of them something happens that is likely.

What does so in six of ten games at least is called likely; the margin is for chance.
"""
SLIPS: Final = 0.1
"""How often a player moves at random."""


def likely(table: Position, seat: Seat, thing: str, turns: int, *, least: float = LIKELY) -> bool:
    """Return whether a seat probably gets a thing within a number of its turns.

    The same arguments always give the same answer.

    Args:
        thing: The id of a card that it buys or of a noble that visits it, or `TARGET`.
        least: The share of the play-outs in which it must.
    """
    rng = Random(crc32(repr((table, seat, thing, turns)).encode()))
    missed = 0
    for _ in range(PLAY_OUTS):
        missed += not _gets(guessed(table, rng), seat, thing, turns, rng)
        if missed > PLAY_OUTS * (1 - least):
            return False
    return True


def _gets(table: Position, seat: Seat, thing: str, turns: int, rng: Random) -> bool:
    """Play on, and return whether a seat gets a thing in time."""
    while not table.over and (turns or table.turn == seat):
        decision = question_of(table)
        if table.about == "turn" and decision.seat == seat:
            if not turns:
                return False
            turns -= 1
        if decision.seat == DEALER or rng.random() < SLIPS:
            table = table.after(rng.choice(decision.moves))
        else:
            table = table.after(sensible(table))
        if _has(table.seats[seat], thing, table.target):
            return True
    return False


def _has(held: Holdings, thing: str, target: int) -> bool:
    if thing == TARGET:
        return held.prestige >= target
    return thing in {card.id for card in held.cards} | {noble.id for noble in held.nobles}
