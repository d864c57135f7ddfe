"""What speaks for a turn of 12 Seekers by what it brings, what it leaves, and who moves next.

Each argument is a reason with its weight in points. If the turn is compared with another one, none also
holds for that one, however well the rest of it is played; docs/arena.md says how that is checked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from bot.computers.contract import Reason
from bot.computers.seekers.course import Course
from rules.seekers.gems import COLOURS
from rules.seekers.rounds import BY_POWER
from rules.seekers.sheets import SHEETS

WeighedReasons = Iterator[tuple[float, Reason]]
OTHERS_SHARE: Final = 0.5
"""How much of what the other move brings too is taken off a reason's weight."""
STAYS_WEIGHT: Final = 0.001
"""What it's worth to say that a turn brings no points: it's said if nothing else can be."""
LOSING_SHARE: Final = 0.15
"""The share of a turn's points that count if it loses points, but fewer than the other move."""
LATER_SHARE: Final = 0.5
"""The share of the points of a later turn that count for each turn of the other player before it."""
MIN_NEXT: Final = 3
"""The fewest points of the next turn that are worth a reason."""
MIN_NEXT_MORE: Final = 2
"""How many points more than the other move's next turn are worth a reason."""
RAINBOW_WEIGHT: Final = 0.9
"""What the rainbow is worth, in points, besides what it's worth now."""
START_WEIGHT: Final = 1.0
"""What starting the next round is worth, in points."""
COLLECTED_WEIGHT: Final = 0.1
"""What each gem of the colour that the other player has most of is worth, in points."""
MIN_COLLECTED: Final = 2
"""The fewest gems of a colour that somebody collects."""
LEAVES_SHARE: Final = 0.5
"""The share of a better turn of the other player that counts if it can't be said what it was."""
OPEN_WEIGHT: Final = 0.05
"""What each gem in the dungeon is worth that could still join one of its colour at the row's end."""
READY_SHARES: Final = {1: 0.2, 2: 0.1}
"""The share of the points that count if so many more gems of a colour would bring them."""
TURNS_AHEAD: Final = 2
"""How many turns it may take until a gem lies at an end."""
MIN_READY: Final = 2
"""The fewest points of one more gem, and the fewest gems that could join a row, that are worth a reason."""
MOST_WEIGHT: Final = 0.005
"""What it's worth to say what the other player's best turn brings: it's said if little else is."""


def arguments(course: Course, other: Course | None) -> WeighedReasons:
    """Yield what speaks for the turn that a course begins with, compared with that of another one."""
    seat = course.seat
    yield from _things(course, other)
    yield from _rainbow(course, other)
    if course.knows(seat):
        yield from _own(course, other)
        yield from _next(course, other)
        yield from _ready(course, other)
        yield from _open(course, other)
    if course.knows(course.rival):
        yield from _rivals(course, other)
    yield from _collected(course, other)
    yield from _starts(course, other)


def _things(course: Course, other: Course | None) -> WeighedReasons:
    """Yield the reasons that don't depend on colour cards."""
    brought: tuple[tuple[str, Callable[[Course], int]], ...] = (
        ("gold", Course.gold),
        ("prize", Course.prize),
        ("valid", Course.valid),
    )
    for key, brings in brought:
        count, less = brings(course), max(0, brings(other)) if other else 0
        if count > less:
            args: dict[str, int | str] = {"count": count}
            if key == "prize":
                args = {"seeker": course.seeker(1), "points": count}
            yield count - OTHERS_SHARE * less, Reason(key, args)


def _rainbow(course: Course, other: Course | None) -> WeighedReasons:
    """Yield that this turn brings the rainbow, where its colour matters."""
    matters = SHEETS[course.view.sheet].kind != "piles" and not (other and other.brings_rainbow())
    if matters and course.brings_rainbow():
        yield RAINBOW_WEIGHT, Reason("rainbow", {})


def _own(course: Course, other: Course | None) -> WeighedReasons:
    """Yield what this turn brings the seat by its sheet, and by which gems."""
    more = course.laid() - (other.laid() if other else 0)
    before, after = (course.points(at, course.seat) for at in (0, 1))
    instead = other.most(course.seat) if other else before
    if other is None and after < before:
        yield STAYS_WEIGHT, Reason("points", {"before": before, "after": after})
    if more <= 0 or after <= instead or course.valid() > max(0, other.valid() if other else 0):
        return
    if after == before:
        yield more, Reason("points-kept", {"after": after, "instead": instead})
        return
    args: dict[str, int | str] = {"before": before, "after": after}
    if other:
        args |= {"instead": instead}
    key, made = _made(course) if after > before else ("points", {})
    weight = more * (LOSING_SHARE if after < before else 1.0)
    yield weight, Reason(f"{key}-instead" if other else key, args | made)


def _made(course: Course) -> tuple[str, dict[str, int | str]]:
    """Return the kind of gems that a gain of points comes from, and which they are."""
    made = course.made()
    if len(made) > 1:
        return "runs", {"count": len(made)}
    for one in made:
        of: dict[str, int | str] = {"colour": one.colour}
        if one.kind == "count":
            return "count", of | {"count": one.count, "fewer": one.had}
        if one.kind == "single":
            return "single", of
        of |= {"length": one.count}
        return ("run", of | {"had": one.had}) if 1 < one.had < one.count else ("new-run", of)
    return "points", {}


