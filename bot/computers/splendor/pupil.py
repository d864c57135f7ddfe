"""A small network that evaluates the table after a move, in plain Python, within milliseconds.

It is trained to prefer the moves of the strong computer's network: `exp(value)` is proportional to how
likely that one is to choose a move. It can be shown a part of the table only (see `Attention`).
"""

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from operator import mul
from typing import Final, NamedTuple
from zlib import crc32

from bot.computers.splendor.undealt import undealt
from bot.computers.splendor.weights import read
from rules.contract import question_of
from rules.splendor.cards import GOLD, Colours
from rules.splendor.moves import Buy, Move, Reserve, ReserveUnseen
from rules.splendor.position import Position
from rules.splendor.price import missing

LOST_VALUE: Final = -1e9
WON_VALUE: Final = 1e9
PUPIL_CARD_FACTS: Final = 15
PUPIL_SEAT_FACTS: Final = 29
PUPIL_CARD_UNITS: Final = 16
PUPIL_UNITS: Final = 32
PUPIL_SHAPES: Final = (
    (PUPIL_CARD_UNITS, PUPIL_CARD_FACTS),
    (PUPIL_UNITS, 2 * PUPIL_CARD_UNITS + PUPIL_SEAT_FACTS),
    (PUPIL_UNITS, 1),
    (1, PUPIL_UNITS),
)

PupilFacts = tuple[list[list[float]], list[float]]
"""The features of a table: of each card that the seat could buy, and of the seats."""


class Pupil(NamedTuple):
    """A small network: the cards' outputs are summed and maximized, and one layer combines them."""

    cards: tuple[tuple[float, ...], ...]
    layer: tuple[tuple[float, ...], ...]
    added: tuple[float, ...]
    last: tuple[float, ...]

    def value(self, facts: PupilFacts) -> float:
        """Return the value of a table for the seat of these features."""
        cards, seats = facts
        units = [[max(0.0, sum(map(mul, row, card))) for card in cards] for row in self.cards]
        joined = [*map(sum, units), *map(max, units), *seats]
        total = 0.0
        for row, added, weight in zip(self.layer, self.added, self.last, strict=True):
            unit = sum(map(mul, row, joined)) + added
            if unit > 0:
                total += unit * weight
        return total


@dataclass(frozen=True, slots=True)
class Attention:
    """What somebody looks at."""

    cards: float = 1.0
    """The share of the face-up cards."""
    nobles: bool = True
    rivals: bool = True
    """Whether the others' purchases and prestige are seen."""


FULL: Final = Attention()


def considered(
    view: Position, attention: Attention = FULL
) -> tuple[list[Move], list[PupilFacts | float]]:
    """Return the moves worth considering, each with the features after it, or its value."""
    decision = question_of(view)
    seat = decision.seat
    bare = undealt(view)
    moves: list[Move] = [it for it in decision.moves if not isinstance(it, ReserveUnseen)]
    moves = moves or list(decision.moves)
    if attention.cards < 1:
        glanced = glanced_at(bare, seat, attention.cards)
        seen = {*glanced.in_sight(seat)}
        noticed = [it for it in moves if not isinstance(it, Buy | Reserve) or it.card in seen]
        bare, moves = (glanced, noticed) if noticed else (bare, moves)
    others = None if attention.rivals else _others(bare, seat)
    return moves, [_after(bare, move, seat, others, nobles=attention.nobles) for move in moves]


def glanced_at(table: Position, seat: int, share: float) -> Position:
    """Return a table with some of its cards; the others aren't noticed before the seat's next purchase."""
    now = f"{seat} {len(table.seats[seat].cards)}"
    rows = tuple(
        tuple(
            card if card and crc32(f"{card.id} {now}".encode()) % 1000 < 1000 * share else None
            for card in row
        )
        for row in table.rows
    )
    return table.but(rows=rows)


def _after(
    bare: Position, move: Move, seat: int, others: list[float] | None, *, nobles: bool
) -> PupilFacts | float:
    if isinstance(move, ReserveUnseen):
        return 0.0
    after = bare.after(move)
    if after.over:
        return WON_VALUE if after.places()[seat] == 1 else LOST_VALUE
    cards, own = _own(after if nobles else after.but(nobles=()), seat)
    return cards, own + (others or _others(after, seat))


