"""Whether a reason for a move of 12 Seekers is true, by the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.computers.contract import ALIKE, Reason
from bot.computers.seekers.course import Course
from bot.computers.seekers.state import SearchState
from rules.seekers.areas import Count, Row
from rules.seekers.gems import COLOURS, ordered
from rules.seekers.moves import Move
from rules.seekers.position import Position
from tests.computers.seekers.facts import (
    GAINED,
    all_runs,
    at_the_end_of,
    best_turns,
    declared,
    has,
    has_won,
    most,
    next_turn,
    numbers,
    row_of,
    total,
    with_area,
    worst_loss,
)
from tests.computers.seekers.lines import positions_of, turned

Line = Sequence[SearchState]


@dataclass(frozen=True, slots=True)
class Case:
    """A reason's facts, and the positions that its move and the other move lead to, turn by turn."""

    key: str
    args: Mapping[str, Any]
    view: Position
    seat: int
    after: Sequence[Position]
    others: Sequence[Position]

    @property
    def rival(self) -> int:
        """The other seat."""
        return 1 - self.seat

    @property
    def end(self) -> Position:
        """Where this turn ends."""
        return self.after[0]

    def are(self, **facts: object) -> bool:
        """Return whether the reason names these facts."""
        return all(self.args[name] == fact for name, fact in facts.items())


def holds(reason: Reason, view: Position, move: Move, line: Line = (), instead: Line = ()) -> bool:
    """Return whether a reason is true by the rules of these lines; without, of this turn's best end."""
    assert view.decision
    seat = view.decision.seat
    if view.stage == "declare":
        return _declares(reason, view, move)
    after = positions_of(view, move, line or Course.of(view, seat, move, ()).states[1:])
    others = positions_of(view, None, instead)
    case = Case(reason.key, reason.args, view, seat, after, others)
    assert reason.args.get("seat", case.rival) == case.rival
    return CHECKS[reason.key](case)


def is_shared(
    reason: Reason, view: Position, moves: tuple[Move, Move], line: Line, instead: Line
) -> bool:
    """Return whether a reason for the first of two moves holds for the second one, too.

    Whoever gets two gold gets a gold. That two moves are alike is said of both.
    """
    if reason.key.startswith(ALIKE):
        return False
    assert view.decision
    seat = view.decision.seat
    if view.stage == "play" and reason.key in ("gold", "valid", "prize"):
        end = positions_of(view, moves[1], instead)[0]
        wanted = reason.args["points" if reason.key == "prize" else "count"]
        return GAINED[reason.key](end, seat) - GAINED[reason.key](view, seat) >= int(wanted)
    try:
        return holds(reason, view, moves[1], instead, line)
    except (AssertionError, KeyError, IndexError, StopIteration):
        return False


def _points(case: Case) -> bool:
    args, (before, after) = case.args, (total(it, case.seat) for it in (case.view, case.end))
    kind, _, compared = case.key.removeprefix("new-").partition("-")
    reference = case.others[0] if compared else case.view
    instead = total(reference, case.seat)
    assert case.are(before=before, after=after, instead=instead)
    if case.key == "points":
        return True
    assert after > instead
    if kind == "runs":
        new = (
            run - had
            for had in all_runs(case.view, case.seat)
            for run in all_runs(case.end, case.seat)
        )
        return any(sum(it[run] for run in it if run[1] > 1) >= args["count"] > 1 for it in new)
    if kind == "run":
        run = (args["colour"], args["length"])
        had = (args["colour"], args["had"]) if "had" in args else run
        assert "had" not in args or 1 < had[1] < run[1]
        assert had == run or most(case.view, case.seat, had)
        return most(case.end, case.seat, run) > 0
    if kind == "single":
        return most(case.end, case.seat, (args["colour"], 1)) > 0
    if kind == "count":
        area = case.end.seats[case.seat].area
        assert isinstance(area, Count)
        others = [it.seats[case.seat].area.everything for it in (reference, case.view)]
        colour, count, fewer = args["colour"], args["count"], args["fewer"]
        assert count in numbers(area.gems, colour)
        assert fewer != count
        assert any(fewer in numbers(gems, colour) for gems in others)
        bare = area.gems if count == area.gems.count(colour) else area.gems.replace("*", "")
        gems = bare.replace(colour, "") + colour * fewer
        return total(with_area(case.end, case.seat, Count(ordered(gems))), case.seat) < after
    return kind == "points"


