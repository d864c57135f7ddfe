"""What speaks for a turn of 12 Seekers by what it brings, what it leaves, and who moves next.

Each argument is a reason with its weight in points. If the turn is compared with another one, none also
holds for that one; docs/arena.md says how that is checked.
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
READY_SHARE: Final = 0.2
"""The share of the points that count if one more gem of a colour would bring them."""
TURNS_AHEAD: Final = 2
"""How many turns it may take until a gem lies at an end."""
MIN_READY: Final = 2
"""The fewest points of one more gem, and the fewest such gems in the dungeon, that are worth a reason."""
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
    matters = SHEETS[course.view.sheet].kind != "piles" and not (other and other.has_rainbow(1))
    if matters and course.has_rainbow(1) and not course.has_rainbow(0):
        yield RAINBOW_WEIGHT, Reason("rainbow", {})


def _own(course: Course, other: Course | None) -> WeighedReasons:
    """Yield what this turn brings the seat by its sheet, and by which gems."""
    more = _laid(course) - (_laid(other) if other else 0)
    before, after = (course.points(at, course.seat) for at in (0, 1))
    instead = other.points(1, course.seat) if other else before
    if other is None and after <= before:
        yield STAYS_WEIGHT, Reason("points", {"before": before, "after": after, "instead": before})
    if more <= 0 or after <= instead or course.valid() > max(0, other.valid() if other else 0):
        return
    args: dict[str, int | str] = {"before": before, "after": after, "instead": instead}
    weight = more * (LOSING_SHARE if after < before else 1.0)
    compared = "-instead" if other else ""
    reference = other.area(1, course.seat) if other else course.area(0, course.seat)
    made = None
    if after > before:
        now = course.area(0, course.seat)
        made = course.feature(1, course.seat, reference) or course.feature(1, course.seat, now)
    grown = course.runs() if after > before else []
    if len(grown) > 1:
        yield weight, Reason(f"runs{compared}", args | {"count": len(grown)})
    elif made and made.kind == "count":
        parts: dict[str, int | str] = {
            "colour": made.colour,
            "count": made.count,
            "fewer": made.fewer,
        }
        yield weight, Reason(f"count{compared}", args | parts)
    elif made and made.kind == "single":
        yield weight, Reason(f"single{compared}", args | {"colour": made.colour})
    elif made:
        had = max((had for colour, had, _ in grown if colour == made.colour), default=0)
        key = "run" if had > 1 else "new-run"
        parts = {"colour": made.colour, "length": made.count}
        yield weight, Reason(f"{key}{compared}", args | parts | ({"had": had} if had > 1 else {}))
    else:
        yield weight, Reason(f"points{compared}", args)


def _laid(course: Course) -> int:
    """Return what this turn brings the seat, without what other reasons name."""
    return course.gain(1, course.seat) - course.gold() - course.prize()


def _next(course: Course, other: Course | None) -> WeighedReasons:
    """Yield what the seat's next turn in the line brings, if that is more than in the other one."""
    at, points = course.next_turn(course.seat), _later(course)
    if at is None or points < MIN_NEXT or not (gems := course.gems(at)):
        return
    args: dict[str, int | str] = {"seeker": course.seeker(at), "points": points, "taken": gems}
    again = at == 2 and course.view.mover == course.seat
    others_at = other.next_turn(other.seat) if other else None
    less = _later(other) if other else 0
    if again and others_at != 2:
        yield points - OTHERS_SHARE * less, Reason("again", args)
    elif other and others_at is not None and points >= less + MIN_NEXT_MORE:
        weight = (points - less) * LATER_SHARE ** (at - 2)
        key = "again-instead" if again else "next"
        yield weight, Reason(key, args | {"instead": less})


def _later(course: Course) -> int:
    """Return what the seat's next turn in the line brings."""
    at = course.next_turn(course.seat)
    return 0 if at is None else course.gain(at, course.seat)


