"""What follows from a plan at a table: when it waits, answers, is done or is dropped, and why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.features.plans.plans import ahead, choice_of, judged, planner
from bot.features.plans.store import Choice, Plan, PlannedMove
from bot.tables import absence, changes, lobby, starting
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from rules import Match, Position
from tests.rules.seekers import table as seekers
from tests.rules.splendor import table as splendor

ADA, BO = 100, 101
WAIT, DONE = ("wait", "", ()), ("done", "", ())
LAID_OUT = ("1r8 1b5 1w1 1g1", "2w1 2b1 2g1 2r1", "3w1 3b1 3g1 3r1")


def begun(position: Position[Any] | None = None, game: str = "splendor", **fields: object) -> Table:
    """Return a table at which Ada is to move against Bo, in a position if one is given."""
    options: dict[str, int | str] = {"target": 15} if game == "splendor" else {}
    table = Table(1 << 40, 1, 2, game, ADA, options, "en", seating="joined", **fields)  # type: ignore[arg-type]
    table = starting.start(lobby.join(lobby.join(table, ADA, "Ada"), BO, "Bo"), ADA, Random(1))
    return table if position is None else replace(table, match=Match((position,)))


def facing(tokens: str = "", supply: str = "wwwwbbbbggggrrrrkkkk**") -> Table:
    """Return a table at which Ada is to move; Bo has these tokens."""
    seats = splendor.seat(), splendor.seat(tokens)
    return begun(splendor.table(*seats, rows=LAID_OUT, supply=supply))


def choices(table: Table, *moves: str) -> tuple[Choice, ...]:
    """Return what Bo chooses, as it is at a table now; "valid:r seek:3:left" is one choice."""
    made = []
    for move in moves:
        *led, last = move.split()
        choice = choice_of(ahead(table, 1), tuple(led), last)
        assert choice is not None, move
        made.append(choice)
    return tuple(made)


def plan(table: Table, *moves: str, then: Iterable[str] = ()) -> Plan:
    """Return Bo's plan for the next turn, made at a table as it is now."""
    return Plan(table.id, BO, 1, choices(table, *moves), tuple(then))


def played(table: Table, who: int, *moves: str) -> Table:
    """Return a table after a person's moves."""
    for move in moves:
        table = changes.play(table, who, None, move, Random(1))
    return table


def verdict(table: Table, made: Plan) -> tuple[str, str, tuple[str, ...]]:
    """Return what follows from a plan."""
    found = judged(table, made)
    return found.follows, found.move, found.why


def test_a_plan_waits_for_its_turn() -> None:
    """It answers when its owner is asked for a turn, with the first choice that is there as planned."""
    table = facing("wwww")
    made = plan(table, "buy:1r8", "take:wbg")
    assert verdict(table, made) == WAIT
    assert verdict(played(table, ADA, "take:wbg"), made) == ("answer", "buy:1r8", ())
    assert verdict(played(table, ADA, "reserve:1r8"), made) == ("answer", "take:wbg", ())


@pytest.mark.parametrize(
    ("move", "theirs", "why"),
    [
        ("buy:1r8", "reserve:1r8", "gone"),
        ("reserve:1b5", "reserve:1b5", "gone"),
        ("take:ww", "take:wbg", "gone"),
        ("reserve:1b5", "reserve:1r8", "changed"),
        ("reserve:deck1", "reserve:1r8", "changed"),
    ],
)
def test_a_plan_is_dropped_for_a_reason(move: str, theirs: str, why: str) -> None:
    """What is gone, and what costs or brings something else: here the last gold is taken."""
    table = facing("wwww", supply="wwwwbbbbgggg*")
    made = plan(table, move)
    assert verdict(played(table, ADA, theirs), made) == ("drop", "", (why,))


def test_each_choice_has_its_reason() -> None:
    """All that is told is told of one plan, in its order."""
    table = facing("wwww", supply="wwwwbbbbgggg*")
    made = plan(table, "reserve:1b5", "buy:1r8", "reserve:1r8")
    after = played(table, ADA, "reserve:1r8")
    assert verdict(after, made) == ("drop", "", ("changed", "gone", "gone"))
    assert verdict(after, replace(made, dropped=("gone",))) == WAIT


