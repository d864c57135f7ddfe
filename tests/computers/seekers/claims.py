"""How each reason for a turn of 12 Seekers is checked, by the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.computers.contract import ALIKE
from rules.seekers.areas import Count, Row
from rules.seekers.gems import COLOURS, ordered
from rules.seekers.position import Position
from tests.computers.seekers.facts import (
    GAINED,
    all_runs,
    at_the_end_of,
    best_turns,
    has_won,
    most,
    next_turn,
    numbers,
    row_of,
    total,
    with_area,
    worst_loss,
)
from tests.computers.seekers.lines import turned


@dataclass(frozen=True, slots=True)
class Case:
    """A reason's facts, and the positions that its move and the other move lead to, turn by turn.

    `ends` are all positions in which the turn of the other move can end.
    """

    key: str
    args: Mapping[str, Any]
    view: Position
    seat: int
    after: Sequence[Position]
    others: Sequence[Position]
    ends: Sequence[Position]

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


def _points(case: Case) -> bool:
    before, after = (total(it, case.seat) for it in (case.view, case.end))
    kind, _, compared = case.key.removeprefix("new-").partition("-")
    instead = max(total(it, case.seat) for it in case.ends) if compared else before
    assert case.are(after=after)
    assert not compared or (after > instead and case.are(instead=instead))
    if compared == "kept":
        return after == before
    assert case.are(before=before)
    return before != after and (kind == "points" or (before < after and _comes_from(case, kind)))


def _comes_from(case: Case, kind: str) -> bool:
    """Return whether more points come from the gems that are named."""
    args, after = case.args, total(case.end, case.seat)
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
        colour, count, fewer = args["colour"], args["count"], args["fewer"]
        assert count in numbers(area.gems, colour)
        assert fewer != count
        assert fewer in numbers(case.view.seats[case.seat].area.everything, colour)
        bare = area.gems if count == area.gems.count(colour) else area.gems.replace("*", "")
        gems = bare.replace(colour, "") + colour * fewer
        return total(with_area(case.end, case.seat, Count(ordered(gems))), case.seat) < after
    return False


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
    assert case.are(after=after)
    if case.key == "theirs":
        return after < before and case.are(before=before)
    instead = min(total(it, case.rival) for it in case.ends)
    assert after < instead
    assert case.are(instead=instead)
    return after == before if case.key == "theirs-kept" else case.are(before=before)


def _keeps(case: Case) -> bool:
    assert {case.end.mover, *(it.mover for it in case.ends)} == {case.rival}
    before = min(worst_loss(it, case.seat) for it in case.ends)
    after = worst_loss(case.end, case.seat)
    return before > after and case.are(before=before, after=after)


def _denies(case: Case) -> bool:
    assert {case.end.mover, *(it.mover for it in case.ends)} == {case.rival}
    wanted = [best_turns(it, case.rival) for it in case.ends]
    before = min(max(it.values()) for it in wanted)
    after = max(best_turns(case.end, case.rival).values())
    assert before > after
    assert case.are(before=before, after=after)
    if case.key == "leaves":
        return True
    named = case.args["seeker"], case.args["taken"]
    return min(it[named] for it in wanted) >= before


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
    count, *others = (
        case.view.dungeon.count(colour) - it.dungeon.count(colour) for it in (case.end, *case.ends)
    )
    return count > max(0, *others) and case.are(count=count, owned=held[colour])


def _next(case: Case) -> bool:
    turn = next_turn(case.after, case.seat)
    assert turn
    one, other = turn
    gems = ordered("".join((Counter(one.dungeon) - Counter(other.dungeon)).elements()))
    points = total(other, case.seat) - total(one, case.seat)
    seeker = other.seats[case.seat].seekers[-1]
    assert case.are(seeker=seeker, taken=gems, points=points)
    again = one is case.end and case.view.mover == case.seat
    assert again or not case.key.startswith("again")
    if case.key == "again":
        return True
    left = [_left(it, case.seat) for it in case.ends]
    if case.key == "again-instead":
        instead = max(max(it.values()) for it in left)
        return instead < points and case.are(instead=instead)
    taken = (seeker, gems)
    assert _left(case.end, case.seat)[taken] >= points
    return max(it.get(taken, 0) for it in left) < points


def _left(position: Position, seat: int) -> Mapping[tuple[str, str], int]:
    """Return what a seat's turns bring if it has the next one."""
    begun = position if position.mover == seat else position.next_turn_of(seat)
    assert begun
    # Who starts the round after that depends on turns that the other seat may not have had.
    return best_turns(begun.but(order=1), seat)


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
        now = total(position, case.seat)
        return max(total(with_area(position, case.seat, it), case.seat) for it in areas) - now

    points = more(case.end, case.args["colour"])
    instead = max(more(end, colour) for end in case.ends for colour in COLOURS)
    assert case.end.dungeon.count(case.args["colour"]) >= gems
    assert next_turn(case.after, case.seat)
    return points > instead and case.are(points=points, instead=instead)


