"""Computers whose answers are steps of the loop, and sometimes late, or none."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bot.computers.answers import simple_advice
from bot.computers.contract import EvaluatedMove, Evaluation, Reason
from bot.computers.engine_client import AnalysisFailed, EngineClient
from bot.computers.fair_queue import Share
from bot.computers.levels import named_levels
from bot.computers.puzzle import ClearAnswer
from bot.computers.questions import AdvisedMove
from bot.computers.review import TURNING_POINTS, PlayedMove, Review, TurningPoint, played_moves
from rules import GAMES, AnyMatch, Position
from rules.turns import turn_bounds
from tests.tools.storm.loop import StormLoop

log = logging.getLogger(__name__)

LONGEST_S: Final = 300.0
"""How long a computer thinks at most, in seconds, however late it is."""


@dataclass(eq=False)
class Machine:
    """Where computers think: whether they are late, or fail."""

    loop: StormLoop
    late: float = 1.0
    """How many times longer they think."""
    fails: bool = False

    async def think(self, most: float) -> None:
        """Think for a while."""
        await asyncio.sleep(min(LONGEST_S, self.loop.delays.some(0.05, most) * self.late))

    def heal(self) -> None:
        """Think as usual again."""
        self.late, self.fails = 1.0, False


class StormComputers(EngineClient):
    """Computers that think for some time and then make a sensible move."""

    def __init__(self, machine: Machine, rng: Random) -> None:
        super().__init__()
        self._machine, self._chance = machine, rng
        self._asked = 0
        """How many questions are open."""

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels that can play."""
        return named_levels(game)

    async def find_levels(self) -> None:
        """Do nothing: all can play."""

    async def answer(
        self, game: str, _level: str, view: Position[Any], _share: Share = (), _seed: str = ""
    ) -> str:
        """Return a sensible move."""
        self._asked += 1
        try:
            await self._machine.think(10.0)
        finally:
            self._asked -= 1
        return str(GAMES[game].quick(view))

    async def close(self) -> None:
        """Log an error if a question is still open, which would outlive the bot."""
        await asyncio.sleep(0.01)  # those that were cancelled come to their ends
        if self._asked:
            log.error("the bot has closed, and still asks a computer for a move")
        await super().close()

    async def advice(self, game: str, view: Position[Any], *_: object) -> tuple[AdvisedMove, ...]:
        """Return one sensible move."""
        await self._machine.think(5.0)
        return simple_advice(game, view, self._chance)

    async def reasons(self, *_: object) -> tuple[Reason, ...] | None:
        """Return an empty list; None if the computer fails."""
        await self._machine.think(5.0)
        return None if self._machine.fails else ()

    async def evaluation(
        self, _game: str, _view: Position[Any], also: Iterable[str], *_: object
    ) -> Evaluation | None:
        """Return an evaluation by which some of these moves are as good as the first; None if the computer fails."""
        await self._machine.think(5.0)
        moves = (EvaluatedMove(move, self._chance.choice((0.5, 0.6))) for move in also)
        return None if self._machine.fails else Evaluation(tuple(moves), 0.2, 0.05)

    async def review(self, game: str, match: AnyMatch, *_: object, **__: object) -> Review:
        """Return a review with any few moves as turning points; mostly it takes too long for a storm."""
        await self._machine.think(5.0)
        if self._machine.fails or self._chance.random() < 0.2:
            raise AnalysisFailed("there is no time for it")
        stops = turn_bounds(GAMES[game], match)
        seats = len(match.position.places())
        moves = {one.turn: one for one in played_moves(match, stops)}
        points = (
            TurningPoint(one.number, one.seat, one.played, self._another(one), 0.25, 0.5, ())
            for one in [*moves.values()][:TURNING_POINTS]
        )
        chances = ((1 / seats,) * seats,) * len(stops)
        return Review(game, tuple(stops), chances, (None,) * seats, tuple(points))

    def _another(self, one: PlayedMove) -> str:
        """Return another move than the one that was played."""
        offered = one.view.decision.moves if one.view.decision else ()
        return self._chance.choice([str(move) for move in offered if str(move) != one.played])

    async def clear_answer(self, *_: object) -> ClearAnswer | None:
        """Find none."""
        await self._machine.think(5.0)
        if self._machine.fails:
            raise AnalysisFailed("the computer failed")
        return None
