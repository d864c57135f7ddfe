"""Games of which reviews are made, and how they are made in haste."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, TypeVar

from bot.computers.answers import answer
from bot.computers.levels import computer
from bot.computers.questions import Judgement
from bot.computers.review import Review, ReviewStep, steps
from rules import GAMES, AnyMatch, answering, dealt

T = TypeVar("T")

SHORT: dict[str, dict[str, int | str]] = {
    "splendor": {"target": 10},
    "seekers": {"sheet": 3, "mode": "advanced"},
}

HASTE = 0.06
"""The effort of an evaluation: little, for the tests' sake."""


@cache
def game(key: str, seats: int) -> AnyMatch:
    """Return a game of a quick computer against seats that do anything at all."""
    rng = Random(1)

    def player(view: Any) -> object:
        if view.decision.seat == 0:
            return computer(key)(view, 0.0, rng)
        return rng.choice(view.decision.moves)

    players = dict.fromkeys(range(seats), player)
    *_, match = answering(dealt(GAMES[key], seats, SHORT[key], rng).begin(), rng, players)
    return match


def answer_all(finding: Generator[Any, Any, T], reply: Callable[[Any], Any]) -> T:
    """Run a generator that yields questions, sending it each answer; return its result."""
    sent = None
    while True:
        try:
            question = finding.send(sent)
        except StopIteration as done:
            result: T = done.value
            return result
        sent = reply(question)


def whole_review(key: str, match: AnyMatch, rng: Random) -> Review:
    """Return the review of a game as the bot makes it, but in this process."""
    return answer_all(steps(key, match), lambda step: answer(step.question, rng))


def in_haste(key: str, match: AnyMatch) -> Review:
    """Return the review of a game, made in haste."""
    rng = Random(1)

    def reply(step: ReviewStep) -> Any:
        question = step.question
        if isinstance(question, Judgement):
            question = replace(question, effort=question.effort * HASTE)
        return answer(question, rng)

    return answer_all(steps(key, match), reply)


@cache
def reviewed(key: str, seats: int) -> Review:
    """Return the review of such a game."""
    return in_haste(key, game(key, seats))
