"""All that 12 Seekers shows of itself, gathered for the bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.scene import Scene, Step
from render.seekers import alt, asking, board, explaining, hand, reckoning, telling
from render.words import Words
from rules import Seat
from rules.seekers.moves import Move
from rules.seekers.position import Position
from rules.seekers.seekers import Seeker

Names = Sequence[str]
RULES: Final = (
    *("aim", "turn", "basic", "advanced", "must"),
    *("lay", "kinds", "order", "end", "letters"),
)
"""The paragraphs of the rules in short, in the order they are read."""


class SeekersLook:
    """The look of 12 Seekers; see `render.look.Look`."""

    def picture(self, scene: Scene[Position]) -> bytes:
        """Return the board as a PNG of 1320 by 840 pixels."""
        return board.picture(scene)

    def hand(self, scene: Scene[Position]) -> bytes:
        """Return the reader's colour cards and gems as a PNG; ValueError without a reader."""
        return hand.picture(scene)

    def alt(self, scene: Scene[Position], words: Words) -> str:
        """Return the board in at most 1,024 characters."""
        return alt.board(scene, words)

    def hand_alt(self, scene: Scene[Position], words: Words) -> str:
        """Return the reader's colour cards and gems in words; ValueError without a reader."""
        return alt.hand(scene, words)

    def tell(self, step: Step[Position], names: Names, reader: Seat | None, words: Words) -> str:
        """Return what happened in one step, with all that followed by itself."""
        return telling.tell(step, names, reader, words)

    def summary(
        self, steps: Sequence[Step[Position]], names: Names, reader: Seat | None, words: Words
    ) -> list[str]:
        """Return what happened in these steps, a line a turn."""
        return telling.summary(steps, names, reader, words)

    def ask(self, view: Position, names: Names, reader: Seat | None, words: Words) -> str:
        """Return the open question, as put to the one asked or told to another."""
        return asking.ask(view, names, reader, words)

    def label(self, move: Move, view: Position, words: Words) -> str:
        """Return a move as the label of a button, in at most 80 characters."""
        return asking.label(move, view, words)

    def gem(self, move: Move, view: Position) -> str | None:
        """Return the letter of the one gem that a move is about, None where there is none."""
        return asking.gem_of(move, view)

    def facts(self, thing: Seeker | str, words: Words) -> str:
        """Return what a seeker, itself or by its id, does in a short line."""
        return explaining.facts(thing, words)

    def standings(self, scene: Scene[Position], words: Words) -> list[str]:
        """Return a line a seat with its place, the best first."""
        return reckoning.standings(scene, words)

    def reckoning(self, scene: Scene[Position], words: Words) -> str:
        """Return who won and why, and how each total comes about, a line a seat."""
        return reckoning.reckoning(scene, words)

    def rules(self, words: Words) -> str:
        """Return the rules in short."""
        return "\n".join(words(f"seekers-rules-{part}") for part in RULES)

    def glossary(self, words: Words) -> str:
        """Return what the terms of the game mean."""
        return words("seekers-glossary")


SEEKERS: Final = SeekersLook()
