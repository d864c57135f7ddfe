"""Lines of turns of 12 Seekers, played by the rules alone, and what the search's states stand for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from bot.computers.seekers.areas import SETTLED_SHIFT
from bot.computers.seekers.reading import state_of, table_of
from bot.computers.seekers.state import STATE_FIELDS, SearchState
from bot.computers.seekers.turns import BY_LETTER
from rules import DEALER
from rules.contract import Decision
from rules.seekers.areas import Count, Piles, Row
from rules.seekers.computer import quick
from rules.seekers.gems import COLOURS, GOLD, RAINBOW
from rules.seekers.moves import Move, Seek
from rules.seekers.position import Position
from tests.computers.seekers.known import turn_ends

SANE_SHARE: Final = 0.7
"""The share of a line's answers that aren't by chance."""


class PlayedLine(tuple[SearchState, ...]):  # noqa: SLOT001 - a tuple can't have slots of its own
    """The states of a line, as reasons read them, with the positions that the rules reached."""

    positions: tuple[Position, ...]


def played_on(view: Position, move: Move, turns: int, rng: Random) -> PlayedLine:
    """Return a line of this turn and some that follow, answered quickly or by chance; not past the dealer."""
    here, moment = view.after(move), view.moment
    ends: list[Position] = []
    while len(ends) <= turns:
        decision = here.decision if here.moment == moment else None
        if decision and decision.seat != DEALER:
            sane = rng.random() < SANE_SHARE
            answer = quick(here.seen_by(decision.seat)) if sane else rng.choice(decision.moves)
            here = here.after(answer)
            continue
        ends.append(here)
        if here.stage != "play" or (here.decision and here.decision.seat == DEALER):
            break
        moment = here.moment
    line = PlayedLine(state_of(end, table_of(view)) for end in ends)
    line.positions = tuple(ends)
    return line


def positions_of(view: Position, move: Move | None, line: Sequence[SearchState]) -> list[Position]:
    """Return positions that a line stands for, each reached by the rules; without a move, whatever it was."""
    if isinstance(line, PlayedLine):
        return [*line.positions]
    states = [state for state in line if len(state) == STATE_FIELDS]
    return next(_paths(view.after(move) if move else view, view.moment, states))


def turned(position: Position, seeker: str = "") -> Iterator[Position]:
    """Yield, by the rules alone, where a turn can end, whoever answers in it; with this seeker if named."""
    decision = position.decision
    assert decision
    if seeker and decision.about == "seek":
        for move in decision.moves:
            if isinstance(move, Seek) and move.seeker == seeker:
                yield from _on(position.after(move), position.moment, seeker)
        return
    if decision.about == "valid":
        for move in decision.moves:
            yield from _on(position.after(move), position.moment, seeker)
        return
    for end in turn_ends(position, decision.seat, position.moment):
        yield from _on(end, position.moment, seeker)


def asked_next(position: Position) -> Decision[Move]:
    """Return the question which seeker is sent in the turn that begins."""
    decision = position.decision
    assert decision
    if decision.about == "seek":
        return decision
    return asked_next(position.after(decision.moves[0]))


@cache
def ends_after(view: Position, move: Move) -> tuple[Position, ...]:
    """Return, by the rules alone, every position in which a turn can end after a move in it."""
    return tuple(dict.fromkeys(_on(view.after(move), view.moment, "")))


def _on(position: Position, moment: object, seeker: str) -> Iterator[Position]:
    if position.decision and position.moment == moment:
        yield from turned(position, seeker)
    else:
        yield position


def _paths(
    here: Position, moment: object, states: Sequence[SearchState]
) -> Iterator[list[Position]]:
    """Yield the ways by the rules from a turn in progress through these states."""
    if not states:
        yield []
        return
    (seeker,) = _seekers_of(states[0][1], here) or ("",)
    sought = _as_rules(states[0], here)
    tried = set()
    for end in turned(here, seeker) if here.moment == moment else (here,):
        if end not in tried and as_state(end) == sought:
            tried.add(end)
            yield from ([end, *rest] for rest in _paths(end, end.moment, states[1:]))


def _seekers_of(field: str, here: Position) -> tuple[str, ...]:
    """Return the seeker that is on the field here and not in a state's field; () if it's taken already."""
    left = [*here.field]
    for letter in field:
        left.remove(BY_LETTER[letter].id)
    return tuple(left)


def as_state(position: Position) -> tuple[Any, ...]:
    """Return what a position and a state have in common."""
    sides = []
    for patron in position.seats:
        area = patron.area
        if isinstance(area, Row):
            gems: object = min(area.row, area.row[::-1])
        elif isinstance(area, Piles):
            gems = len(area.valid)
        else:
            gems = "".join(sorted(area.gems.replace(GOLD, "")))
        sides.append((gems, area.everything.count(GOLD), patron.points, patron.power))
    return (position.dungeon, sorted(position.field), *sides)


def _as_rules(state: SearchState, position: Position) -> tuple[Any, ...]:
    """Return the same of a state, whose areas are of the kind that this position's are."""
    kind = type(position.seats[0].area)
    sides = []
    for area, gold, points, power, _ in state[2:4]:
        if kind is Row:
            gems: object = min(area, area[::-1])
        else:
            counts = {gem: area >> 4 * place & 15 for place, gem in enumerate(COLOURS + RAINBOW)}
            gems = "".join(sorted("".join(gem * count for gem, count in counts.items())))
            if kind is not Count:
                gems = sum(counts.values()) + (area >> SETTLED_SHIFT)
        sides.append((gems, gold, points, power))
    field = sorted(BY_LETTER[letter].id for letter in state[1])
    return (state[0], field, *sides)
