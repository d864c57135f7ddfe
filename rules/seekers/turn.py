"""What an answer changes, and which question comes next (spec: seekers §4 to §7).

Everything that changes a 12 Seekers table happens here. A turn is a list of steps. A step
that cannot be done is skipped, one that comes to the same whatever is answered is taken, and
the first other one is the open question. When no step is left, the turn is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from rules.contract import Seat
from rules.seekers import legal, rounds
from rules.seekers.areas import Row
from rules.seekers.gems import GOLD, ordered
from rules.seekers.holdings import Patron, Step
from rules.seekers.moves import HIDDEN_CHOICE, STOP, Move
from rules.seekers.seekers import SEEKERS_BY_ID, Seeker
from rules.seekers.sheets import SHEETS

if TYPE_CHECKING:
    from rules.seekers.position import Position

PRIZE: Final = 2
EXCHANGES: Final = (0, 2, 1, 1, 0, 0)
"""How many exchanges follow a seeker of a power (spec: seekers §8, sheet 18)."""
ALWAYS_ASKED: Final = frozenset({"turn", "valid", "seek"})


def played(position: Position, move: Move) -> Position:
    """Return the position after a move that was offered in this one."""
    return _settled(_done(position, move))


def begun(position: Position) -> Position:
    """Return the position with the first question of the game open."""
    return _settled(rounds.turn_begun(position))


def _done(position: Position, move: Move) -> Position:
    step, *later = position.todo
    return _CHANGES[step.name](position.but(todo=tuple(later)), move, step.seat)


def _settled(position: Position) -> Position:
    """Return the position with the next question open that makes a difference."""
    while position.stage != "over":
        if not position.todo:
            position = rounds.turn_over(position)
        elif position.todo[0].name in ALWAYS_ASKED:
            break
        else:
            moves = legal.moves(position)
            if not moves:
                position = position.but(todo=position.todo[1:])
            elif _matters(position, moves):
                break
            else:
                position = _done(position, moves[0])
    return position


def _matters(position: Position, moves: tuple[Move, ...]) -> bool:
    """Tell whether two of these moves lead to different positions, as far as can be seen."""
    if len(moves) == 1:
        return moves[0] == HIDDEN_CHOICE
    first = played(position, moves[0])
    return any(played(position, move) != first for move in moves[1:])


def _turn(position: Position, move: Move, _: Seat) -> Position:
    return position.but(valid=move.what, turned=ordered(position.turned + move.what))


def _valid(position: Position, move: Move, _: Seat) -> Position:
    return position.but(valid=move.what)


def _seek(position: Position, move: Move, mover: Seat) -> Position:
    name, _, where = move.what.partition(":")
    seeker = SEEKERS_BY_ID[name]
    taken, dungeon = _dug(position.dungeon, seeker, where)
    patron = position.seats[mover]
    prize = PRIZE if seeker.prize and seeker.prize(taken, patron.area) else 0
    field = list(position.field)
    field.remove(name)
    names = (*seeker.then, *_end_of_turn(position.sheet, seeker.power))
    todo = tuple(Step(step, 1 - mover if step == "receive" else mover) for step in names)
    return position.but(
        dungeon=dungeon,
        field=tuple(field),
        seats=_with(position, mover, seekers=(*patron.seekers, name), points=patron.points + prize),
        todo=todo,
        end=where,
        taken=taken,
        group=taken,
    )


def _dug(dungeon: str, seeker: Seeker, where: str) -> tuple[str, str]:
    """Return the gems a seeker takes, as they lay, and the dungeon without them."""
    count = seeker.takes
    if seeker.where == "ends":
        return dungeon[:count] + dungeon[-count:], dungeon[count:-count]
    if seeker.where == "pair":
        start = int(where) - 1
        return dungeon[start : start + count], dungeon[:start] + dungeon[start + count :]
    if where == "left":
        return dungeon[:count], dungeon[count:]
    return dungeon[-count:], dungeon[:-count]


def _end_of_turn(sheet: int, power: int) -> tuple[str, ...]:
    ends = SHEETS[sheet].ends
    if not ends:
        return ()
    return (ends,) * (EXCHANGES[power] if ends == "exchange" else 1)


def _next(position: Position, name: str, seat: Seat) -> Position:
    """Return the position with one more step, to be done before the others."""
    return position.but(todo=(Step(name, seat), *position.todo))


def _parted(position: Position, reference: str, owner: Seat) -> tuple[Position, str]:
    """Return the position in which a gem has left an area, and the gem."""
    area = position.seats[owner].area
    gem = area.references()[reference]
    return position.but(seats=_with(position, owner, area=area.without(reference))), gem


def _with(position: Position, owner: Seat, **changes: Any) -> tuple[Patron, Patron]:  # noqa: ANN401
    """Return the seats, with these changes to one of them."""
    one, other = position.seats
    return (one.but(**changes), other) if owner == 0 else (one, other.but(**changes))


def _putback(position: Position, move: Move, mover: Seat) -> Position:
    position, gem, _ = _picked(position, int(move.what), mover)
    return position.but(dungeon=_outermost(position, gem))


def _give_taken(position: Position, move: Move, mover: Seat) -> Position:
    position, gem, at = _picked(position, int(move.what), mover)
    # Among equal neighbours it makes no difference which one goes: call it the first.
    while at and position.group[at - 1] == gem:
        at -= 1
    return position.but(gift=gem, gift_at=at)


def _picked(position: Position, place: int, mover: Seat) -> tuple[Position, str, int]:
    """Return the position without the gem at a place of those taken, the gem, and its index."""
    at = place - 1 - sum(gone < place for gone in position.gone)
    gem = position.group[at]
    more = any(step.name == "putback" and step.seat == mover for step in position.todo)
    group = position.group[:at] + position.group[at + 1 :]
    return position.but(group=group, gone=(*position.gone, place) if more else ()), gem, at


def _outermost(position: Position, gem: str) -> str:
    """Return the dungeon with a gem put at the end where this turn took."""
    return gem + position.dungeon if position.end == "left" else position.dungeon + gem


def _place(position: Position, move: Move, mover: Seat) -> Position:
    area = position.seats[mover].area.laid(position.group, move.what, position.valid)
    return position.but(seats=_with(position, mover, area=area), group="", gift_at=0)


def _receive(position: Position, move: Move, receiver: Seat) -> Position:
    area = position.seats[receiver].area.given(position.gift, move.what)
    return position.but(seats=_with(position, receiver, area=area), gift="", gift_at=0)


def _steal(position: Position, move: Move, mover: Seat) -> Position:
    position, gem = _parted(position, move.what, 1 - mover)
    return _next(position.but(group=gem), "place one", mover)


def _return(position: Position, move: Move, mover: Seat) -> Position:
    position, gem = _parted(position, move.what, mover)
    return position.but(dungeon=_outermost(position, gem))


def _swap(position: Position, move: Move, mover: Seat) -> Position:
    return _next(position.but(chosen=move.what), "for", mover)


def _for(position: Position, move: Move, mover: Seat) -> Position:
    place, area = int(move.what), position.seats[mover].area
    new, given = position.dungeon[place - 1], area.references()[position.chosen]
    dungeon = position.dungeon[: place - 1] + given + position.dungeon[place:]
    if given == GOLD:  # it had no place in a row: the new gem is laid out like a taken one
        position, _ = _parted(position, GOLD, mover)
        return _next(position.but(dungeon=dungeon, group=new, chosen=""), "place", mover)
    area = area.replaced(position.chosen, new, position.valid)
    return position.but(dungeon=dungeon, seats=_with(position, mover, area=area), chosen="")


def _give(position: Position, move: Move, mover: Seat) -> Position:
    position, gem = _parted(position, move.what, mover)
    return _next(position.but(gift=gem), "receive", 1 - mover)


def _discard(position: Position, move: Move, mover: Seat) -> Position:
    position, _ = _parted(position, move.what, mover)
    return position


def _exchange(position: Position, move: Move, mover: Seat) -> Position:
    if move == STOP:
        return position.but(todo=())
    area = position.seats[mover].area
    if not isinstance(area, Row):
        raise TypeError("only a row has neighbours")
    return position.but(seats=_with(position, mover, area=area.exchanged(int(move.what))))


def _declared(position: Position, move: Move, seat: Seat) -> Position:
    declared = position.seats[seat].declared
    if move.verb == "number":
        declared = declared.but(number=int(move.what))
    elif move.verb == "plus":
        declared = declared.but(plus=declared.plus + move.what)
    else:
        declared = declared.but(**{move.verb: move.what})
    return position.but(seats=_with(position, seat, declared=declared))


_CHANGES: Final[Mapping[str, Callable[[Position, Move, Seat], Position]]] = MappingProxyType(
    {
        "turn": _turn,
        "valid": _valid,
        "seek": _seek,
        "putback": _putback,
        "give taken": _give_taken,
        "place": _place,
        "place one": _place,
        "receive": _receive,
        "steal": _steal,
        "steal alike": _steal,
        "return": _return,
        "swap": _swap,
        "for": _for,
        "give": _give,
        "give most": _give,
        "discard": _discard,
        "exchange": _exchange,
        "rainbow": _declared,
        "number": _declared,
        "plus": _declared,
        "minus": _declared,
    }
)