def _gained(case: Case) -> bool:
    gained = GAINED[case.key]
    count = gained(case.end, case.seat) - gained(case.view, case.seat)
    if case.key == "prize":
        assert case.are(seeker=case.end.seats[case.seat].seekers[-1])
        return count > 0 and case.are(points=count)
    return count > 0 and case.are(count=count)


def _rainbow(case: Case) -> bool:
    had, has_now = ("*" in it.seats[case.seat].area.everything for it in (case.view, case.end))
    return has_now and not had


def _theirs(case: Case) -> bool:
    before, after = (total(it, case.rival) for it in (case.view, case.end))
    assert case.are(before=before, after=after)
    if case.key == "theirs":
        return after < before
    instead = total(case.others[0], case.rival)
    return after < instead and case.are(instead=instead)


def _keeps(case: Case) -> bool:
    assert case.end.mover == case.others[0].mover == case.rival
    before, after = (worst_loss(it, case.seat) for it in (case.others[0], case.end))
    return before > after and case.are(before=before, after=after)


def _denies(case: Case) -> bool:
    best, wanted = (best_turns(it, case.rival) for it in (case.end, case.others[0]))
    assert case.end.mover == case.others[0].mover == case.rival
    before, after = max(wanted.values()), max(best.values())
    assert before > after
    assert case.are(before=before, after=after)
    return case.key == "leaves" or wanted[case.args["seeker"], case.args["taken"]] == before


def _most(case: Case) -> bool:
    assert case.end.mover == case.rival
    return case.are(points=max(best_turns(case.end, case.rival).values()))


def _starts(case: Case) -> bool:
    end = case.end
    if end.mover == end.starter and end.round > case.view.round:
        return end.starter == case.seat
    return all(later.starter == case.seat for later in turned(end))


def _collected(case: Case) -> bool:
    colour = case.args["colour"]
    held = Counter(case.view.seats[case.rival].area.everything)
    assert held[colour] == max(held[it] for it in COLOURS)
    count, less = (
        case.view.dungeon.count(colour) - it.dungeon.count(colour)
        for it in (case.end, case.others[0])
    )
    return count > max(0, less) and case.are(count=count, owned=held[colour])


def _next(case: Case) -> bool:
    turn = next_turn(case.after, case.seat)
    assert turn
    one, other = turn
    gems = ordered("".join((Counter(one.dungeon) - Counter(other.dungeon)).elements()))
    points = total(other, case.seat) - total(one, case.seat)
    seeker = other.seats[case.seat].seekers[-1]
    assert case.are(seeker=seeker, taken=gems, points=points)
    again = one is case.end and case.view.mover == case.seat
    assert again == case.key.startswith("again")
    others = next_turn(case.others, case.seat)
    if case.key == "again":
        return True
    assert others
    instead = total(others[1], case.seat) - total(others[0], case.seat)
    return instead < points and case.are(instead=instead)


def _ready(case: Case) -> bool:
    colour = case.args["colour"]

    def more(position: Position) -> int:
        area = position.seats[case.seat].area
        if isinstance(area, Row):
            areas: list[Any] = [
                Row(row, area.gold) for row in (colour + area.row, area.row + colour)
            ]
        else:
            assert isinstance(area, Count)
            areas = [Count(ordered(area.gems + colour))]
        now = total(position, case.seat)
        return max(total(with_area(position, case.seat, it), case.seat) for it in areas) - now

    points, instead = more(case.end), more(case.others[0])
    assert case.end.dungeon.count(colour) > 1
    assert next_turn(case.after, case.seat)
    return points > instead and case.are(points=points, instead=instead)