def test_another_price_is_not_paid() -> None:
    """A payment that was planned is made as planned, or not at all."""
    table = facing("wwwww*")
    made = plan(table, "buy:1r8=www*")
    after = played(table, ADA, "take:wbg")
    assert verdict(after, made) == ("answer", "buy:1r8=www*", ())
    other = replace(made, choices=((PlannedMove("buy:1r8=www*", "wwww"),),))
    assert verdict(after, other) == ("drop", "", ("changed",))


def test_tokens_are_returned_as_planned() -> None:
    """In their order, those that one has, until there are ten; then the person is asked again."""
    table = facing("bbbggggkk*")
    made = plan(table, "take:wrk", then=("return:*", "return:r", "return:*"))
    table = played(table, ADA, "take:wbg")
    made = replace(made, begun_at=table.number)
    table = played(table, BO, "take:wrk")
    for move in ("return:*", "return:r"):
        assert verdict(table, made) == ("answer", move, ())
        table = played(table, BO, move)
    assert verdict(table, made) == DONE
    assert table.asked == 1


def test_a_card_comes_between_reserving_and_returning() -> None:
    """The dealer's card isn't the person's doing: what they planned goes on behind it."""
    table = facing("bbbggggkkr")
    made = plan(table, "reserve:1r8", then=("return:g",))
    table = played(table, ADA, "take:wbg")
    made = replace(made, begun_at=table.number)
    table = played(table, BO, "reserve:1r8")
    assert verdict(table, made) == ("answer", "return:g", ())
    assert verdict(played(table, BO, "return:g"), made) == DONE


def test_no_noble_is_chosen_that_was_not_planned() -> None:
    """Where two nobles may come, their owner is asked, even if they planned the purchase."""
    seats = splendor.seat(), splendor.seat(cards=splendor.bonuses("wwwbbbrrrgg"))
    laid_out = ("1g1 1g5 1g6 1g7", *LAID_OUT[1:])
    table = begun(splendor.table(*seats, rows=laid_out, nobles="n3 n7"))
    moves = list(map(str, ahead(table, 1).position.decision.moves))  # type: ignore[union-attr]
    free = next(move for move in moves if move.startswith("buy:1g"))
    made = plan(table, free, then=("return:w",))
    table = played(table, ADA, "take:wbg")
    assert verdict(table, made) == ("answer", free, ())
    made = replace(made, begun_at=table.number)
    table = played(table, BO, free)
    assert table.position.decision.about == "noble"  # type: ignore[union-attr]
    assert verdict(table, made) == DONE


def test_whoever_intervenes_goes_on_alone() -> None:
    """A person who takes a planned move back, or moves themselves, is left to it."""
    table = facing("bbbggggkkr")
    made = plan(table, "take:wrk", then=("return:w",))
    table = played(table, ADA, "take:wbg")
    by_plan = replace(made, begun_at=table.number)
    after = played(table, BO, "take:wrk")
    assert verdict(changes.undo(after, BO), by_plan) == DONE
    assert verdict(played(table, BO, "take:bgk"), by_plan) == DONE
    assert verdict(after, made) == DONE  # they began it themselves, so they return themselves


def test_a_plan_for_another_turn_is_dropped() -> None:
    """One's own undo withdraws it; so does a computer that takes the turn."""
    table = facing()
    table = played(played(table, ADA, "take:wbg"), BO, "take:wbg")
    made = replace(plan(table, "take:wbg"), turn=2)
    assert verdict(table, made) == WAIT
    back = changes.undo(table, BO)
    assert verdict(back, made) == ("drop", "", ("undone",))
    first = replace(made, turn=1)
    assert verdict(played(table, ADA, "take:wrk"), first) == ("drop", "", ("passed",))


def test_another_persons_undo_lets_it_wait() -> None:
    """Who had begun to play it stops, and it is played when the turn comes again."""
    table = facing()
    made = plan(table, "take:wbg")
    asked = played(table, ADA, "take:wbg")
    made = replace(made, begun_at=asked.number)
    back = changes.undo(asked, ADA)
    assert verdict(back, made) == WAIT
    assert verdict(played(back, ADA, "take:wrk"), made) == ("answer", "take:wbg", ())


