"""What speaks for a move of 12 Seekers by what good play by both leads to.

Two lines are compared where both seats have moved equally often: at the end of a round or of the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from bot.computers.contract import ALIKE, Reason
from bot.computers.seekers.arguments import Args, Argument
from bot.computers.seekers.course import Coming, Course
from bot.computers.seekers.evaluating import EXACT_TURNS
from bot.computers.seekers.state import SearchState, round_of
from rules.contract import Seat
from rules.seekers.state import ROUNDS

WIN_WEIGHT: Final = 100.0
"""What a reason that decides the game is worth, in points: more than any points."""
EXPECTED_WEIGHT: Final = 0.12
"""What a better expected lead is worth: nobody can check it on the table, so it's said if little else is."""

MIN_EXPECTED: Final = 3
"""The fewest points of a better expected lead that are worth a reason."""


def prospects(course: Course, other: Course) -> Iterator[Argument]:
    """Yield what the line of a course leads to, compared with that of another one."""
    if course.knows(course.seat, course.rival) and _exact(course) and other.ended:
        yield from _end(course, other)
    elif course.won is not None and other.won is not None:
        yield from _proved(course, other)
    elif course.knows(course.seat):
        yield from _expected(course, other)


def alone(course: Course) -> Reason | None:
    """Return what a line leads to if it's compared with no other."""
    ends = course.round_ends()
    if not ends or not course.knows(course.seat):
        return None
    outcome = _outcome(course, ends[-1])
    if "seat" not in outcome:
        return Reason("expects-own", outcome)
    del outcome["round"]
    if _exact(course):
        return Reason("ends" if course.after[1] else "final", outcome)
    return Reason("expects", _outcome(course, ends[-1]))


def alike(course: Course, other: Course) -> Reason:
    """Return that another move does as well, with the outcome of both lines if it's the same."""
    if course.knows(course.seat, course.rival) and (ends := _compared(course, other, 1)):
        outcome = _outcome(course, ends[0])
        if outcome == _outcome(other, ends[0]):
            return Reason(f"{ALIKE}-expects", outcome | {"other": other.move})
    return Reason(ALIKE, {"other": other.move})


def _exact(course: Course) -> bool:
    """Return whether a line ends the game so soon that its end was searched exactly."""
    return course.ended and len(course.after[1]) <= EXACT_TURNS


def _end(course: Course, other: Course) -> Iterator[Argument]:
    """Yield how the game ends."""
    last = course.states[-1]
    instead = other.states[-1] if other.after[1] else max(other.ends, key=partial(_result, other))
    (mine, theirs), (less, more) = course.standing(last), other.standing(instead)
    args: Args = {"seat": course.rival, "other": other.move}
    args |= {"mine": mine, "theirs": theirs, "less": less, "more": more}
    won, wins = (_result(course, it)[0] for it in (last, instead))
    better = (mine - theirs) - (less - more)
    if won and not wins:
        key = "wins-later" if course.after[1] else "wins-now"
        if mine == theirs:
            powers = [last[2 + seat][3] for seat in (course.seat, course.rival)]
            key, args = "wins-level", args | {"power": powers[0], "powers": powers[1]}
        elif less == more:
            key = "wins-not-level"
        yield Argument(WIN_WEIGHT, "end", (Reason(key, args),))
    elif won == wins and (better > 0 or (course.after[1] and not better)):
        same = (mine, theirs) == (less, more)
        told = "level" if mine == theirs or less == more else "once" if same else "each"
        yield Argument(WIN_WEIGHT, "end", (_both(course, args | {"told": told}, won=won),))


def _proved(course: Course, other: Course) -> Iterator[Argument]:
    """Yield which of two moves is proved to win, or to lose, where it isn't seen by how much."""
    args: Args = {"seat": course.rival, "other": other.move}
    if course.won == other.won and course.won in (0.0, 1.0):
        reason = _both(course, args | {"told": "none"}, won=bool(course.won))
    elif course.won == 1.0:
        reason = Reason("wins", args)
    elif other.won == 0.0:
        reason = Reason("loses", args)
    else:
        return
    yield Argument(WIN_WEIGHT, "end", (reason,))


def _both(course: Course, args: Args, *, won: bool) -> Reason:
    later = "yes" if course.after[1] else "no"
    return Reason("both-win" if won else "both-lose", args | {"later": later})


def _expected(course: Course, other: Course) -> Iterator[Argument]:
    """Yield the points that are expected at the end of a round of both lines."""
    for at in _compared(course, other)[:1]:
        outcome, instead = _outcome(course, at), _outcome(other, at)
        lead, less = (int(it["mine"]) - int(it.get("theirs", 0)) for it in (outcome, instead))
        if lead - less >= MIN_EXPECTED:
            args = outcome | {"less": instead["mine"], "other": other.move}
            key = "expects-own-instead"
            if "theirs" in instead:
                args, key = args | {"more": instead["theirs"]}, "expects-instead"
            yield Argument(EXPECTED_WEIGHT, "expected", (Reason(key, args), *_how(course, other)))


def _how(course: Course, other: Course) -> Iterator[Reason]:
    """Yield the turn that a line is better by: the seat's own, or the rival's after the other move."""

    def best(of: Course, seat: Seat) -> Coming | None:
        return max(of.later(seat), key=lambda turn: turn.gain, default=None)

    def more(mine: Coming | None, less: Coming | None) -> int:
        return (mine.gain if mine else 0) - max(0, less.gain if less else 0)

    seats = course.seat, course.rival
    plan, fear = best(course, seats[0]), best(other, seats[1])
    planned, feared = more(plan, best(other, seats[0])), more(fear, best(course, seats[1]))
    if plan and planned > 0 and planned >= feared:
        args: Args = {"me": seats[0], "points": plan.gain}
        yield Reason("plans", args | {"seeker": plan.seeker, "taken": plan.gems})
    elif fear and feared > 0:
        args = {"seat": seats[1], "points": fear.gain, "other": other.move}
        yield Reason("fears", args | {"seeker": fear.seeker, "taken": fear.gems})


def _compared(course: Course, other: Course, least: int = 2) -> list[int]:
    """Return the states in which both lines have ended the same round, the last first; after this turn by default."""
    common = {*course.round_ends()} & {*other.round_ends()}
    return sorted((at for at in common if at >= least), reverse=True)


def _outcome(course: Course, at: int) -> Args:
    """Return the round that ends in a state, and the points of both, or of the seat if cards are hidden."""
    field, (mine, theirs) = course.states[at][1], course.standing(course.states[at])
    args: Args = {"round": round_of(field) - 1 if field else ROUNDS, "mine": mine}
    return args | {"seat": course.rival, "theirs": theirs} if course.knows(course.rival) else args


def _result(course: Course, state: SearchState) -> tuple[bool, int, int]:
    """Return whether the seat wins in a state that ends the game, by how many points, and its own."""
    mine, theirs = course.standing(state)
    powers = state[2 + course.seat][3], state[2 + course.rival][3]
    return (mine, -powers[0]) > (theirs, -powers[1]), mine - theirs, mine
