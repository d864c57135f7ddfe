"""The client of the worker process, which is started on demand and ended when idle.

If the worker dies, times out or answers nonsense, a simpler computer answers in this process; it
needs no libraries. A move that a seed decides is still that of its level.
"""

import asyncio
import json
import logging
import pickle
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from random import SystemRandom
from typing import Any, Final, TypeVar

from bot.computers import puzzle, review
from bot.computers.answers import answer, simple_advice
from bot.computers.contract import Evaluation, Reason
from bot.computers.fair_queue import FairQueue, Share
from bot.computers.levels import every_level, fallback
from bot.computers.puzzle import ClearAnswer
from bot.computers.questions import (
    AdviceQuestion,
    AdvisedMove,
    EvaluationQuestion,
    Judgement,
    MoveQuestion,
    Question,
    ReasonsQuestion,
)
from bot.computers.review import Review
from bot.host.cpu_limit import TooMuchWork
from bot.host.interruption import Interrupted, block_interruption, interrupt
from bot.host.threads import in_thread
from bot.host.worker_results import WorkerError, result_of
from bot.host.workers import kill_worker, start_worker
from rules import AnyMatch, Position
from rules.catalogue import is_strange

log = logging.getLogger(__name__)

ANSWER_CPU_S: Final = 0.9
"""CPU seconds for an answer while no other computer waits: three in a row take three seconds."""
MIN_ANSWER_CPU_S: Final = 0.1
"""CPU seconds for an answer at least, however many tables wait."""
QUESTION_TIMEOUT_S: Final = 10.0
"""Seconds before a simpler computer answers in place of the worker, because somebody waits."""
QUESTION_CPU_S: Final = 30.0
"""CPU seconds after which a question counts as an error in the program: many times what any needs."""
HUNG_S: Final = 300.0
"""Seconds before a worker counts as hung that works on a review or a puzzle. On a busy machine a question
of two CPU seconds may take minutes, as the worker has a low priority."""
MOVE, ADVICE, REVIEW, LEISURE = range(4)
"""The priorities of questions; nobody waits for the last kind."""
MAX_INTERRUPTIONS: Final = 3
"""How often a question of a review is interrupted, so that reviews end however many people play."""
NO_SHARE: Final[Share] = ()
"""The share of questions that are asked for nobody in particular."""
FAILURES: Final = (OSError, EOFError, ValueError)
"""How a worker fails that may succeed another time; a TimeoutError is an OSError."""
MAX_FAILURES: Final = 2
"""How often the worker may fail at a question of a review or a puzzle."""
WORKER_IDLE_S: Final = 60.0
"""Seconds without a question before the worker is ended, to free its memory."""


QuestionT = TypeVar("QuestionT")
ResultT = TypeVar("ResultT")
OnProgress = Callable[[int, int], Awaitable[None]]
"""Called with the number of steps done, and the total."""


class AnalysisFailed(Exception):
    """A review or a puzzle search failed; a new attempt may succeed."""


