"""Whether a reason for a move is true, by the rules."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, pairwise
from typing import Any

from bot.computers.contract import Reason
from bot.computers.seekers.course import Course
from bot.computers.seekers.deepening import Deepening
from bot.computers.seekers.hands import Hands
from bot.computers.seekers.reading import hands_of, state_of, table_of
from bot.computers.seekers.search import is_dealers
from bot.computers.seekers.state import STATE_FIELDS, SearchState
from bot.computers.seekers.turns import asked
from rules.seekers.areas import Piles
from rules.seekers.moves import Move, Seek
from rules.seekers.position import Position
from rules.seekers.sheets import TURNED_UP
from tests.computers.seekers.known import turn_ends
from tests.computers.seekers.test_turns import simple

Line = tuple[SearchState, ...]


def line_of(view: Position, move: Move, turns: int) -> Line:
    """Return this turn's best end, and after it turns in which everybody takes the most points."""
    assert view.decision
    deepening = Deepening.of(view, (move,), view.decision.seat)
    table, hands = deepening.table, deepening.hands
    line = [deepening.outcomes[0].state]
    while line[-1][1] or len(line[-1]) > STATE_FIELDS:
        state = line[-1]
        if len(state) == STATE_FIELDS:
            turns -= 1
            if turns < 0 or (table.sheet == TURNED_UP and is_dealers(state)):
                break
        seat = asked(state)

        def lead(end: SearchState, seat: int = seat) -> float:
            mine, theirs = (
                hands.worth(table.sheet, whose, end[2 + whose][0]) + sum(end[2 + whose][1:3])
                for whose in (seat, 1 - seat)
            )
            return float(mine - theirs)

        line.append(max(table.turns(state), key=lead))
    return tuple(line)


def turned(position: Position) -> Iterator[Position]:
    """Yield, by the rules alone, where a turn can end, whoever answers in it."""
    assert position.decision
    for end in turn_ends(position, position.decision.seat, position.moment):
        if end.decision and end.moment == position.moment:
            yield from turned(end)
        else:
            yield end


def path(start: Position, line: Line, move: Move | None = None) -> list[Position]:
    """Return positions that the states of a line stand for, each reached by the rules."""
    states = [state for state in line if len(state) == STATE_FIELDS]
    return next(paths(start.after(move) if move else start, start.moment, states))


def paths(
    here: Position, moment: object, states: Sequence[SearchState]
) -> Iterator[list[Position]]:
    """Yield the ways by the rules from a turn in progress through these states."""
    if not states:
        yield []
        return
    table = table_of(here)
    state = simple(states[0], table)
    for end in turned(here) if here.moment == moment else (here,):
        if simple(state_of(end, table), table) == state:
            yield from ([end, *rest] for rest in paths(end, end.moment, states[1:]))


def total(position: Position, seat: int) -> int:
    """Return what a seat would have now."""
    return position.reckoning(seat).total


def gold(position: Position, seat: int) -> int:
    """Return how much gold a seat has."""
    return position.seats[seat].area.everything.count("$")


def valid(position: Position, seat: int) -> int:
    """Return how many gems lie in a seat's valid pile."""
    area = position.seats[seat].area
    assert isinstance(area, Piles)
    return len(area.valid)


def runs(position: Position, seat: int, colour: str) -> set[int]:
    """Return the lengths of a seat's runs of a colour, with the rainbow as any colour."""
    row = position.as_json()["seats"][seat]["area"]["row"]
    rows = [row.replace("*", other) for other in "rygbp"]
    return {len(list(run)) for row in rows for gem, run in groupby(row) if gem == colour}


def all_runs(position: Position, seat: int) -> list[Counter[tuple[str, int]]]:
    """Return the runs of a seat by colour and length, once for each colour that the rainbow may have."""
    row = position.as_json()["seats"][seat]["area"]["row"]
    return [
        Counter((gem, len(list(run))) for gem, run in groupby(row.replace("*", other)))
        for other in "rygbp"
    ]


def is_about(points: Any, position: Position, seat: int, odds: Hands) -> bool:
    """Return whether a seat would have these points now, on average over its possible hands of colour cards."""
    found = 0.0
    for cards, likely in odds.seats[seat]:
        seats = list(position.seats)
        seats[seat] = seats[seat].but(cards=cards)
        found += likely * total(position.but(seats=tuple(seats)), seat)
    return bool(abs(points - found) < 0.5 + 1e-6)


@cache
def best_turn(position: Position, seat: int) -> int:
    """Return what the best turn of a seat brings, by the rules alone."""
    return max(total(end, seat) for end in turned(position)) - total(position, seat)


