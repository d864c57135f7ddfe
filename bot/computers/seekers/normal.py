"""The quick players of 12 Seekers, which move at once, from what their seat sees."""

import time
from contextlib import suppress
from random import Random
from typing import Final

from bot.computers.seekers.declaring import declared
from bot.computers.seekers.deepening import Deepening
from bot.computers.seekers.limit import Limit, OutOfTime
from bot.computers.seekers.search import Search
from bot.computers.seekers.weights import Weights
from rules.contract import Decision
from rules.seekers.moves import Move
from rules.seekers.position import Position

STEP_WIDTH: Final = 3
"""How many continuations are kept at every step of a turn."""
REPLIES_SEARCHED: Final = 3
"""How many outcomes are searched with the opponent's reply."""
REPLY_SEARCH_S: Final = 0.008
"""CPU seconds for searching replies."""
NOTICE_CHANCE: Final = 0.28
"""The probability that the easy level considers a move."""
MIN_NOTICED: Final = 2
"""How many moves the easy level considers at least."""


def normal(view: Position, _seconds: float, _rng: Random) -> Move:
    """Return the move with the best position after the opponent's best reply."""
    started = time.thread_time()
    decision = _asked(view)
    if len(decision.moves) == 1 or view.stage == "declare":
        return _at_the_end(view, decision)
    asked = Deepening.of(view, decision.moves, decision.seat, STEP_WIDTH, Weights({}))
    del asked.outcomes[REPLIES_SEARCHED:]
    search = Search(
        asked.table, asked.hands, Limit(started + REPLY_SEARCH_S), STEP_WIDTH, Weights({})
    )
    with suppress(OutOfTime):
        asked.evaluate(search, 1, 1)
    return asked.moves[asked.outcomes[0].move]


def easy(view: Position, _seconds: float, rng: Random) -> Move:
    """Return the best of a random selection of moves, looking at this turn only."""
    decision = _asked(view)
    if len(decision.moves) == 1 or view.stage == "declare":
        return _at_the_end(view, decision)
    moves = [move for move in decision.moves if rng.random() < NOTICE_CHANCE]
    if len(moves) < MIN_NOTICED:
        moves = rng.sample(decision.moves, MIN_NOTICED)
    asked = Deepening.of(view, moves, decision.seat, STEP_WIDTH, Weights({}))
    return asked.moves[asked.outcomes[0].move]


def _asked(view: Position) -> Decision[Move]:
    if view.decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    return view.decision


def _at_the_end(view: Position, decision: Decision[Move]) -> Move:
    if len(decision.moves) == 1:
        return decision.moves[0]
    return declared(view, decision)[0]
