"""Two policies of beginners at Splendor, with which the arena measures how hard the weak levels are.

They stay as they are, so that figures from different versions can be compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rules.contract import question_of
from rules.splendor.cards import GOLD
from rules.splendor.moves import Buy, Move, Return, Take
from rules.splendor.position import Position
from rules.splendor.price import missing


def naive(view: Position, _seconds: float, rng: Random) -> Move:
    """Buy the cheapest card; else take random gems that some card needs."""
    if bought := _purchases(view):
        return min(bought, key=lambda it: sum(it.card.cost))
    mine = view.seats[view.turn]
    lacks = [missing(card, mine).gems for card in view.faceup()]
    return _gathered(view, [max(each) for each in zip(*lacks, strict=True)], rng)


def casual(view: Position, _seconds: float, rng: Random) -> Move:
    """Buy what scores most; else gather for the card with the most prestige for its price.

    It never reserves, and has no eye on nobles or on others.
    """
    if bought := _purchases(view):
        return max(bought, key=lambda it: (it.card.prestige, -sum(it.paid)))
    mine = view.seats[view.turn]
    promises = [
        (card.prestige / sum(card.cost), -missing(card, mine).short, missing(card, mine).gems)
        for card in view.faceup()
    ]
    return _gathered(view, max(promises, default=(0, 0, ()))[2], rng)


def _purchases(view: Position) -> list[Buy]:
    return [it for it in question_of(view).moves if isinstance(it, Buy) and it.usual]


def _gathered(view: Position, wanted: Sequence[int], rng: Random) -> Move:
    """Return the take with the most wanted gems, else any answer; random ones of equals.

    Of too many gems, one of the colour goes back of which there are most.
    """
    decision, tokens = question_of(view), view.seats[view.turn].tokens

    def liking(move: Move) -> tuple[float, ...]:
        match move:
            case Take(gems):
                return 1, sum(map(min, gems, wanted)), rng.random()
            case Return(colour):
                return colour < GOLD, tokens[colour], rng.random()
        return 0, 0, rng.random()

    return max(decision.moves, key=liking)
