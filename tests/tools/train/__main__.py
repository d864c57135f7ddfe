"""`python -m tests.tools.train …`: makes what the bot comes with: weights that computers play by, puzzles, challenges."""

from __future__ import annotations

import os
import sys

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is imported

from tests.tools.train.challenges import main as challenges
from tests.tools.train.puzzles import main as puzzles
from tests.tools.train.splendor.command import main as splendor
from tests.tools.train.themes import main as themes

COMMANDS = {"splendor": splendor, "puzzles": puzzles, "challenges": challenges, "themes": themes}


def main() -> None:
    """Make what is named."""
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        raise SystemExit(f"usage: python -m tests.tools.train {{{','.join(COMMANDS)}}} …")
    COMMANDS[sys.argv[1]](sys.argv[2:])


if __name__ == "__main__":
    main()
