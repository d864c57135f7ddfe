"""Reasons for moves of 12 Seekers: each is held to the rules."""

import json
import pickle
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.computers.contract import ALIKE, Reason
from bot.computers.seekers.areas import LAYINGS
from bot.computers.seekers.contrast import count_made, run_made, with_more
from bot.computers.seekers.state import Proven
from bot.computers.seekers.strong import strong
from bot.computers.seekers.why import reasons
from bot.i18n.lexicon import words_in
from render import LOOKS
from rules import GAMES
from rules.record import Record
from tests.computers.seekers.known import MODES, game
from tests.computers.seekers.lines import played_on
from tests.computers.seekers.truth import holds, is_shared

POINTS = Path(__file__).with_name("points.jsonl")
ROWS = frozenset({7, 8, 9, 10, 16, 17, 18})
OPEN = frozenset({"alike", "gold", "rainbow", "prize", "starts", "strongest"})
"""What can be said to somebody who sees no colour cards."""
ABOUT_BOTH = frozenset(
    {
        *("plan", "stand", "reply", "denies", "wins-by", "loses-by"),
        *("fears", "expects-instead"),
    }
)
"""What can only be said of points or of the end by somebody who knows the other player's cards."""
GAINS = {"turn", "plan"}
ARGUMENTS = {
    "denies": {"denies", "plan"},
    "ends": {"wins-by"},
    "gold": GAINS | {"gold"},
    "leaves": {"denies", "plan"},
    "next": {"again", "twice", "next"},
    "points": GAINS | {"count"},
    "prize": {"prize", *GAINS},
    "run": {"run", *GAINS},
    "starts": {"starts", "again"},
    "steals": GAINS,
    "rainbow": {"rainbow"},
    "tie": {"wins-by", "won"},
    "valid": GAINS,
}
"""The keys of reasons that make each argument of a good player."""


@pytest.mark.parametrize("mode", ["basic", "other"])
@pytest.mark.parametrize("sheet", range(1, 21))
def test_reasons_are_true(sheet: int, mode: str) -> None:
    """Whatever is said of a move is so by the rules, and not of the other one, however well its turn ends."""
    rng = Random(f"{sheet} {mode} 2")  # of five seeds the one that meets the most kinds of reasons
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
        lines = [played_on(view, move, 3, rng) for move in moves]
        for line, instead in ((lines[0], lines[-1]), (lines[0], ()), ((), ())):
            given = reasons(view, moves[0], line, instead, str(moves[-1]))
            assert len(given) <= 2
            for reason in given:
                said.add(reason.key)
                assert holds(reason, view, (moves[0], moves[-1]), line, instead), reason
                assert pickle.loads(pickle.dumps(reason)) == reason  # noqa: S301
                told_of_both = reason.key.startswith((ALIKE, "won", "lost", "costs"))
                if instead and moves[0] != moves[-1] and not told_of_both:
                    assert not is_shared(reason, view, (moves[0], moves[-1]), line, instead)
    assert {key for key in said if f"seekers-why-{key}" not in words_in("en")} == set()


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
            line, instead = (
                played_on(view, move, 3, Random(1)) if view.stage == "play" else ()
                for move in moves
            )
            given = reasons(view, moves[0], line, instead, str(moves[1]))
            if view is seen:
                assert {one.key for one in given} <= OPEN
            else:
                assert given == reasons(views[0], moves[0], line, instead, str(moves[1]))
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
    line, instead = ([_tuples(state) for state in line] for line in one["lines"])
    return reasons(view, best, line, instead, one["instead"]) or reasons(view, best, line)


def _tuples(told: Any) -> Any:
    return tuple(map(_tuples, told)) if isinstance(told, list) else told


def named(key: str, reason: Reason) -> bool:
    """Return whether a reason makes this point, such as `gold` or `run:r`."""
    argument, _, colour = key.partition(":")
    of_colour = not colour or reason.args.get("colour", colour) == colour
    return reason.key in ARGUMENTS[argument] and of_colour


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


