"""Whether a reason for a move of 12 Seekers is true, by the rules alone."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bot.computers.contract import ALIKE, Reason
from bot.computers.seekers.course import Course
from bot.computers.seekers.state import Proven, SearchState
from render.seekers.asking import piece
from rules.seekers.moves import Move
from rules.seekers.position import Position
from tests.computers.seekers.case import Case
from tests.computers.seekers.claims import check
from tests.computers.seekers.facts import declared
from tests.computers.seekers.lines import ends_after, positions_of

Line = Sequence[SearchState]
OF_PROOFS = frozenset({"wins", "hands", "only", "odds", "wins-by", "loses-by"})
"""What is proved where several turns are left, so that the rules alone can't tell."""


def holds(
    reason: Reason, view: Position, moves: Sequence[Move], line: Line = (), instead: Line = ()
) -> bool:
    """Return whether a reason for the first of two moves is true by the rules, or for the only one.

    Without a line, that is of this turn's best end. What is said of the other move must hold however
    the rest of its turn is played.
    """
    move, other = moves[0], moves[-1]
    assert view.decision
    seat = view.decision.seat
    if view.stage == "declare":
        return _declares(reason, view, move)
    after = positions_of(view, move, line or Course.of(view, seat, move, ()).states[1:])
    others = positions_of(view, other, instead) if instead else []
    ends = ends_after(view, other) if others else ()
    assert reason.args.get("other", str(other)) == str(other)
    if "gem" in reason.args:
        assert reason.args["gem"] == piece(other, view) != piece(move, view)
    proved = any(isinstance(one, Proven) for one in line)
    whole = proved or reason.key in ("costs", ALIKE)
    begun = ends_after(view, move) if whole else after[:1]
    case = Case(reason.key, reason.args, view, seat, after, others, ends, begun)
    assert reason.args.get("seat", case.rival) == case.rival
    return check(case)


def is_shared(
    reason: Reason, view: Position, moves: Sequence[Move], line: Line, instead: Line
) -> bool:
    """Return whether a reason for the first of two moves holds for the second one, compared with the first."""
    args = dict(reason.args)
    if reason.key in OF_PROOFS and len(ends_after(view, moves[0])[0].field) > 1:
        return False  # nor is it known of the first one, by the rules alone
    if "other" in args:
        args["other"] = str(moves[0])
        args.pop("gem", None)
    with suppress(AssertionError, KeyError, IndexError, StopIteration, ValueError):
        return holds(Reason(reason.key, args), view, moves[::-1], instead, line)
    return False


def _declares(reason: Reason, view: Position, move: Move) -> bool:
    assert view.decision
    totals = {it: declared(view.after(it), view.decision.seat) for it in view.decision.moves}
    lower = [it for it in totals.values() if it < totals[move]]
    assert reason.args["points"] == totals[move]
    if reason.key == "declares":
        return not lower
    return reason.key == "declares-instead" and reason.args["less"] == max(lower)
