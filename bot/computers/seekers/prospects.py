"""What speaks for a move of 12 Seekers by what good play by both leads to: to the end of the game, or of a round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.computers.contract import ALIKE, Reason
from bot.computers.seekers.arguments import Args, Argument, how, named, standing
from bot.computers.seekers.course import Coming, Course
from bot.computers.seekers.state import round_of
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
MAX_HANDS: Final = 2
"""How many hands of the other seat can be named."""


def prospects(course: Course, other: Course) -> Iterator[Argument]:
    """Yield what a move leads to, compared with another one."""
    here, there = course.margin(), other.margin()
    if here and there:
        if here > there:
            args: Args = {"seat": course.rival, "other": other.move, "later": _later(course)}
            args |= {"by": abs(here[1]), "but": abs(there[1]), "wins": "yes" if there[0] else "no"}
            key = "wins-by" if here[0] else "loses-by"
            later = [*_how(course, other)] if course.after[1] else []
            now = [*how(course, other)] if course.own() > other.own() else []
            # What this turn brings tells enough if it's as much as the end does.
            whole = course.own() - other.own() >= here[1] - there[1]
            hows = now + later if whole else later + now
            yield Argument(WIN_WEIGHT, "end", (Reason(key, args), *hows))
    elif course.proven and other.proven:
        yield from _proved(course, other)
    elif course.knows(course.seat):
        yield from _expected(course, other)


def alone(course: Course) -> Iterator[Reason]:
    """Yield what a move leads to if it's compared with no other."""
    ends = [at for at in course.round_ends() if at > 1]
    if not course.knows(course.seat):
        return
    if end := same_end(course):
        yield end
    elif ends:
        outcome = _outcome(course, ends[-1])
        yield Reason("expects" if "seat" in outcome else "expects-own", outcome)


def same_end(*courses: Course) -> Reason | None:
    """Return who wins after each of these moves if that's the same, and by how much if that is, too."""
    course = courses[0]
    args: Args = {"seat": course.rival, "later": _later(course), "both": len(courses), "by": "none"}
    margins = [it.margin() for it in courses]
    won = {it[0] if it else None for it in margins}
    if won == {None}:
        won = {it.proven and {0.0: False, 1.0: True}.get(it.proven.won) for it in courses}
    elif len({*margins}) == 1 and margins[0]:
        args["by"] = abs(margins[0][1])
    if len(won) > 1 or None in won:
        return None
    return Reason("won" if won.pop() else "lost", args)


def alike(course: Course, other: Course) -> Reason:
    """Return that another move does as well, and what they have in common."""
    whole = course.whole()
    args: Args = {"other": other.move, "role": _role(course, other)}
    if end := same_end(whole, other):
        return Reason(ALIKE, args | {"told": "ending", "ending": end.key, **end.args})
    return Reason(ALIKE, args | standing(course, whole, other))


def _role(course: Course, other: Course) -> str:
    """Return what two moves, or the gems of which they give one up, have in common, as a word for the catalogues."""
    if other.ends == (course.after,):
        return "same"
    about = question_of(course.view).about
    invalid = about in ("return", "give", "swap") and course.move[-1] == other.move[-1] == "-"
    return "rare" if about == "discard" else "worthless" if invalid else "no"


def _later(course: Course) -> str:
    return "yes" if course.after[1] else "no"


def _proved(course: Course, other: Course) -> Iterator[Argument]:
    """Yield which hands of the other seat one of two moves wins with, or that it wins or loses whatever it does."""
    args: Args = {"seat": course.rival, "other": other.move}
    every = len(course.proven.hands) if course.proven else 0
    wins, less = (
        {cards for cards, won in it.proven.hands.items() if won}
        for it in (course, other)
        if it.proven
    )
    if not wins > less:
        return
    if len(wins) == every and not less:
        reason = Reason("wins", args)
    elif not less and len(wins) <= MAX_HANDS:
        reason = Reason("only", args | {"hands": " ".join(sorted(wins))})
    elif less and len(wins - less) <= MAX_HANDS:
        sure = "yes" if len(wins) == every else "no"
        reason = Reason("hands", args | {"hands": " ".join(sorted(wins - less)), "sure": sure})
    else:
        reason = Reason("odds", args | {"count": len(wins), "less": len(less), "all": every})
    yield Argument(WIN_WEIGHT, "end", (reason, *_how(course, other)))


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
            yield Argument(weight, "expected", (*_how(course, other), Reason(key, args))[:1])
            return


def _how(course: Course, other: Course) -> Iterator[Reason]:
    """Yield the turn that a line is better by, if by more than the move costs now: the seat's own, or the rival's after the other move."""

    def best(of: Course, seat: Seat) -> Coming | None:
        return max(of.later(seat), key=lambda turn: turn.gain, default=None)

    def more(mine: Coming | None, than: Course, seat: Seat) -> int:
        if not mine:
            return 0
        less, soon = best(than, seat), (one.gain for one in than.nexts(seat))
        return mine.gain - max(0, less.gain if less else 0, *soon)

    seats = course.seat, course.rival
    plan, fear = best(course, seats[0]), best(other, seats[1])
    planned, feared = more(plan, other, seats[0]), more(fear, course, seats[1])
    if max(planned, feared) <= max(0, other.own() - course.own()):
        return
    args: Args = {"other": other.move}
    if plan and planned >= feared:
        args |= {"points": plan.gain, "less": plan.gain - planned}
        yield Reason("plans", args | named(plan))
    elif fear:
        args |= {"seat": seats[1], "points": fear.gain, "less": fear.gain - feared}
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


def _lead(outcome: Args) -> int:
    return int(outcome["mine"]) - int(outcome.get("theirs", 0))