def _next(course: Course, other: Course | None) -> WeighedReasons:
    """Yield what the seat's next turn in the line takes, if the other move can't leave it as much."""
    at = course.next_turn(course.seat)
    points = course.gain(at, course.seat) if at else 0
    if at is None or points < MIN_NEXT or not (gems := course.gems(at)):
        return
    args: dict[str, int | str] = {"seeker": course.seeker(at), "points": points, "taken": gems}
    again = at == 2 and course.view.mover == course.seat
    if again and not (other and other.moves_on()):
        yield points, Reason("again", args)
    elif other and (left := other.left(course.seat)):
        less = max(max(turns.values()) for turns in left)
        if again and points >= less + MIN_NEXT_MORE:
            yield points - less, Reason("again-instead", args | {"instead": less})
            return
        taken = str(args["seeker"]), gems
        (after,) = course.left(course.seat)
        less = max(max(0, turns.get(taken, 0)) for turns in left)
        if after.get(taken, 0) >= points >= less + MIN_NEXT_MORE:
            yield (points - less) * LATER_SHARE ** (at - 1), Reason("next", args)


def _ready(course: Course, other: Course | None) -> WeighedReasons:
    """Yield the colour of which another gem or two would bring more than after the other move."""
    if other is None or course.next_turn(course.seat) is None:
        return
    dungeon: str = course.after[0]
    reach = TURNS_AHEAD * course.highest_power()
    ends = dungeon[:reach] + dungeon[-reach:]
    for gems, share in READY_SHARES.items():
        brings, less = course.with_more(gems), other.with_more(gems)
        near = [it for it in brings if ends.count(it) >= gems and brings[it] >= MIN_READY]
        most = max(less.values(), default=0)
        colour = max(near, key=brings.__getitem__, default="")
        if colour and brings[colour] > most:
            args: dict[str, int | str] = {"colour": colour, "count": gems, "instead": most}
            weight = share * (brings[colour] - most)
            yield weight, Reason("ready", args | {"points": brings[colour]})


def _open(course: Course, other: Course | None) -> WeighedReasons:
    """Yield the colour that can only after this move still grow to a run at an end of the row."""
    row = SHEETS[course.view.sheet].kind == "row"
    if other is None or not row or course.next_turn(course.seat) is None:
        return
    dungeon: str = course.after[0]
    if kept := [it for it in COLOURS if it in course.outer() - other.outer()]:
        colour = max(kept, key=dungeon.count)
        count = dungeon.count(colour)
        if course.pair_gains(colour) and count >= MIN_READY:
            args: dict[str, int | str] = {"colour": colour, "count": count}
            yield OPEN_WEIGHT * count, Reason("open", args)


def _rivals(course: Course, other: Course | None) -> WeighedReasons:
    """Yield what is left for the other player, or taken from them."""
    rival = course.rival
    before, after = (course.points(at, rival) for at in (0, 1))
    instead = other.fewest(rival) if other else before
    args: dict[str, int | str] = {"seat": rival, "before": before, "after": after}
    if after < instead:
        weight = instead - after
        if other and after == before:
            yield weight, Reason("theirs-kept", {"seat": rival, "after": after, "instead": instead})
        elif other:
            yield weight, Reason("theirs-instead", args | {"instead": instead})
        else:
            yield weight, Reason("theirs", args)
    if not course.rival_is_next() or not (best := course.left(rival)):
        return
    most = max(best[0].values())
    if other is None:
        yield MOST_WEIGHT, Reason("most", {"seat": rival, "points": most})
    elif other.rival_is_next():
        yield from _harm(course, other)
        yield from _denied(course, other, most)


def _harm(course: Course, other: Course) -> WeighedReasons:
    """Yield that the rival's next turn can take fewer points from the seat."""
    after, before = course.harm(), other.harm()
    if course.knows(course.seat) and after is not None and before is not None and before > after:
        yield (
            before - after,
            Reason("keeps", {"seat": course.rival, "before": before, "after": after}),
        )


def _denied(course: Course, other: Course, after: int) -> WeighedReasons:
    """Yield that the rival's best turn brings less, and which turn is denied if each end leaves it."""
    left = other.left(course.rival)
    if not left:
        return
    least = min(left, key=lambda turns: max(turns.values()))
    before = max(least.values())
    args: dict[str, int | str] = {"seat": course.rival, "before": before, "after": after}
    wanted = [it for it in least if all(turns.get(it, -1) >= before for turns in left) and it[1]]
    if before <= after:
        return
    if wanted and before > 0:
        seeker, gems = wanted[0]
        yield before - after, Reason("denies", args | {"seeker": seeker, "taken": gems})
    else:
        yield LEAVES_SHARE * (before - after), Reason("leaves", args)


def _collected(course: Course, other: Course | None) -> WeighedReasons:
    """Yield that the turn takes more gems of the colour that the other player has most of."""
    if other is None or SHEETS[course.view.sheet].kind == "piles":
        return
    held = Counter(course.view.seats[course.rival].area.everything)
    colour = max(COLOURS, key=held.__getitem__)
    count, less = (it.taken(colour) for it in (course, other))
    if held[colour] >= MIN_COLLECTED and count > max(0, less):
        args: dict[str, int | str] = {"seat": course.rival, "colour": colour, "count": count}
        weight = COLLECTED_WEIGHT * (count - max(0, less))
        yield weight, Reason("collected", args | {"owned": held[colour]})


def _starts(course: Course, other: Course | None) -> WeighedReasons:
    """Yield that the turn starts the next round, too."""
    if course.view.order in BY_POWER and course.starts() and other and not other.starts():
        yield START_WEIGHT, Reason("starts", {})
