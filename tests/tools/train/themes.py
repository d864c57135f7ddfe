"""`python -m tests.tools.train themes`: works out the themes of the shipped puzzles, for the trainer."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

from bot.computers.answers import answer
from bot.computers.puzzle import Puzzle, shipped
from bot.computers.questions import ReasonsQuestion
from bot.features.trainer.themes import THEME_FILE, theme_of


def theme(puzzle: Puzzle) -> str:
    """Return the theme of a puzzle's answer."""
    view = puzzle.view()
    offered = view.decision.moves if view.decision else ()
    best = next(move for move in offered if str(move) == puzzle.answer)
    return theme_of(puzzle.game, answer(ReasonsQuestion(puzzle.game, view, best), Random(0)))


def main(_: Sequence[str]) -> None:
    """Write the themes of all puzzles; each takes a CPU second or two."""
    themes: dict[str, dict[str, list[int]]] = {}
    for puzzle in shipped():
        themes.setdefault(puzzle.game, {}).setdefault(theme(puzzle), []).append(puzzle.id)
    THEME_FILE.write_text(json.dumps(themes, indent=1) + "\n", "utf-8")
    for game, found in themes.items():
        print(game, {name: len(ids) for name, ids in found.items()})