def next_turn(after: Sequence[Position], seat: int) -> tuple[Position, Position]:
    """Return the positions before and after a seat's next turn."""
    return next((one, other) for one, other in pairwise(after) if one.mover == seat)


def gained(key: str, args: dict[str, Any], seat: int, at: Sequence[Position]) -> bool:
    """Return whether a turn makes these runs, or brings more points than the other one."""
    view, end, *others = at
    if key == "points-instead":
        return bool(total(others[0], seat) == args["instead"] < args["after"])
    if key == "runs":
        new = (after - was for was in all_runs(view, seat) for after in all_runs(end, seat))
        assert args["count"] > 1
        assert any(sum(it[run] for run in it if run[1] > 1) >= args["count"] for it in new)
    if "length" in args:
        assert "had" not in args or args["had"] in runs(view, seat, args["colour"])
        assert args["length"] in runs(end, seat, args["colour"])
    return bool(args["before"] < args["after"])


def holds(  # noqa: C901, PLR0911, PLR0912, PLR0915 - one a key
    reason: Reason, view: Position, move: Move, line: Line = (), instead: Line = ()
) -> bool:
    """Return whether the reason is true by the rules of these lines; without, of this turn's best end."""
    assert view.decision
    seat, rival = view.decision.seat, 1 - view.decision.seat
    args: dict[str, Any] = dict(reason.args)
    line = line or Course.of(view, seat, move, ()).states[1:]
    assert args.get("seat", rival) == rival
    after = path(view, line, move)
    others = path(view, instead)
    end = after[0]
    match reason.key:
        case "points" | "points-instead" | "run" | "new-run" | "runs":
            assert (total(view, seat), total(end, seat)) == (args["before"], args["after"])
            return gained(reason.key, args, seat, (view, end, *others))
        case "prize":
            won = end.seats[seat].points - view.seats[seat].points
            return bool(won == args["points"] > 0 and end.seats[seat].seekers[-1] == args["seeker"])
        case "valid":
            return bool(valid(end, seat) - valid(view, seat) == args["count"] > 0)
        case "gold":
            return bool(gold(end, seat) - gold(view, seat) == args["count"] > 0)
        case "steals":
            return bool(total(view, rival) == args["before"] > args["after"] == total(end, rival))
        case "keeps":
            return bool(total(others[0], seat) - total(others[1], seat) == args["points"] > 0)
        case "leaves" | "denies" | "denies-seeker":
            if others:
                assert best_turn(others[0], rival) == args["before"]
                assert args.get("seeker", others[0].field[0]) in others[0].field
            if reason.key == "denies-seeker":
                assert args["seeker"] not in end.field
            if reason.key == "denies":
                assert isinstance(move, Seek)
                lost = view.dungeon if move.end == "left" else view.dungeon[::-1]
                assert lost.startswith(args["gems"])
                assert len(view.dungeon) - len(end.dungeon) >= len(args["gems"])
            return bool(best_turn(end, rival) == args["after"] < args["before"])
        case "starts":
            if end.mover == end.starter and end.round > view.round:
                return end.starter == seat
            return all(later.starter == seat for later in turned(end))
        case "again" | "next":
            one, other = next_turn(after, seat)
            assert (one is end and view.mover == seat) == (reason.key == "again")
            assert other.seats[seat].seekers[-1] == args["seeker"]
            return bool(total(other, seat) - total(one, seat) == args["points"])
        case "stands" | "stands-likely" | "leads" | "leads-likely" | "alike" | "alike-likely":
            odds, at = hands_of(view, table_of(view)), args["turns"] - 1
            if not reason.key.startswith("leads"):
                less, more = args.get("less", args["mine"]), args.get("more", args["theirs"])
                assert is_about(less, others[at], seat, odds)
                assert is_about(more, others[at], rival, odds)
                assert args["mine"] - args["theirs"] >= less - more
            return all(
                is_about(args[whose], after[at], one, odds)
                for whose, one in (("mine", seat), ("theirs", rival))
            )
        case "tie":
            powers = (after[-1].seats[seat].power, after[-1].seats[rival].power)
            assert total(after[-1], seat) == total(after[-1], rival)
            return bool(powers == (args["mine"], args["theirs"]) and args["mine"] < args["theirs"])
        case "final" | "ends" | "ends-instead":
            assert not after[-1].field
            assert (reason.key == "final") == (after[-1] is end)
            if reason.key == "ends-instead":
                assert total(others[-1], seat) == args["less"]
                assert total(others[-1], rival) == args["more"]
            return (total(after[-1], seat), total(after[-1], rival)) == (
                args["mine"],
                args["theirs"],
            )
        case _:
            return False
