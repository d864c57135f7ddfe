"""Converts positions of the rules to search states."""

from typing import Final

from bot.computers.seekers.areas import LAYINGS
from bot.computers.seekers.hands import Hands
from bot.computers.seekers.state import SEEKER_LETTERS, SearchState, Side
from bot.computers.seekers.steps import Turn
from bot.computers.seekers.turns import NO_TURN, NarrowWorks, SearchTable, TurnEnd
from rules.seekers.holdings import Patron
from rules.seekers.moves import Move
from rules.seekers.position import Position
from rules.seekers.rounds import BY_POWER
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.sheets import SHEETS
from rules.seekers.state import ROUNDS, State

TURN_OPENING_STEPS: Final = frozenset({"turn", "valid", "seek"})


def table_of(position: State) -> SearchTable:
    """Return what is constant for the whole game."""
    laying = LAYINGS[SHEETS[position.sheet].kind]
    return SearchTable(position.sheet, position.order, position.mode == "advanced", laying)


def hands_of(position: State, table: SearchTable) -> Hands:
    """Return the colour cards that the seats may have, as far as this position shows them."""
    one, other = position.seats
    areas = (table.laying.read(one.area)[0], table.laying.read(other.area)[0])
    return Hands.of(position.sheet, (one.cards, other.cards), areas)


def begins_a_turn(position: State) -> bool:
    """Return whether no seeker has been taken in this turn, or all turns are over."""
    return position.stage != "play" or position.todo[0].name in TURN_OPENING_STEPS


def state_of(position: State, table: SearchTable) -> SearchState:
    """Return the state at the beginning of a turn, or when all turns are over."""
    sides = tuple(_side(table, patron) for patron in position.seats)
    field = "".join(sorted(SEEKER_LETTERS[name] for name in position.field))
    if position.stage != "play":
        return (position.dungeon, field, *sides, *NO_TURN)
    second = position.mover != position.starter
    first_power = 0
    if second and position.order in BY_POWER:
        first_power = SEEKERS_BY_ID[position.seats[position.starter].seekers[-1]].power
    turned = position.turned if position.round < ROUNDS else ""
    if turned and position.valid:
        turned = turned.replace(position.valid, "") + position.valid
    return (position.dungeon, field, *sides, position.mover, second, first_power, turned)


def _side(table: SearchTable, patron: Patron) -> Side:
    area, gold = table.laying.read(patron.area)
    advanced = sum(len(name) > 1 for name in patron.seekers)
    return table.laying.same(area), gold, patron.points, patron.power, advanced


def outcomes(
    position: Position, table: SearchTable, narrow: NarrowWorks | None = None
) -> list[SearchState]:
    """Return every state that this position can lead to before somebody else moves.

    That is at the end of the turn, or when the receiver of a gift places it. With `narrow`, only
    the better ones.
    """
    if position.stage != "play":
        return [state_of(position, table)]
    if position.todo[0].name == "seek":
        return table.turns(state_of(position, table), narrow, named=position.valid or "")
    if begins_a_turn(position):
        return table.turns(state_of(position, table), narrow)
    return _in_the_middle(position, table, narrow)


def outcomes_after(
    position: Position, move: Move, table: SearchTable, narrow: NarrowWorks | None = None
) -> list[SearchState]:
    """Return every state that a move can lead to before somebody else moves, as `outcomes` does for a position.

    A move that ends the mover's part leads to one state: the next turn, or the question to the other seat.
    """
    after = position.after(move)
    names_a_colour = begins_a_turn(position) and len(after.field) == len(position.field)
    if begins_a_turn(after) and not names_a_colour:
        return [state_of(after, table)]
    if after.todo[0].seat != position.todo[0].seat:
        return [_between_seats(after, table)]
    return outcomes(after, table, narrow)


def _between_seats(position: Position, table: SearchTable) -> SearchState:
    """Return the state in which the receiver of a gift moves, or the giver after that."""
    state = state_of(position, table)
    power = SEEKERS_BY_ID[position.seats[position.mover].seekers[-1]].power
    exchanges = sum(step.name == "exchange" for step in position.todo)
    rest = table.next_up(state, state[1], power)
    return (*state[:4], *rest, position.gift, position.mover, exchanges)


def _in_the_middle(
    position: Position, table: SearchTable, narrow: NarrowWorks | None
) -> list[SearchState]:
    """Return the outcomes of a turn whose seeker has been taken."""
    mover = position.mover
    mine, theirs = position.seats[mover], position.seats[1 - mover]
    state = state_of(position, table)
    area, gold = table.laying.read(mine.area)
    other, other_gold = table.laying.read(theirs.area)
    power = SEEKERS_BY_ID[mine.seekers[-1]].power
    after = TurnEnd(
        field=state[1],
        mover=mover,
        points=mine.points,
        power=mine.power,
        advanced=state[2 + mover][4],
        theirs=state[3 - mover],
        rest=table.next_up(state, state[1], power),
    )
    left, valid = position.end == "left", position.valid or ""
    turn = Turn(table.laying, left, position.taken, valid, position.chosen)
    work = (position.dungeon, area, gold, other, other_gold, position.group, position.gift)
    names: list[str] = []
    for step in position.todo:
        names.append(step.name)
        if step.name in ("give", "give most"):
            names.append("receive")
    if names[0] == "receive":
        return table.receiving(turn, after, work, names)
    return table.finished(turn, after, [work], names, narrow)
