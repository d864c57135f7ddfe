"""The normal computer: one answer ahead, in plain Python, within milliseconds.

It asks a small net which of the tables after its answers is best for it. The net learnt which
answers the strong one's net likes.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import lru_cache
from itertools import starmap
from operator import mul
from random import Random
from typing import Final, NamedTuple

from bot.computers.splendor.easy import easy
from bot.computers.splendor.weights import read
from rules.splendor.cards import GOLD, Card
from rules.splendor.holdings import Holdings
from rules.splendor.moves import Move, ReserveUnseen
from rules.splendor.position import Position
from rules.splendor.price import missing

__all__ = ["easy", "normal"]

NEVER: Final = -1e9
WON: Final = 1e9
BUCKETS: Final = (0, 1, 2, 3, 4, 4, 5)
"""How far a card is, by how many gems it is short of; more count as the last."""
FAR: Final = 5
FACTS: Final = 3 * 6 + 6 + 6 + 12 + 6 + 5 + 5
UNITS: Final = 24
SHAPES: Final = ((UNITS, FACTS), (UNITS, 1), (1, UNITS))


class Pupil(NamedTuple):
    """A small net: a layer, what it adds, and how much each of its units says."""

    layer: tuple[tuple[float, ...], ...]
    added: tuple[float, ...]
    last: tuple[float, ...]

    def value(self, facts: Sequence[float]) -> float:
        """Return how good a table is for the seat that these facts are about."""
        total = 0.0
        for row, added, weight in zip(self.layer, self.added, self.last, strict=True):
            unit = sum(map(mul, row, facts)) + added
            if unit > 0:
                total += unit * weight
        return total


def normal(view: Position, seconds: float, rng: Random) -> Move:  # noqa: ARG001 - every level is called alike
    """Return the answer after which the table is best for the seat that is asked."""
    moves, facts = considered(view)
    pupil = shipped()
    values = [fact if isinstance(fact, float) else pupil.value(fact) for fact in facts]
    return moves[values.index(max(values))]


def considered(view: Position) -> tuple[list[Move], list[list[float] | float]]:
    """Return the answers worth a look, each with the facts about what follows, or its worth at once."""
    decision = view.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    seat = decision.seat
    moves: list[Move] = [move for move in decision.moves if not isinstance(move, ReserveUnseen)]
    moves = moves or list(decision.moves)
    facts: list[list[float] | float] = []
    others = _others(view, seat)
    bare = view.but(decks=(0,) * len(view.decks))  # so that no card is owed
    for move in moves:
        if isinstance(move, ReserveUnseen):
            facts.append(0.0)
            continue
        after = bare.after(move)
        if after.over:
            facts.append(WON if after.places()[seat] == 1 else NEVER)
        else:
            facts.append([*_own(after, seat), *others])
    return moves, facts


def _own(table: Position, seat: int) -> list[float]:
    """Return the facts about what a seat has and could buy."""
    mine = table.seats[seat]
    lacking_points = table.target - mine.prestige
    counts = [0.0] * 18
    points = [0.0] * 6
    wanted = [0.0] * 5
    worth = [0.0] * 5
    near: list[tuple[int, int]] = []
    best = wins = 0.0
    for card in table.in_sight(seat):
        due, short = _price(card, mine)
        bucket = BUCKETS[short] if short < 7 else FAR
        counts[6 * (card.level - 1) + bucket] += 0.5
        points[bucket] += 0.3 * card.prestige
        near.append((bucket, card.bonus))
        if not short:
            best = max(best, card.prestige)
            wins = max(wins, float(card.prestige >= lacking_points))
        for colour, gems in enumerate(due):
            if gems > 0:
                wanted[colour] += 0.2
                worth[colour] += 0.1 * card.prestige
    helps = [0.0] * 6
    for bucket, bonus in near:
        helps[bucket] += wanted[bonus] + worth[bonus]
    lacks = sorted(
        sum(
            [
                need - have
                for need, have in zip(noble.cost, mine.bonuses, strict=True)
                if need > have
            ]
        )
        for noble in table.nobles
    )
    lacks += [9] * (3 - len(lacks))
    tokens = mine.tokens
    count = sum(tokens)
    return [
        *counts,
        *points,
        *[0.25 * helped for helped in helps],
        0.1 * mine.prestige,
        0.1 * lacking_points,
        0.15 * count,
        0.4 * tokens[GOLD],
        0.1 * len(mine.cards),
        0.5 * len(mine.hand),
        0.4 * best,
        wins,
        0.2 * lacks[0],
        0.2 * lacks[1],
        0.2 * lacks[2],
        0.3 * max(0, count - 10),
        *[0.2 * have for have in sorted(mine.bonuses)],
        *[0.3 * have for have in sorted(tokens[:GOLD])],
    ]


def _price(card: Card, mine: Holdings) -> tuple[list[int], int]:
    """Return what a card costs by colour after bonuses (or less than nothing), and the gems short."""
    due = [cost - off for cost, off in zip(card.cost, mine.bonuses, strict=True)]
    short = -mine.tokens[GOLD]
    for gems, have in zip(due, mine.tokens, strict=False):
        if gems > have:
            short += gems - have
    return due, max(0, short)


def _others(view: Position, seat: int) -> list[float]:
    """Return the facts about the most dangerous of the other seats."""
    prestige, bought, tokens, best, wins = 0, 0, 0, 0, 0.0
    for other, theirs in enumerate(view.seats):
        if other == seat:
            continue
        prestige = max(prestige, theirs.prestige)
        bought = max(bought, len(theirs.cards))
        tokens = max(tokens, sum(theirs.tokens))
        for card in view.in_sight(other):
            if card.prestige > best and not missing(card, theirs).short:
                best = max(best, card.prestige)
                wins = max(wins, float(theirs.prestige + card.prestige >= view.target))
    nearest = view.target - prestige
    return [0.1 * nearest, 0.1 * bought, 0.1 * tokens, 0.3 * best, wins, float(len(view.seats) - 2)]


@lru_cache(maxsize=1)
def shipped() -> Pupil:
    """Return the small net that comes with the bot; raise WeightsDamaged where it can't be used."""
    return pupil(list(starmap(float, struct.iter_unpack("<e", read("normal.bin", SHAPES)))))


def pupil(numbers: Sequence[float]) -> Pupil:
    """Return a small net from its numbers, layer by layer."""
    cut = UNITS * FACTS
    rows = tuple(tuple(numbers[row * FACTS : (row + 1) * FACTS]) for row in range(UNITS))
    return Pupil(rows, tuple(numbers[cut : cut + UNITS]), tuple(numbers[cut + UNITS :]))
