"""The normal and the easy computer: one move ahead, in plain Python, within milliseconds.

`normal` evaluates the table after each move with a small network, trained to prefer the moves of the
strong computer's network. `easy` does the same every other time, and otherwise plays like a beginner.
"""

import struct
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from operator import mul
from random import Random
from typing import Final, NamedTuple

from bot.computers.splendor.beginner import beginner, reaching_buys
from bot.computers.splendor.weights import read
from rules.splendor.cards import GOLD, Colours
from rules.splendor.moves import Move, Reserve, ReserveUnseen
from rules.splendor.position import Position
from rules.splendor.price import missing

LOST_VALUE: Final = -1e9
WON_VALUE: Final = 1e9
THOUGHTFUL_SHARE: Final = 0.5
"""How often `easy` plays like `normal`."""
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


def normal(view: Position, seconds: float, rng: Random) -> Move:  # noqa: ARG001 - all levels have this signature
    """Return the move with the best table for the seat to move."""
    moves, facts = considered(view)
    pupil = shipped()
    values = [each if isinstance(each, float) else pupil.value(each) for each in facts]
    return moves[values.index(max(values))]


def easy(view: Position, seconds: float, rng: Random) -> Move:
    """Play like `normal` every other time, else like a beginner; always take a win."""
    answer = beginner(view, rng)
    if rng.random() >= THOUGHTFUL_SHARE or reaching_buys(view, view.turn):
        return answer
    thought = normal(view, seconds, rng)
    reserving = isinstance(thought, Reserve) and not isinstance(answer, Reserve)
    return answer if reserving else thought


def considered(view: Position) -> tuple[list[Move], list[PupilFacts | float]]:
    """Return the moves worth considering, each with the features after it, or its value."""
    decision = view.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    seat = decision.seat
    moves: list[Move] = [move for move in decision.moves if not isinstance(move, ReserveUnseen)]
    moves = moves or list(decision.moves)
    bare = view.but(decks=(0,) * len(view.decks))  # so that the dealer draws no card
    return moves, [_after(bare, move, seat) for move in moves]


def _after(bare: Position, move: Move, seat: int) -> PupilFacts | float:
    if isinstance(move, ReserveUnseen):
        return 0.0
    after = bare.after(move)
    if after.over:
        return WON_VALUE if after.places()[seat] == 1 else LOST_VALUE
    cards, own = _own(after, seat)
    return cards, own + _others(after, seat)


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
    return pupil(
        [number for (number,) in struct.iter_unpack("<e", read("normal.bin", PUPIL_SHAPES))]
    )


def pupil(numbers: Sequence[float]) -> Pupil:
    """Return a small network from its weights, layer by layer."""
    left = iter(numbers)
    cards, layer, added, last = (
        tuple(tuple(islice(left, width)) for _ in range(rows)) for rows, width in PUPIL_SHAPES
    )
    return Pupil(cards, layer, tuple(number for (number,) in added), last[0])
