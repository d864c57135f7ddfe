"""How each reason for a turn of 12 Seekers is checked, by the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import groupby, pairwise
from typing import Any, Final

from bot.computers.contract import ALIKE
from bot.computers.seekers.course import MAX_ENDS
from rules.seekers.areas import Count, Row
from rules.seekers.gems import COLOURS, ordered
from rules.seekers.moves import Seek
from rules.seekers.position import Position
from rules.seekers.seekers import SEEKERS_BY_ID
from tests.computers.seekers.case import Case
from tests.computers.seekers.facts import (
    GAINED,
    Outlook,
    best_runs,
    gold,
    most,
    next_turn,
    outlooks,
    row_of,
    total,
    with_area,
    won,
)
from tests.computers.seekers.lines import asked_next, turned
from tests.computers.seekers.outcomes import decided, expects, hands, replies, together


def _points(case: Case) -> bool:
    before, after = map(case.own, (case.view, case.end))
    return before != after and case.are(before=before, after=after)


def _turn(case: Case) -> bool:
    mine, less = case.own(case.end), max(map(case.own, case.ends))
    return mine > less and case.are(mine=mine, less=less)


def _costs(case: Case) -> bool:
    points = max(map(case.own, case.ends)) - max(map(case.own, case.begun))
    return points > 0 and case.are(points=points)


def _stand(case: Case) -> bool:
    best = max(case.ends, key=lambda it: (case.lead(it), case.own(it)))
    assert case.lead(case.end) > case.lead(best)
    assert case.are(mine=case.own(case.end), theirs=total(case.end, case.rival))
    return case.are(less=case.own(best), more=total(best, case.rival))


def _best_ends(case: Case) -> list[Position]:
    """Return the ends of the other move with the most points; without one, how it was."""
    ends = case.ends or (case.view,)
    most = max(map(case.own, ends))
    return [it for it in ends if case.own(it) == most]


def _colours(case: Case) -> bool:
    area = case.end.seats[case.seat].area
    assert isinstance(area, Count)

    def gold_of(position: Position) -> int:
        return gold(position, case.seat)

    counts = [Counter(it.seats[case.seat].area.everything) for it in (case.end, *_best_ends(case))]
    more, less = case.args.get("gems", ""), case.args.get("spent", "")
    assert len(more + less) > 1
    assert all(counts[0][it] > max(there[it] for there in counts[1:]) for it in more)
    assert all(counts[0][it] < min(there[it] for there in counts[1:]) for it in less)
    brought = gold_of(case.end) - max(map(gold_of, case.ends or (case.view,)))
    gems = area.gems
    for it in COLOURS:
        if it in more + less:
            nearest = (max if it in more else min)(there[it] for there in counts[1:])
            gems = gems.replace(it, "") + it * nearest
    without = with_area(case.end, case.seat, Count(ordered(gems)))
    points = case.own(case.end) - case.own(without) + brought * ("$" in more)
    return points > 0 and case.are(points=points)


def _safe(case: Case) -> bool:
    count, *others = (gold(it, case.seat) + won(it, case.seat) for it in (case.end, *case.ends))
    return count > max(others) and case.are(count=count, less=max(others))


def _plan(case: Case) -> bool:
    assert case.moves_next(case.rival, case.end, *case.ends)

    here, there = replies(case)
    assert (case.args["mine"], case.args["theirs"]) in here
    assert (case.args["less"], case.args["more"]) in there
    return here[0][0] - here[0][1] > there[0][0] - there[0][1]


def _denies(case: Case) -> bool:
    assert case.moves_next(case.rival, case.end, *case.ends)
    named = case.args["seeker"], case.args["taken"]
    here = outlooks(case.end, case.rival)
    assert named not in [it.turn for it in here]
    best = max(map(_gain, here))
    return all(
        max(_gain(it) for it in outlooks(end, case.rival) if it.turn == named) > best
        for end in case.ends
    )


def _gain(outlook: Outlook) -> int:
    return outlook.mine - outlook.others


def _run(case: Case) -> bool:
    run = case.args["colour"], case.args["length"]
    assert run[1] > 1
    made = min(it[run] for it in best_runs(case.end, case.seat))
    plain = Counter((gem, len([*it])) for gem, it in groupby(row_of(case.end, case.seat)))
    assert case.are(rainbow="yes" if plain[run] < made else "no")
    return made > max(most(it, case.seat, run) for it in (case.view, *_best_ends(case)))


def _spares(case: Case) -> bool:
    run = case.args["colour"], case.args["length"]
    has = most(case.end, case.seat, run)
    assert all(it[run] > has for end in _best_ends(case) for it in best_runs(end, case.seat))
    alone, nothing = (
        case.own(with_area(case.end, case.seat, Row(row, 0))) for row in (run[0] * run[1], "")
    )
    return case.are(points=nothing - alone)


def _count(case: Case) -> bool:
    colour, count, fewer = (case.args[name] for name in ("colour", "count", "fewer"))
    area = case.end.seats[case.seat].area
    assert isinstance(area, Count)
    others = [it.seats[case.seat].area.everything.count(colour) for it in _best_ends(case)]
    assert fewer == (max(others) if count > max(others) else min(others)) != count
    assert area.gems.count(colour) == count
    gems = area.gems.replace(colour, "") + colour * fewer
    other = with_area(case.end, case.seat, Count(ordered(gems)))
    sign = "plus" if count > fewer else "minus"
    assert case.are(card=sign if colour in case.view.seats[case.seat].cards else "no")
    points = case.own(case.end) - case.own(other)
    return points > 0 and case.are(points=points)


def _gained(case: Case) -> bool:
    gained = GAINED[case.key]
    before = 0 if case.key == "gold" else gained(case.view, case.seat)
    count, *others = (gained(it, case.seat) - before for it in (case.end, *case.ends))
    less = max(0, *others)
    return count > less and case.are(count=count, less=less)


def _twice(case: Case) -> bool:
    assert case.view.mover == case.seat
    assert case.moves_next(case.seat, case.end, *case.ends)
    named = case.args["seeker"], case.args["taken"]
    told = {it.mine for it in outlooks(case.end, case.seat) if it.turn == named}
    less = max(it.mine for end in case.ends for it in outlooks(end, case.seat))
    return case.args["mine"] in told and case.args["mine"] > less and case.are(less=less)


def _again(case: Case) -> bool:
    assert case.moves_next(case.seat, case.view, case.end)
    return case.moves_next(case.rival, *case.ends) and _coming(case)


def _next(case: Case) -> bool:
    assert _coming(case)
    begun = [(end, _begun(end, case.seat)) for end in case.ends]
    gains = [it.mine - case.own(end) for end, turn in begun for it in outlooks(turn, case.seat)]
    later = next_turn(case.others, case.seat)
    less = max(*gains, case.own(later[1]) - case.own(later[0]) if later else 0)
    return case.args["points"] > less and case.are(less=less)


def _coming(case: Case) -> bool:
    """Return whether the seat's next turn in the line is the one that is named."""
    turn = next_turn(case.after, case.seat)
    assert turn
    before, after = turn
    (named,) = {it.turn for it in outlooks(before, case.seat, after)}
    told = {"mine": case.own(after), "points": case.own(after) - case.own(before)}
    known = {name: told[name] for name in told.keys() & case.args.keys()}
    assert _robbed(before, after, case.rival) == case.args.get("stolen", "")
    return case.are(seeker=named[0], taken=named[1], **known)


