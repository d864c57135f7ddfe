"""Reasons for moves of 12 Seekers: each is held to the rules."""

import json
import pickle
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.computers.contract import Reason
from bot.computers.seekers import why
from bot.computers.seekers.course import Course
from bot.computers.seekers.deepening import Deepening
from bot.computers.seekers.reading import state_of, table_of
from bot.computers.seekers.search import is_dealers
from bot.computers.seekers.state import STATE_FIELDS, SearchState
from bot.computers.seekers.strong import strong
from bot.computers.seekers.turns import asked
from bot.computers.seekers.why import in_english, reasons
from rules import GAMES
from rules.record import Record
from rules.seekers.areas import Piles
from rules.seekers.moves import Move, Seek
from rules.seekers.position import Position
from rules.seekers.sheets import TURNED_UP
from tests.computers.seekers.known import MODES, game, turn_ends
from tests.computers.seekers.test_turns import simple

KEYS = set(why.SENTENCES)
POINTS = Path(__file__).with_name("points.jsonl")
ROWS = frozenset({7, 8, 9, 10, 16, 17, 18})
OPEN = frozenset({"gold", "prize", "valid", "starts"})
"""What can be said to somebody who sees no colour cards."""
ABOUT_BOTH = frozenset(
    {"steals", "denies", "denies-seeker", "leaves", "tie", "final", "ends", "ends-instead"}
)
"""What can only be said by somebody who knows the other player's cards."""
ARGUMENTS = {
    "denies": {"denies", "denies-seeker"},
    "ends": {"final", "ends", "ends-instead"},
    "gold": {"gold"},
    "leaves": {"leaves"},
    "next": {"again", "next"},
    "points": {"points", "points-instead"},
    "prize": {"prize"},
    "run": {"run", "new-run", "runs"},
    "starts": {"starts"},
    "steals": {"steals"},
    "tie": {"tie"},
    "valid": {"valid"},
}
"""The keys of reasons that make each argument of a good player."""
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
        longer = [runs(end, seat, colour) - runs(view, seat, colour) - {1} for colour in "rygbp"]
        assert args["count"] > 1
        assert any(longer)
    if "length" in args:
        assert "had" not in args or args["had"] in runs(view, seat, args["colour"])
        assert args["length"] in runs(end, seat, args["colour"])
    return bool(args["before"] < args["after"])


def holds(  # noqa: C901, PLR0911, PLR0912 - one a key
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


@pytest.mark.parametrize("mode", ["basic", "other"])
@pytest.mark.parametrize("sheet", range(1, 21))
def test_reasons_are_true(sheet: int, mode: str) -> None:
    """Whatever is said of a move is so by the rules, and at most two things are said."""
    rng = Random(f"{sheet} {mode}")
    other = "advanced" if sheet in ROWS else "chaos"
    said = set()
    positions = [
        one
        for one in game(sheet, other if mode == "other" else mode, rng, sane=True)
        if one.decision and one.decision.seat >= 0 and one.stage == "play"
    ]
    for position in rng.sample(positions, 3):
        assert position.decision
        view = position.seen_by(position.decision.seat)
        moves = rng.sample(position.decision.moves, min(2, len(position.decision.moves)))
        lines = [line_of(view, move, 3) for move in moves]
        for line, instead in ((lines[0], lines[-1]), (lines[0], ()), ((), ())):
            given = reasons(view, moves[0], line, instead)
            assert len(given) <= 2
            for reason in given:
                said.add(reason.key)
                assert holds(reason, view, moves[0], line, instead), (reason, str(moves[0]))
                assert in_english(reason).endswith(".")
                assert pickle.loads(pickle.dumps(reason)) == reason  # noqa: S301
    assert said <= KEYS


@pytest.mark.parametrize("sheet", [14, 15, 16, 17])
def test_reasons_tell_nothing_of_hidden_cards(sheet: int) -> None:
    """Whatever cards the opponent hides, the reasons are the same; an onlooker gets some too."""
    rng = Random(sheet)
    for position in game(sheet, "advanced", rng):
        decision = position.decision
        if decision is None or decision.seat < 0 or rng.random() < 0.7:
            continue
        other = 1 - decision.seat
        free = [colour for colour in "rygbp" if colour not in position.seats[decision.seat].cards]
        hands = ["".join(free[:2]), "".join(free[-2:])] if sheet != 15 else [free[0], free[-1]]
        views = []
        for cards in hands:
            seats = list(position.seats)
            seats[other] = seats[other].but(cards=cards)
            views.append(position.but(seats=tuple(seats)).seen_by(decision.seat))
        assert views[0] == views[1]
        moves = decision.moves[0], decision.moves[-1]
        seen = position.seen_by(None)
        for view in (*views, seen):
            assert view.decision is not None
            lines = [line_of(view, move, 3) if view.stage == "play" else () for move in moves]
            given = reasons(view, moves[0], *lines)
            if view is seen:
                assert {one.key for one in given} <= OPEN
            else:
                assert given == reasons(views[0], moves[0], *lines)
                assert not {one.key for one in given} & ABOUT_BOTH


@cache
def points() -> list[tuple[Any, tuple[Reason, ...]]]:
    """Return the positions with a point, and what is said of their best moves."""
    return [(one, _explained(one)) for one in map(json.loads, POINTS.read_text().splitlines())]


def _explained(one: Any) -> tuple[Reason, ...]:
    record = Record(GAMES["seekers"], 2, one["options"], one["setup"], tuple(one["moves"]))
    *_, match = record.replay()
    position: Any = match.position
    view = position.seen_by(position.decision.seat)
    (best,) = [move for move in view.decision.moves if str(move) == one["best"]]
    return reasons(view, best, *([_tuples(state) for state in line] for line in one["lines"]))


def _tuples(told: Any) -> Any:
    return tuple(map(_tuples, told)) if isinstance(told, list) else told


def named(key: str, reason: Reason) -> bool:
    """Return whether a reason makes this point, such as `gold` or `run:r`."""
    argument, _, colour = key.partition(":")
    return reason.key in ARGUMENTS[argument] and reason.args.get("colour", colour) == colour


def test_the_point_of_a_move_is_named() -> None:
    """Of 30 clear moves, explanations name the point that a good player would make for at least 25."""
    missed = [
        one["point"]
        for one, given in points()
        if not any(named(key, reason) for key in one["keys"] for reason in given)
    ]
    assert len(points()) == 30
    assert len(missed) <= 5, missed


@pytest.mark.parametrize("mode", MODES)
def test_the_strong_players_moves_have_reasons(mode: str) -> None:
    """Of most moves that the strong player chooses something can be said."""
    rng = Random(mode)
    with_reasons = asked = 0
    for sheet in (3, 20):
        for position in game(sheet, mode, rng, sane=True):
            decision = position.decision
            if decision and decision.seat >= 0 and len(decision.moves) > 1:
                view = position.seen_by(decision.seat)
                asked += 1
                with_reasons += bool(reasons(view, strong(view, 0.02, rng)))
    assert with_reasons > 0.8 * asked


def test_a_finished_game_has_no_reasons() -> None:
    """Asked in a finished game it raises ValueError."""
    over = game(1, "basic", Random(1))[-1]
    with pytest.raises(ValueError, match="over"):
        reasons(over, over)  # type: ignore[arg-type]
