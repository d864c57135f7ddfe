"""Which files of the bot an action goes through, which of them call which, and which rooms it enters from below."""

from __future__ import annotations

import sys
import threading
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
BOT: Final = f"{ROOT}/bot/"
TOOLS: Final = f"{BOT}playground/"
VALUES: Final = {
    f"{BOT}{file}.py"
    for file in ("store/values", "tables/table", "tables/play", "feature", "parts")
}
"""Who reads a value that was handed to them, or asks a feature that has nothing to say, enters no room."""


class Road:
    """What was entered from where below a file, in the order in which it came first."""

    def __init__(self, start: str) -> None:
        self.start = start
        self.files: dict[str, int] = {}
        self.edges: Counter[tuple[str, str]] = Counter()
        self.last = start
        self._entered: set[FrameType] = set()
        self.from_below: Counter[str] = Counter()
        """How often each room was entered when the last room entered lay below it; to go on isn't to enter."""

    def __str__(self) -> str:
        up = sum(self.from_below.values())
        rooms = len({room(file) for file in self.files})
        lines = [f"{len(self.files)} files in {rooms} rooms, {up} times from below"]
        for file in self.files:
            called = [to for start, to in self.edges if start == file]
            lines.append(f"  {file}" + (f" -> {', '.join(called)}" if called else ""))
        return "\n".join(lines)

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        """Note a call within the bot that the start led to, whatever other code lies between."""
        if event != "call" or not _ours(frame) or frame in self._entered:
            return
        self._entered.add(frame)
        callers = [each for each in _stack(frame) if _ours(each)]
        names = [each.f_code.co_filename.removeprefix(f"{ROOT}/") for each in callers]
        if self.start not in names:
            return
        name = names[0]
        self.files.setdefault(name, len(self.files))
        if rises(self.last, name):
            self.from_below[room(name)] += 1
        self.last = name
        if len(names) > 1 and names[1] != name and self.start in names[1:]:
            self.edges[names[1], name] += 1


def room(file: str) -> str:
    """Return the room of a file: its folder in the bot, or its feature's."""
    _, *folders, name = file.split("/")
    depth = 2 if folders[:1] == ["features"] else 1
    return "/".join(folders[:depth]) or name.removesuffix(".py")


def _ranks() -> dict[str, int]:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    layers = next(
        each["layers"] for each in contracts["contracts"] if each.get("containers") == ["bot"]
    )
    return {name: -number for number, layer in enumerate(layers) for name in layer.split(" | ")}


RANKS: Final = _ranks()
"""How high the rooms of the bot stand, by the contract on imports."""


def rises(start: str, end: str) -> bool:
    """Return whether a file lies in a room above that of another."""
    below, above = (RANKS.get(room(file).split("/")[0], 1) for file in (start, end))
    return above > below


def _stack(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back


def _ours(frame: FrameType) -> bool:
    name = frame.f_code.co_filename
    return (
        name.startswith(BOT)
        and not name.startswith(TOOLS)
        and name not in VALUES
        and not frame.f_code.co_name.startswith("<")
    )


@contextmanager
def traced(start: str) -> Iterator[Road]:
    """Trace what a file leads to within, in this thread and in those that begin meanwhile."""
    road = Road(start)
    threading.setprofile(road.note)
    sys.setprofile(road.note)
    try:
        yield road
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