def _robbed(before: Position, after: Position, seat: int) -> str:
    """Return the gem that a turn of the other seat steals from this one."""
    had, has = (Counter(it.seats[seat].area.everything) for it in (before, after))
    return "".join((had - has).elements())


def _later(case: Case) -> bool:
    """Return whether a later turn of a line is the one that is named."""
    line, seat = (case.after, case.seat) if case.key == "plans" else (case.others, case.rival)
    named = case.args["seeker"], case.args["taken"]
    assert case.key == "plans" or case.are(seat=seat)
    turns = [turn for turn in pairwise(line) if turn[0].mover == seat]
    gains = [
        (
            outlooks(one, seat, after)[0].turn,
            total(after, seat) - total(one, seat),
            _robbed(one, after, 1 - seat),
        )
        for one, after in turns
    ]
    told = named, case.args["points"], case.args.get("stolen", "")
    counter = case.others if case.key == "plans" else case.after
    back = [
        total(after, seat) - total(one, seat)
        for one, after in pairwise(counter)
        if one.mover == seat
    ]
    ends = case.ends if case.key == "plans" else case.after[:1]
    if len(ends) <= MAX_ENDS:
        begun = [_begun(end, seat) for end in ends if end.stage == "play"]
        back += [it.mine - total(one, seat) for one in begun for it in outlooks(one, seat)]
    assert case.are(less=max([0, *back]))
    return case.args["points"] > case.args["less"] and told in gains


