"""What a position is about: the theme of the first reason for its better move."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from bot.computers.contract import Reason
from bot.computers.levels import adviser_of

THEME_FILE: Final = Path(__file__).with_name("puzzle_themes.json")


def themes_of(game: str) -> Mapping[str, Sequence[str]]:
    """Return the reasons' keys of each theme of a game."""
    adviser = adviser_of(game)
    return adviser.themes if adviser else {}


def theme_of(game: str, reasons: Sequence[Reason]) -> str:
    """Return the theme of a move with these reasons; "" if they have none."""
    first = reasons[0].key if reasons else ""
    return next((theme for theme, keys in themes_of(game).items() if first in keys), "")


@cache
def puzzle_themes(game: str) -> Mapping[int, str]:
    """Return the theme of each shipped puzzle of a game that has one, by the puzzle's id.

    `python -m tests.tools.train themes` works them out.
    """
    themes: dict[str, dict[str, list[int]]] = json.loads(THEME_FILE.read_text("utf-8"))
    return {it: theme for theme, ids in themes.get(game, {}).items() if theme for it in ids}
