"""A player that reads bids: it plays a round to its end with dice that its opponents may have, many times over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.computers.bluff.beliefs import Counts, counts, hands, tails, weights
from rules.bluff.moves import CHALLENGE, FACES, Bid, Move
from rules.bluff.position import Position

WORLDS: Final = 40
"""How many times the others' dice are drawn."""
RAISES: Final = 3
"""How many bids of each face are tried, from the lowest that is allowed; of the first, from what chance brings."""
TRUST: Final = 0.2
"""How far the others are believed to take one more die than by chance for granted, of a face that was bid."""

WARY: Final = 3
"""In one of so many rounds the others doubt whatever is unlikely by their own dice: a bluff must stand that, too."""


def move(view: Position, rng: Random) -> Move:
    """Return the answer after which this seat most seldom loses a die in this round.

    Raises ValueError in a finished game.
    """
    if view.decision is None:
        raise ValueError("the game is over")
    worlds = _worlds(view, rng)
    tried = [it for it in view.decision.moves if it is CHALLENGE or _near(view, it)]
    rounds = [_Round(view, world, wary=not n % WARY) for n, world in enumerate(worlds)]
    return max(tried, key=lambda it: sum(each.kept(it) for each in rounds))


def _near(view: Position, bid: Move) -> bool:
    """Return whether a bid is one of the lowest of its face."""
    if not isinstance(bid, Bid):
        return False
    if view.bid is None:
        lowest = max(1, sum(view.left) // len(FACES))
    else:
        lowest = view.bid.count + (bid.face <= view.bid.face)
    return lowest <= bid.count < lowest + RAISES


def _worlds(view: Position, rng: Random) -> list[list[Counts]]:
    """Draw hands for the others, as likely as this seat believes them to be."""
    drawn = []
    for seat, left in enumerate(view.left):
        if seat == view.turn or not left:
            drawn.append([counts(view.dice[seat], wild=view.wild)] * WORLDS)
            continue
        known = [hand for hand, _ in hands(left, view.wild)]
        drawn.append(rng.choices(known, weights(view, seat), k=WORLDS))
    return [list(hands) for hands in zip(*drawn, strict=True)]


class _Round:
    """The rest of a round with certain dice, in which everybody says what their own dice make likely."""

    def __init__(self, view: Position, world: Sequence[Counts], *, wary: bool) -> None:
        self._view = view
        self._wary = wary
        self._world = world
        self._totals = [sum(hand[face] for hand in world) for face in range(len(FACES))]
        self._odds = tails(view.wild)
        self._dice = sum(view.left)
        self._order = [
            (view.turn + step) % len(view.left)
            for step in range(len(view.left))
            if view.left[(view.turn + step) % len(view.left)]
        ]

    def kept(self, answer: Move) -> bool:
        """Return whether the seat that answers so keeps its dice."""
        standing = self._view.bid
        if not isinstance(answer, Bid):
            return standing is not None and self._totals[standing.face - 1] < standing.count
        said = {bid.face for _, bid in self._view.bids} | {answer.face}
        count, face, bidder, at = answer.count, answer.face, 0, 0
        while True:
            at = (at + 1) % len(self._order)
            seat = self._order[at]
            best, raised = self._raise(seat, count, face, said)
            if best < 0 or self._doubts(seat, count, face, best):
                right = self._totals[face - 1] < count
                loser = bidder if right else at
                return loser != 0
            count, face = raised
            said = said | {face}
            bidder = at

    def _doubts(self, seat: int, count: int, face: int, best: float) -> bool:
        if self._wary and seat != self._view.turn:
            return self._chance(seat, count, face, 0.0) < 1 / 2
        return 1 - self._chance(seat, count, face, TRUST) >= best

    def _raise(
        self, seat: int, count: int, face: int, said: set[int]
    ) -> tuple[float, tuple[int, int]]:
        """Return the likeliest of the lowest bids, and how likely it seems; -1 if there is none."""
        best, raised = -1.0, (count, face)
        for other in range(1, len(FACES) + 1):
            lowest = count + (other <= face)
            if lowest > self._dice:
                continue
            chance = self._chance(seat, lowest, other, TRUST if other in said else 0.0)
            if chance > best:
                best, raised = chance, (lowest, other)
        return best, raised

    def _chance(self, seat: int, count: int, face: int, trust: float) -> float:
        wanted = count - self._world[seat][face - 1]
        if wanted <= 0:
            return 1.0
        odds = self._odds[face - 1][self._dice - self._view.left[seat]]
        return (1 - trust) * odds[wanted] + trust * odds[wanted - 1]
