"""`python -m tests.train GAME …`: makes the files of weights that computers play by."""

from __future__ import annotations

import os
import sys

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is imported

from tests.train.splendor.command import main as splendor

GAMES = {"splendor": splendor}


def main() -> None:
    """Train for the game that is named."""
    if len(sys.argv) < 2 or sys.argv[1] not in GAMES:
        raise SystemExit(f"usage: python -m tests.train {{{','.join(GAMES)}}} …")
    GAMES[sys.argv[1]](sys.argv[2:])


if __name__ == "__main__":
    main()
