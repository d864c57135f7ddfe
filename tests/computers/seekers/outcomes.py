"""How reasons of 12 Seekers that say what lines lead to, or who wins, are checked by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from bot.computers.contract import ALIKE
from rules.seekers.position import Position
from tests.computers.seekers.case import Case
from tests.computers.seekers.facts import at_the_end_of, has_won, total, wins_surely


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
    if case.key.startswith(ALIKE):
        return (case.own(there), total(there, case.rival)) == (args["mine"], args["theirs"])
    assert case.are(less=case.own(there))
    assert "more" not in args or case.are(more=total(there, case.rival))
    lead, less = (
        args[one] - args.get(its, 0) for one, its in (("mine", "theirs"), ("less", "more"))
    )
    return bool(lead > less)


def ends(case: Case) -> bool:
    """Check how a line ends the game."""
    last = case.after[-1]
    assert last.stage != "play"
    assert case.key.startswith("final") == (last is case.end)
    return case.are(mine=case.own(last), theirs=total(last, case.rival))


def decided(case: Case) -> bool:
    """Check who wins where the move and the other one lead."""
    if "mine" not in case.args:
        return _surely(case)
    args, last = case.args, case.after[-1]
    ended = case.ends if last is case.end else case.others[-1:]
    other = max(ended, key=lambda it: (has_won(it, case.seat), case.lead(it), case.own(it)))
    assert last.stage != "play" != other.stage
    assert case.are(mine=case.own(last), theirs=total(last, case.rival))
    assert case.are(less=case.own(other), more=total(other, case.rival))
    won, wins = has_won(last, case.seat), has_won(other, case.seat)
    level = case.lead(last) == 0, case.lead(other) == 0
    if case.key.startswith("both"):
        same = (args["mine"], args["theirs"]) == (args["less"], args["more"])
        told = "level" if any(level) else "once" if same else "each"
        assert case.are(told=told, later="no" if last is case.end else "yes")
        return won == wins == (case.key == "both-win")
    kind = case.key.removeprefix("wins-")
    assert won
    assert not wins
    if kind == "level":
        powers = [last.seats[it].power for it in (case.seat, case.rival)]
        return level[0] and powers == [args["power"], args["powers"]]
    assert not level[0]
    assert level[1] == (kind == "not-level")
    return kind == "not-level" or (kind == "now") == (last is case.end)


def _surely(case: Case) -> bool:
    """Check by the rules who wins whatever is played, where few turns are left; later ones aren't looked at."""
    surely = partial(wins_surely, view=case.view)

    def win(positions: Iterable[Position], seat: int, of: Callable[..., bool] = any) -> bool:
        return of(surely(it, seat) is not False for it in positions)

    match case.key:
        case "wins":
            return win([case.end], case.seat) and not all(surely(it, case.seat) for it in case.ends)
        case "loses":
            return win(case.ends, case.rival, all) and surely(case.end, case.rival) is not True
        case "both-win":
            return win([case.end], case.seat) and win(case.ends, case.seat)
        case _:
            return win([case.end], case.rival) and win(case.ends, case.rival, all)
