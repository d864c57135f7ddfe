"""The computer players and the adviser of each game.

A game's package may name a module that declares them by function names, so that the bot's own process only
imports those that it calls. A game without one has one level, the quick player of its rules.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from bot.computers.contract import NORMAL, NORMAL_STRENGTH, Adviser, ChooseMove
from bot.computers.level import Level
from rules import GAMES
from rules.catalogue import installed


@cache  # one entry per game, and one for each that is no longer installed
def _declared(game: str) -> Any:  # noqa: ANN401 - a module, or None
    """Return the module that declares a game's computers, if the game has its own."""
    own = game in GAMES and installed()[game].package.computers
    return import_module(own) if own else None


def adviser_of(game: str) -> Adviser | None:
    """Return the adviser of a game, if it has one."""
    own = _declared(game)
    return own.ADVISER if own else None


def fallback(game: str) -> str:
    """Return the level that answers within milliseconds, in plain Python, if another one fails."""
    own = _declared(game)
    return str(own.FALLBACK) if own else NORMAL


def stand_in(game: str) -> str:
    """Return the level that plays for who has left or is late: a good one, so that nobody gains by it."""
    own = _declared(game)
    return str(own.STAND_IN) if own else NORMAL


def computer(game: str, level: str | None = None) -> ChooseMove:
    """Return the computer of a level by its text, by default of `fallback`.

    If there is no such level, it's `normal`.
    """
    own = _declared(game)
    if own is None:
        return lambda view, _seconds, _rng: GAMES[game].quick(view)
    known = level_of(game, fallback(game) if level is None else level)
    return lambda view, seconds, rng: own.MOVE(known, view, seconds, rng)


def every_level(game: str) -> tuple[str, ...]:
    """Return the levels of a game without the styles, the weakest first."""
    if game not in GAMES:
        return ()
    own = _declared(game)
    return tuple(own.STRENGTHS) if own else (NORMAL,)


def named_levels(game: str) -> tuple[str, ...]:
    """Return the levels of a game that have a name, the weakest first."""
    return tuple(level for level in every_level(game) if not level.isdecimal())


def styles_of(game: str) -> tuple[str, ...]:
    """Return the styles that computers of a game can have."""
    own = _declared(game)
    return tuple(own.STYLES) if own else ()


def _former(game: str) -> Mapping[str, str]:
    """Return the former levels of a game, which old tables keep, each with the one of today that is as strong."""
    own = _declared(game)
    return own.FORMER if own else {}


def strength(game: str, level: str) -> float:
    """Return the rating of a level (see `NORMAL_STRENGTH`); a style is as strong as its rung."""
    own = _declared(game)
    return float(own.STRENGTHS[shown_level(game, level)]) if own else NORMAL_STRENGTH


def shown_level(game: str, text: str | None) -> str:
    """Return the level of today, without its style, that is as strong as a stored one."""
    name = level_of(game, text).name
    return _former(game).get(name, name)


def number_of(game: str, text: str | None) -> int:
    """Return the number of a level, from 1."""
    return (every_level(game) or (NORMAL,)).index(shown_level(game, text)) + 1


def found(game: str, text: str) -> Level | None:
    """Return the level of a text with a rung's name or number; None if the game has no such rung."""
    name, _, style = text.partition("-")
    levels = every_level(game)
    if name.isdecimal() and int(name) in range(1, len(levels) + 1):
        name = levels[int(name) - 1]
    return Level(name, style) if name in levels or name in _former(game) else None


def level_of(game: str, text: str | None) -> Level:
    """Return the level of a stored text; `normal` for none, and for one that no longer exists.

    A style that the game doesn't have is left out.
    """
    level = found(game, text or NORMAL) or Level(NORMAL)
    return level if level.style in styles_of(game) else Level(level.name)
