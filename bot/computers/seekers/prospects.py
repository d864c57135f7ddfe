"""What speaks for a move of 12 Seekers by what good play by both leads to.

Two lines are compared where both seats have moved equally often: at the end of a round or of the game.
"""

from __future__ import annotations

from typing import Final

from bot.computers.contract import ALIKE, Reason
from bot.computers.seekers.arguments import WeighedReasons
from bot.computers.seekers.course import Course
from bot.computers.seekers.evaluating import EXACT_TURNS
from bot.computers.seekers.state import round_of
from rules.seekers.state import ROUNDS

WIN_WEIGHT: Final = 10.0
"""What a reason that decides the game is worth, in points."""
LIKELY_END_WEIGHT: Final = 0.9
"""What the likely end is worth, in points, if it's a win only in this line and far off: it explains
little. Near the end, where it's exact, it decides."""
END_SHARE: Final = 0.3
"""What each point of a better end is worth if both lines win, or both lose."""
MAX_END_WEIGHT: Final = 2.0
"""The same, at most."""
STANDING_SHARE: Final = 0.15
"""What each point of a better standing at the end of a round is worth: it's said if little else is."""
FEATURE_SHARE: Final = 0.2
"""The same, if the gems that it comes from can be named."""
MAX_STANDING_WEIGHT: Final = 0.9
"""What a standing is worth at most: less than a gold, which is certain."""
LEADS_WEIGHT: Final = 0.01
"""What a standing that isn't better is worth: it's said if nothing else can be."""


def prospects(course: Course, other: Course | None) -> WeighedReasons:
    """Yield what the line of a course leads to, compared with that of another one."""
    if not course.knows(course.seat):
        return
    known = course.knows(course.rival)
    if known:
        yield from _end(course, other)
    if other:
        yield from (_standing if known else _reached)(course, other)
    elif ends := course.round_ends():
        (mine, theirs), at = _points(course, ends[-1]), _round(course, ends[-1])
        args: dict[str, int | str] = {"mine": mine, "round": at}
        if known:
            args |= {"seat": course.rival, "theirs": theirs}
        yield LEADS_WEIGHT, Reason("leads" if known else "leads-to", args)


def alike(course: Course, other: Course) -> Reason:
    """Return that another move does as well, with the points that both lines lead to if they're equal."""
    if course.knows(course.seat) and (ends := _compared(course, other, 1)):
        (mine, theirs), others = (_points(it, ends[0]) for it in (course, other))
        args: dict[str, int | str] = {"mine": mine, "round": _round(course, ends[0])}
        if course.knows(course.rival) and (mine, theirs) == others:
            return Reason(f"{ALIKE}-stands", args | {"seat": course.rival, "theirs": theirs})
    return Reason(ALIKE, {})


def _end(course: Course, other: Course | None) -> WeighedReasons:
    """Yield how the game ends, if the line goes that far."""
    if not course.ended:
        return
    mine, theirs = _points(course)
    args: dict[str, int | str] = {"seat": course.rival, "mine": mine, "theirs": theirs}
    key = "ends" if course.after[1] else "final"
    if other is None or not other.ended:
        yield max(LIKELY_END_WEIGHT * _won(course), LEADS_WEIGHT), Reason(key, args)
        return
    less, more = _points(other)
    decides = _won(course) and not _won(other)
    near = len(course.after[1]) <= EXACT_TURNS
    weight = (WIN_WEIGHT if near else LIKELY_END_WEIGHT) * decides
    better = (mine - theirs) - (less - more)
    args |= {"less": less, "more": more}
    if mine == theirs and decides:
        powers = [course.states[-1][2 + seat][3] for seat in (course.seat, course.rival)]
        yield weight, Reason("tie", args | {"power": powers[0], "powers": powers[1]})
    elif less == more and decides:
        yield weight, Reason("ends-tied", args)
    elif decides or better > 0:
        weight = max(weight, min(END_SHARE * better, MAX_END_WEIGHT))
        yield weight, _compared_at(course, other, len(course.states) - 1)


def _standing(course: Course, other: Course) -> WeighedReasons:
    """Yield both players' points at the end of a round of both lines."""
    for at in _compared(course, other):
        lead = _lead(course, at) - _lead(other, at)
        if lead > 0 and course.states[at][1]:
            reason = _compared_at(course, other, at)
            share = FEATURE_SHARE if "kind" in reason.args else STANDING_SHARE
            ended = course.ended and other.ended
            # Where the end is known, a standing before it explains little.
            yield LEADS_WEIGHT if ended else min(share * lead, MAX_STANDING_WEIGHT), reason
            return


def _compared_at(course: Course, other: Course, at: int) -> Reason:
    """Return how two lines differ in a state, by gems that a seat has in only one of them if it can."""
    (mine, theirs), (less, more) = (_points(it, at) for it in (course, other))
    args: dict[str, int | str] = {"seat": course.rival, "mine": mine, "theirs": theirs}
    args |= {"less": less, "more": more}
    if len(course.states) == 2:
        return Reason("final-instead", args)
    args |= {"round": _round(course, at)}
    if not course.states[at][1] and not _won(course):
        return Reason("loses-less", args)
    made, lost = _made(course, other, at, course.seat), _made(other, course, at, course.rival)
    if made and mine - less >= more - theirs:
        return Reason("stands-with", args | made)
    if lost and more > theirs and int(lost["count"]) > int(lost["fewer"]):
        return Reason("stands-without", args | lost)
    return Reason("stands", args)


def _reached(course: Course, other: Course) -> WeighedReasons:
    """Yield the seat's own points at the end of a round of both lines."""
    for at in _compared(course, other):
        mine, less = _points(course, at)[0], _points(other, at)[0]
        if mine <= less:
            continue
        args: dict[str, int | str] = {"mine": mine, "less": less, "round": _round(course, at)}
        made = _made(course, other, at, course.seat)
        share = FEATURE_SHARE if made else STANDING_SHARE
        weight = min(share * (mine - less), MAX_STANDING_WEIGHT)
        yield weight, Reason("reaches-with" if made else "reaches", args | made)
        return


def _compared(course: Course, other: Course, least: int = 2) -> list[int]:
    """Return the states in which both lines have ended the same round, the last first; after this turn by default."""
    common = {*course.round_ends()} & {*other.round_ends()}
    return sorted((at for at in common if at >= least), reverse=True)


def _made(course: Course, other: Course, at: int, seat: int) -> dict[str, int | str]:
    """Return the gems for which a seat has more in a state of a line than in the other line's; {} for none."""
    made = course.feature(at, seat, other.area(at, seat))
    if made is None:
        return {}
    return {"kind": made.kind, "colour": made.colour, "count": made.count, "fewer": made.fewer}


def _round(course: Course, at: int) -> int:
    """Return the round that ends in a state."""
    field = course.states[at][1]
    return round_of(field) - 1 if field else ROUNDS


def _points(course: Course, at: int = -1) -> tuple[int, int]:
    """Return both players' points in a state; by default in the last one."""
    return course.points(at, course.seat), course.points(at, course.rival)


def _lead(course: Course, at: int) -> int:
    """Return the seat's lead in a state."""
    mine, theirs = _points(course, at)
    return mine - theirs


def _won(course: Course) -> bool:
    """Return whether a line that ends the game wins it."""
    mine, theirs = (course.states[-1][2 + seat] for seat in (course.seat, course.rival))
    points, others = _points(course)
    return points > others or (points == others and bool(mine[3] < theirs[3]))
