"""`python -m bot.films`: draws one moving picture, and ends.

What is to be drawn comes as a pickle of a game's name and its scenes, until the input ends. A line
with the number of each scene goes out as it is drawn; an empty line and the file follow. Only the
bot that started it can write to it.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from typing import Final

from bot.host.memory import limit_heap
from render import LOOKS
from render.film import film

NICE: Final = 5
"""How much people's clicks go before it: less than before thinking, since somebody waits for it."""


def main() -> None:
    """Draw what the input says."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot ends it itself
    limit_heap()
    game, scenes = pickle.loads(sys.stdin.buffer.read())  # noqa: S301 - the bot's own
    out = sys.stdout.buffer

    def told(number: int) -> None:
        out.write(b"%d\n" % number)
        out.flush()

    file = film(LOOKS[game], scenes, told)
    out.write(b"\n" + file)
    out.flush()


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # the bot was killed, and nobody asks any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
