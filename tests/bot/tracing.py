"""Which files of the bot an action goes through, and which of them call which."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = str(Path(__file__).parents[2])
BOT = f"{ROOT}/bot/"
TOOLS = f"{BOT}playground/"
START = "bot/entry/dispatcher.py"


class Road:
    """What was entered from where, in the order in which it came first."""

    def __init__(self) -> None:
        self.files: dict[str, int] = {}
        self.edges: Counter[tuple[str, str]] = Counter()

    def __str__(self) -> str:
        lines = [f"{len(self.files)} files, {len(self.edges)} edges"]
        for file in self.files:
            called = [to for start, to in self.edges if start == file]
            lines.append(f"  {file}" + (f" -> {', '.join(called)}" if called else ""))
        return "\n".join(lines)

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        """Note a call within the bot that the dispatcher led to, whatever other code lies between."""
        if event != "call" or not _ours(frame):
            return
        callers = [each for each in _stack(frame) if _ours(each)]
        names = [each.f_code.co_filename.removeprefix(f"{ROOT}/") for each in callers]
        if START not in names:
            return
        name = names[0]
        self.files.setdefault(name, len(self.files))
        if len(names) > 1 and names[1] != name and START in names[1:]:
            self.edges[names[1], name] += 1


def _stack(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back


def _ours(frame: FrameType) -> bool:
    name = frame.f_code.co_filename
    return name.startswith(BOT) and not name.startswith(TOOLS)


@contextmanager
def traced() -> Iterator[Road]:
    """Trace what runs within, in this thread and in those that begin meanwhile."""
    road = Road()
    threading.setprofile(road.note)
    sys.setprofile(road.note)
    try:
        yield road
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
