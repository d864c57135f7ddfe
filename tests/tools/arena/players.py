"""Who can be put into the arena, and the names they go by.

A player is named in one of these ways:

- by a level of the game: `normal`, `7`, `7-sniper`;
- by a dotted path, `module:function`, of a function that takes a view, or a view, seconds and a
  random generator: `rules.splendor.computer:sensible`;
- as a program of any make: `program:COMMAND` (see `program.py`);
- by a level of another version of Facet, and the directory of its working tree: `version:DIRECTORY:LEVEL`.
"""

from __future__ import annotations

import importlib
import inspect
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from bot.computers.levels import computer, every_level, styles_of
from rules import GAMES, AnyMatch, Record, Seat
from tests.tools.arena.program import Program


class UnknownPlayer(ValueError):
    """A name that stands for no player."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a player is asked: its seat's answer, with so many seconds of CPU to think."""

    record: Record
    match: AnyMatch
    seat: Seat
    seconds: float


class Player(Protocol):
    """Somebody who answers for a seat, from what that seat may see."""

    def answer(self, question: Question, rng: Random) -> tuple[str, float]:
        """Return the notation of a move and the seconds it took to find."""

    def close(self) -> None:
        """End what the player has started."""


def player(game: str, name: str) -> Player:
    """Return the player of a game by its name; raise UnknownPlayer."""
    if name.startswith("program:"):
        return Program(name.removeprefix("program:"))
    if name.startswith("version:"):
        tree, _, level = name.removeprefix("version:").rpartition(":")
        return Program.of_version(tree, level)
    return Function(_function(name) if ":" in name else _level(game, name))


class Function:
    """A player in this process."""

    def __init__(self, choose: Callable[..., Any]) -> None:
        self._choose = choose
        self._takes_all = len(inspect.signature(choose).parameters) == 3

    def answer(self, question: Question, rng: Random) -> tuple[str, float]:
        """Return the notation of a move and the seconds of CPU it took."""
        view = question.match.position.seen_by(question.seat)
        started = time.thread_time()
        move = self._choose(view, question.seconds, rng) if self._takes_all else self._choose(view)
        return str(move), time.thread_time() - started

    def close(self) -> None:
        """Do nothing: there is nothing to end."""


def _function(path: str) -> Callable[..., Any]:
    module, _, name = path.partition(":")
    try:
        function = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownPlayer(f"there is no player {path!r}: {error}") from error
    if not callable(function):
        raise UnknownPlayer(f"{path!r} isn't a function")
    chosen: Callable[..., Any] = function
    return chosen


def _level(game: str, name: str) -> Callable[..., Any]:
    if name in GAMES[game].computers:
        return GAMES[game].computers[name]
    rung, _, style = name.partition("-")
    levels, styles = every_level(game), styles_of(game)
    if rung not in levels or style not in ("", *styles):
        known = ", ".join((*GAMES[game].computers, *levels, *(f"…-{style}" for style in styles)))
        raise UnknownPlayer(f"{game} has no level {name!r}: there are {known}")
    return computer(game, name)
