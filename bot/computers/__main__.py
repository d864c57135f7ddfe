"""`python -m bot.computers`: a worker that answers questions until its input ends.

A question comes as its length (four bytes, the highest first) and a pickled tuple: the game's
key, the level, and the position as its seat sees it. The answer is a line with the notation of a
move. Only the bot that started the worker can write to it.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from typing import Final

from rules import GAMES

NICE: Final = 10
"""How much people's clicks go before thinking."""


def main() -> None:
    """Answer until the input ends."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot ends its worker itself
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    while size := questions.read(4):
        game, level, view = pickle.loads(questions.read(int.from_bytes(size)))  # noqa: S301 - the bot's own
        # A level that a table remembers may not be there any more.
        think = GAMES[game].computers.get(level, GAMES[game].quick)
        move = think(view)
        answers.write(f"{move}\n".encode())
        answers.flush()


if __name__ == "__main__":
    main()
