"""Computers whose answers are steps of the loop, and sometimes late, or none."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from bot.computers.answers import simple_advice
from bot.computers.contract import Reason
from bot.computers.engine_client import AnalysisFailed, EngineClient
from bot.computers.fair_queue import Share
from bot.computers.levels import named_levels
from bot.computers.puzzle import ClearAnswer
from bot.computers.questions import AdvisedMove
from rules import GAMES, Position
from tests.tools.storm.loop import StormLoop


class StormComputers(EngineClient):
    """Computers that think for some time and then make a sensible move."""

    def __init__(self, loop: StormLoop, rng: Random) -> None:
        super().__init__()
        self._delays, self._chance = loop.delays, rng

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels that can play."""
        return named_levels(game)

    async def find_levels(self) -> None:
        """Do nothing: all can play."""

    async def answer(
        self, game: str, _level: str, view: Position[Any], _share: Share = (), _seed: str = ""
    ) -> str:
        """Return a sensible move."""
        await asyncio.sleep(self._delays.some(0.05, 10.0))
        return str(GAMES[game].quick(view))

    async def advice(self, game: str, view: Position[Any], *_: object) -> tuple[AdvisedMove, ...]:
        """Return one sensible move."""
        await asyncio.sleep(self._delays.some(0.05, 5.0))
        return simple_advice(game, view, self._chance)

    async def reasons(self, *_: object) -> tuple[Reason, ...]:
        """Return none."""
        await asyncio.sleep(self._delays.some(0.05, 5.0))
        return ()

    async def review(self, *_: object, **__: object) -> Any:
        """Fail: a review takes too long for a storm."""
        await asyncio.sleep(self._delays.some(0.05, 5.0))
        raise AnalysisFailed("there is no time for it")

    async def clear_answer(self, *_: object) -> ClearAnswer | None:
        """Find none."""
        await asyncio.sleep(self._delays.some(0.05, 5.0))
        return None
