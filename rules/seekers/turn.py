"""The next question (docs/rules/seekers.md §4 to §7).

A turn is a list of steps. Steps without legal answers are skipped, and those whose answers all
have the same effect are answered; the first other step is the open question. The turn ends when
no step is left.
"""

from typing import TypeVar

from rules.seekers import rounds
from rules.seekers.moves import HIDDEN_CHOICE, Move
from rules.seekers.state import State
from rules.seekers.steps import STEPS

S = TypeVar("S", bound=State)


def played(state: S, move: Move) -> S:
    """Return the state after a move that was offered."""
    return _settled(_done(state, move))


def begun(state: S) -> S:
    """Return the state at the first question of the game."""
    return _settled(rounds.turn_begun(state))


def _done(state: S, move: Move) -> S:
    step, *later = state.todo
    return STEPS[step.name].effect(state.but(todo=tuple(later)), move, step.seat)


def _settled(state: S) -> S:
    """Return the state at the next question that makes a difference."""
    while state.stage != "over":
        if not state.todo:
            state = rounds.turn_over(state)
            continue
        kind = STEPS[state.todo[0].name]
        if kind.always:
            break
        moves = kind.moves(state)
        if not moves:
            state = state.but(todo=state.todo[1:])
        elif _matters(state, moves):
            break
        else:
            state = _done(state, moves[0])
    return state


def _matters(state: State, moves: tuple[Move, ...]) -> bool:
    """Return whether these moves lead to different states, as far as the viewer can see."""
    if len(moves) == 1:
        return moves[0] == HIDDEN_CHOICE
    first = played(state, moves[0])
    return any(played(state, move) != first for move in moves[1:])
