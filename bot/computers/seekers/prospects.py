"""What speaks for a move of 12 Seekers by what good play by both leads to.

Two lines are compared where both seats have moved equally often: at the end of a round or of the game.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.computers.contract import ALIKE, Reason
from bot.computers.seekers.arguments import WeighedReasons
from bot.computers.seekers.course import Course
from bot.computers.seekers.evaluating import EXACT_TURNS
from bot.computers.seekers.state import SearchState, round_of
from rules.seekers.state import ROUNDS

WIN_WEIGHT: Final = 10.0
"""What a reason that decides the game is worth, in points."""
WON_WEIGHT: Final = 0.9
"""What it's worth to say how the game ends if it's won, and isn't compared."""
END_SHARE: Final = 0.3
"""What each point of a better end is worth if both lines win, or both lose."""
MAX_END_WEIGHT: Final = 2.0
"""The same, at most."""
EXPECTED_WEIGHT: Final = 0.12
"""What a better expected lead is worth: nobody can check it on the table, so it's said if little else is."""
LEADS_WEIGHT: Final = 0.01
"""What an outcome that isn't better is worth: it's said if nothing else can be."""


def prospects(course: Course, other: Course | None) -> WeighedReasons:
    """Yield what the line of a course leads to, compared with that of another one."""
    if not course.knows(course.seat):
        return
    if course.knows(course.rival) and _exact(course):
        yield from _end(course, other)
    elif other:
        yield from _expected(course, other)
    elif ends := course.round_ends():
        outcome = _outcome(course, ends[-1])
        yield LEADS_WEIGHT, Reason("expects" if "seat" in outcome else "expects-own", outcome)


def alike(course: Course, other: Course) -> Reason:
    """Return that another move does as well, with the outcome of both lines if it's the same."""
    if course.knows(course.seat, course.rival) and (ends := _compared(course, other, 1)):
        outcome = _outcome(course, ends[0])
        if outcome == _outcome(other, ends[0]):
            return Reason(f"{ALIKE}-expects", outcome)
    return Reason(ALIKE, {})


def _exact(course: Course) -> bool:
    """Return whether a line ends the game so soon that its end was searched exactly."""
    return course.ended and len(course.after[1]) <= EXACT_TURNS


def _end(course: Course, other: Course | None) -> WeighedReasons:
    """Yield how the game ends."""
    mine, theirs = course.standing(course.states[-1])
    args: dict[str, int | str] = {"seat": course.rival, "mine": mine, "theirs": theirs}
    key, won = "ends" if course.after[1] else "final", _won(course, course.states[-1])
    if other is None or not other.ended:
        yield max(WON_WEIGHT * won, LEADS_WEIGHT), Reason(key, args)
        return
    instead = other.states[-1] if other.after[1] else max(other.ends, key=partial(_result, other))
    less, more = other.standing(instead)
    decides = won and not _won(other, instead)
    better = (mine - theirs) - (less - more)
    args |= {"less": less, "more": more}
    if mine == theirs and decides:
        powers = [course.states[-1][2 + seat][3] for seat in (course.seat, course.rival)]
        yield WIN_WEIGHT, Reason("tie", args | {"power": powers[0], "powers": powers[1]})
    elif less == more and decides:
        yield WIN_WEIGHT, Reason("ends-tied", args)
    elif decides or better > 0:
        weight = WIN_WEIGHT if decides else min(END_SHARE * better, MAX_END_WEIGHT)
        yield weight, Reason(f"{key}-instead", args)


def _expected(course: Course, other: Course) -> WeighedReasons:
    """Yield the points that are expected at the end of a round of both lines."""
    for at in _compared(course, other):
        outcome, instead = _outcome(course, at), _outcome(other, at)
        lead, less = (int(it["mine"]) - int(it.get("theirs", 0)) for it in (outcome, instead))
        if lead > less:
            args = outcome | {"less": instead["mine"]}
            key = "expects-own-instead"
            if "theirs" in instead:
                args, key = args | {"more": instead["theirs"]}, "expects-instead"
            yield EXPECTED_WEIGHT, Reason(key, args)
            return


def _compared(course: Course, other: Course, least: int = 2) -> list[int]:
    """Return the states in which both lines have ended the same round, the last first; after this turn by default."""
    common = {*course.round_ends()} & {*other.round_ends()}
    return sorted((at for at in common if at >= least), reverse=True)


def _outcome(course: Course, at: int) -> dict[str, int | str]:
    """Return the round that ends in a state, and the points of both, or of the seat if cards are hidden."""
    field, (mine, theirs) = course.states[at][1], course.standing(course.states[at])
    args: dict[str, int | str] = {"round": round_of(field) - 1 if field else ROUNDS, "mine": mine}
    return args | {"seat": course.rival, "theirs": theirs} if course.knows(course.rival) else args


def _won(course: Course, state: SearchState) -> bool:
    """Return whether the seat wins in a state that ends the game."""
    return _result(course, state)[0]


def _result(course: Course, state: SearchState) -> tuple[bool, int]:
    """Return whether the seat wins in a state that ends the game, and by how many points."""
    mine, theirs = course.standing(state)
    powers = state[2 + course.seat][3], state[2 + course.rival][3]
    return (mine, -powers[0]) > (theirs, -powers[1]), mine - theirs
