"""The program that `version:DIRECTORY:LEVEL` starts: it plays a level of another version of Facet.

It runs with the modules of that version's working tree, and uses only what 1.3.0 had.
"""

import json
import sys
from random import Random

from bot.computers.levels import computer
from rules import read_record


def main(level: str) -> None:
    """Answer each line of the standard input (see `program.py`), from what the seat may see."""
    seen: list[str] = []
    for line in sys.stdin:
        asked = json.loads(line)
        record = read_record(json.dumps(asked["record"]))
        if not seen or [*record.moves[: len(seen)]] != seen:
            seen, match = [], record.begin()
        for move in record.moves[len(seen) :]:
            match = match.play(move)
        seen = [*record.moves]
        view = match.position.seen_by(asked["seat"])
        answer = computer(asked["game"], level)(view, asked["seconds"], Random(line))
        print(json.dumps({"move": str(answer)}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
