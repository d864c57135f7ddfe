"""Positions in which the dealer draws no card, so that what follows is known."""

from collections.abc import Iterable, Iterator

from rules.splendor.moves import Move
from rules.splendor.position import Position


def undealt(view: Position) -> Position:
    """Return a view with empty decks: a card that is taken leaves an empty place."""
    return view.but(decks=(0,) * len(view.decks))


def replayed(view: Position, notations: Iterable[str]) -> Iterator[tuple[Position, Move, Position]]:
    """Play moves from an undealt view as far as they are legal; yield the positions around each."""
    before = undealt(view)
    for notation in notations:
        decision = before.decision
        offered = {str(move): move for move in decision.moves} if decision else {}
        if notation not in offered:
            return
        after = before.after(offered[notation])
        yield before, offered[notation], after
        before = after