def test_only_who_waits_in_a_game_with_others_can_plan() -> None:
    """Not who is to move, plays alone or has left; nor while a computer plays for them."""
    table = facing()
    assert planner(table, BO) == 1
    with_deputy = replace(table.players[1], deputy="seat")
    alone = lobby.add_computer(
        lobby.join(replace(begun(), stage="lobby", players=()), BO, "Bo"), BO, ["N"]
    )
    cases = {
        "refused-plan-now": (table, ADA),
        "refused-not-at-table": (table, 999),
        "refused-resigned": (changes.resign(begun_by_three(), BO), BO),
        "refused-plan-computer": (replace(table, players=(table.players[0], with_deputy)), BO),
        "refused-plan-alone": (replace(table, players=(alone.players[1], table.players[1])), BO),
        "refused-asleep": (absence.fall_asleep(table), BO),
    }
    for key, (there, who) in cases.items():
        with pytest.raises(Refusal) as refused:
            planner(there, who)
        assert refused.value.key == key


def begun_by_three() -> Table:
    """Return a table with a third person, so that the game goes on without one."""
    table = Table(1 << 40, 1, 2, "splendor", ADA, {"target": 15}, "en", seating="joined")
    for who, name in ((ADA, "Ada"), (BO, "Bo"), (102, "Cy")):
        table = lobby.join(table, who, name)
    return starting.start(table, ADA, Random(1))


def test_who_has_no_turn_left_plans_none() -> None:
    """In the last round, and in 12 Seekers after the sixth turn."""
    seats = splendor.seat(cards="3w4 3b4 3g4"), splendor.seat()
    last = begun(splendor.table(*seats, rows=LAID_OUT, turn=1))
    with pytest.raises(Refusal, match="refused-plan-none"):
        planner(last, ADA)


def test_seekers_are_planned_with_the_gems_that_they_take() -> None:
    """A plan holds while these gems lie there, and is dropped when others do."""
    table = begun(seekers.table(seekers.COUNT, dungeon="rygbprygbp"), "seekers")
    made = plan(table, "seek:3:right", "seek:2:left")
    assert made.choices[0] == (PlannedMove("seek:3:right", "gbp"),)
    assert verdict(played(table, ADA, "seek:1:left"), made) == ("answer", "seek:3:right", ())
    assert verdict(played(table, ADA, "seek:1:right"), made) == ("answer", "seek:2:left", ())
    only = replace(made, choices=made.choices[:1])
    assert verdict(played(table, ADA, "seek:1:right"), only) == ("drop", "", ("changed",))


def test_a_colour_is_named_before_the_seeker() -> None:
    """With piles the valid colour is part of a choice, and both are played or neither."""
    table = begun(seekers.table(seekers.PILES, dungeon="rygbprygbp", valid="y"), "seekers")
    made = plan(table, "valid:r seek:3:right")
    after = played(table, ADA, "seek:1:left")
    assert verdict(after, made) == ("answer", "valid:r", ())
    made = replace(made, begun_at=after.number)
    after = played(after, BO, "valid:r")
    assert verdict(after, made) == ("answer", "seek:3:right", ())
    assert verdict(changes.step_back(after, BO, None), made) == DONE
    taken = played(table, ADA, "seek:1:right")
    assert verdict(taken, replace(made, begun_at=None)) == ("drop", "", ("changed",))


def test_a_gift_is_not_a_turn() -> None:
    """A person asked within another's turn answers that themselves; their plan waits on."""
    position = seekers.table(seekers.ROW, "r", "y", dungeon="rygbprygbp", field="3d 2 2 1 1 3 3 4")
    table = begun(position, "seekers")
    made = plan(table, "seek:2:right")
    table = played(table, ADA, "seek:3d:left")
    table = played(table, ADA, next(str(it) for it in table.position.decision.moves))  # type: ignore[union-attr]
    table = played(table, ADA, next(str(it) for it in table.position.decision.moves))  # type: ignore[union-attr]
    assert (table.asked, table.position.decision.about) == (1, "receive")  # type: ignore[union-attr]
    assert verdict(table, made) == WAIT
    assert verdict(played(table, BO, "receive:left"), made) == ("answer", "seek:2:right", ())
