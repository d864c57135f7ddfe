"""The look of each game, imported on first use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Final

from render.look import Look
from rules import GAMES
from rules.catalogue import installed


class _Looks(Mapping[str, Look]):
    """Imports a game's look on first use."""

    def __getitem__(self, game: str) -> Look:
        return _look(installed()[game].package.look)

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


@cache  # one entry per game
def _look(module: str) -> Look:
    look: Look = import_module(module).LOOK
    return look


LOOKS: Final[Mapping[str, Look]] = _Looks()
"""Looks by the key of the game in `rules.GAMES`."""
