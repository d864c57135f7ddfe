"""`python -m tests.tools.storm FIRST LAST`: run the storms of these seeds; return 1 if one has a finding.

It starts itself again with a fixed seed for the hashes of texts, so that sets have one order.
"""

import os
import sys
from time import perf_counter

from tests.tools.storm.script import written
from tests.tools.storm.storm import run


def main(first: int, last: int) -> int:
    """Run storms, and print the digest of each, and its script where something isn't as it must be."""
    clock, findings = perf_counter, 0
    for seed in range(first, last + 1):
        begun = clock()
        outcome = run(seed)
        print(
            f"{seed} {outcome.digest[:16]} {outcome.hours:.0f} h, {outcome.presses} presses,"
            f" {clock() - begun:.1f} s {outcome.finding}",
            flush=True,
        )
        if outcome.finding:
            findings += 1
            print(written(seed, outcome.steps), *outcome.lines[-20:], sep="\n", flush=True)
    return 1 if findings else 0


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":
        command = [sys.executable, "-m", "tests.tools.storm", *sys.argv[1:]]
        os.execve(sys.executable, command, {**os.environ, "PYTHONHASHSEED": "0"})  # noqa: S606
    sys.exit(main(*map(int, sys.argv[1:3])))