def _ready(course: Course, other: Course | None) -> WeighedReasons:
    """Yield the colour of which one more gem would bring much more than after the other move."""
    if other is None or course.next_turn(course.seat) is None:
        return
    brings, less = course.one_more(), other.one_more()
    dungeon: str = course.after[0]
    reach = TURNS_AHEAD * course.highest_power()
    ends = dungeon[:reach] + dungeon[-reach:]
    near = [
        it
        for it in brings
        if it in ends and dungeon.count(it) >= MIN_READY and brings[it] >= MIN_READY
    ]
    if near:
        colour = max(near, key=lambda it: brings[it] - less[it])
        args: dict[str, int | str] = {"colour": colour, "points": brings[colour]}
        if brings[colour] > less[colour]:
            weight = READY_SHARE * (brings[colour] - less[colour])
            yield weight, Reason("ready", args | {"instead": less[colour]})


def _open(course: Course, other: Course | None) -> WeighedReasons:
    """Yield the colour that can only after this move still grow to a run at an end of the row."""
    if (
        other is None
        or SHEETS[course.view.sheet].kind != "row"
        or course.next_turn(course.seat) is None
    ):
        return
    row, others = (it.area(1, course.seat) for it in (course, other))
    dungeon: str = course.after[0]
    kept = [it for it in COLOURS if it in row[:1] + row[-1:] and it not in others[:1] + others[-1:]]
    if kept:
        colour = max(kept, key=dungeon.count)
        count = dungeon.count(colour)
        if course.pair_gains(colour) and count >= MIN_READY:
            args: dict[str, int | str] = {"colour": colour, "count": count}
            yield OPEN_WEIGHT * count, Reason("open", args)


def _rivals(course: Course, other: Course | None) -> WeighedReasons:
    """Yield what is left for the other player, or taken from them."""
    rival = course.rival
    before, after = (course.points(at, rival) for at in (0, 1))
    instead = other.points(1, rival) if other else before
    args: dict[str, int | str] = {"seat": rival, "before": before, "after": after}
    if after < instead:
        compared = args | {"instead": instead} if other else args
        yield instead - after, Reason("theirs-instead" if other else "theirs", compared)
    best = course.rivals_best_turn()
    if other is None:
        if best:
            yield MOST_WEIGHT, Reason("most", {"seat": rival, "points": best.points})
        return
    wanted = other.rivals_best_turn()
    if best and wanted and course.knows(course.seat) and wanted.harm > max(0, best.harm):
        harm = {"seat": rival, "before": wanted.harm, "after": max(0, best.harm)}
        yield wanted.harm - max(0, best.harm), Reason("keeps", harm)
    if best and wanted and wanted.points > best.points:
        args |= {"before": wanted.points, "after": best.points}
        weight = wanted.points - best.points
        if wanted.gems and wanted.points > 0:
            args |= {"seeker": wanted.seeker, "taken": wanted.gems}
            yield weight, Reason("denies", args)
        else:
            yield LEAVES_SHARE * weight, Reason("leaves", args)


def _collected(course: Course, other: Course | None) -> WeighedReasons:
    """Yield that the turn takes more gems of the colour that the other player has most of."""
    if other is None or SHEETS[course.view.sheet].kind == "piles":
        return
    held = Counter(course.view.seats[course.rival].area.everything)
    colour = max(COLOURS, key=held.__getitem__)
    before, *ends = (it[0].count(colour) for it in (course.states[0], course.after, other.after))
    count, less = (before - end for end in ends)
    if held[colour] >= MIN_COLLECTED and count > max(0, less):
        args: dict[str, int | str] = {"seat": course.rival, "colour": colour, "count": count}
        weight = COLLECTED_WEIGHT * (count - max(0, less))
        yield weight, Reason("collected", args | {"owned": held[colour]})


def _starts(course: Course, other: Course | None) -> WeighedReasons:
    """Yield that the turn starts the next round, too."""
    starts = [it is not None and it.starter() == course.seat for it in (course, other)]
    if course.view.order in BY_POWER and starts == [True, False]:
        yield START_WEIGHT, Reason("starts", {})
