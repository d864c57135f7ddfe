"""Whose turn comes next, and what it begins with (spec: seekers §4, §7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.contract import DEALER, Seat
from rules.seekers.holdings import Step
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.sheets import SHEETS, TURNED_UP

if TYPE_CHECKING:
    from rules.seekers.position import Position

ROUNDS: Final = 6


def turn_begun(position: Position) -> Position:
    """Return the position in which the mover's turn begins: a valid colour first, in piles."""
    first = position.mover == position.starter
    todo = [Step("seek", position.mover)]
    last = position.round == ROUNDS
    if position.sheet == TURNED_UP and not last:
        if first:
            todo.insert(0, Step("turn", DEALER))
    elif SHEETS[position.sheet].kind == "piles":
        todo.insert(0, Step("valid", position.mover))
    return position.but(todo=tuple(todo))


def turn_over(position: Position) -> Position:
    """Return the position in which the next turn begins, or declaring, or nothing at all."""
    if position.stage == "declare":
        return position.but(stage="over")
    position = position.but(end="", taken="")
    if position.mover == position.starter:
        kept = position.valid if position.sheet == TURNED_UP and position.round < ROUNDS else None
        return turn_begun(position.but(mover=1 - position.mover, valid=kept))
    position = position.but(valid=None)
    if position.round == ROUNDS:
        return _ended(position)
    starter = _next_starter(position)
    return turn_begun(position.but(round=position.round + 1, starter=starter, mover=starter))


def _next_starter(position: Position) -> Seat:
    """Return who starts the next round, by the turn-order rule (spec: seekers §4)."""
    if position.order == 1:
        return 0
    change = 1 - position.starter
    if position.order == 2:
        return change
    one, other = (SEEKERS_BY_ID[patron.seekers[-1]].power for patron in position.seats)
    if one == other:
        return change
    higher = 0 if one > other else 1
    return higher if position.order == 3 else 1 - higher


def _ended(position: Position) -> Position:
    if position.declare == "auto":
        return position.but(stage="over")
    keys = ("rainbow", *SHEETS[position.sheet].declares)
    todo = tuple(Step(key, seat) for seat in (0, 1) for key in keys)
    return position.but(stage="declare", mover=0, todo=todo)
