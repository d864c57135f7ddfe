"""The rules of Bluff told once more, naively: what is offered, and what follows, by texts and lists alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

LADDER = [f"{count}x{face}" for count in range(1, 31) for face in range(1, 7)]
"""Every bid, from the lowest."""


@dataclass(frozen=True)
class Oracle:
    """A table: how many dice each seat has, what was rolled by seat, the bids, and whose turn it is."""

    left: tuple[int, ...]
    ones_are_wild: bool
    rolled: tuple[tuple[int, str], ...] = ()
    bids: tuple[str, ...] = ()
    turn: int = 0
    out: tuple[int, ...] = ()

    def moves(self) -> list[str]:
        """Return every answer that is offered now."""
        waiting = self.waiting()
        if len(self.out) == len(self.left) - 1:
            return []
        if waiting:
            faces = product("123456", repeat=self.left[waiting[0]])
            return [f"roll:{it}" for it in {"".join(sorted(dice)) for dice in faces}]
        there = LADDER[: 6 * sum(self.left)]
        higher = there[there.index(self.bids[-1]) + 1 :] if self.bids else there
        return [*(f"bid:{it}" for it in higher), *["challenge"] * bool(self.bids)]

    def waiting(self) -> list[int]:
        """Return the seats whose dice have not been rolled."""
        done = [seat for seat, _ in self.rolled]
        return [seat for seat, left in enumerate(self.left) if left and seat not in done]

    def after(self, move: str) -> Oracle:
        """Return the table after an answer."""
        verb, _, what = move.partition(":")
        if verb == "roll":
            return replace(self, rolled=(*self.rolled, (self.waiting()[0], what)))
        if verb == "bid":
            return replace(self, bids=(*self.bids, what), turn=self.neighbour(self.turn, 1))
        count, _, face = self.bids[-1].partition("x")
        bearing = {face, "1"} if self.ones_are_wild else {face}
        enough = len([die for _, dice in self.rolled for die in dice if die in bearing])
        loser = self.turn if enough >= int(count) else self.neighbour(self.turn, -1)
        left = tuple(dice - 1 if seat == loser else dice for seat, dice in enumerate(self.left))
        table = Oracle(left, self.ones_are_wild, turn=loser, out=self.out)
        if left[loser]:
            return table
        return replace(table, turn=table.neighbour(loser, 1), out=(*self.out, loser))

    def neighbour(self, seat: int, step: int) -> int:
        """Return the next seat with dice, clockwise or the other way."""
        seat = (seat + step) % len(self.left)
        return seat if self.left[seat] else self.neighbour(seat, step)
