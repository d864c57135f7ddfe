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
from rules.splendor.moves import FREE, Buy, Move, Reserve, Return, Take
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
        (card in mine.reserved(), card.prestige / max(1, sum(lack.due)), -lack.short, lack)
        for card, lack in zip(seen, lacks, strict=True)
    ]
    aim = max(promises)[-1] if promises and (greedy or mine.reserved()) else None
    aims = [aim.gems] if aim else [lack.gems for lack in lacks]
    wanted = [max(each) for each in zip(*aims, strict=True)] or [0] * GOLD
    last = aim.short if aim and greedy else 0
    return moves, [
        IDLE
        if isinstance(it, Buy | Reserve) and it.card not in seen and it not in FREE.values()
        else _liking(it, mine, wanted, last, greedy=greedy)
        for it in moves
    ]


def _liking(move: Move, mine: Holdings, wanted: Sequence[int], last: int, *, greedy: bool) -> float:
    match move:
        case Buy(card, paid, True):
            return PURCHASE - (sum(paid) - (8 if greedy else 0.4) * card.prestige) / 4
        case Take(gems):
            useful = sum(map(min, gems, wanted))
            completes = 0 < last <= useful
            return PURCHASE * completes + useful - len(spares(mine, gems)) / 2
        case Return(colour) if colour < GOLD:
            return 0.0
        case Reserve(card):
            return RESERVATION - missing(card, mine).short
    return IDLE
