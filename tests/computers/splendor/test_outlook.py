"""What a seat can have at most after its next turns."""

import os
import subprocess
import sys
from pathlib import Path

TOLD = """
from random import Random
from bot.computers.splendor.outlook import outlooks
from tests.computers.splendor.tables import questions
for view in questions(2, Random(1)):
    print(outlooks(view, view.decision.seat))
"""
ROOT = Path(__file__).parents[3]


def test_every_process_tells_the_same() -> None:
    """Of equally good ways it's the same one, although each process has sets in an order of its own."""
    told = {
        subprocess.check_output(
            [sys.executable, "-c", TOLD], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}
        )
        for seed in "123"
    }
    assert len(told) == 1
