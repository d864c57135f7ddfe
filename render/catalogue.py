"""The looks of all games, each found in its game's own folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Final

from render.look import Look
from rules import GAMES


class _Looks(Mapping[str, Look]):
    """Reads a game's folder when its look is first asked for."""

    def __getitem__(self, game: str) -> Look:
        if game not in GAMES:
            raise KeyError(game)
        return _look(game)

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


@cache  # one entry a game
def _look(game: str) -> Look:
    look: Look = import_module(f"render.{game}").LOOK
    return look


LOOKS: Final[Mapping[str, Look]] = _Looks()
"""The look of each game, by the key it has in `rules.GAMES`."""
