"""How reasons of 12 Seekers that say what lines lead to, or who wins, are checked by the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial

from bot.computers.contract import ALIKE
from rules.seekers.areas import Piles
from rules.seekers.gems import COLOURS
from rules.seekers.position import Position
from tests.computers.seekers.case import Case
from tests.computers.seekers.facts import at_the_end_of, has_won, outlooks, total, wins_surely
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
    if case.key.startswith(ALIKE):
        less, more = args.get("less", args["mine"]), args.get("more", args["theirs"])
        assert less - more == args["mine"] - args["theirs"]
        return (case.own(there), total(there, case.rival)) == (less, more)
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
    assert case.key == ALIKE or case.key.startswith("final") == (last is case.end)
    powers = (last.seats[it].power for it in (case.seat, case.rival))
    assert case.are(**dict(zip(("power", "powers"), powers, strict=True)))
    return case.are(mine=case.own(last), theirs=total(last, case.rival))


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
    if told in ("round", "each-round"):
        return expects(case)
    if told == "final":
        best = max((has_won(it, case.seat), case.lead(it)) for it in case.ends)
        return ends(case) and best == (has_won(case.end, case.seat), case.lead(case.end))
    if told == "reply":
        here, there = replies(case)
        return (args["mine"], args["theirs"]) in {*here} & {*there}
    if told == "none":
        return True
    mine, less = case.own(case.end), max(map(case.own, case.ends))
    power, *powers = (it.seats[case.seat].power for it in (case.end, *case.ends))
    gems, *others = (-len(it.dungeon) for it in (case.end, *case.ends))
    but = "power" if power < max(powers) else "gems" if gems > max(others) else "each-now"
    assert told == ("now" if mine == less else but if mine < less else "each-now")
    return case.are(mine=mine, less=less)


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
    """Check who wins where the move and the other one lead."""
    if case.key in ("wins", "loses") or case.args.get("told", "once") not in ("once", "each"):
        return _surely(case) and ("told" not in case.args or together(case))
    args, last = case.args, case.after[-1]
    ended = case.ends if last is case.end else case.others[-1:]
    other = max(ended, key=lambda it: (has_won(it, case.seat), case.lead(it), case.own(it)))
    assert last.stage != "play" != other.stage
    assert case.are(mine=case.own(last), theirs=total(last, case.rival))
    assert case.are(less=case.own(other), more=total(other, case.rival))
    won, wins = has_won(last, case.seat), has_won(other, case.seat)
    assert case.are(later="no" if last is case.end else "yes")
    for it, names in ((last, ("power", "powers")), (other, ("sum", "sums"))):
        assert [args[name] for name in names] == [
            it.seats[seat].power for seat in (case.seat, case.rival)
        ]
    if case.key.startswith("both"):
        same = (args["mine"], args["theirs"]) == (args["less"], args["more"])
        assert case.are(told="once" if same else "each")
        return won == wins == (case.key == "both-win")
    return won and not wins


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
