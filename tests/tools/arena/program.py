"""A player that is a program of any make: it is asked and answers in lines of JSON.

The command is started once and asked on its standard input, a line a question:

    {"game": "splendor", "seats": 2, "options": {"target": 15}, "seat": 1, "seconds": 1.0,
     "record": {...}, "position": {...}, "moves": ["take:wbg", "..."]}

`record` is the record so far and `position` the position now, both as that seat may see them
(docs/rules/records.md); `moves` are the legal answers. It answers with a line on its standard
output, `{"move": "take:wbg"}`, and ends when its input does. A new game begins where `record` has
no more moves than before. Its time per answer is wall time.

Another version of Facet is such a program, too. It gets the whole record, and masks it itself.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from rules import DEALER, record_json

if TYPE_CHECKING:
    from tests.tools.arena.players import Question

PATIENCE: Final = 60.0
"""Seconds after which a program that has not answered is ended."""
VERSION: Final = Path(__file__).with_name("version.py")


class BadProgram(RuntimeError):
    """A program that can't be started, died, was late, or answered with an illegal move."""


class Program:
    """A program that plays, from its first question on until it is closed."""

    def __init__(
        self, command: str, patience: float = PATIENCE, *, masks_itself: bool = False
    ) -> None:
        self._command = command
        self._patience = patience
        self._masks_itself = masks_itself
        self._process: subprocess.Popen[bytes] | None = None

    @classmethod
    def of_version(cls, tree: str, level: str) -> Program:
        """Return the level of the version whose working tree is in a directory."""
        asked = ["env", f"PYTHONPATH={tree}", sys.executable, str(VERSION), level]
        return cls(shlex.join(asked), masks_itself=True)

    def answer(self, question: Question, _: Random) -> tuple[str, float]:
        """Return the notation of a move and the seconds it took; raise BadProgram."""
        asked = _asked(question, masked=not self._masks_itself)
        started = time.perf_counter()
        line = self._line(json.dumps(asked))
        seconds = time.perf_counter() - started
        try:
            move = json.loads(line)["move"]
        except (ValueError, KeyError, TypeError):
            raise self._bad(f"answered {line!r}, which isn't {{'move': ...}} in JSON") from None
        if move not in asked["moves"]:
            raise self._bad(f"answered {move!r}, which is not legal there")
        return move, seconds

    def close(self) -> None:
        """End the program: its input ends, and it goes."""
        process, self._process = self._process, None
        if process is None:
            return
        try:
            process.communicate(timeout=5)
        except (OSError, subprocess.TimeoutExpired):
            process.kill()
            process.communicate()

    def _line(self, question: str) -> bytes:
        """Return the line that answers a line."""
        process = self._started()
        late = threading.Timer(self._patience, process.kill)
        late.start()
        try:
            process.stdin.write(question.encode() + b"\n")  # type: ignore[union-attr]
            process.stdin.flush()  # type: ignore[union-attr]
            line = process.stdout.readline()  # type: ignore[union-attr]
        except OSError:
            line = b""
        was_late = not late.is_alive()
        late.cancel()
        if line.endswith(b"\n"):
            return line
        status = process.wait()
        if was_late:
            raise self._bad(f"did not answer within {self._patience:g} seconds")
        raise self._bad(f"ended with status {status} instead of answering")

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    shlex.split(self._command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            except (OSError, ValueError, IndexError) as error:
                raise self._bad(f"can't be started: {error}") from None
        return self._process

    def _bad(self, what: str) -> BadProgram:
        return BadProgram(f"the program {self._command!r} {what}")


def _asked(question: Question, *, masked: bool) -> dict[str, Any]:
    record, match, seat = question.record, question.match, question.seat
    view = match.position.seen_by(seat)
    return {
        "game": record.game.key,
        "seats": record.seats,
        "options": dict(record.options),
        "seat": seat,
        "seconds": question.seconds,
        "record": record_json(record, match, seat if masked else DEALER),
        "position": view.as_json(),
        "moves": [str(move) for move in view.decision.moves] if view.decision else [],
    }
