"""Games of 12 Seekers to look at, for the tests of its computers."""

from collections.abc import Iterable
from random import Random

from bot.computers.seekers.reading import begins_a_turn
from rules import dealt
from rules.seekers import SEEKERS
from rules.seekers.computer import quick
from rules.seekers.position import Position

MODES = ("basic", "advanced", "chaos")


def game(
    sheet: int, mode: str, rng: Random, declare: str = "auto", *, sane: bool = False
) -> list[Position]:
    """Return every position of a game of answers by chance, or half of them sane."""
    options = {"sheet": sheet, "mode": mode, "order": rng.randint(1, 4), "declare": declare}
    position = dealt(SEEKERS, 2, options, rng).begin().position
    assert isinstance(position, Position)
    positions = [position]
    while decision := position.decision:
        if sane and decision.seat >= 0 and rng.random() < 0.5:
            position = position.after(quick(position.seen_by(decision.seat)))
        else:
            position = position.after(rng.choice(decision.moves))
        positions.append(position)
    return positions


def beginnings(positions: Iterable[Position], most: int) -> list[Position]:
    """Return the positions in which a seat begins a turn with at most so many seekers left."""
    return [
        position
        for position in positions
        if position.stage == "play"
        and len(position.field) <= most
        and begins_a_turn(position)
        and position.todo[0].seat >= 0
        and not _colour_named(position)
    ]


def _colour_named(position: Position) -> bool:
    """Return whether the mover has already named a colour, so that the turn has begun."""
    named = position.sheet == 20 or (position.sheet == 19 and len(position.field) <= 2)
    return named and position.valid is not None


def turn_ends(position: Position, seat: int, moment: object) -> set[Position]:
    """Return, by the rules alone, where a seat's answers can lead until it is not asked."""
    ended: set[Position] = set()
    ahead = {position}
    while ahead:
        further: set[Position] = set()
        for here in ahead:
            decision = here.decision
            if decision and decision.seat == seat and here.moment == moment:
                further.update(map(here.after, decision.moves))
            else:
                ended.add(here)
        ahead = further
    return ended
