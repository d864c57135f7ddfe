"""Counts the seeds until storms find each known fault, put back one at a time.

What a storm finds counts only if the same seed doesn't find the like without the fault.

python -m tests.tools.storm.known.found [--seeds 200] [--jobs N] [NAME ...]
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context

from tests.tools.storm.alike import with_one_order
from tests.tools.storm.known import KNOWN
from tests.tools.storm.shrink import kind_of
from tests.tools.storm.storm import run


def found(name: str, seeds: int) -> tuple[str, int, str]:
    """Return a fault, how many seeds it took, and what was found; 0 where nothing was."""
    for seed in range(seeds):
        with KNOWN[name].reverted():
            finding = run(seed).finding
        if finding and kind_of(finding) != kind_of(run(seed).finding):
            return name, seed + 1, finding.partition("\n")[0]
    return name, 0, KNOWN[name].beyond


def main(given: Sequence[str]) -> int:
    """Print a line for each fault; return how many that a storm can find weren't found."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.storm.known.found")
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("names", nargs="*", default=())
    asked = parser.parse_args(given)
    names = asked.names or [name for name, known in KNOWN.items() if not known.beyond]
    missed = 0
    with get_context("fork").Pool(asked.jobs, maxtasksperchild=1) as pool:
        for name, seeds, finding in pool.imap_unordered(partial(found, seeds=asked.seeds), names):
            missed += not seeds
            print(f"{name:26} {seeds or 'not':>4} {finding[:150]}", flush=True)
    return missed


if __name__ == "__main__":
    with_one_order("tests.tools.storm.known.found")
    sys.exit(main(sys.argv[1:]))
