"""The computer players and the adviser of each game.

`bot/computers/<game>/__init__.py` declares them by function names, so that the bot's own process only
imports those that it calls. A game without such a folder uses the quick player of its rules.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from bot.computers.contract import NORMAL, NORMAL_STRENGTH, Adviser, ChooseMove
from rules import GAMES


def _declared(game: str) -> Any:  # noqa: ANN401 - a module, or None
    """Return the package that declares a game's computers, if the game has its own."""
    own = f"bot.computers.{game}"
    return import_module(own) if find_spec(own) else None


def _quick(game: str) -> ChooseMove:
    return lambda view, _seconds, _rng: GAMES[game].quick(view)


_DECLARED: Final = {game: _declared(game) for game in GAMES}
COMPUTERS: Final[Mapping[str, Mapping[str, ChooseMove]]] = {
    game: own.LEVELS if own else {NORMAL: _quick(game)} for game, own in _DECLARED.items()
}
ADVISERS: Final[Mapping[str, Adviser | None]] = {
    game: own.ADVISER if own else None for game, own in _DECLARED.items()
}


def strength(game: str, level: str) -> float:
    """Return the rating of a level (see `NORMAL_STRENGTH`)."""
    own = _DECLARED.get(game)
    return float(own.STRENGTHS.get(level, NORMAL_STRENGTH)) if own else NORMAL_STRENGTH


def every_level(game: str) -> tuple[str, ...]:
    """Return the levels of a game, the weakest first."""
    return tuple(COMPUTERS.get(game, ()))