def _begun(position: Position, seat: int) -> Position:
    """Return a position as if a seat had the next turn."""
    begun = position if position.mover == seat else position.next_turn_of(seat)
    assert begun
    # Who starts the round after that depends on turns that the other seat may not have had.
    return begun.but(order=1)


def _ready(case: Case) -> bool:
    gems = case.args["count"]

    def more(position: Position, colour: str) -> int:
        area = position.seats[case.seat].area
        if isinstance(area, Row):
            areas: list[Any] = [
                Row(colour * left + area.row + colour * (gems - left), area.gold)
                for left in range(gems + 1)
            ]
        else:
            assert isinstance(area, Count)
            areas = [Count(ordered(area.gems + colour * gems))]
        return max(case.own(with_area(position, case.seat, it)) for it in areas) - case.own(
            position
        )

    points = more(case.end, case.args["colour"])
    lies = [(end, it) for end in case.ends for it in COLOURS if end.dungeon.count(it) >= gems]
    less = max([0, *(more(end, colour) for end, colour in lies)])
    assert case.end.dungeon.count(case.args["colour"]) >= gems
    assert next_turn(case.after, case.seat)
    return points > less and case.are(points=points, less=less)


def _starts(case: Case) -> bool:
    return _begins(case, case.end) and not any(_begins(case, it) for it in case.ends)


def _begins(case: Case, end: Position) -> bool:
    """Return whether the seat starts the round after this one, whatever the rival does in it."""
    if end.mover == end.starter and end.round > case.view.round:
        return end.starter == case.seat
    return all(later.starter == case.seat for later in turned(end))


def _strongest(case: Case) -> bool:
    assert case.moves_next(case.rival, case.end, *case.ends)

    def power(position: Position) -> int:
        decision = asked_next(position)
        sent = {it.seeker for it in decision.moves if isinstance(it, Seek)}
        return max(SEEKERS_BY_ID[it].power for it in sent)

    here, there = power(case.end), min(map(power, case.ends))
    return here < there and case.are(power=here, more=there)


def _rainbow(case: Case) -> bool:
    has, had, *others = (
        "*" in it.seats[case.seat].area.everything for it in (case.end, case.view, *case.ends)
    )
    return has and not had and not any(others)


CHECKS: Final[Mapping[str, Callable[[Case], bool]]] = {
    **dict.fromkeys(("gold", "prize", "valid"), _gained),
    **dict.fromkeys(("wins-by", "loses-by", "won", "lost"), decided),
    **dict.fromkeys(("wins", "hands", "only", "odds"), hands),
    "expects": expects,
    ALIKE: together,
    **dict.fromkeys(("plans", "fears"), _later),
    "points": _points,
    "plan": _plan,
    "reply": lambda case: (case.args["mine"], case.args["theirs"]) in replies(case)[0],
    "turn": _turn,
    "costs": _costs,
    "stand": _stand,
    "colours": _colours,
    "safe": _safe,
    "denies": _denies,
    "run": _run,
    "spares": _spares,
    "count": _count,
    "rainbow": _rainbow,
    "twice": _twice,
    "again": _again,
    "next": _next,
    "ready": _ready,
    "starts": _starts,
    "strongest": _strongest,
}
"""How each reason of a turn is checked, by the first word of its key."""


def check(case: Case) -> bool:
    """Return whether what a reason says of a turn is so."""
    return (CHECKS.get(case.key) or CHECKS[case.key.partition("-")[0]])(case)
