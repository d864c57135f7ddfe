"""What speaks for a turn of 12 Seekers by the points that it brings and leaves, and by what can follow.

Two turns are compared: how both players stand after each and the rival's best reply, or after the seat's next
turn if it has two in a row; if that isn't better, what can come later. What is said of the other turn holds
however well its rest is played; docs/arena.md says how that is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from bot.computers.contract import Reason
from bot.computers.seekers.areas import PackedArea, size
from bot.computers.seekers.contrast import Made, count_made, run_made, run_spared
from bot.computers.seekers.course import Coming, Course, Next
from bot.computers.seekers.state import SearchState
from rules.seekers.gems import RAINBOW
from rules.seekers.rounds import BY_POWER
from rules.seekers.sheets import SHEETS

Args = dict[str, int | str]
LATER_SHARE: Final = 0.5
"""The share of the points of a later turn that counts, as the rival moves before it."""
MIN_NEXT: Final = 2
"""How many points more than the other move's next turn are worth a reason."""
SHOWN_SHARE: Final = 0.25
"""The share of the points that a turn brings more, where the rival's best reply levels them."""
LOST_SHARE: Final = 0.1
"""The same where that reply does more than that."""
START_WEIGHT: Final = 1.5
"""What moving twice in a row is worth, in points."""
READY_SHARES: Final = {1: 0.2, 2: 0.1}
"""The share of the points that count if this number of further gems of a colour would bring them."""
SURE_SHARE: Final = 0.15
"""The share of points and gold that count although the other move brings more for now, as they can't be lost."""
FIXED: Final = frozenset({3, 19, 20})
"""The sheets on which gems keep what they are worth."""
REACH: Final = 10
"""How far from an end a gem may lie that two turns can reach."""
MIN_READY: Final = 2
"""The fewest points of one more gem that are worth a reason."""
POWER_WEIGHT: Final = 0.11
"""What each gem that the rival's strongest seeker takes less is worth, in points."""
RAINBOW_WEIGHT: Final = 0.9
"""What the rainbow is worth besides what it's worth now, in points."""


@dataclass(frozen=True, slots=True)
class Argument:
    """What a move is better by, in points, said in a reason or two: that it is, and how.

    Of two arguments of one kind the better one says enough.
    """

    weight: float
    kind: str
    reasons: tuple[Reason, ...]


def arguments(course: Course, other: Course) -> Iterator[Argument]:
    """Yield what speaks for the turn that a course begins with, compared with that of another one."""
    turns = course.followers(), other.followers()
    again = turns[0] == {course.seat} and course.view.mover == course.seat and course.coming()
    if again and turns[1] == {course.seat} and other.nexts(course.seat):
        yield from _twice(course, other)
    elif again and turns[1] == {course.rival}:
        yield from _again(course, other)
    else:
        yield from _plan(course, other)
        yield from _next(course, other)
        yield from _starts(course, other)
        yield from _strongest(course, other)
    yield from _ready(course, other)
    yield from _things(course, other)


def standing(course: Course, whole: Course, other: Course) -> Args:
    """Return how two moves leave the seats if that's the same for both, or what the other one spends for more points.

    `whole` has every end of the turn that `course` begins with.
    """
    if not course.knows(course.seat):
        return {"told": "none"}
    mine, less = whole.own(), other.own()
    replies, theirs = course.nexts(course.rival), other.nexts(course.rival)
    if replies and theirs and course.followers() == other.followers() == {course.rival}:
        (reply,), against = replies, max(theirs, key=_lead)
        if _lead(reply) == _lead(against):
            args: Args = {"seat": course.rival, "mine": reply.mine, "theirs": reply.theirs}
            return args | {"told": "reply"}
    if mine == less:
        return {"told": "now", "mine": mine}
    power, more = (it.most(lambda end: end[2 + course.seat][3]) for it in (course, other))
    told = "none" if mine > less else "power" if power < more else "later"
    return {"told": told, "points": less - mine}


def cost(course: Course, other: Course) -> Reason | None:
    """Return by how many points the other move is better for now, however both turns end; None if it isn't."""
    points = other.own() - course.whole().own() if course.knows(course.seat) else 0
    if points <= 0:
        return None
    return Reason("costs", {"points": points, "other": other.move})