class EngineClient:
    """Asks the worker for computers' moves, advice, reviews and puzzles.

    The worker answers one question at a time: moves first, then advice, reviews, and what nobody
    waits for; within each, servers and tables (or people) take turns. Moves and advice interrupt the
    other two, which are asked again later. While other computers wait, moves get less time.
    """

    care = 1.0
    """Multiplies the effort of evaluations; tests are careless."""

    def __init__(
        self, timeout_s: float = QUESTION_TIMEOUT_S, idle_s: float = WORKER_IDLE_S
    ) -> None:
        self._timeout_s = timeout_s
        self._idle_s = idle_s
        self._cpu_s, self._hung_s = QUESTION_CPU_S, HUNG_S
        self._rng = SystemRandom()
        self._queue = FairQueue()
        self._waiting = 0
        self._gives_way = False
        self._worker: Process | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._endings: set[asyncio.Task[object]] = set()
        self._unavailable: Mapping[str, Mapping[str, str]] = {}
        self._stuck: set[str] = set()
        """The strangers' games whose computers never answered."""

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels of a game that can play on this machine, without the styles."""
        missing = self._unavailable.get(game, {})
        return tuple(level for level in every_level(game) if level not in missing)

    async def find_levels(self) -> None:
        """Find the levels that can play on this machine, and log why others can't."""
        try:
            # It may outlive a killed bot, whose log shouldn't show its broken pipe.
            check = await start_worker("bot.computers", "check", stderr=DEVNULL)
            try:
                output, _ = await check.communicate()
            finally:
                kill_worker(check)
                await check.wait()
            self._unavailable = json.loads(output)
        except (OSError, ValueError) as error:
            log.warning("it is not known which computers can play: %r", error)
            return
        for game, levels in self._unavailable.items():
            reasons = "; ".join(dict.fromkeys(levels.values()))
            log.warning("%s: computers can't play (%s): %s", game, ", ".join(levels), reasons)

    async def answer(
        self,
        game: str,
        level: str,
        view: Position[Any],
        share: Share = NO_SHARE,
        seed: str = "",
    ) -> str:
        """Return the notation of a computer's move for the seat to move in its view.

        With a seed, the same view leads to the same move. Raises TooMuchWork for a stranger's game whose
        computer once never answered: each new attempt would keep the worker and a thread from others.
        """
        if game in self._stuck:
            raise TooMuchWork
        question = MoveQuestion(game, level, view, ANSWER_CPU_S, seed)
        try:
            return _checked(await self._ask(question, MOVE, share), view)
        except (*FAILURES, WorkerError) as error:
            log.warning("the bot answers itself", exc_info=error)
            simpler = question if seed else replace(question, level=fallback(game), seconds=0.0)
            try:
                return await in_thread(answer, simpler, self._rng)
            except TooMuchWork:
                if is_strange(game):
                    self._stuck.add(game)
                    log.error("%s: its computers never answer, so they aren't asked again", game)  # noqa: TRY400 - it is raised
                raise

    async def advice(
        self,
        game: str,
        view: Position[Any],
        most: int,
        share: Share = NO_SHARE,
        also: Iterable[str] = (),
    ) -> tuple[AdvisedMove, ...]:
        """Return up to `most` moves for the seat to move in this view, the best first, and `also`."""
        question = AdviceQuestion(game, view, most, tuple(also))
        try:
            best: tuple[AdvisedMove, ...] = await self._ask(question, ADVICE, share)
        except (*FAILURES, WorkerError) as error:
            log.warning("the bot gives advice itself", exc_info=error)
            best = await in_thread(simple_advice, game, view, self._rng)
        return best

    async def reasons(
        self, game: str, view: Position[Any], move: object, share: Share = NO_SHARE
    ) -> tuple[Reason, ...] | None:
        """Return the reasons for a move of the seat to move in this view; None if the worker dies.

        Raises WorkerError if there is an error in its program.
        """
        reasons: tuple[Reason, ...] | None = None
        try:
            reasons = await self._ask(ReasonsQuestion(game, view, move), ADVICE, share)
        except FAILURES as error:
            log.warning("no reasons are given: %r", error)
        return reasons

    async def evaluation(
        self, game: str, view: Position[Any], also: Iterable[str], share: Share = NO_SHARE
    ) -> Evaluation | None:
        """Return the evaluation of a view for the seat to move, with the moves `also`; None if the worker dies.

        Raises WorkerError if there is an error in its program.
        """
        judged: Evaluation | None = None
        try:
            judged = await self._ask(EvaluationQuestion(game, view, tuple(also)), ADVICE, share)
        except FAILURES as error:
            log.warning("no evaluation is given: %r", error)
        return judged

    async def review(
        self,
        game: str,
        match: AnyMatch,
        on_progress: OnProgress,
        share: Share = NO_SHARE,
        answers: list[Any] | None = None,
    ) -> Review:
        """Review a game, calling `on_progress` after each step.

        If it fails, `answers` has those so far: with them, the next attempt goes on from there.

        Raises:
            CannotReview: The game can't be reviewed.
            AnalysisFailed: The worker failed twice at a question.
            WorkerError: There is an error in its program.
        """
        known: list[Any] = [] if answers is None else answers

        async def reply(step: review.ReviewStep) -> Any:  # noqa: ANN401 - as the question says
            if step.number > len(known):
                if known:
                    await on_progress(len(known), step.total)
                known.append(await self._ask_patiently(step.question, REVIEW, share))
            return known[step.number - 1]

        return await _answer_all(review.steps(game, match), reply)

    async def clear_answer(
        self, game: str, view: Position[Any], unwanted: Sequence[str] = ()
    ) -> ClearAnswer | None:
        """Return the move that is clearly best for the seat to move in this view, if there is one.

        All other questions go first. Raises AnalysisFailed and WorkerError as `review` does.
        """

        async def reply(question: Question) -> Any:  # noqa: ANN401 - as the question says
            return await self._ask_patiently(question, LEISURE, NO_SHARE)

        return await _answer_all(puzzle.clear_answer_questions(game, view, unwanted), reply)

    @property
    def waiting(self) -> int:
        """How many moves and advice are asked for and not yet answered."""
        return self._waiting

    @property
    def worker_pid(self) -> int | None:
        """The worker's process id; None while there is none."""
        return self._worker.pid if self._worker and self._worker.returncode is None else None

    async def close(self) -> None:
        """Kill the worker, if there is one."""
        self._dismiss()
        await asyncio.gather(*self._endings)

    def _dismiss(self) -> None:
        """Kill the worker, and let its pipes be closed, even if who asked doesn't wait for that."""
        if self._ending:
            self._ending.cancel()
            self._ending = None
        worker, self._worker = self._worker, None
        if worker is not None:
            kill_worker(worker)
            # `communicate` also closes the pipes; `wait` doesn't.
            self._finish(worker.communicate())

    def _finish(self, ending: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(ending)
        self._endings.add(task)
        task.add_done_callback(self._endings.discard)

    async def _ask_patiently(self, question: Question, rank: int, share: Share) -> Any:  # noqa: ANN401 - as the question says
        """Ask a question of a review or a puzzle, again once it fails and whenever it is interrupted."""
        failures = interruptions = 0
        while True:
            try:
                async with self._queue.turn(rank, share):
                    gives_way = rank == LEISURE or interruptions < MAX_INTERRUPTIONS
                    asked = self._adjusted(question)
                    reply = await self._send(asked, self._hung_s, gives_way=gives_way)
                if not isinstance(reply, Interrupted):
                    return reply
                interruptions += 1
            except FAILURES as error:
                log.warning("a question of a review or a puzzle failed: %r", error)
                failures += 1
                if failures == MAX_FAILURES:
                    raise AnalysisFailed("the worker failed twice at the same question") from error

    async def _ask(self, question: Question, rank: int, share: Share) -> Any:  # noqa: ANN401 - as the question says
        """Return the worker's answer; raise WorkerError or one of FAILURES if it fails."""
        self._waiting += 1
        if self._gives_way and (pid := self.worker_pid):
            interrupt(pid)
        try:
            async with self._queue.turn(rank, share):
                return await self._send(self._adjusted(question), self._timeout_s)
        finally:
            self._waiting -= 1

    def _adjusted(self, question: Question) -> Question:
        """Return a move's question with less time, the more computers wait; an evaluation's with `care`."""
        if isinstance(question, MoveQuestion):
            seconds = max(MIN_ANSWER_CPU_S, question.seconds / (1 + self._queue.waiting(MOVE)))
            return replace(question, seconds=seconds)
        if isinstance(question, Judgement):
            return replace(question, effort=question.effort * self.care)
        return question

    async def _send(self, question: Question, patience_s: float, *, gives_way: bool = False) -> Any:  # noqa: ANN401 - as the question says
        self._gives_way = gives_way
        if self._ending:
            self._ending.cancel()
        try:
            async with asyncio.timeout(patience_s):
                worker = await self._started()
                asked = (question, self._cpu_s, gives_way)
                data = pickle.dumps(asked, pickle.HIGHEST_PROTOCOL)
                worker.stdin.write(len(data).to_bytes(4) + data)  # type: ignore[union-attr]
                await worker.stdin.drain()  # type: ignore[union-attr]
                size = await worker.stdout.readexactly(4)  # type: ignore[union-attr]
                reply = await worker.stdout.readexactly(int.from_bytes(size))  # type: ignore[union-attr]
            answer = result_of(reply)
        except BaseException:
            self._dismiss()  # a late answer would be taken for that to the next question
            raise
        finally:
            self._gives_way = False
        self._ending = asyncio.get_running_loop().call_later(self._idle_s, self._end)
        return answer

    async def _started(self) -> Process:
        if self._worker is None or self._worker.returncode is not None:
            block_interruption()
            self._worker = await start_worker("bot.computers", stdin=PIPE)
        return self._worker

    def _end(self) -> None:
        async def ending() -> None:
            async with self._queue.turn(LEISURE, NO_SHARE):
                self._dismiss()

        self._finish(ending())


async def _answer_all(
    finding: Generator[QuestionT, Any, ResultT], reply: Callable[[QuestionT], Awaitable[Any]]
) -> ResultT:
    """Run a generator that yields questions, sending it each answer; return its result."""
    sent = None
    while True:
        try:
            question = finding.send(sent)
        except StopIteration as done:
            answer: ResultT = done.value
            return answer
        sent = await reply(question)


def _checked(notation: str, view: Position[Any]) -> str:
    """Return the worker's move; raise ValueError if it isn't legal."""
    if view.decision is None or notation not in map(str, view.decision.moves):
        raise ValueError(f"the worker answered {notation!r}")
    return notation
