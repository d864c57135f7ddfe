"""The look of each game, imported from `render/<game>/`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Final

from render.look import Look
from rules import GAMES


class _Looks(Mapping[str, Look]):
    """Imports a game's look on first use."""

    def __getitem__(self, game: str) -> Look:
        if game not in GAMES:
            raise KeyError(game)
        return _look(game)

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


@cache  # one entry per game
def _look(game: str) -> Look:
    look: Look = import_module(f"render.{game}").LOOK
    return look


LOOKS: Final[Mapping[str, Look]] = _Looks()
"""Looks by the key of the game in `rules.GAMES`."""