def _open(case: Case) -> bool:
    colour = case.args["colour"]
    row, other = (row_of(it, case.seat) for it in (case.end, case.others[0]))
    gained = case.end.dungeon.count(colour)
    assert next_turn(case.after, case.seat)
    return (
        colour in (row[0], row[-1])
        and colour not in other[:1] + other[-1:]
        and case.are(count=gained)
    )


def _stands(case: Case) -> bool:
    args, seat, rival = case.args, case.seat, case.rival
    here = at_the_end_of(args["round"], case.after)
    assert case.are(mine=total(here, seat))
    assert "theirs" not in args or case.are(theirs=total(here, rival))
    assert (here.stage != "play") == (args["round"] == 6)
    if case.key in ("leads", "leads-to"):
        return True
    there = at_the_end_of(args["round"], case.others)
    if case.key.startswith(ALIKE):
        return (total(there, seat), total(there, rival)) == (args["mine"], args["theirs"])
    assert case.are(less=total(there, seat))
    assert "more" not in args or case.are(more=total(there, rival))
    gain = args["mine"] - args["less"] + args.get("more", 0) - args.get("theirs", 0)
    wins, loses = has_won(here, seat), has_won(there, rival)
    assert gain > 0 or (here.stage != "play" and wins and loses)
    match case.key:
        case "stands-with" | "reaches-with":
            return has(args, here, seat, there)
        case "stands-without":
            return has(args, there, rival, here)
        case "loses-less":
            return here.stage != "play" and not wins and loses
    return True


def _ends(case: Case) -> bool:
    args, last = case.args, case.after[-1]
    assert last.stage != "play"
    assert case.key in ("tie", "ends-tied") or case.key.startswith("final") == (last is case.end)
    assert case.are(mine=total(last, case.seat), theirs=total(last, case.rival))
    if case.key in ("ends", "final"):
        return True
    other = case.others[-1]
    assert other.stage != "play"
    assert case.are(less=total(other, case.seat), more=total(other, case.rival))
    wins, loses = has_won(last, case.seat), has_won(other, case.rival)
    if case.key == "final-instead":
        gain = args["mine"] - args["less"] + args["more"] - args["theirs"]
        return gain > 0 or (wins and loses)
    if case.key == "ends-tied":
        return wins and loses and args["less"] == args["more"]
    powers = [last.seats[it].power for it in (case.seat, case.rival)]
    assert args["mine"] == args["theirs"]
    return wins and powers == [args["power"], args["powers"]]


CHECKS: Final[Mapping[str, Callable[[Case], bool]]] = {
    **dict.fromkeys(("gold", "prize", "valid"), _gained),
    **dict.fromkeys(
        (
            f"{kind}{compared}"
            for kind in ("points", "run", "new-run", "runs", "single", "count")
            for compared in ("", "-instead")
        ),
        _points,
    ),
    **dict.fromkeys(("denies", "leaves"), _denies),
    **dict.fromkeys(("again", "again-instead", "next"), _next),
    **dict.fromkeys(
        ("stands", "stands-with", "stands-without", "leads", "leads-to", "loses-less"), _stands
    ),
    **dict.fromkeys(("reaches", "reaches-with", f"{ALIKE}-stands"), _stands),
    **dict.fromkeys(("final", "final-instead", "ends", "ends-tied", "tie"), _ends),
    ALIKE: lambda case: bool(case.others),
    **dict.fromkeys(("theirs", "theirs-instead"), _theirs),
    "open": _open,
    "rainbow": _rainbow,
    "keeps": _keeps,
    "most": _most,
    "starts": _starts,
    "collected": _collected,
    "ready": _ready,
}
"""How each reason of a turn is checked."""


def _declares(reason: Reason, view: Position, move: Move) -> bool:
    assert view.decision
    totals = {it: declared(view.after(it), view.decision.seat) for it in view.decision.moves}
    lower = [it for it in totals.values() if it < totals[move]]
    assert reason.args["points"] == totals[move]
    if reason.key == "declares":
        return not lower
    return reason.key == "declares-instead" and reason.args["instead"] == max(lower)
