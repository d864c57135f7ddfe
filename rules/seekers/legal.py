"""Every legal answer to every question (spec: seekers §4 to §8).

This is the only place that says what is allowed: whatever is not listed here is illegal. A
step that lists nothing is one that cannot be done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from rules.seekers.areas import ENDS, WAYS, Area, Row
from rules.seekers.declaring import answers
from rules.seekers.gems import COLOURS
from rules.seekers.moves import HIDDEN, HIDDEN_CHOICE, STOP, Move
from rules.seekers.seekers import SEEKERS_BY_ID, Seeker

if TYPE_CHECKING:
    from rules.seekers.position import Position

BASIC_EACH: Final = 4
ADVANCED_EACH: Final = 2
ANSWERS_TO_SECRETS: Final = frozenset({14, 15})
"""The sheets on which the colours to choose from tell of a secret card."""

Moves = tuple[Move, ...]


def moves(position: Position) -> Moves:
    """Return the answers to the next step."""
    return _MOVES[position.todo[0].name](position)


def _moves(verb: str, whats: Iterable[object]) -> Moves:
    return tuple([Move(verb, str(what)) for what in whats])


def turn_moves(position: Position) -> Moves:
    """Return the colour cards that the dealer may turn up: those not turned up before."""
    return _moves("turn", (colour for colour in COLOURS if colour not in position.turned))


def valid_moves(_: Position) -> Moves:
    """Return the colours that may be named valid: repeats are allowed."""
    return _moves("valid", COLOURS)


def seek_moves(position: Position) -> Moves:
    """Return the seekers of the field with the places each can take from."""
    length = len(position.dungeon)
    moves: list[Move] = []
    for name in dict.fromkeys(position.field):
        seeker = SEEKERS_BY_ID[name]
        if not _may_take(position, seeker):
            continue
        if seeker.where == "ends":
            moves.append(Move("seek", name))
        else:
            places = ENDS if seeker.where == "end" else range(1, length)
            moves += _moves("seek", (f"{name}:{place}" for place in places))
    return tuple(moves)


def _may_take(position: Position, seeker: Seeker) -> bool:
    """Tell whether a kind of seeker is not used up: in advanced mode four basic, two advanced."""
    if position.mode != "advanced":
        return True
    taken = [SEEKERS_BY_ID[name].basic for name in position.seats[position.mover].seekers]
    return taken.count(seeker.basic) < (BASIC_EACH if seeker.basic else ADVANCED_EACH)


def putback_moves(position: Position) -> Moves:
    """Return the positions of the gems taken that are not put back yet."""
    return _moves("putback", _still_there(position))


def give_taken_moves(position: Position) -> Moves:
    """Return the positions of the gems taken."""
    return _moves("give", _still_there(position))


def _still_there(position: Position) -> list[int]:
    places = range(1, len(position.taken) + 1)
    return [place for place in places if place not in position.gone]


def place_moves(position: Position) -> Moves:
    """Return the ways to lay out the group."""
    return _moves("place", _own_area(position).ways(WAYS)) if position.group else ()


def place_one_moves(position: Position) -> Moves:
    """Return the ends to which a stolen gem can be added."""
    return _moves("place", _own_area(position).ways(ENDS))


def receive_moves(position: Position) -> Moves:
    """Return the ends to which the receiver can add a given gem."""
    area = position.seats[1 - position.mover].area
    return _moves("receive", area.ways(ENDS)) if position.gift else ()


def steal_moves(position: Position) -> Moves:
    """Return the opponent's gems, save gold and rainbow."""
    return _moves("steal", _of_kinds(position.seats[1 - position.mover].area, COLOURS))


def steal_alike_moves(position: Position) -> Moves:
    """Return the opponent's gems of the colours just taken."""
    colours = set(position.taken) & set(COLOURS)
    return _moves("steal", _of_kinds(position.seats[1 - position.mover].area, colours))


def return_moves(position: Position) -> Moves:
    """Return all own gems."""
    return _moves("return", _own_area(position).references())


def swap_moves(position: Position) -> Moves:
    """Return all own gems, while the dungeon has a gem that they can be swapped for."""
    return _moves("swap", _own_area(position).references() if _wanted(position) else ())


def for_moves(position: Position) -> Moves:
    """Return the positions of the dungeon's gems, save gold and rainbow."""
    return _moves("for", _wanted(position))


def _wanted(position: Position) -> list[int]:
    return [place for place, gem in enumerate(position.dungeon, start=1) if gem in COLOURS]


def give_moves(position: Position) -> Moves:
    """Return all own gems."""
    return _moves("give", _own_area(position).references())


def give_most_moves(position: Position) -> Moves:
    """Return the own gems of the most numerous colours."""
    area = _own_area(position)
    counts = {colour: area.everything.count(colour) for colour in COLOURS}
    most = [colour for colour in COLOURS if counts[colour] == max(counts.values()) > 0]
    return _moves("give", _of_kinds(area, most))


def discard_moves(position: Position) -> Moves:
    """Return the colours that the mover has fewest gems of, among those they have."""
    gems = _own_area(position).everything
    counts = {colour: gems.count(colour) for colour in COLOURS if colour in gems}
    fewest = min(counts.values(), default=0)
    return _moves("discard", (colour for colour in counts if counts[colour] == fewest))


def exchange_moves(position: Position) -> Moves:
    """Return the neighbours that can be exchanged, and stopping."""
    area = _own_area(position)
    pairs = range(1, len(area.row)) if isinstance(area, Row) else ()
    return (*_moves("exchange", pairs), STOP)


def _declaring(key: str) -> Callable[[Position], Moves]:
    def declaration_moves(position: Position) -> Moves:
        patron = position.seats[position.todo[0].seat]
        if HIDDEN in patron.cards and key == "plus" and position.sheet in ANSWERS_TO_SECRETS:
            return (HIDDEN_CHOICE,)
        whats = answers(key, position.sheet, patron.area, patron.cards, patron.declared)
        return _moves(key, whats)

    return declaration_moves


def _own_area(position: Position) -> Area:
    return position.seats[position.mover].area


def _of_kinds(area: Area, kinds: Iterable[str]) -> list[str]:
    wanted = set(kinds)
    return [reference for reference, gem in area.references().items() if gem in wanted]


_MOVES: Final[Mapping[str, Callable[[Position], Moves]]] = MappingProxyType(
    {
        "turn": turn_moves,
        "valid": valid_moves,
        "seek": seek_moves,
        "putback": putback_moves,
        "give taken": give_taken_moves,
        "place": place_moves,
        "place one": place_one_moves,
        "receive": receive_moves,
        "steal": steal_moves,
        "steal alike": steal_alike_moves,
        "return": return_moves,
        "swap": swap_moves,
        "for": for_moves,
        "give": give_moves,
        "give most": give_most_moves,
        "discard": discard_moves,
        "exchange": exchange_moves,
        "rainbow": _declaring("rainbow"),
        "number": _declaring("number"),
        "plus": _declaring("plus"),
        "minus": _declaring("minus"),
    }
)
