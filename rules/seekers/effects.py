"""The effect of each answer (docs/rules/seekers.md §5 to §7).

All changes in the middle of a turn happen here; `legal.py` lists the legal answers and `turn.py`
orders the questions.
"""

from typing import Any, Final, TypeVar

from rules.contract import Seat
from rules.seekers.areas import Row
from rules.seekers.gems import GOLD, ordered
from rules.seekers.holdings import Patron, Step
from rules.seekers.moves import (
    DeclareMinus,
    DeclareNumber,
    DeclarePlus,
    DeclareRainbow,
    Discard,
    Exchange,
    For,
    Give,
    GiveTaken,
    Place,
    PutBack,
    Receive,
    Return,
    Seek,
    Steal,
    Stop,
    Swap,
    TurnUp,
    Valid,
)
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.sheets import SHEETS
from rules.seekers.state import State

EXCHANGES: Final = (0, 2, 1, 1, 0, 0)
"""Exchanges that follow a seeker, by its power (docs/rules/seekers.md §8, sheet 18)."""
S = TypeVar("S", bound=State)


def turn_up(state: S, move: TurnUp, _: Seat) -> S:
    """Turn up a colour card, which makes its colour valid."""
    return state.but(valid=move.colour, turned=ordered(state.turned + move.colour))


def valid(state: S, move: Valid, _: Seat) -> S:
    """Name the valid colour."""
    return state.but(valid=move.colour)


def seek(state: S, move: Seek, mover: Seat) -> S:
    """Let a seeker take gems, and queue the steps that follow."""
    seeker = SEEKERS_BY_ID[move.seeker]
    taken, dungeon = seeker.taken(state.dungeon, move.end, move.place)
    patron = state.seats[mover]
    points = patron.points + seeker.won(taken, patron.area)
    field = list(state.field)
    field.remove(move.seeker)
    names = (*seeker.then, *end_of_turn(state.sheet, seeker.power))
    todo = tuple(Step(step, 1 - mover if step == "receive" else mover) for step in names)
    seats = _with(state, mover, seekers=(*patron.seekers, move.seeker), points=points)
    return state.but(
        dungeon=dungeon,
        field=tuple(field),
        seats=seats,
        todo=todo,
        end=move.end,
        taken=taken,
        group=taken,
    )


def end_of_turn(sheet: int, power: int) -> tuple[str, ...]:
    """Return the steps that end a turn after a seeker of this power."""
    ends = SHEETS[sheet].ends
    if not ends:
        return ()
    return (ends,) * (EXCHANGES[power] if ends == "exchange" else 1)


def _next(state: S, name: str, seat: Seat) -> S:
    """Queue a step ahead of the others."""
    return state.but(todo=(Step(name, seat), *state.todo))


def _parted(state: S, reference: str, owner: Seat) -> tuple[S, str]:
    """Remove a gem from an area; return the state and the gem."""
    area = state.seats[owner].area
    gem = area.references()[reference]
    return state.but(seats=_with(state, owner, area=area.without(reference))), gem


def _with(state: State, owner: Seat, **changes: Any) -> tuple[Patron, Patron]:  # noqa: ANN401
    """Return the seats with changes to one of them."""
    one, other = state.seats
    return (one.but(**changes), other) if owner == 0 else (one, other.but(**changes))


def put_back(state: S, move: PutBack, mover: Seat) -> S:
    """Put a gem just taken back into the dungeon."""
    state, gem, _ = _picked(state, move.place, mover)
    return state.but(dungeon=_outermost(state, gem))


def give_taken(state: S, move: GiveTaken, mover: Seat) -> S:
    """Give a gem just taken to the opponent, who lays it out later."""
    state, gem, at = _picked(state, move.place, mover)
    # Normalise: among equal neighbours it makes no difference which one goes.
    while at and state.group[at - 1] == gem:
        at -= 1
    return state.but(gift=gem, gift_at=at)


