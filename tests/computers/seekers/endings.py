"""`python -m tests.computers.seekers.endings`: whether the strong player loses what is won.

Endings of the last two rounds, of all sheets without secrets, are solved by looking at everything
that can follow. Where the seat to move wins, the strong player takes the turn; then it is solved
again. A flip is an ending that was won and is lost after its turn.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from random import Random

from bot.computers.seekers.hands import Hands
from bot.computers.seekers.limit import Limit, OutOfTime
from bot.computers.seekers.proving import Proof
from bot.computers.seekers.reading import state_of, table_of
from bot.computers.seekers.state import turns_left
from bot.computers.seekers.strong import strong
from rules.seekers.position import Position
from rules.seekers.sheets import SHEETS
from tests.computers.seekers.known import MODES, beginnings, game

OPEN = tuple(number for number, sheet in SHEETS.items() if not sheet.cards)
"""The sheets without secret cards."""
NEAR = 4
"""How many turns are left where the last two rounds begin."""


def main() -> None:
    """Print how many endings were solved, won, and flipped."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--endings", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=1.0, help="for an answer")
    parser.add_argument("--patience", type=float, default=20.0, help="seconds to solve one")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    solved = won = flips = 0
    drawn = endings(Random(asked.seed))
    for _ in range(asked.endings):
        mode, ending = next(drawn)
        wins = mover_wins(ending, ending.mover, asked.patience)
        solved += wins is not None
        if wins:
            won += 1
            after = turn_taken(ending, asked.seconds)
            still = mover_wins(after, ending.mover, asked.patience)
            if not still:
                flips += 1
                left = len(ending.field)
                told = "not solved" if still is None else "flipped"
                print(f"{told}: sheet {ending.sheet}, {mode}, {left} left", flush=True)
        if (solved + 1) % 50 == 0:
            print(f"so far {solved} solved, {won} won, {flips} flips", flush=True)
    print(f"{asked.endings} endings: {solved} solved, {won} won, {flips} flips; seed {asked.seed}")


def endings(rng: Random) -> Iterator[tuple[str, Position]]:
    """Yield beginnings of turns in the last two rounds, sheet by sheet and mode by mode."""
    while True:
        for mode in MODES:
            for sheet in OPEN:
                positions = game(sheet, mode, rng, sane=True)
                yield mode, rng.choice(beginnings(positions, NEAR))


def mover_wins(position: Position, seat: int, patience: float) -> bool | None:
    """Return whether a seat wins whatever the other does; None if it is not solved in time."""
    if position.over:
        return position.places()[seat] == 1
    while position.decision and position.decision.seat < 0:
        (move,) = position.decision.moves  # in round five one colour card is left
        position = position.after(move)
    table = table_of(position)
    hands = Hands.of(position.sheet, ("", ""), (table.laying.nothing, table.laying.nothing))
    search = Proof(table, hands, Limit(time.thread_time() + patience))
    state = state_of(position, table)
    try:
        if seat == 0:
            return search.value(state, turns_left(state), 0, 1) > 0
        return search.value(state, turns_left(state), -1, 0) < 0
    except OutOfTime:
        return None


def turn_taken(position: Position, seconds: float) -> Position:
    """Return the position after the turn of the strong player, who answers for gifts too."""
    mover, moment = position.mover, position.moment
    while position.decision and position.moment == moment:
        seat = position.decision.seat
        move = strong(position.seen_by(seat), seconds, Random(1))
        position = position.after(move)
        assert position.mover == mover or position.moment != moment
    return position


if __name__ == "__main__":
    main()