def _plan(course: Course, other: Course) -> Iterator[Argument]:
    """Yield how both stand after this turn and the rival's best reply."""
    if not course.knows(course.seat):
        return
    mine, less = course.own(), other.own()
    replies, theirs = course.nexts(course.rival), other.nexts(course.rival)
    if not replies or not theirs or other.followers() != {course.rival}:
        yield from _shown(course, other, 1)
        return
    (reply,) = replies
    against = max(theirs, key=_lead)
    own, denied = reply.mine - against.mine, against.theirs - reply.theirs
    sure = mine > less and own == mine - less and not denied
    share = 1 if sure else SHOWN_SHARE if own + denied >= 0 else LOST_SHARE
    yield from _shown(course, other, share)
    if own + denied <= 0 or sure:
        return
    hows = [*how(course, other)] if own > 0 else []
    told = _denied(course, other, reply, theirs) if denied > 0 else []
    hows = hows + told if own > denied else told + hows
    args: Args = {"seat": course.rival, "mine": reply.mine, "theirs": reply.theirs}
    args |= {"less": against.mine, "more": against.theirs, "other": other.move}
    yield Argument(own + denied, "plan", (Reason("plan", args), *hows))


def _shown(course: Course, other: Course, share: float) -> Iterator[Argument]:
    """Yield how both stand after this turn, or how many points the seat has if the other one keeps theirs."""
    args: Args = {"other": other.move}
    before = course.points(course.states[0], course.rival)
    ends = [*course.ends, *other.ends]
    if not course.knows(course.rival) or {course.points(it, course.rival) for it in ends} == {
        before
    }:
        key, more = "turn", course.own() - other.own()
        args |= {"mine": course.own(), "less": other.own()}
    else:
        (mine, theirs), (less, their) = (
            max(map(it.standing, it.ends), key=lambda both: (both[0] - both[1], both[0]))
            for it in (course, other)
        )
        key, more = "stand", mine - theirs - less + their
        args |= {"seat": course.rival, "mine": mine, "theirs": theirs, "less": less, "more": their}
    if more > 0:
        yield Argument(more * share, "plan", (Reason(key, args), *how(course, other)))


def _lead(one: Next) -> tuple[int, int]:
    return one.mine - one.theirs, one.mine


def _denied(course: Course, other: Course, reply: Next, theirs: list[Next]) -> list[Reason]:
    """Return the turn that only the other move leaves the rival, whatever its end, if it's their best one then."""
    most = max(reply.turns.values())
    wanted = [
        turn
        for turn in theirs[0].turns
        if turn[1]
        and turn not in reply.turns
        and all(one.turns.get(turn, most) > most for one in theirs)
    ]
    if not wanted:
        return []
    seeker, gems = max(wanted, key=theirs[0].turns.__getitem__)
    args: Args = {"seat": course.rival, "seeker": seeker, "taken": gems, "other": other.move}
    return [Reason("denies", args)]


def how(course: Course, other: Course) -> Iterator[Reason]:
    """Yield by what a turn brings more points than the other one."""
    ways = (laid(course, other), _spared(course, other), *_brought(course, other))
    made = [one for one in ways if one]
    if made:
        _, key, args = max(made, key=lambda one: one[0])
        yield Reason(key, args)


def laid(course: Course, other: Course) -> Made | None:
    """Return what the seat's area has that it hasn't after the other turn, and that brings points."""
    sheet, cards = course.view.sheet, course.view.seats[course.seat].cards
    area = course.area(course.after)
    others = _best_areas(other)
    match SHEETS[sheet].kind:
        case "row":
            return run_made(sheet, cards, area, (*others, course.area(course.states[0])))
        case "count":
            gold = course.most(lambda end: end[2 + course.seat][1])
            gold -= other.most(lambda end: end[2 + course.seat][1])
            return count_made(sheet, cards, area, others, gold)
        case _:
            return None


def _spared(course: Course, other: Course) -> Made | None:
    """Return the run that the seat's row has after the other turn only, and that costs points."""
    sheet, cards = course.view.sheet, course.view.seats[course.seat].cards
    if SHEETS[sheet].kind != "row":
        return None
    return run_spared(sheet, cards, course.area(course.after), _best_areas(other), other.move)


def _best_areas(course: Course) -> set[PackedArea]:
    """Return the seat's area in each end of the turn with the most points."""
    most = course.own()
    return {course.area(it) for it in course.ends if course.points(it, course.seat) == most}


def _brought(course: Course, other: Course) -> Iterator[Made]:
    """Yield the gold, the points, and the valid gems or the rainbow that this turn brings and the other one doesn't."""
    at = 2 + course.seat
    piles = SHEETS[course.view.sheet].kind == "piles"
    brought: tuple[tuple[str, Callable[[SearchState], int]], ...] = (
        ("gold", lambda end: int(end[at][1])),
        ("prize", lambda end: int(end[at][2])),
        ("valid", lambda end: size(end[at][0]))
        if piles
        else ("rainbow", lambda end: int(course.table.laying.has(end[at][0], RAINBOW))),
    )
    for key, of in brought:
        if key == "gold":
            count, less = course.most(of), other.most(of)
        else:
            count, less = course.grown(of), max(0, other.grown(of))
        if count > less:
            args: Args = {"count": count, "less": less, "other": other.move}
            yield count - less, key, args


