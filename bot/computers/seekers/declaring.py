"""The declarations at the end, if they are made by hand: always the best total."""

from __future__ import annotations

from rules.contract import Decision, Seat
from rules.seekers.declaring import possible, reckoned
from rules.seekers.moves import Minus, Move, Number, Plus, Rainbow
from rules.seekers.position import Position
from rules.seekers.sheets import Declared


def declared(view: Position, decision: Decision[Move]) -> list[Move]:
    """Return the legal declarations, sorted by the total they lead to, the best first."""
    seat = decision.seat
    return sorted(decision.moves, key=lambda move: total_after(view, seat, move), reverse=True)


def total_after(view: Position, seat: Seat, move: Move) -> int:
    """Return the best total that a seat can still reach after this declaration, in its view."""
    patron = view.seats[seat]
    totals = (
        reckoned(view.sheet, patron.area, patron.points, patron.cards, whole).total
        for whole in possible(view.sheet, patron.area, patron.cards)
        if _begins(whole, patron.declared, move)
    )
    return max(totals, default=0)


def _begins(whole: Declared, so_far: Declared, move: Move) -> bool:
    """Return whether a complete declaration is consistent with what is declared and this move."""
    match move:
        case Rainbow(colour):
            return whole.rainbow == colour
        case Number(number):
            return whole.rainbow == so_far.rainbow and whole.number == number
        case Plus(colour):
            return whole.rainbow == so_far.rainbow and {*so_far.plus, colour} <= {*whole.plus}
        case Minus(colour):
            return (
                whole.rainbow == so_far.rainbow
                and whole.plus == so_far.plus
                and whole.minus == colour
            )
        case _:
            return False
