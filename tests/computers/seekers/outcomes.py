"""How reasons of 12 Seekers that say what lines lead to, or who wins, are checked by the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rules.seekers.areas import Piles
from rules.seekers.gems import COLOURS
from rules.seekers.position import Position
from tests.computers.seekers.case import Case
from tests.computers.seekers.facts import at_the_end_of, hands_of, outlooks, reached, total
from tests.computers.seekers.lines import as_state


def expects(case: Case) -> bool:
    """Check how both players stand at the end of a round of the lines."""
    args = case.args
    here = at_the_end_of(args["round"], case.after)
    assert case.are(mine=case.own(here))
    assert "theirs" not in args or case.are(theirs=total(here, case.rival))
    assert (here.stage != "play") == (args["round"] == 6)
    if case.key in ("expects", "expects-own"):
        return True
    there = at_the_end_of(args["round"], case.others)
    assert case.are(less=case.own(there))
    assert "more" not in args or case.are(more=total(there, case.rival))
    lead, less = (
        args[one] - args.get(its, 0) for one, its in (("mine", "theirs"), ("less", "more"))
    )
    return bool(lead > less)


def replies(case: Case) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Return the points of both after each reply that is best for the rival, and the same of the other move's best end."""
    assert case.moves_next(case.rival, case.end, *case.ends)

    def best(position: Position) -> list[tuple[int, int]]:
        every = outlooks(position, case.rival)
        least = min(it.others - it.mine for it in every)
        return [(it.others, it.mine) for it in every if it.others - it.mine == least]

    there = [pair for end in case.ends for pair in best(end)]
    most = max((mine - theirs for mine, theirs in there), default=0)
    return best(case.end), [it for it in there if it[0] - it[1] == most]


def together(case: Case) -> bool:
    """Check how the move and the other one leave the players, where nothing tells them apart."""
    args, told = case.args, case.args["told"]
    if (role := args.get("role", "no")) != "no":
        assert _alike(case, role)
    if told == "ending":
        return decided(case)
    if told == "reply":
        here, there = replies(case)
        return (args["mine"], args["theirs"]) in {*here} & {*there}
    mine, less = max(map(case.own, case.begun)), max(map(case.own, case.ends))
    if told == "now":
        return mine == less and case.are(mine=mine)
    power, *powers = (it.seats[case.seat].power for it in (case.end, *case.ends))
    assert told == "none" or (told == "power") == (power < max(powers))
    return told == "none" or (less > mine and case.are(points=less - mine))


def _alike(case: Case, role: str) -> bool:
    """Check what the gems have in common that the move and the other one take from the seat's area."""
    if role == "same":
        return as_state(case.end) in [*map(as_state, case.ends)]
    here, *there = (it.seats[case.seat].area for it in (case.view, case.end, *case.ends))
    if role == "worthless":
        return isinstance(here, Piles) and case.args["other"].endswith("-")
    gone = {gem for it in there for gem in Counter(here.everything) - Counter(it.everything)}
    return len({here.everything.count(gem) for gem in gone}) == 1 and gone <= {*COLOURS}


def decided(case: Case) -> bool:
    """Check who wins where the move and the other one lead, and by how much, as far as few turns are left."""
    args, key = case.args, case.args.get("ending", case.key)
    assert case.are(later="yes" if case.end.field else "no")
    courses = [case.begun, case.ends][: args.get("both", 2)]
    results = [best(ends, case.seat, case.view) for ends in courses]
    told: list[tuple[bool, Any]] = [(key in ("won", "wins-by"), args["by"])]
    if "but" in args:
        told.append((key == "wins-by" and args["wins"] == "yes", args["but"]))
        (won, lead), (wins, less) = ((it[0], it[1] if it[0] else -it[1]) for it in told)
        assert (won, lead) > (wins, less)
    else:
        assert args["both"] == len(courses)
        told *= args["both"]
    return all(
        result is None or (result[0], abs(result[1]) if by != "none" else by) == (won, by)
        for result, (won, by) in zip(results, told, strict=True)
    )


def best(ends: Iterable[Position], seat: int, view: Position) -> tuple[bool, int] | None:
    """Return whether a seat wins, and its lead, if it chooses an end and both play well; None if that isn't known.

    It isn't with more than a turn left, or where the cards that a view hides decide.
    """
    results = set[tuple[bool, int]]()
    for hand in hands_of(view):
        here = [reached(end, seat, hand) for end in ends]
        if None in here:
            return None
        results.add(max(filter(None, here)))
    return results.pop() if len(results) == 1 else None


def hands(case: Case) -> bool:
    """Check with which cards of the other seat the move and the other one win."""
    args = case.args
    here, there = (
        {hand[case.rival]: _wins(ends, case.seat, hand) for hand in hands_of(case.view)}
        for ends in (case.begun, case.ends)
    )
    if None in {*here.values()} | {*there.values()}:
        return True
    wins, less = ({hand for hand, won in it.items() if won} for it in (here, there))
    assert wins > less
    if case.key == "wins":
        return len(wins) == len(here) and not less
    if case.key == "odds":
        return case.are(count=len(wins), less=len(less), all=len(here))
    if case.key == "hands":
        assert less
        assert case.are(sure="yes" if len(wins) == len(here) else "no")
    named = wins - less if case.key == "hands" else wins
    return bool(named) and {*args["hands"].split()} == named


def _wins(ends: Iterable[Position], seat: int, hand: tuple[str, str]) -> bool | None:
    results = [reached(end, seat, hand) for end in ends]
    return None if None in results else any(won for won, _ in filter(None, results))
