"""Shows that each known fault is one: the test that it names passes, and fails once the fault is put back.

python -m tests.tools.storm.known [NAME ...]
"""

import subprocess
import sys
from collections.abc import Sequence
from typing import Final

import pytest

from tests.tools.storm.known import KNOWN

_RUN: Final = (
    sys.executable,
    *("-m", "pytest", "-q", "--no-header", "--timeout=60", "-p", "no:cacheprovider"),
)


def _fails(name: str, *options: str) -> bool:
    """Return whether the test of a fault fails; raise RuntimeError if it can't be run, or is skipped."""
    command = [*_RUN, *options, KNOWN[name].test]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    fails = ran.returncode == pytest.ExitCode.TESTS_FAILED
    if not fails and (ran.returncode != pytest.ExitCode.OK or "passed" not in ran.stdout):
        raise RuntimeError(f"{' '.join(command)}\n{ran.stdout}{ran.stderr}")
    return fails


def _main(names: Sequence[str]) -> int:
    """Print what becomes of the test of each fault; return how many are no fault, or prove nothing."""
    failed = 0
    for name in names or KNOWN:
        verdict = "fails anyway"
        if not _fails(name):
            put_back = _fails(name, "-p", "tests.tools.storm.put_back", "--put-back", name)
            verdict = "fails with it" if put_back else "PASSES WITH IT"
            failed -= put_back
        failed += 1
        print(f"{name:24} {verdict:14} {KNOWN[name].test}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1:]))
