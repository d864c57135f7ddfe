"""The computer players and the adviser of each game.

`bot/computers/<game>/__init__.py` declares them by function names, so that the bot's own process only
imports those that it calls. A game without such a folder uses the quick player of its rules.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Final

from bot.computers.contract import NORMAL, NORMAL_STRENGTH, Adviser, ChooseMove
from rules import GAMES


def _levels(game: str) -> Mapping[str, ChooseMove]:
    own = f"bot.computers.{game}"
    if find_spec(own) is not None:
        levels: Mapping[str, ChooseMove] = import_module(own).LEVELS
        return levels
    quick = GAMES[game].quick
    return MappingProxyType({NORMAL: lambda view, _seconds, _rng: quick(view)})


def _adviser(game: str) -> Adviser | None:
    own = f"bot.computers.{game}"
    return import_module(own).ADVISER if find_spec(own) is not None else None


def _strengths(game: str) -> Mapping[str, float]:
    own = f"bot.computers.{game}"
    strengths: Mapping[str, float] = (
        import_module(own).STRENGTHS if find_spec(own) is not None else {}
    )
    return strengths


COMPUTERS: Final[Mapping[str, Mapping[str, ChooseMove]]] = MappingProxyType(
    {game: _levels(game) for game in GAMES}
)
ADVISERS: Final[Mapping[str, Adviser | None]] = MappingProxyType(
    {game: _adviser(game) for game in GAMES}
)
_STRENGTHS: Final = MappingProxyType({game: _strengths(game) for game in GAMES})


def strength(game: str, level: str) -> float:
    """Return the rating of a level (see `NORMAL_STRENGTH`)."""
    return _STRENGTHS[game].get(level, NORMAL_STRENGTH) if game in _STRENGTHS else NORMAL_STRENGTH


def every_level(game: str) -> tuple[str, ...]:
    """Return the levels of a game, the weakest first."""
    return tuple(COMPUTERS.get(game, ()))
