"""A game as it was played: its positions and the moves between them.

`play` is the only way to add a move: a move is legal because it was offered, and for no other
reason.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar

from rules.contract import DEALER, IllegalMove, NothingToUndo, Position, Seat

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Match(Generic[M]):
    """One position more than moves: `positions[n]` is where `moves[n]` was made."""

    positions: tuple[Position[M], ...]
    moves: tuple[M, ...] = ()

    @property
    def position(self) -> Position[M]:
        """The position now."""
        return self.positions[-1]

    def play(self, notation: str) -> Self:
        """Return the match with one more move; raise IllegalMove if it is not offered."""
        decision = self.position.decision
        if decision is not None:
            for move in decision.moves:
                if str(move) == notation:
                    return self._with(move)
        raise IllegalMove(notation, decision)

    def undo(self) -> Self:
        """Return the match without its last move; raise NothingToUndo if it revealed something."""
        if not self.moves:
            raise NothingToUndo("no move has been made")
        if self._revealed():
            raise NothingToUndo("the last move revealed something")
        return type(self)(self.positions[:-1], self.moves[:-1])

    def last(self, count: int) -> Self:
        """Return the match with at most its last `count` moves."""
        if len(self.moves) <= count:
            return self
        return type(self)(self.positions[-count - 1 :], self.moves[-count:])

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the match as this seat may see it, moves and positions alike."""
        made = zip(self.positions, self.moves, strict=False)
        return type(self)(
            tuple(position.seen_by(seat) for position in self.positions),
            tuple(position.move_seen_by(move, seat) for position, move in made),
        )

    def _revealed(self) -> bool:
        """Return whether the last move revealed something: the dealer made it, or it surprises an onlooker."""
        before, move = self.positions[-2], self.moves[-1]
        asked, view = before.decision, before.seen_by(None)
        if asked is None or asked.seat == DEALER or view.decision is None:
            return True
        shown = before.move_seen_by(move, None)
        foreseen = shown in view.decision.moves
        return not foreseen or view.after(shown) != self.position.seen_by(None)

    def _with(self, move: M) -> Self:
        return type(self)((*self.positions, self.position.after(move)), (*self.moves, move))


AnyMatch = Match[Any]
