"""Who can be put into the arena, and the names they go by.

A player is named in one of three ways:

- by a level of the game, as people choose it: `normal`;
- by a dotted path, `module:function`, of a function that takes a view, or a view, seconds and a
  random generator: `rules.splendor.computer:sensible`;
- as a program of any make: `program:COMMAND` (see `program.py`).
"""

from __future__ import annotations

import importlib.util
import inspect
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from bot.computers.contract import LazyFunction
from rules import GAMES, AnyMatch, Record, Seat
from tests.arena.program import Program


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
    return Function(_function(name) if ":" in name else _level(game, name))


class Function:
    """A player in this process."""

    def __init__(self, choose: Callable[..., Any]) -> None:
        # A level is known by the name of its function, which says what it takes.
        self._choose = choose.function if isinstance(choose, LazyFunction) else choose
        choose = self._choose
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
        raise UnknownPlayer(f"{path!r} is no function")
    chosen: Callable[..., Any] = function
    return chosen


def _level(game: str, name: str) -> Callable[..., Any]:
    levels: dict[str, Callable[..., Any]] = dict(GAMES[game].computers)
    if importlib.util.find_spec("bot.computers.levels"):
        levels |= importlib.import_module("bot.computers.levels").COMPUTERS[game]
    if name not in levels:
        raise UnknownPlayer(f"{game} has no level {name!r}: there are {', '.join(levels)}")
    return levels[name]