def test_where_a_turn_brings_nothing_the_lines_are_compared() -> None:
    """Of a move that brings nothing by itself, it's said how both players should stand a few turns later."""
    rng, told = Random(2), 0
    for position in game(5, "basic", rng, sane=True)[:40]:
        if position.decision is None or position.decision.seat < 0:
            continue
        view = position.seen_by(position.decision.seat)
        for move, other in pairwise(position.decision.moves[:12]):
            lines = played_on(view, move, 2, rng), played_on(view, other, 2, rng)
            for reason in reasons(view, move, *lines, str(other)):
                if reason.key == "expects-instead":
                    told += 1
                    assert holds(reason, view, (move, other), *lines)
    assert told > 0


def test_a_finished_game_has_no_reasons() -> None:
    """Asked in a finished game it raises ValueError."""
    over = game(1, "basic", Random(1))[-1]
    with pytest.raises(ValueError, match="over"):
        reasons(over, over)  # type: ignore[arg-type]


@pytest.mark.parametrize("gems", [1, 2])
def test_only_gems_that_are_left_can_come(gems: int) -> None:
    """Of a colour that all lie in one row, nobody is told what more of it would bring."""
    row = "*" + "g" * 7
    assert set(with_more(8, "", row, "rrp", gems)) == {"r", "p"} - set("p" * (gems - 1))
    assert with_more(8, "", row, "", gems) == {}


def test_a_wrong_number_is_noticed() -> None:
    """What the rules are asked isn't so any more if a number of points of a reason is another one."""
    rng, changed = Random(4), 0
    for position in game(4, "basic", rng, sane=True)[::2]:
        if position.decision is None or position.decision.seat < 0:
            continue
        view, moves = position.seen_by(position.decision.seat), position.decision.moves
        lines = played_on(view, moves[0], 4, rng), played_on(view, moves[-1], 4, rng)
        for reason in reasons(view, moves[0], *lines, str(moves[-1])):
            for name in {"mine", "theirs", "less", "after", "points"} & {*reason.args}:
                wrong = Reason(reason.key, {**reason.args, name: int(reason.args[name]) + 1})
                changed += 1
                with pytest.raises(AssertionError):
                    assert holds(wrong, view, (moves[0], moves[-1]), *lines)
    assert changed > 10


@pytest.mark.parametrize(("row", "rainbow"), [("ryp*p", "yes"), ("ryppp", "no")])
def test_a_run_names_the_rainbow_that_makes_it(row: str, rainbow: str) -> None:
    """Of a run it's said whether the rainbow is one of its gems."""
    made = run_made(9, "", row, ("ry",))
    assert made
    assert made[2] == {"colour": "p", "length": 3, "rainbow": rainbow}


@pytest.mark.parametrize(("gold", "key"), [(0, "count"), (1, "colours-by")])
def test_gold_is_named_with_the_colours(gold: int, key: str) -> None:
    """Where both gold and a colour make the difference, both are named."""
    laying = LAYINGS["count"]
    (more,) = laying.with_gift(laying.nothing, "r")
    (most,) = laying.with_gift(more, "r")
    made = count_made(11, "", more, (most,), gold)
    assert made
    assert made[:2] == (1 + gold, key)
    assert key == "count" or (made[2]["gems"], made[2]["spent"]) == ("$", "r")


def test_a_game_that_ends_the_same_is_said_to_first() -> None:
    """Where two moves are proved to end alike, the points that one makes now come last, and as few as they are."""
    rng, told = Random(3), 0
    for position in game(4, "basic", rng, sane=True)[-12:]:
        decision = position.decision
        if decision is None or decision.seat < 0 or position.stage != "play":
            continue
        view = position.seen_by(decision.seat)
        for move, other in pairwise(decision.moves):
            proven = Proven(0.0, {"": False}, -9)
            lines = (
                (*played_on(view, move, 1, rng), proven),
                (
                    *played_on(view, other, 1, rng),
                    proven,
                ),
            )
            first, *rest = reasons(view, move, *lines, str(other))
            if rest and len(position.field) > 2:
                told += 1
                assert (first.key, first.args["by"]) == ("lost", 9)
    assert told > 3


def test_a_gem_that_goes_back_is_named_by_its_colour() -> None:
    """Its place says less, unless both have the same colour."""
    facts: dict[str, int | str] = {"other": "putback:2", "mine": 3, "less": 2}
    words = words_in("en")
    for more, named in (({}, "gem 2"), ({"gem": "b"}, "blue")):
        said = LOOKS["seekers"].reason("turn", {**facts, **more}, ("You", "Ann"), words)
        assert said == f"3 points after this turn; with “{named}”, 2 at most."
