"""Plans of people who play by themselves, and those that a bot should have played but hasn't."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from rules import GAMES, Position
from rules.turns import asks_for_turn, begins_turn, turns_begun
from tests.tools.hold.book import Book, MoveRow, State

PLANS: Final = "SELECT user_id, turn, begun_at FROM plans WHERE table_id = $1 AND dropped = ''"


def planned(game: str, position: Position[Any], rng: Random) -> tuple[list[str], str]:
    """Return a turn that whoever waits at a table for two could take, and the press that plans it."""
    assert position.decision is not None
    seat, steps = 1 - position.decision.seat, list[str]()
    ahead = position.seen_by(seat).next_turn_of(seat)
    while ahead and ahead.decision and not any(begins_turn(GAMES[game], it) for it in steps):
        move = rng.choice(ahead.decision.moves)
        steps.append(str(move))
        ahead = ahead.after(move)
    return steps, f"plan-play:{'/'.join(steps)}"


def left_over(
    book: Book, state: State, position: Position[Any], moves: Sequence[MoveRow]
) -> list[str]:
    """Return the plans whose turn has come, or that were begun, in a game that rests."""
    game, decision = GAMES[state.game], position.decision
    asked = decision if decision and asks_for_turn(game, position) else None
    turns = turns_begun(game, [(seat, move) for _, seat, move in moves])
    due = (state.people[asked.seat], turns[asked.seat] + 1) if asked else None
    return [
        f"turn {turn} of {user_id}, begun at {begun_at}"
        for user_id, turn, begun_at in book.fetch(PLANS, state.id)
        if begun_at is not None or (user_id, turn) == due
    ]
