"""Trains the net of a number of seats by playing against itself."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from bot.computers.splendor import layout as at
from tests.tools.train.splendor.learning import Learner
from tests.tools.train.splendor.playing import plays
from tests.tools.train.splendor.tables import Tables


@dataclass(frozen=True)
class Plan:
    """How long, how many games at once, and how fast to learn."""

    seats: int
    minutes: float
    seed: int
    games: int = 128
    batch: int = 1024
    memory: int = 60_000
    fastest: float = 2e-3
    slowest: float = 5e-5
    reuse: float = 2
    """How often a table is learnt from, on average."""


class Memory:
    """The last tables and what is to be learnt of them, overwritten in turn."""

    def __init__(self, seats: int, size: int) -> None:
        self.tables = np.zeros((at.height(seats), size), np.int8)
        self.lessons = np.zeros((seats, size), np.float32)
        self.size, self.added = size, 0

    def add(self, tables: np.ndarray, lessons: np.ndarray) -> None:
        """Keep some more."""
        where = (self.added + np.arange(tables.shape[1])) % self.size
        self.tables[:, where] = tables
        self.lessons[:, where] = lessons
        self.added += where.size

    def some(self, rng: np.random.Generator, count: int) -> tuple[np.ndarray, np.ndarray]:
        """Return some at random."""
        where = rng.integers(min(self.added, self.size), size=count)
        return self.tables[:, where], self.lessons[:, where]


def trained(plan: Plan, learner: Learner, to: Path) -> None:
    """Let a learner learn for so many minutes of CPU; its net is written to a file now and then."""
    rng = np.random.default_rng(plan.seed)
    # Most games go to 15; the others teach that the target counts.
    targets = (15,) * 14 + (10, 12, 13, 17, 19, 21)
    tables = Tables(plan.seats, plan.games, rng, targets)
    memory = Memory(plan.seats, plan.memory)
    net_now = [learner.playing()]
    started = said = time.process_time()
    games = answers = 0
    losses: list[float] = []
    owed = 0.0
    for ended in plays(net_now, tables):
        for seen, lessons in ended:
            memory.add(np.stack(seen, axis=1), np.stack(lessons, axis=1))
            games += 1
            answers += len(seen)
            owed += plan.reuse * len(seen)
        spent = (time.process_time() - started) / (60 * plan.minutes)
        rate = plan.slowest + (plan.fastest - plan.slowest) * 0.5 * (
            1 + np.cos(np.pi * min(1.0, spent))
        )
        while owed >= plan.batch and memory.added > 4 * plan.batch:
            some, goals = memory.some(rng, plan.batch)
            losses.append(learner.step(some, goals, float(rate)))
            owed -= plan.batch
            net_now[0] = learner.playing()
        now = time.process_time()
        if now - said > 30 or spent >= 1:
            said = now
            print(
                f"{now - started:6.0f} s  {games} games  {answers / max(1, games):.0f} tables a game  "
                f"loss {np.mean(losses[-200:] or [np.nan]):.4f}  rate {rate:.5f}",
                flush=True,
            )
            np.savez(to, *learner.arrays)  # scaled facts, full precision
        if spent >= 1:
            return


def opened(path: Path | str) -> list[np.ndarray]:
    """Return the arrays of a net that `trained` wrote."""
    with np.load(path) as arrays:
        return [arrays[f"arr_{number}"] for number in range(len(arrays.files))]
