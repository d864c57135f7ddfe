"""Asks a worker process what computers do: started on demand, ended when idle.

Whatever becomes of the worker, a question gets an answer: where it dies or is late, a normal
computer answers in this process, which imports no library for it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable, Generator, Mapping
from contextlib import suppress
from dataclasses import replace
from random import SystemRandom
from typing import Any, Final

from bot.computers import puzzle, review
from bot.computers.answers import QuestionT, ResultT, simple_advice
from bot.computers.contract import NORMAL
from bot.computers.fair_queue import FairQueue, Share
from bot.computers.levels import COMPUTERS
from bot.computers.puzzle import ClearAnswer
from bot.computers.questions import (
    AdviceQuestion,
    AdvisedMove,
    ChancesQuestion,
    MoveQuestion,
    Question,
    ReasonsQuestion,
)
from bot.computers.reason import Reason
from bot.computers.review import Review
from bot.host.threads import in_thread
from bot.host.workers import start_worker
from rules import AnyMatch, Position

log = logging.getLogger(__name__)

ANSWER_CPU_S: Final = 0.9
"""How much CPU an answer may cost while nobody else waits for one: three computers in a row
answer within three seconds."""
MIN_ANSWER_CPU_S: Final = 0.1
"""How much it may cost, in seconds, however many tables wait."""
QUESTION_TIMEOUT_S: Final = 10.0
"""Seconds that the worker may take for one question."""
MOVE, ADVICE, REVIEW, LEISURE = range(4)
"""The ranks of questions: who waits most, and what nobody waits for."""
NO_SHARE: Final[Share] = ()
"""What is asked for nobody in particular."""
WORKER_IDLE_S: Final = 60.0
"""Seconds without a question after which the worker is ended, for its memory."""


OnProgress = Callable[[int, int], Awaitable[None]]
"""Is told how many steps are done, and of how many."""


class AnalysisFailed(Exception):
    """A review, or a search for a puzzle, that could not be finished; it may be asked for again."""


class EngineClient:
    """Who is asked what a computer does, and what is good for a person.

    Questions are answered one after the other: a computer's move before advice, that before a
    review's, and those before what nobody waits for; among these fairly, by server and table or by
    person. While other computers wait, a move is quicker.
    """

    def __init__(self, patience: float = QUESTION_TIMEOUT_S, idle: float = WORKER_IDLE_S) -> None:
        self._patience = patience
        self._idle = idle
        self._rng = SystemRandom()
        self._queue = FairQueue()
        self._waiting = 0
        self._worker: Process | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._endings: set[asyncio.Task[None]] = set()
        self._unavailable: Mapping[str, Mapping[str, str]] = {}

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels of a game that can play here."""
        return tuple(
            level for level in COMPUTERS[game] if level not in self._unavailable.get(game, {})
        )

    async def find_levels(self) -> None:
        """Find out which levels can play here, and log once why others can't."""
        try:
            # It may outlive a bot that is killed, and need not tell the host of that.
            asked = await start_worker("bot.computers", "check", stderr=DEVNULL)
            try:
                told, _ = await asked.communicate()
            finally:
                if asked.returncode is None:
                    asked.kill()
                    await asked.wait()
            self._unavailable = json.loads(told)
        except (OSError, ValueError) as error:
            log.warning("it is not known which computers can play: %r", error)
            return
        for game, levels in self._unavailable.items():
            for level, reason in levels.items():
                log.warning("%s: computers of level %r can't play: %s", game, level, reason)

    async def answer(
        self, game: str, level: str, view: Position[Any], share: Share = NO_SHARE
    ) -> str:
        """Return the notation of a move for the seat that is asked in this view of it."""
        try:
            question = MoveQuestion(game, level, view, ANSWER_CPU_S)
            return _checked(await self._ask(question, MOVE, share), view)
        except (OSError, EOFError, ValueError) as error:  # a TimeoutError is an OSError
            log.warning("a normal computer answers: %r", error)
            return str(await in_thread(COMPUTERS[game][NORMAL], view, 0.0, self._rng))

    async def advice(
        self, game: str, view: Position[Any], most: int, share: Share = NO_SHARE
    ) -> tuple[AdvisedMove, ...]:
        """Return the best moves for the seat that is asked in this view, the best one first."""
        try:
            best: tuple[AdvisedMove, ...] = await self._ask(
                AdviceQuestion(game, view, ANSWER_CPU_S, most), ADVICE, share
            )
        except (OSError, EOFError, ValueError) as error:
            log.warning("a normal computer gives advice: %r", error)
            best = await in_thread(simple_advice, game, view, self._rng)
        return best

    async def reasons(
        self, game: str, view: Position[Any], move: object, share: Share = NO_SHARE
    ) -> tuple[Reason, ...]:
        """Return what speaks for a move of the seat that is asked in this view."""
        try:
            told: tuple[Reason, ...] = await self._ask(
                ReasonsQuestion(game, view, move), ADVICE, share
            )
        except (OSError, EOFError, ValueError) as error:
            log.warning("no reasons are given: %r", error)
            told = ()
        return told

    async def chances(self, game: str, views: list[Position[Any]]) -> list[tuple[float, ...]]:
        """Return each seat's chance to win in each view; raise OSError if nobody can tell."""
        told: list[tuple[float, ...]] = await self._ask(
            ChancesQuestion(game, views), ADVICE, NO_SHARE
        )
        return told

    async def review(
        self, game: str, match: AnyMatch, on_progress: OnProgress, share: Share = NO_SHARE
    ) -> Review:
        """Return the review of a game, telling how many of so many steps are done.

        A computer's answer waits for one of its questions at most, however many reviews are made.
        A question that the worker fails at is asked once more. Raises CannotReview, and
        ReviewBroken where it fails again.
        """
        done = 0

        async def reply(step: review.ReviewStep) -> Any:  # noqa: ANN401 - as the question says
            nonlocal done
            if step.number - 1 > done:
                done = step.number - 1
                await on_progress(done, step.total)
            return await self._ask_twice(step.question, REVIEW, share)

        return await _answer_all(review.steps(game, match), reply)

    async def clear_answer(self, game: str, view: Position[Any]) -> ClearAnswer | None:
        """Return what is clearly best for the seat asked in this view, if anything is.

        Each of its questions waits until nobody waits for another one. Raises ReviewBroken where
        the worker fails twice at one.
        """

        async def reply(question: Question) -> Any:  # noqa: ANN401 - as the question says
            return await self._ask_twice(question, LEISURE, NO_SHARE)

        return await _answer_all(puzzle.clear_answer_questions(game, view), reply)

    @property
    def waiting(self) -> int:
        """How many questions are asked and not yet answered."""
        return self._waiting

    @property
    def worker_pid(self) -> int | None:
        """The worker's process id while there is one."""
        return self._worker.pid if self._worker and self._worker.returncode is None else None

    async def close(self) -> None:
        """End the worker, if there is one."""
        if self._ending:
            self._ending.cancel()
            self._ending = None
        worker, self._worker = self._worker, None
        if worker is not None:
            with suppress(ProcessLookupError):
                worker.kill()
            # Reading to the end closes the pipes as well, which waiting alone does not.
            await worker.communicate()

    async def _ask_twice(self, question: Question, rank: int, share: Share) -> Any:  # noqa: ANN401 - as the question says
        """Return the answer to a question that may wait, and not shorten others' answers."""
        for _ in range(2):
            try:
                async with self._queue.turn(rank, share):
                    return await self._send(question)
            except (OSError, EOFError, ValueError) as error:
                log.warning("a question that may wait is interrupted: %r", error)
                broken = error
        raise AnalysisFailed("the worker failed twice at the same question") from broken

    async def _ask(self, question: Question, rank: int, share: Share) -> Any:  # noqa: ANN401 - as the question says
        """Return the worker's answer; raise OSError, EOFError or ValueError if there is none."""
        self._waiting += 1
        try:
            async with self._queue.turn(rank, share):
                return await self._send(self._shortened(question))
        finally:
            self._waiting -= 1

    def _shortened(self, question: Question) -> Question:
        """Return the question with the time it may take now: the more computers wait, the less."""
        if isinstance(question, MoveQuestion | AdviceQuestion):
            seconds = max(MIN_ANSWER_CPU_S, question.seconds / (1 + self._queue.waiting(MOVE)))
            return replace(question, seconds=seconds)
        return question

    async def _send(self, question: Question) -> Any:  # noqa: ANN401 - as the question says
        if self._ending:
            self._ending.cancel()
        try:
            async with asyncio.timeout(self._patience):
                worker = await self._started()
                asked = pickle.dumps(question, pickle.HIGHEST_PROTOCOL)
                worker.stdin.write(len(asked).to_bytes(4) + asked)  # type: ignore[union-attr]
                await worker.stdin.drain()  # type: ignore[union-attr]
                size = await worker.stdout.readexactly(4)  # type: ignore[union-attr]
                told = await worker.stdout.readexactly(int.from_bytes(size))  # type: ignore[union-attr]
        except BaseException:
            await self.close()  # whatever it may still answer belongs to no question
            raise
        self._ending = asyncio.get_running_loop().call_later(self._idle, self._end)
        return pickle.loads(told)  # noqa: S301 - the worker is the bot's own

    async def _started(self) -> Process:
        if self._worker is None or self._worker.returncode is not None:
            self._worker = await start_worker("bot.computers", stdin=PIPE)
        return self._worker

    def _end(self) -> None:
        async def ending() -> None:
            async with self._queue.turn(LEISURE, NO_SHARE):
                await self.close()

        task = asyncio.create_task(ending())
        self._endings.add(task)
        task.add_done_callback(self._endings.discard)


async def _answer_all(
    finding: Generator[QuestionT, Any, ResultT], reply: Callable[[QuestionT], Awaitable[Any]]
) -> ResultT:
    """Return what something finds that asks as it goes, each question answered in its own time."""
    told = None
    while True:
        try:
            question = finding.send(told)
        except StopIteration as done:
            found: ResultT = done.value
            return found
        told = await reply(question)


def _checked(notation: str, view: Position[Any]) -> str:
    """Return the notation that a worker told; raise ValueError if it is no answer."""
    if view.decision is None or notation not in map(str, view.decision.moves):
        raise ValueError(f"the worker answered {notation!r}")
    return notation
