"""The declarations at the end, if they are made by hand: always the best total."""

from rules.contract import Decision, Seat
from rules.seekers.declaring import possible, reckoned
from rules.seekers.moves import DeclareMinus, DeclareNumber, DeclarePlus, DeclareRainbow, Move
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
        reckoned(view.sheet, patron.area, patron.points, patron.cards, complete).total
        for complete in possible(view.sheet, patron.area, patron.cards)
        if _begins(complete, patron.declared, move)
    )
    return max(totals, default=0)


def _begins(complete: Declared, so_far: Declared, move: Move) -> bool:
    """Return whether a complete declaration is consistent with what is declared and this move."""
    if isinstance(move, DeclareRainbow):
        return complete.rainbow == move.colour
    if complete.rainbow != so_far.rainbow:
        return False
    match move:
        case DeclareNumber(number):
            return complete.number == number
        case DeclarePlus(colour):
            return {*so_far.plus, colour} <= {*complete.plus}
        case DeclareMinus(colour):
            return complete.plus == so_far.plus and complete.minus == colour
        case _:
            return False
