"""What to declare in the end, where that is done by hand: always what brings most."""

from __future__ import annotations

from rules.contract import Decision, Seat
from rules.seekers.declaring import possible, reckoned
from rules.seekers.moves import DeclareMinus, DeclareNumber, DeclarePlus, DeclareRainbow, Move
from rules.seekers.position import Position
from rules.seekers.sheets import Declared


def declared(view: Position, decision: Decision[Move]) -> list[Move]:
    """Return the answers, the one that brings most first."""
    seat = decision.seat
    return sorted(decision.moves, key=lambda move: total_after(view, seat, move), reverse=True)


def total_after(view: Position, seat: Seat, move: Move) -> int:
    """Return the best total of a seat that this answer of its leaves possible, as far as seen."""
    patron = view.seats[seat]
    totals = (
        reckoned(view.sheet, patron.area, patron.points, patron.cards, whole).total
        for whole in possible(view.sheet, patron.area, patron.cards)
        if _begins(whole, patron.declared, move)
    )
    return max(totals, default=0)


def _begins(whole: Declared, so_far: Declared, move: Move) -> bool:
    """Tell whether a whole declaration can follow on what is declared and this answer."""
    match move:
        case DeclareRainbow(colour):
            return whole.rainbow == colour
        case DeclareNumber(number):
            return whole.rainbow == so_far.rainbow and whole.number == number
        case DeclarePlus(colour):
            return whole.rainbow == so_far.rainbow and {*so_far.plus, colour} <= {*whole.plus}
        case DeclareMinus(colour):
            return (
                whole.rainbow == so_far.rainbow
                and whole.plus == so_far.plus
                and whole.minus == colour
            )
        case _:
            return False
