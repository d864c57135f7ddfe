"""The order of turns and rounds (docs/rules/seekers.md §4, §7)."""

from typing import Final, TypeVar

from rules.contract import DEALER, Seat
from rules.seekers.holdings import Step
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.sheets import SHEETS, TURNED_UP
from rules.seekers.state import ROUNDS, State

S = TypeVar("S", bound=State)
BY_POWER: Final = (3, 4)
"""Turn-order rules by which the powers of a round's seekers decide who starts the next."""


def turn_begun(state: S) -> S:
    """Begin the mover's turn; with piles it starts with a valid colour."""
    first = state.mover == state.starter
    todo = [Step("seek", state.mover)]
    last = state.round == ROUNDS
    if state.sheet == TURNED_UP and not last:
        if first:
            todo.insert(0, Step("turn", DEALER))
    elif SHEETS[state.sheet].kind == "piles":
        todo.insert(0, Step("valid", state.mover))
    return state.but(todo=tuple(todo))


def turn_over(state: S) -> S:
    """End a turn: begin the next one, the declarations, or the end of the game."""
    if state.stage == "declare":
        return state.but(stage="over")
    state = state.but(end="", taken="")
    if state.mover == state.starter:
        valid = state.valid if state.sheet == TURNED_UP and state.round < ROUNDS else None
        return turn_begun(state.but(mover=1 - state.mover, valid=valid))
    state = state.but(valid=None)
    if state.round == ROUNDS:
        return _ended(state)
    starter = _starter_after(state)
    return turn_begun(state.but(round=state.round + 1, starter=starter, mover=starter))


def next_turn_of(state: S, seat: Seat) -> S | None:
    """Return the beginning of a seat's next turn if nothing changed until then; None if it has none.

    Who starts the next round may still be open, and with it whether a colour card is turned up before.
    """
    if state.stage != "play":
        return None
    if seat == state.mover and any(step.name == "seek" for step in state.todo):
        return state.but(todo=tuple(step for step in state.todo if step.seat == seat))
    later = seat == state.mover or state.mover != state.starter
    if later and state.round == ROUNDS:
        return None
    state = state.but(end="", taken="", gone=(), group="", gift="", gift_at=0, chosen="")
    if later:
        state = state.but(round=state.round + 1, valid=None, starter=1 - seat)
    valid = state.valid if state.sheet == TURNED_UP and state.round < ROUNDS else None
    return turn_begun(state.but(mover=seat, valid=valid))


def next_starter(state: State) -> Seat | None:
    """Return who starts the next round; None if that isn't certain yet or no round follows."""
    if state.stage != "play" or state.round == ROUNDS:
        return None
    waiting = any(len(patron.seekers) < state.round for patron in state.seats)
    return None if waiting and state.order in BY_POWER else _starter_after(state)


def _starter_after(state: State) -> Seat:
    """Apply the turn-order rule (docs/rules/seekers.md §4)."""
    if state.order == 1:
        return 0
    change = 1 - state.starter
    if state.order == 2:
        return change
    one, other = (SEEKERS_BY_ID[patron.seekers[-1]].power for patron in state.seats)
    if one == other:
        return change
    higher = 0 if one > other else 1
    return higher if state.order == 3 else 1 - higher


def _ended(state: S) -> S:
    if state.declare == "auto":
        return state.but(stage="over")
    keys = ("rainbow", *SHEETS[state.sheet].declares)
    todo = tuple(Step(key, seat) for seat in (0, 1) for key in keys)
    return state.but(stage="declare", mover=0, todo=todo)
