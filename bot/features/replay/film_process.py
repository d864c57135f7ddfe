"""`python -m bot.features.replay.film_process`: draws one GIF and exits.

It reads a pickle of a game's name and its shots from its input, which only the bot can write to.
It writes the number of each scene drawn, one per line, then an empty line, and a pickle of the file
or of the error.
"""

import os
import pickle
import signal
import sys
from typing import Final

from bot.host.cpu_limit import cpu_limit
from bot.host.memory import limit_heap
from bot.host.worker_results import attempted
from render import LOOKS
from render.film import film

NICE: Final = 5
"""Its niceness: less important than the bot, more than computers' thinking, as a person waits."""


DRAWING_CPU_S: Final = 60.0
"""CPU seconds that a GIF may take: many times what the longest game needs."""


def main() -> None:
    """Draw the GIF."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot ends it itself
    limit_heap()
    game, shots = pickle.loads(sys.stdin.buffer.read())  # noqa: S301 - the bot's own
    out = sys.stdout.buffer

    def report(number: int) -> None:
        out.write(b"%d\n" % number)
        out.flush()

    def draw() -> bytes:
        with cpu_limit(DRAWING_CPU_S):
            return film(LOOKS[game], shots, report)

    drawn = attempted(draw)
    out.write(b"\n" + drawn)
    out.flush()


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # the bot was killed
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
