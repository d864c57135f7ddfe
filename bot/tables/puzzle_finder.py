"""Finds puzzles in games that are over here, while the worker has nothing else to do.

What is asked of a puzzle names no table, no server and nobody: a game up to one position, and what is
best there. Beside it stands only who hosted the game, so that one person's games don't fill all the
room. Where the bot ends meanwhile, a game gives no puzzle; nothing else is lost. The same game gives
the same puzzle, and a puzzle is kept once, so several processes do no harm.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from random import Random
from typing import Final

from bot.computers.engine_client import AnalysisFailed, EngineClient
from bot.computers.puzzle import MIN_MOVES, Puzzle
from bot.host.threads import in_thread
from bot.store import NotSaved, Store
from bot.tables.puzzle import ASKED
from bot.tables.table import Table
from rules import DEALER, GAMES, AnyMatch
from rules.turns import begins_turn

log = logging.getLogger(__name__)

POSITIONS_TRIED: Final = 12
"""How many positions of a game are looked at: six seconds of CPU, as a rule."""
MIN_POSITIONS: Final = 8
"""How many such positions there must be: a game that is given up at once is none to learn from."""
MAX_PUZZLES: Final = 500
"""How many puzzles of a game are kept; with so many no more are looked for."""
MAX_PUZZLES_PER_HOST: Final = MAX_PUZZLES // 10
"""How many of them come from games that one person hosted."""
MAX_WAITING: Final = 20
"""How many games may wait to be looked at; while so many do, those that end are let go."""
GAMES_REMEMBERED: Final = 200
"""Of how many games it is remembered that they were looked at."""


class PuzzleFinder:
    """Looks at one game after the other."""

    def __init__(self, store: Store, thinking: EngineClient) -> None:
        self._store = store
        self._thinking = thinking
        self._known: deque[int] = deque(maxlen=GAMES_REMEMBERED)
        self._waiting: deque[int] = deque()
        self._task: asyncio.Task[None] | None = None

    def look(self, table: Table) -> None:
        """Look at a game that is over, some time; one that went on from another may still be played."""
        if table.stage != "finished" or table.lesson or table.damage or table.begins:
            return
        if table.game not in ASKED:
            return
        if table.id in self._known or len(self._waiting) >= MAX_WAITING:
            return
        self._known.append(table.id)
        self._waiting.append(table.id)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Stop, wherever it is."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while self._waiting:
            table_id = self._waiting.popleft()
            try:
                await self.find(table_id)
            except (NotSaved, AnalysisFailed) as error:
                log.info("table %d: no puzzle is looked for there: %s", table_id, error)
            except Exception:
                log.exception("table %d: looking for a puzzle failed", table_id)

    async def find(self, table_id: int) -> Puzzle | None:
        """Keep the first puzzle found among some positions of a game, and return it.

        Raises NotSaved, and ReviewBroken where the worker fails.
        """
        kept = await self._store.load(table_id)
        table = None if kept is None else await in_thread(Table.of, kept)
        if table is None or table.match is None:
            return None
        archive, version = self._store.archive, GAMES[table.game].version
        kept_here, theirs = await archive.puzzles(table.game, version, table.host_id)
        if kept_here >= MAX_PUZZLES or theirs >= MAX_PUZZLES_PER_HOST:
            return None
        for number in await in_thread(_worth_a_look, table, table.match):
            position = table.match.positions[number]
            seat = position.decision.seat if position.decision else DEALER
            clear = await self._thinking.clear_answer(table.game, position.seen_by(seat))
            if clear is None:
                continue
            puzzle = Puzzle(
                game=table.game,
                seats=len(table.players),
                options=dict(table.options),
                setup=dict(table.setup or {}),
                moves=tuple(map(str, table.match.moves[:number])),
                answer=clear.answer,
                chance=clear.chance,
                next_chance=clear.next_chance,
            )
            content = await in_thread(json.dumps, puzzle.as_json())
            await archive.keep_puzzle(puzzle.id, table.game, version, content, table_id)
            return puzzle
        return None


def _worth_a_look(table: Table, match: AnyMatch) -> list[int]:
    """Return the numbers of some positions in which a turn begins, drawn alike each time."""
    found = [
        number
        for number, position in enumerate(match.positions[:-1])
        if position.decision is not None
        and position.decision.seat != DEALER
        and len(position.decision.moves) >= MIN_MOVES
        and all(begins_turn(table.rules, move) for move in position.decision.moves)
    ]
    if len(found) < MIN_POSITIONS:
        return []
    return Random(table.id).sample(found, min(POSITIONS_TRIED, len(found)))
