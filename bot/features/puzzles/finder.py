"""Finds puzzles in finished games while the worker is idle.

A puzzle has a game up to one position and its best move, but no table, server or person. The
host's id is stored with it, to limit the puzzles per person. If the bot stops while searching, that
game gives no puzzle. Several processes that search the same game try the same positions of it, so they
do no harm.
"""

import asyncio
import json
import logging
from collections import deque
from random import Random
from typing import Final

from bot.computers.engine_client import AnalysisFailed, EngineClient
from bot.computers.puzzle import MIN_MOVES, Puzzle
from bot.features.puzzles.puzzle import ASKED
from bot.features.puzzles.store import Puzzles
from bot.host.threads import in_thread
from bot.parts import Part
from bot.store import NotSaved, Store
from bot.tables.origin import Origin
from bot.tables.table import Table
from rules import DEALER, GAMES, AnyMatch
from rules.turns import begins_turn

log = logging.getLogger(__name__)

POSITIONS_TRIED: Final = 12
"""How many positions of a game are analysed; usually 6 s of CPU time."""
MIN_POSITIONS: Final = 8
"""How many suitable positions a game needs; one resigned early teaches nothing."""
MAX_PUZZLES: Final = 500
"""The most puzzles stored per game; then the search stops."""
MAX_PUZZLES_PER_HOST: Final = MAX_PUZZLES // 10
"""The most puzzles from games that one person hosted."""
MAX_WAITING: Final = 20
"""The length of the queue; when it is full, more games are skipped."""
MIN_KINDS: Final = 3
"""Of a game with several verbs, at most every third puzzle has an answer with the same one."""
GAMES_REMEMBERED: Final = 200
"""How many of the searched games are remembered."""


class PuzzleFinder(Part):
    """Searches games for puzzles, one after the other."""

    def __init__(self, store: Store, thinking: EngineClient, *, wanted: bool = True) -> None:
        self._wanted = wanted
        self._store = store
        self._thinking = thinking
        self._known: deque[int] = deque(maxlen=GAMES_REMEMBERED)
        self._waiting: deque[int] = deque()
        self._task: asyncio.Task[None] | None = None

    async def stage_changed(self, table: Table) -> None:
        """Queue a finished game, if the host wants that; not one whose deal others may still play."""
        if not self._wanted or table.origin is Origin.DAILY:
            return
        if table.stage != "finished" or table.damage or not table.origin.may_be_rated:
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
        """Stop searching."""
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
        """Store and return the first puzzle found in some positions of a game.

        Raises NotSaved, and AnalysisFailed or WorkerError if the worker fails.
        """
        record = await self._store.load(table_id)
        table = None if record is None else await in_thread(Table.of, record)
        if table is None or table.match is None:
            return None
        puzzles, version = self._store.of(Puzzles), GAMES[table.game].version
        kept_here, theirs = await puzzles.count(table.game, version, table.host_id)
        if kept_here >= MAX_PUZZLES or theirs >= MAX_PUZZLES_PER_HOST:
            return None
        verbs = table.rules.turn_verbs
        most = 1 + kept_here // MIN_KINDS if len(verbs) > 1 else MAX_PUZZLES
        full = [it for it in verbs if await puzzles.count_verb(table.game, version, it) > most]
        for number in await in_thread(_worth_a_look, table, table.match):
            position = table.match.positions[number]
            seat = position.decision.seat if position.decision else DEALER
            clear = await self._thinking.clear_answer(table.game, position.seen_by(seat), full)
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
            await puzzles.save(puzzle.id, table.game, version, content, table_id)
            return puzzle
        return None


def _worth_a_look(table: Table, match: AnyMatch) -> list[int]:
    """Return the numbers of some positions in which a turn begins, the same ones each time.

    They aren't from the first third of a game, where hardly anybody can tell why a move is best.
    """
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
    late = found[len(found) // 3 :]
    return Random(table.id).sample(late, min(POSITIONS_TRIED, len(late)))
