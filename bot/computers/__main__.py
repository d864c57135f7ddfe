"""`python -m bot.computers`: the worker process, which answers questions until its input ends.

Questions (`questions.py`), each with the CPU seconds that it may take and whether others interrupt it, and
answers are pickles, each after its length (four bytes, big-endian). Only the bot that started the worker can
write to it.

`python -m bot.computers check` prints which levels can't play here, and why, as JSON.
"""

import json
import logging
import os
import pickle
import signal
import sys
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from random import Random, SystemRandom
from typing import Final

from bot.computers.answers import answer
from bot.computers.contract import ChooseMove
from bot.computers.levels import computer, every_level
from bot.computers.questions import Question
from bot.host.cpu_limit import cpu_limit
from bot.host.interruption import Interrupted, interruptible
from bot.host.worker_results import attempted
from rules import GAMES, Match, dealt_on

WORKER_NICENESS: Final = 10
"""The worker's niceness: clicks have priority over thinking."""


def main() -> None:
    """Answer questions until the input ends."""
    os.nice(WORKER_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot ends its worker itself
    logging.basicConfig(format="computers: %(message)s")
    questions, answers, rng = sys.stdin.buffer, sys.stdout.buffer, SystemRandom()
    while len(size := questions.read(4)) == 4:
        data = questions.read(int.from_bytes(size))
        if len(data) < int.from_bytes(size):
            return  # the bot was killed while it was asking
        question, cpu_s, gives_way = pickle.loads(data)  # noqa: S301 - from the bot itself
        interruption = interruptible() if gives_way else nullcontext()
        reply = attempted(partial(_answered, question, cpu_s, interruption, rng))
        answers.write(len(reply).to_bytes(4) + reply)
        answers.flush()


def _answered(
    question: Question, cpu_s: float, interruption: AbstractContextManager[None], rng: Random
) -> object:
    """Answer a question, or that it was interrupted; raise TooMuchWork if it takes more CPU seconds."""
    try:
        with cpu_limit(cpu_s), interruption:
            return answer(question, rng)
    except Interrupted as interrupted:
        return interrupted


def missing() -> dict[str, dict[str, str]]:
    """Return, by game and level, why a level can't play on this machine; empty if all can."""
    problems: dict[str, dict[str, str]] = {}
    for game in GAMES:
        for level in every_level(game):
            try:
                _tried(game, computer(game, level))
            except Exception as error:  # noqa: BLE001 - a missing library, damaged weights
                problems.setdefault(game, {})[level] = f"{type(error).__name__}: {error}"
    return problems


def _tried(game: str, choose: ChooseMove) -> None:
    """Let a computer make the first move with every number of seats; raise its errors."""
    rules, rng = GAMES[game], SystemRandom()
    options = {key: bounds.default for key, bounds in rules.options.items()}
    for seats in rules.seats:
        first = rules.start(seats, options, rules.deal(seats, options, rng))
        view = dealt_on(Match((first,)), rng).position
        if view.decision is not None:
            choose(view.seen_by(view.decision.seat), 0.0, rng)


def check() -> None:
    """Print the levels that can't play, as JSON."""
    sys.stdout.write(json.dumps(missing()))
    sys.stdout.flush()


if __name__ == "__main__":
    try:
        match sys.argv[1:]:
            case []:
                main()
            case ["check"]:
                check()
            case _:
                sys.exit("use: python -m bot.computers [check]")
    except BrokenPipeError:  # the bot was killed
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
