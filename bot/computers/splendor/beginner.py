"""How beginners value their moves: they buy what they can, gather for one card, and look no further.

They have no eye on nobles, on others or on what a card makes cheaper, and reserve only when their gems are full.
"""

from collections.abc import Sequence
from typing import Final
from zlib import crc32

from bot.computers.splendor.habits import spares
from bot.computers.splendor.pupil import glanced_at
from rules.contract import question_of
from rules.splendor.cards import GOLD
from rules.splendor.holdings import Holdings
from rules.splendor.moves import Buy, Move, Reserve, Return, Take
from rules.splendor.position import Position
from rules.splendor.price import missing

PURCHASE: Final = 9.0
"""How much more a beginner likes to buy than to take gems."""
RESERVATION: Final = -1.0
"""How much less they like to reserve a card that they lack no gem for."""
IDLE: Final = -9.0
"""How much they like everything else."""


def valued(view: Position, greed: float, noticed: float) -> tuple[list[Move], list[float]]:
    """Return the moves with how much a beginner likes each.

    Args:
        view: The table as the beginner sees it.
        noticed: The share of the face-up cards that they notice, until their next purchase.
        greed: The share of their plans that are for prestige; the others are for whatever is cheap.
    """
    moves: list[Move] = [*question_of(view).moves]
    seen = glanced_at(view, view.turn, noticed).in_sight(view.turn)
    mine = view.seats[view.turn]
    # A plan holds until the next purchase.
    plan = " ".join([*(card.id for card in mine.cards), *(noble.id for noble in view.nobles)])
    greedy = crc32(f"{view.turn} {plan}".encode()) % 1000 < 1000 * greed
    lacks = [missing(card, mine) for card in seen]
    promises = [
        (card.prestige / sum(card.cost), -lack.short, lack.gems)
        for card, lack in zip(seen, lacks, strict=True)
    ]
    aims = [max(promises)[2]] if greedy and promises else [lack.gems for lack in lacks]
    wanted = [max(each) for each in zip(*aims, strict=True)] or [0] * GOLD
    return moves, [
        IDLE
        if isinstance(it, Buy | Reserve) and it.card not in seen
        else _liking(it, mine, wanted, greedy=greedy)
        for it in moves
    ]


def _liking(move: Move, mine: Holdings, wanted: Sequence[int], *, greedy: bool) -> float:
    match move:
        case Buy(card, paid, True):
            price = sum(paid) - 8 * card.prestige if greedy else sum(card.cost)
            return PURCHASE - price / 4
        case Take(gems):
            return sum(map(min, gems, wanted)) - len(spares(mine, gems)) / 2
        case Return(colour) if colour < GOLD:
            return 0.0
        case Reserve(card):
            return RESERVATION - missing(card, mine).short
    return IDLE
