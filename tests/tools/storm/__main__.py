"""`python -m tests.tools.storm`: run storms; return 1 if something isn't as it must be.

It starts itself again with a fixed seed for the hashes of texts, so that sets have one order.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path
from random import SystemRandom
from time import monotonic
from typing import Final

from tests.tools.storm.alike import with_one_order
from tests.tools.storm.script import read, written
from tests.tools.storm.shrink import shrunk
from tests.tools.storm.storm import Outcome, run

FAILING: Final = Path(".storms")
"""Has the seeds that failed when they ran last; they come before fresh ones."""
FRESH: Final = 1 << 40


def _arguments(given: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.storm", description="Run storms.")
    parser.add_argument(
        "seeds", nargs="?", default="100", help="how many fresh ones, or which: 20-29"
    )
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="begin none after so long"
    )
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--script", type=Path, nargs="+", default=(), help="files with scripts")
    parser.add_argument(
        "--quiet", action="store_true", help="say nothing of storms without a finding"
    )
    parser.add_argument("--tries", type=int, default=400, help="storms to shrink one by, at most")
    parser.add_argument(
        "--whole", action="store_true", help="print scripts as they are, not shrunk"
    )
    return parser.parse_args(given)


def _seeds(wanted: str) -> Iterator[int]:
    """Yield the seeds that are named; of fresh ones, after those that failed last."""
    first, dash, last = wanted.partition("-")
    if dash:
        yield from range(int(first), int(last) + 1)
        return
    fresh = count(SystemRandom().randrange(FRESH))
    yield from (*_failing(), *islice(fresh, int(first)))


def _failing() -> list[int]:
    return [*map(int, FAILING.read_text().split())] if FAILING.exists() else []


def failing_now(before: Sequence[int], ran: Collection[int], failed: Sequence[int]) -> list[int]:
    """Return the seeds that failed when they ran last: those that fail now, and those from before that didn't run."""
    return [*failed, *(seed for seed in before if seed not in ran)]


def _stormed(seed: int) -> Outcome:
    outcome = run(seed)
    return outcome if outcome.finding else replace(outcome, steps=(), lines=())


def _scripted(path: Path) -> Outcome:
    return run(*read(path.read_text()))


def main(given: Sequence[str]) -> int:
    """Run storms, and print the digest of each, and a short script where something isn't as it must be."""
    asked, begun = _arguments(given), monotonic()
    hours, presses, ran, failed = 0.0, 0, list[int](), list[Outcome]()

    def in_time(seeds: Iterator[int]) -> Iterator[int]:
        while monotonic() - begun < asked.seconds and (seed := next(seeds, None)) is not None:
            yield seed

    with get_context("fork").Pool(asked.jobs, maxtasksperchild=200) as pool:
        outcomes = (
            pool.imap(_scripted, asked.script)
            if asked.script
            else _as_they_come(pool.apply_async, in_time(_seeds(asked.seeds)), asked.jobs)
        )
        for outcome in outcomes:
            hours, presses = hours + outcome.hours, presses + outcome.presses
            ran.append(outcome.seed)
            if outcome.finding or not asked.quiet:
                print(outcome.seed, outcome.digest[:16], outcome.finding, flush=True)
            if outcome.finding:
                failed.append(outcome)
    minutes = (monotonic() - begun) / 60
    print(
        f"{len(ran)} storms, {hours:,.0f} virtual hours, {presses:,} presses in {minutes:.1f} minutes"
        f" ({hours / minutes / asked.jobs:,.0f} hours a minute of one core)"
    )
    if not asked.script:
        seeds = failing_now(_failing(), ran, [it.seed for it in failed])
        FAILING.write_text(" ".join(map(str, seeds)))
    for outcome in failed[:3]:
        short = outcome if asked.whole else shrunk(outcome, asked.tries)
        print(f"\n{short.finding}\n{written(short.seed, short.steps)}", flush=True)
    return 1 if failed else 0


def _as_they_come(
    begin: Callable[..., object], seeds: Iterator[int], jobs: int
) -> Iterator[Outcome]:
    """Yield the outcomes of storms in the order of their seeds, with only a few begun ahead."""
    running: list[object] = []
    for seed in seeds:
        running.append(begin(_stormed, (seed,)))
        if len(running) > jobs:
            yield running.pop(0).get()  # type: ignore[attr-defined]
    for left in running:
        yield left.get()  # type: ignore[attr-defined]


if __name__ == "__main__":
    with_one_order("tests.tools.storm")
    sys.exit(main(sys.argv[1:]))
