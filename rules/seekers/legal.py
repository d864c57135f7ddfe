"""Every legal answer to every question (docs/rules/seekers.md §4 to §8).

This is the only authority on legality: a move not listed here is illegal. A step that lists
nothing is skipped.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.seekers.areas import ENDS, WAYS, Area, Row
from rules.seekers.declaring import answers
from rules.seekers.gems import COLOURS
from rules.seekers.moves import (
    HIDDEN_CHOICE,
    STOP,
    DeclareMinus,
    DeclareNumber,
    DeclarePlus,
    DeclareRainbow,
    Discard,
    Exchange,
    For,
    Give,
    GiveTaken,
    Move,
    Place,
    PutBack,
    Receive,
    Return,
    Seek,
    Steal,
    Swap,
    TurnUp,
    Valid,
)
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.state import State

ANSWERS_TO_SECRETS: Final = frozenset({14, 15})
"""Sheets on which the colours on offer would reveal a secret card."""

Moves = tuple[Move, ...]


def turn_moves(state: State) -> Moves:
    """Return the colour cards that the dealer may turn up: those not turned up before."""
    return tuple([TurnUp(colour) for colour in COLOURS if colour not in state.turned])


def valid_moves(_: State) -> Moves:
    """Return the colours that may be named valid; repeats are allowed."""
    return tuple(map(Valid, COLOURS))


def seek_moves(state: State) -> Moves:
    """Return the seekers of the field with the places each can take from."""
    length = len(state.dungeon)
    left = state.still_to_take(state.mover)
    moves: list[Seek] = []
    for name in dict.fromkeys(state.field):
        seeker = SEEKERS_BY_ID[name]
        if left and not left[0 if seeker.basic else 1]:
            continue  # this kind is used up
        if seeker.where == "ends":
            moves.append(Seek(name))
        elif seeker.where == "end":
            moves += [Seek(name, end) for end in ENDS]
        else:
            moves += [Seek(name, place=place) for place in range(1, length)]
    return tuple(moves)


def putback_moves(state: State) -> Moves:
    """Return the positions of the gems taken that are not put back yet."""
    return tuple([PutBack(place) for place, _ in state.still_there()])


def give_taken_moves(state: State) -> Moves:
    """Return the positions of the gems taken."""
    return tuple([GiveTaken(place) for place, _ in state.still_there()])


def place_moves(state: State) -> Moves:
    """Return the ways to lay out the group."""
    return tuple(map(Place, _own_area(state).ways(WAYS))) if state.group else ()


def place_one_moves(state: State) -> Moves:
    """Return the ends to which a stolen gem can be added."""
    return tuple(map(Place, _own_area(state).ways(ENDS)))


def receive_moves(state: State) -> Moves:
    """Return the ends to which the receiver can add a given gem."""
    area = state.seats[1 - state.mover].area
    return tuple(map(Receive, area.ways(ENDS))) if state.gift else ()


def steal_moves(state: State) -> Moves:
    """Return the opponent's gems except gold and rainbow."""
    return tuple(map(Steal, _of_kinds(state.seats[1 - state.mover].area, COLOURS)))


def steal_alike_moves(state: State) -> Moves:
    """Return the opponent's gems of the colours just taken."""
    colours = set(state.taken) & set(COLOURS)
    return tuple(map(Steal, _of_kinds(state.seats[1 - state.mover].area, colours)))


def return_moves(state: State) -> Moves:
    """Return all gems of the mover."""
    return tuple(map(Return, _own_area(state).references()))


def swap_moves(state: State) -> Moves:
    """Return all gems of the mover, if the dungeon has a gem to swap them for."""
    return tuple(map(Swap, _own_area(state).references())) if _wanted(state) else ()


def for_moves(state: State) -> Moves:
    """Return the places of the dungeon's gems except gold and rainbow."""
    return tuple(map(For, _wanted(state)))


def _wanted(state: State) -> list[int]:
    return [place for place, gem in enumerate(state.dungeon, start=1) if gem in COLOURS]


def give_moves(state: State) -> Moves:
    """Return all gems of the mover."""
    return tuple(map(Give, _own_area(state).references()))


def give_most_moves(state: State) -> Moves:
    """Return the mover's gems of the most numerous colours."""
    area = _own_area(state)
    counts = {colour: area.everything.count(colour) for colour in COLOURS}
    most = [colour for colour in COLOURS if counts[colour] == max(counts.values()) > 0]
    return tuple(map(Give, _of_kinds(area, most)))


def discard_moves(state: State) -> Moves:
    """Return the colours of which the mover has the fewest gems, at least one."""
    gems = _own_area(state).everything
    counts = {colour: gems.count(colour) for colour in COLOURS if colour in gems}
    fewest = min(counts.values(), default=0)
    return tuple([Discard(colour) for colour in counts if counts[colour] == fewest])


def exchange_moves(state: State) -> Moves:
    """Return the exchanges of neighbours, and stopping."""
    area = _own_area(state)
    pairs = range(1, len(area.row)) if isinstance(area, Row) else ()
    return (*map(Exchange, pairs), STOP)


def rainbow_moves(state: State) -> Moves:
    """Return the colours that may be declared for the rainbow."""
    return tuple(map(DeclareRainbow, _answers("rainbow", state)))


def number_moves(state: State) -> Moves:
    """Return the numbers that may be declared."""
    return tuple([DeclareNumber(int(number)) for number in _answers("number", state)])


def plus_moves(state: State) -> Moves:
    """Return the colours that may be declared plus, masked if they would reveal a secret card."""
    patron = state.seats[state.todo[0].seat]
    if patron.hidden and state.sheet in ANSWERS_TO_SECRETS:
        return (HIDDEN_CHOICE,)
    return tuple(map(DeclarePlus, _answers("plus", state)))


def minus_moves(state: State) -> Moves:
    """Return the colours that may be declared minus."""
    return tuple(map(DeclareMinus, _answers("minus", state)))


def _answers(key: str, state: State) -> list[str]:
    patron = state.seats[state.todo[0].seat]
    return answers(key, state.sheet, patron.area, patron.cards, patron.declared)


def _own_area(state: State) -> Area:
    return state.seats[state.mover].area


def _of_kinds(area: Area, kinds: Iterable[str]) -> list[str]:
    wanted = set(kinds)
    return [reference for reference, gem in area.references().items() if gem in wanted]