def _open(case: Case) -> bool:
    colour = case.args["colour"]
    row, *others = (row_of(it, case.seat) for it in (case.end, *case.ends))
    assert next_turn(case.after, case.seat)
    assert not any(colour in other[:1] + other[-1:] for other in others)
    return colour in (row[0], row[-1]) and case.are(count=case.end.dungeon.count(colour))


def _expects(case: Case) -> bool:
    args, seat, rival = case.args, case.seat, case.rival
    here = at_the_end_of(args["round"], case.after)
    assert case.are(mine=total(here, seat))
    assert "theirs" not in args or case.are(theirs=total(here, rival))
    assert (here.stage != "play") == (args["round"] == 6)
    if case.key in ("expects", "expects-own"):
        return True
    there = at_the_end_of(args["round"], case.others)
    if case.key.startswith(ALIKE):
        return (total(there, seat), total(there, rival)) == (args["mine"], args["theirs"])
    assert case.are(less=total(there, seat))
    assert "more" not in args or case.are(more=total(there, rival))
    lead, less = (
        args[one] - args.get(its, 0) for one, its in (("mine", "theirs"), ("less", "more"))
    )
    return bool(lead > less)


def _ends(case: Case) -> bool:
    args, last = case.args, case.after[-1]
    assert last.stage != "play"
    assert case.key in ("tie", "ends-tied") or case.key.startswith("final") == (last is case.end)
    assert case.are(mine=total(last, case.seat), theirs=total(last, case.rival))
    if case.key in ("ends", "final"):
        return True
    ended = case.ends if last is case.end else case.others[-1:]
    other = max(ended, key=lambda it: (has_won(it, case.seat), _lead(it, case.seat)))
    assert other.stage != "play"
    assert case.are(less=total(other, case.seat), more=total(other, case.rival))
    wins, loses = has_won(last, case.seat), has_won(other, case.rival)
    if case.key.endswith("-instead"):
        return _lead(last, case.seat) > _lead(other, case.seat) or (wins and loses)
    if case.key == "ends-tied":
        return wins and loses and args["less"] == args["more"]
    powers = [last.seats[it].power for it in (case.seat, case.rival)]
    assert args["mine"] == args["theirs"]
    return wins and powers == [args["power"], args["powers"]]


def _lead(position: Position, seat: int) -> int:
    return total(position, seat) - total(position, 1 - seat)


CHECKS: Final[Mapping[str, Callable[[Case], bool]]] = {
    **dict.fromkeys(("gold", "prize", "valid"), _gained),
    **dict.fromkeys(("points", "run", "runs", "single", "count"), _points),
    **dict.fromkeys(("denies", "leaves"), _denies),
    **dict.fromkeys(("again", "next"), _next),
    **dict.fromkeys(("final", "ends", "tie"), _ends),
    "expects": _expects,
    ALIKE: lambda case: "round" not in case.args or _expects(case),
    "theirs": _theirs,
    "open": _open,
    "rainbow": _rainbow,
    "keeps": _keeps,
    "most": _most,
    "starts": _starts,
    "collected": _collected,
    "ready": _ready,
}
"""How each reason of a turn is checked, by the first word of its key, but for `new`."""


def check(case: Case) -> bool:
    """Return whether what a reason says of a turn is so."""
    return CHECKS[case.key.removeprefix("new-").partition("-")[0]](case)
