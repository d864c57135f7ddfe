"""What turning points cost, as play-outs tell."""

from random import Random

from bot.computers.splendor.undealt import undealt
from rules.splendor.moves import Buy
from tests.computers.splendor.tables import questions
from tests.tools.turning_points import Checked, play_outs, report


def test_a_move_that_ends_the_game_always_has_the_same_outcome() -> None:
    """After a purchase that wins at once every play-out is won, however it's paid for."""
    ends = 0
    for seed in range(10):
        *_, position = questions(2, Random(seed), 0.0)
        view = position.seen_by(position.turn)
        for move in view.decision.moves if view.decision else ():
            after = undealt(view).after(move)
            if isinstance(move, Buy) and after.over and after.places()[view.turn] == 1:
                assert play_outs(view, str(move), 3) == [1.0, 1.0, 1.0]
                ends += 1
    assert ends


def test_play_outs_are_the_same_each_time() -> None:
    """The same move has the same play-outs, in which whoever moves may win or lose."""
    view = next(it for it in questions(2, Random(1), 0.2) if it.turn == 1).seen_by(1)
    notation = str(view.decision.moves[0]) if view.decision else ""
    once = play_outs(view, notation, 12)
    assert once == play_outs(view, notation, 12)
    assert {0.0, 1.0} <= {*once}


def test_claims_stand_beside_what_was_measured() -> None:
    """Each phase has a line, and so have all: how many lose enough, what was claimed, and what was measured."""
    found = [
        Checked(0, "ending", 0.1, 0.4, 0.48, 0.01),
        Checked(1, "middle", 0.06, 0.5, 0.52, 0.01),
    ]
    *_, line = report(found)
    assert line.startswith(
        "all: 2 turning points; 50% lose 5 points or more; claimed 8.0, measured 5.0 ±"
    )