def _things(course: Course, other: Course) -> Iterator[Argument]:
    """Yield that the rival can't get the rainbow now, and to somebody who sees no points what a turn brings."""
    at = 2 + course.seat
    for count, key, args in _brought(course, other):
        if key == "rainbow" and other.followers() == {course.rival}:
            yield Argument(RAINBOW_WEIGHT, "later", (Reason(key, args),))
        elif not course.knows(course.seat):
            yield Argument(count, "plan", (Reason(key, args),))
    safe, less = (it.most(lambda end: end[at][1] + end[at][2]) for it in (course, other))
    if course.view.sheet not in FIXED and safe > less and course.knows(course.seat):
        args = {"count": safe, "less": less, "other": other.move}
        weight = safe - less - max(0, other.own() - course.own())
        yield Argument(SURE_SHARE * weight, "later", (Reason("safe", args),))


def _twice(course: Course, other: Course) -> Iterator[Argument]:
    """Yield what the best turn brings that can follow at once."""
    turns = course.nexts(course.seat)
    if not turns or not (coming := turns[0].best):
        return
    less = max(one.mine for one in other.nexts(course.seat))
    more, now = coming.mine - less, course.own() - other.own()
    # What this turn already brings is plainer than what the next one adds.
    share = 1 if 0 < more <= now else SHOWN_SHARE if more >= 0 else LOST_SHARE
    yield from _shown(course, other, share)
    args: Args = {"mine": coming.mine, "less": less, "other": other.move}
    if more > 0:
        yield Argument(more, "plan", (Reason("twice", args | named(coming)),))


def _again(course: Course, other: Course) -> Iterator[Argument]:
    """Yield that only this move lets the seat move again, and what for."""
    if coming := course.coming():
        args: Args = {"mine": coming.mine, "seat": course.rival, "other": other.move}
        weight = START_WEIGHT + max(0, coming.mine - other.own())
        yield Argument(weight, "plan", (Reason("again", args | named(coming)),))


def _next(course: Course, other: Course) -> Iterator[Argument]:
    """Yield what the seat's own next turn of the line brings, if the other move can't leave it as much."""
    if not (coming := course.coming()) or not (others := other.nexts(course.seat)):
        return
    later = other.coming()
    less = max(*(one.gain for one in others), later.gain if later else 0)
    if 0 < coming.gain >= less + MIN_NEXT + max(0, other.own() - course.own()):
        args: Args = {"points": coming.gain, "less": less, "other": other.move}
        weight = LATER_SHARE * (coming.gain - less)
        yield Argument(weight, "later", (Reason("next", args | named(coming)),))


def named(coming: Coming) -> Args:
    """Return the seeker and the gems of a turn as a reason has them."""
    stolen: Args = {"stolen": coming.stolen} if coming.stolen else {}
    return {"seeker": coming.seeker, "taken": coming.gems} | stolen


def _ready(course: Course, other: Course) -> Iterator[Argument]:
    """Yield the colour of which another gem or two would bring more than after the other move."""
    if not course.knows(course.seat) or not course.coming():
        return
    dungeon: str = course.after[0]
    ends = dungeon[:REACH] + dungeon[REACH:][-REACH:]
    for gems, share in READY_SHARES.items():
        brings, less = course.with_more(gems), other.with_more(gems)
        near = [it for it in brings if ends.count(it) >= gems and brings[it] >= MIN_READY]
        most = max([0, *less.values()])
        colour = max(near, key=brings.__getitem__, default="")
        if colour and brings[colour] > most + max(0, other.own() - course.own()):
            args: Args = {"colour": colour, "count": gems, "less": most, "other": other.move}
            weight = share * (brings[colour] - most)
            yield Argument(weight, "later", (Reason("ready", args | {"points": brings[colour]}),))


def _starts(course: Course, other: Course) -> Iterator[Argument]:
    """Yield that the turn starts the next round, too."""
    if course.view.order in BY_POWER and course.starts() and not other.starts():
        yield Argument(START_WEIGHT, "start", (Reason("starts", {"other": other.move}),))


def _strongest(course: Course, other: Course) -> Iterator[Argument]:
    """Yield that the rival has only weaker seekers for the next turn."""
    power, more = course.strongest(), other.strongest()
    if other.followers() == {course.rival} and 0 < power < more:
        args: Args = {"seat": course.rival, "power": power, "more": more, "other": other.move}
        yield Argument(POWER_WEIGHT * (more - power), "later", (Reason("strongest", args),))
