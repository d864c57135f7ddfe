"""Positions in which the dealer turns up no card, so that what follows is known."""

from collections.abc import Iterable, Iterator

from rules.splendor.cards import UNSEEN
from rules.splendor.moves import DEAL, Move, ReserveUnseen
from rules.splendor.position import Position


def undealt(view: Position) -> Position:
    """Return a view with empty decks: a card that is taken leaves an empty place."""
    return view.but(decks=(0,) * len(view.decks))


def after_undealt(view: Position, move: Move) -> Position:
    """Return what follows a move, undealt; a card reserved from a deck stays face down."""
    after = undealt(view).after(move)
    if isinstance(move, ReserveUnseen):
        return undealt(after.after(DEAL[UNSEEN[move.level]]))
    return after


def replayed(
    view: Position, notations: Iterable[object]
) -> Iterator[tuple[Position, Move, Position]]:
    """Play moves undealt, as far as they are legal; yield the positions around each."""
    before = undealt(view)
    for notation in map(str, notations):
        decision = before.but(decks=view.decks).decision
        offered = {str(move): move for move in decision.moves} if decision else {}
        if notation not in offered:
            return
        after = after_undealt(before, offered[notation])
        yield before, offered[notation], after
        before = after
