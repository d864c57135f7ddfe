"""Reasons for moves of 12 Seekers: each is held to the rules."""

import pickle
from itertools import groupby
from random import Random
from typing import Any

import pytest

from bot.computers.contract import Reason
from bot.computers.seekers import why
from bot.computers.seekers.strong import strong
from bot.computers.seekers.why import reasons
from rules.seekers.areas import Piles
from rules.seekers.moves import Move, Seek
from rules.seekers.position import Position
from tests.computers.seekers.known import MODES, game, turn_ends

KEYS = set(why.SENTENCES)


def longest(position: Position, seat: int, colour: str) -> int:
    """Return a seat's longest run of a colour."""
    row = position.as_json()["seats"][seat]["area"]["row"]
    return max((len(list(run)) for gem, run in groupby(row) if gem == colour), default=0)


def total(position: Position, of: int) -> int:
    """Return what a seat would have now."""
    return position.reckoning(of).total


def holds(reason: Reason, view: Position, move: Move) -> bool:  # noqa: PLR0911 - one a key
    """Return whether the reason is true of some end of this turn that the rules allow."""
    assert view.decision
    seat = view.decision.seat
    args: Any = reason.args
    ends = turn_ends(view.after(move), seat, view.moment)
    mine, theirs = view.seats[seat], view.seats[1 - seat]
    match reason.key:
        case "points":
            return total(view, seat) == args["before"] < args["after"] and any(
                total(end, seat) == args["after"] for end in ends
            )
        case "prize":
            assert isinstance(move, Seek)
            return bool(view.would_win(move) == args["points"] > 0)
        case "run" | "new-run":
            before = longest(view, seat, args["colour"])
            return (before == args["before"] if "before" in args else before < 2) and any(
                longest(end, seat, args["colour"]) == args["after"] > before for end in ends
            )
        case "valid":
            had = valid(view, seat)
            return any(valid(end, seat) - had == args["count"] for end in ends)
        case "gold":
            had = mine.area.everything.count("$")
            return any(
                end.seats[seat].area.everything.count("$") - had == args["count"] for end in ends
            )
        case "steals":
            return total(view, 1 - seat) == args["before"] > args["after"] and any(
                total(end, 1 - seat) == args["after"] for end in ends
            )
        case "tie":
            return bool(mine.power <= args["mine"] < args["theirs"] == theirs.power)
        case "leaves" | "denies":
            return any(best_turn(end, 1 - seat) == args["after"] for end in ends)
        case "wins":
            return True  # proved by the search; see its own test
        case _:
            return False


def valid(position: Position, seat: int) -> int:
    """Return how many gems lie in a seat's valid pile."""
    area = position.seats[seat].area
    assert isinstance(area, Piles)
    return len(area.valid)


def best_turn(position: Position, seat: int) -> int:
    """Return what the best turn of a seat brings, by the rules alone."""
    now = position.reckoning(seat).total
    return max(
        end.reckoning(seat).total - now for end in turn_ends(position, seat, position.moment)
    )


@pytest.mark.parametrize("sheet", range(1, 21))
def test_reasons_are_true(sheet: int) -> None:
    """Whatever is said of a move is so by the rules, and at most three things are said."""
    rng = Random(sheet)
    said = set()
    mode = "advanced" if sheet in {7, 8, 9, 10, 16, 17, 18} else "chaos"
    positions = [one for one in game(sheet, mode, rng, sane=True) if one.decision]
    for position in rng.sample(positions, 4):
        decision = position.decision
        assert decision
        if decision.seat < 0:
            continue
        view = position.seen_by(decision.seat)
        for move in rng.sample(decision.moves, min(2, len(decision.moves))):
            given = reasons(view, move)
            assert len(given) <= 3
            for reason in given:
                said.add(reason.key)
                assert holds(reason, view, move), (reason, str(move))
                assert pickle.loads(pickle.dumps(reason)) == reason  # noqa: S301
    assert said
    assert said <= KEYS


@pytest.mark.parametrize("sheet", [14, 15, 16, 17])
def test_reasons_tell_nothing_of_hidden_cards(sheet: int) -> None:
    """Whatever cards the opponent hides, the reasons are the same; an onlooker gets some too."""
    rng = Random(sheet)
    for position in game(sheet, "advanced", rng):
        decision = position.decision
        if decision is None or decision.seat < 0 or rng.random() < 0.6:
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
        move = decision.moves[0]
        assert reasons(views[0], move) == reasons(views[1], move)
        seen = position.seen_by(None)
        assert seen.decision is not None
        reasons(seen, seen.decision.moves[0])


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