def _own(table: Position, seat: int) -> PupilFacts:
    """Return the features of a seat's holdings and possible purchases."""
    mine = table.seats[seat]
    tokens, bonuses = mine.tokens, mine.bonuses
    gold, wanted = tokens[GOLD], table.target - mine.prestige
    seen = [(card, _due(card.cost, bonuses)) for card in table.in_sight(seat)]
    calls = [sum([1 for _, due in seen if due[colour]]) for colour in range(GOLD)]
    worths = [sum([card.prestige for card, due in seen if due[colour]]) for colour in range(GOLD)]
    nobles = [_due(noble.cost, bonuses) for noble in table.nobles]
    far = [*sorted(map(sum, nobles)), 9, 9, 9]
    asked = [sum([1 for due in nobles if due[colour]]) for colour in range(GOLD)]
    near = [sum([1 for due in nobles if due[colour] and sum(due) <= 3]) for colour in range(GOLD)]
    reserved = set(mine.reserved())
    cards = []
    best = reaching = 0.0
    for card, due in seen:
        lack = [gems - have if gems > have else 0 for gems, have in zip(due, tokens, strict=False)]
        lacking = sum(lack)
        short = lacking - gold if lacking > gold else 0
        bonus, reaches = card.bonus, card.prestige >= wanted
        if not short:
            best = max(best, card.prestige)
            reaching = max(reaching, float(reaches))
        cards.append(
            [
                0.2 * card.prestige,
                float(card.level == 1),
                float(card.level == 2),
                float(card.level == 3),
                float(card in reserved),
                float(not short),
                0.2 * min(short, 8),
                0.3 * max(lack),
                0.15 * sum(due),
                0.2 * min(lacking, 8),
                0.1 * calls[bonus],
                0.05 * worths[bonus],
                0.4 * asked[bonus],
                0.5 * near[bonus],
                float(reaches),
            ]
        )
    count = sum(tokens)
    return cards or [[0.0] * PUPIL_CARD_FACTS], [
        0.07 * mine.prestige,
        0.07 * wanted,
        0.1 * count,
        0.3 * max(0, count - 10),
        0.3 * gold,
        0.08 * len(mine.cards),
        0.4 * len(mine.hand),
        0.25 * best,
        reaching,
        0.15 * far[0],
        0.15 * far[1],
        0.15 * far[2],
        *[0.25 * have for have in sorted(bonuses)],
        *[0.3 * have for have in sorted(tokens[:GOLD])],
    ]


def _due(cost: Colours, bonuses: Colours) -> list[int]:
    return [need - off if need > off else 0 for need, off in zip(cost, bonuses, strict=True)]


def _others(table: Position, seat: int) -> list[float]:
    """Return the features of the other seats: the highest of each."""
    prestige = bought = tokens = best = bests = 0
    wins = 0.0
    for other, theirs in enumerate(table.seats):
        if other == seat:
            continue
        prestige = max(prestige, theirs.prestige)
        bought = max(bought, len(theirs.cards))
        tokens = max(tokens, sum(theirs.tokens))
        for card in table.in_sight(other):
            if not missing(card, theirs).short:
                best = max(best, card.prestige)
                bests += card.prestige
                wins = max(wins, float(theirs.prestige + card.prestige >= table.target))
    return [
        0.07 * (table.target - prestige),
        0.08 * bought,
        0.1 * tokens,
        0.25 * best,
        0.1 * bests,
        wins,
        float(len(table.seats) - 2),
    ]


@lru_cache(maxsize=1)
def shipped() -> Pupil:
    """Return the shipped small network; raise WeightsDamaged if it's unusable."""
    weights = read("normal.bin", PUPIL_SHAPES)
    return pupil([number for (number,) in struct.iter_unpack("<e", weights)])


def pupil(numbers: Sequence[float]) -> Pupil:
    """Return a small network from its weights, layer by layer."""
    left = iter(numbers)
    cards, layer, added, last = (
        tuple(tuple(islice(left, width)) for _ in range(rows)) for rows, width in PUPIL_SHAPES
    )
    return Pupil(cards, layer, tuple(number for (number,) in added), last[0])
