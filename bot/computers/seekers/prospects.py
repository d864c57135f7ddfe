"""What speaks for a move of 12 Seekers by what good play by both leads to.

Two lines are compared where both seats have moved equally often: at the end of a round or of the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from bot.computers.contract import ALIKE, Reason
from bot.computers.seekers.arguments import Args, Argument, named, standing
from bot.computers.seekers.course import Coming, Course
from bot.computers.seekers.evaluating import EXACT_TURNS
from bot.computers.seekers.state import SearchState, round_of
from rules.contract import Seat, question_of
from rules.seekers.state import ROUNDS

WIN_WEIGHT: Final = 100.0
"""What a reason that decides the game is worth, in points: more than any points."""
EXPECTED_WEIGHT: Final = 0.12
"""What a better expected lead is worth: nobody can check it on the table, so it's said if little else is."""

MIN_EXPECTED: Final = 2
"""The fewest points of a better expected lead that are worth as much."""
FAINT_WEIGHT: Final = 0.05
"""What fewer such points are worth: too little, unless nothing else tells two moves apart."""


def prospects(course: Course, other: Course) -> Iterator[Argument]:
    """Yield what the line of a course leads to, compared with that of another one."""
    if course.knows(course.seat, course.rival) and _exact(course) and _end_is_known(other):
        yield from _end(course, other)
    elif course.won is not None and other.won is not None:
        yield from _proved(course, other)
    elif course.knows(course.seat):
        yield from _expected(course, other)


def alone(course: Course) -> Iterator[Reason]:
    """Yield what a move leads to if it's compared with no other."""
    if not course.knows(course.seat):
        return
    if course.followers() == {course.seat} and (coming := course.coming()):
        yield Reason("double", {"mine": coming.mine} | named(coming))
    ends = [at for at in course.round_ends() if at > 1 or not course.after[1]]
    if not ends:
        return
    outcome = _outcome(course, ends[-1])
    if "seat" not in outcome:
        yield Reason("expects-own", outcome)
    elif _exact(course):
        yield Reason(
            "ends" if course.after[1] else "final", outcome | _powers(course, course.states[-1])
        )
    else:
        yield Reason("expects", outcome)


def alike(course: Course, other: Course) -> Reason:
    """Return that another move does as well, and what they have in common."""
    stand, ends = standing(course, other), _compared(course, other)
    if not course.knows(course.seat, course.rival):
        ends = []
    elif not course.after[1]:
        best = max(other.ends, key=partial(_result, other))
        if course.standing(course.after) == other.standing(best):
            stand = _outcome(course, 1) | _powers(course, course.after) | {"told": "final"}
    for at in ends[:1]:
        outcome, instead = _outcome(course, at), _outcome(other, at)
        if outcome == instead:
            stand = outcome | {"told": "round"}
        elif stand["told"] not in ("reply", "now") and _lead(outcome) == _lead(instead):
            also: Args = {"told": "each-round", "less": instead["mine"], "more": instead["theirs"]}
            stand = outcome | also
    if stand["told"] == "each-now" and int(stand["mine"]) < int(stand["less"]):
        stand = {"told": "none"}
    return Reason(ALIKE, {"other": other.move, "role": _role(course, other), **stand})


def _role(course: Course, other: Course) -> str:
    """Return what two moves, or the gems of which they give one up, have in common, as a word for the catalogues."""
    if other.ends == (course.after,):
        return "same"
    about = question_of(course.view).about
    invalid = about in ("return", "give", "swap") and course.move[-1] == other.move[-1] == "-"
    return "rare" if about == "discard" else "worthless" if invalid else "no"


def _exact(course: Course) -> bool:
    """Return whether a line ends the game so soon that its end was searched exactly."""
    return course.ended and len(course.after[1]) <= EXACT_TURNS


def _end_is_known(other: Course) -> bool:
    """Return whether the end after another move is that of good play.

    Where its turn goes on and others follow, the search has looked less far for the best rest of that turn.
    """
    return other.ended and (len(other.ends) == 1 or not other.after[1])


def _end(course: Course, other: Course) -> Iterator[Argument]:
    """Yield how the game ends."""
    last = course.states[-1]
    instead = other.states[-1] if other.after[1] else max(other.ends, key=partial(_result, other))
    (mine, theirs), (less, more) = course.standing(last), other.standing(instead)
    args: Args = {"seat": course.rival, "other": other.move}
    args |= {"mine": mine, "theirs": theirs, "less": less, "more": more}
    args |= _powers(course, last) | _powers(other, instead, ("sum", "sums"))
    won, wins = (_result(course, it)[0] for it in (last, instead))
    better = (mine - theirs) - (less - more)
    if won and not wins:
        later = "yes" if course.after[1] else "no"
        yield Argument(WIN_WEIGHT, "end", (Reason("wins-by", args | {"later": later}),))
    elif won == wins and (better > 0 or (course.after[1] and not better)):
        told = "once" if (mine, theirs) == (less, more) else "each"
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
    for at in _compared(course, other):
        outcome, instead = _outcome(course, at), _outcome(other, at)
        lead, less = _lead(outcome), _lead(instead)
        if lead < less:
            return
        if lead > less:
            weight = EXPECTED_WEIGHT if lead - less >= MIN_EXPECTED else FAINT_WEIGHT
            args = outcome | {"less": instead["mine"], "other": other.move}
            key = "expects-own-instead"
            if "theirs" in instead:
                args, key = args | {"more": instead["theirs"]}, "expects-instead"
            yield Argument(weight, "expected", (Reason(key, args), *_how(course, other)))
            return


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
        yield Reason("plans", args | named(plan))
    elif fear and feared > 0:
        args = {"seat": seats[1], "points": fear.gain, "other": other.move}
        yield Reason("fears", args | named(fear))


def _compared(course: Course, other: Course) -> list[int]:
    """Return the states after this turn in which both lines have ended the same round, the last first."""
    common = {*course.round_ends()} & {*other.round_ends()}
    return sorted((at for at in common if at > 1), reverse=True)


def _outcome(course: Course, at: int) -> Args:
    """Return the round that ends in a state, and the points of both, or of the seat if cards are hidden."""
    field, (mine, theirs) = course.states[at][1], course.standing(course.states[at])
    args: Args = {"round": round_of(field) - 1 if field else ROUNDS, "mine": mine}
    return args | {"seat": course.rival, "theirs": theirs} if course.knows(course.rival) else args


def _powers(of: Course, state: SearchState, names: tuple[str, str] = ("power", "powers")) -> Args:
    """Return the sums of powers of the seat and of the rival in a state, by these names."""
    return {name: state[2 + seat][3] for name, seat in zip(names, (of.seat, of.rival), strict=True)}


def _lead(outcome: Args) -> int:
    return int(outcome["mine"]) - int(outcome.get("theirs", 0))


def _result(course: Course, state: SearchState) -> tuple[bool, int, int]:
    """Return whether the seat wins in a state that ends the game, by how many points, and its own."""
    mine, theirs = course.standing(state)
    powers = state[2 + course.seat][3], state[2 + course.rival][3]
    return (mine, -powers[0]) > (theirs, -powers[1]), mine - theirs, mine
