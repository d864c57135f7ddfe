"""Reviews in the worker: they go on whatever happens to it, and hold up nobody."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.computers.engine_client import MAX_INTERRUPTIONS, AnalysisFailed, EngineClient
from bot.computers.questions import ChancesQuestion
from bot.host.interruption import Interrupted
from bot.host.worker_results import WorkerError
from tests.computers.reviewing import HASTE, game, reviewed
from tests.playground.waiting import until


async def nothing(_number: int, _total: int) -> None:
    """Ignore progress."""


@pytest.fixture
async def thinking() -> AsyncIterator[EngineClient]:
    """Return who thinks, with a worker of its own, and looks at every answer for a moment alone."""
    thinking = EngineClient()
    thinking.care = HASTE
    yield thinking
    await thinking.close()


async def test_a_worker_killed_in_the_middle_is_followed_by_another(thinking: EngineClient) -> None:
    """The question it was at is asked again, each step's end is reported, and the review is whole."""
    killed: list[int] = []
    told: list[tuple[int, int]] = []

    async def kill(number: int, total: int) -> None:
        told.append((number, total))
        if number in (3, 8) and thinking.worker_pid:
            killed.append(thinking.worker_pid)
            os.kill(thinking.worker_pid, signal.SIGKILL)

    review = await thinking.review("seekers", game("seekers", 2), kill)
    assert len(set(killed)) == 2
    assert review.stops == reviewed("seekers", 2).stops
    (total,) = {total for _, total in told}
    assert [number for number, _ in told] == list(range(1, len(told) + 1))
    assert len(told) <= total


async def test_a_worker_that_fails_twice_is_told_and_the_review_goes_on_from_there(
    thinking: EngineClient,
) -> None:
    """Where the same question fails again the review is given up; asked again, it makes only what is missing."""
    told: list[tuple[int, int]] = []
    answers: list[Any] = []

    async def stop(number: int, total: int) -> None:
        told.append((number, total))
        if number == 5:
            thinking._hung_s = 0.0

    with pytest.raises(AnalysisFailed):
        await thinking.review("seekers", game("seekers", 2), stop, answers=answers)
    assert told[-1][0] == len(answers) == 5
    thinking._hung_s = 30.0
    view = game("splendor", 2).positions[0].seen_by(0)
    assert view.decision
    move = await thinking.answer("splendor", "normal", view)
    assert move in map(str, view.decision.moves)
    before = len(told)

    async def go_on(number: int, total: int) -> None:
        told.append((number, total))

    review = await thinking.review("seekers", game("seekers", 2), go_on, answers=answers)
    assert told[before][0] == 5
    assert review.stops == reviewed("seekers", 2).stops
    assert review == await thinking.review(
        "seekers", game("seekers", 2), nothing, answers=[*answers]
    )


async def test_a_busy_machine_breaks_no_review_off(thinking: EngineClient) -> None:
    """A worker that gets no CPU for longer than a move may take goes on where it was."""
    thinking._timeout_s = 0.5
    stopped: list[int] = []

    async def stop(number: int, _total: int) -> None:
        if number == 3 and thinking.worker_pid:
            stopped.append(thinking.worker_pid)
            os.kill(thinking.worker_pid, signal.SIGSTOP)
            asyncio.get_running_loop().call_later(1.5, os.kill, stopped[0], signal.SIGCONT)

    review = await thinking.review("seekers", game("seekers", 2), stop)
    assert review.stops == reviewed("seekers", 2).stops
    assert stopped == [thinking.worker_pid]


async def test_too_much_cpu_is_an_error_in_the_program(thinking: EngineClient) -> None:
    """It isn't asked for again, and other questions are answered."""
    thinking._cpu_s, thinking.care = 0.5, 1000.0
    with pytest.raises(WorkerError, match=r"^TooMuchWork"):
        await thinking.review("splendor", game("splendor", 2), nothing)
    thinking._cpu_s = 30.0
    view = game("splendor", 2).positions[0].seen_by(0)
    assert view.decision
    assert await thinking.answer("splendor", "normal", view) in map(str, view.decision.moves)


@pytest.mark.parametrize("kind", ["review", "puzzle"])
async def test_a_computer_interrupts_what_can_wait(thinking: EngineClient, kind: str) -> None:
    """Its answer comes before that to a question of a review or a puzzle, even from a worker that still starts.

    The question is asked again; that of a review is finished in the end, however many computers are asked.
    """
    asked: list[object] = []
    answered: list[object] = []
    told = thinking._send

    async def noted(question: Any, patience_s: float, **how: bool) -> Any:
        if isinstance(question, ChancesQuestion):  # answered before anybody could interrupt
            return await told(question, patience_s, **how)
        asked.append(question)
        answered.append(await told(question, patience_s, **how))
        return answered[-1]

    thinking._send = noted  # type: ignore[method-assign]
    thinking.care = 1.0
    played = game("splendor", 2)
    view = played.positions[0].seen_by(0)
    going_on = asyncio.ensure_future(
        thinking.review("splendor", played, nothing)
        if kind == "review"
        else thinking.clear_answer("splendor", view)
    )
    for _ in range(MAX_INTERRUPTIONS + 1):
        await until(lambda: len(asked) > len(answered) and thinking.worker_pid)
        await thinking.answer("splendor", "easy", view)
    going_on.cancel()
    turns = 2 * (MAX_INTERRUPTIONS + 1)
    assert all(question == asked[0] for question in asked[:turns:2])
    assert all(isinstance(move, str) for move in answered[1:turns:2])
    interrupted = [isinstance(reply, Interrupted) for reply in answered[:turns:2]]
    assert interrupted == [True] * MAX_INTERRUPTIONS + [kind == "puzzle"]


async def test_reviews_do_not_hurry_computers(thinking: EngineClient) -> None:
    """A computer has as much time for its answer as if nobody made a review."""
    waiting = []

    async def progress(number: int, _total: int) -> None:
        waiting.append(thinking.waiting)
        if number == 2:
            making.cancel()

    making = asyncio.create_task(thinking.review("seekers", game("seekers", 2), progress))
    with pytest.raises(asyncio.CancelledError):
        await making
    assert waiting == [0, 0]


async def test_an_error_in_the_program_is_not_asked_for_again(
    thinking: EngineClient, caplog: pytest.LogCaptureFixture
) -> None:
    """A review ends at once, reasons aren't given, advice comes from the bot itself, and the log says why."""
    thinking.care = 0.0
    with pytest.raises(WorkerError, match=r"^ZeroDivisionError in \w+\.\w+, line \d+") as raised:
        await thinking.review("splendor", game("splendor", 2), nothing)
    assert "Traceback" in raised.value.__notes__[0]
    view = game("splendor", 2).positions[0].seen_by(0)
    assert view.decision
    with pytest.raises(WorkerError):
        await thinking.reasons("splendor", view, view.decision.moves[0])
    assert len(await thinking.advice("splendor", view, 3)) == 1
    assert "the bot gives advice itself" in caplog.text