def _picked(state: S, place: int, mover: Seat) -> tuple[S, str, int]:
    """Pick the gem at a place among those taken; return the state, the gem and its index."""
    at = place - 1 - sum(gone < place for gone in state.gone)
    gem = state.group[at]
    more = any(step.name == "putback" and step.seat == mover for step in state.todo)
    group = state.group[:at] + state.group[at + 1 :]
    return state.but(group=group, gone=(*state.gone, place) if more else ()), gem, at


def _outermost(state: State, gem: str) -> str:
    """Return the dungeon with a gem added at the end this turn took from."""
    return gem + state.dungeon if state.end == "left" else state.dungeon + gem


def place(state: S, move: Place, mover: Seat) -> S:
    """Lay out the group."""
    area = state.seats[mover].area.laid(state.group, move.way, state.valid)
    return state.but(seats=_with(state, mover, area=area), group="", gift_at=0)


def receive(state: S, move: Receive, receiver: Seat) -> S:
    """Lay out the gift."""
    area = state.seats[receiver].area.given(state.gift, move.end)
    return state.but(seats=_with(state, receiver, area=area), gift="", gift_at=0)


def steal(state: S, move: Steal, mover: Seat) -> S:
    """Steal a gem of the opponent; the mover lays it out next."""
    state, gem = _parted(state, move.gem, 1 - mover)
    return _next(state.but(group=gem), "place one", mover)


def return_gem(state: S, move: Return, mover: Seat) -> S:
    """Return one of the mover's gems to the dungeon."""
    state, gem = _parted(state, move.gem, mover)
    return state.but(dungeon=_outermost(state, gem))


def swap(state: S, move: Swap, mover: Seat) -> S:
    """Choose the gem to swap."""
    return _next(state.but(chosen=move.gem), "for", mover)


def swap_for(state: S, move: For, mover: Seat) -> S:
    """Swap the chosen gem for one of the dungeon."""
    place, area = move.place, state.seats[mover].area
    new, given = state.dungeon[place - 1], area.references()[state.chosen]
    dungeon = state.dungeon[: place - 1] + given + state.dungeon[place:]
    if given == GOLD:  # gold has no place in a row, so the new gem is laid out like a taken one
        state, _ = _parted(state, GOLD, mover)
        return _next(state.but(dungeon=dungeon, group=new, chosen=""), "place", mover)
    area = area.replaced(state.chosen, new, state.valid)
    return state.but(dungeon=dungeon, seats=_with(state, mover, area=area), chosen="")


def give(state: S, move: Give, mover: Seat) -> S:
    """Give one of the mover's gems to the opponent, who lays it out next."""
    state, gem = _parted(state, move.gem, mover)
    return _next(state.but(gift=gem), "receive", 1 - mover)


def discard(state: S, move: Discard, mover: Seat) -> S:
    """Discard one of the mover's gems."""
    state, _ = _parted(state, move.gem, mover)
    return state


def exchange(state: S, move: Exchange | Stop, mover: Seat) -> S:
    """Exchange two neighbours, or end the turn."""
    if isinstance(move, Stop):
        return state.but(todo=())
    area = state.seats[mover].area
    if not isinstance(area, Row):
        raise TypeError("only a row has neighbours")
    return state.but(seats=_with(state, mover, area=area.exchanged(move.place)))


def rainbow(state: S, move: DeclareRainbow, seat: Seat) -> S:
    """Declare the rainbow's colour."""
    return _declared(state, seat, rainbow=move.colour)


def number(state: S, move: DeclareNumber, seat: Seat) -> S:
    """Declare a number."""
    return _declared(state, seat, number=move.number)


def plus(state: S, move: DeclarePlus, seat: Seat) -> S:
    """Declare one more plus colour."""
    return _declared(state, seat, plus=state.seats[seat].declared.plus + move.colour)


def minus(state: S, move: DeclareMinus, seat: Seat) -> S:
    """Declare the minus colour."""
    return _declared(state, seat, minus=move.colour)


def _declared(state: S, seat: Seat, **declared: Any) -> S:  # noqa: ANN401
    now = state.seats[seat].declared.but(**declared)
    return state.but(seats=_with(state, seat, declared=now))
