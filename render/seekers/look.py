"""All that 12 Seekers shows of itself, gathered for the bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from render.reasons import line
from render.scene import Event, Scene
from render.seekers import alt, asking, board, hand, reckoning, telling
from render.seekers.gems import ICONS
from render.seekers.guide import GUIDE
from render.seekers.phrases import gem
from render.words import Words
from rules import Seat
from rules.seekers.moves import Move
from rules.seekers.position import Position

Names = Sequence[str]
RULES: Final = (
    *("aim", "turn", "basic", "advanced", "must"),
    *("lay", "kinds", "order", "end", "letters"),
)
"""The paragraphs of the rules in short, in the order they are read."""


class _Hand:
    """The reader's colour cards and gems; see `render.look.Hand`."""

    def picture(self, scene: Scene[Position]) -> bytes:
        """Return them as a PNG of 940 by 590 pixels; ValueError without a reader."""
        return hand.picture(scene)

    def alt(self, scene: Scene[Position], words: Words) -> str:
        """Return them in words; ValueError without a reader."""
        return alt.hand(scene, words)


class SeekersLook:
    """The look of 12 Seekers; see `render.look.Look`."""

    hand = _Hand()
    guide = GUIDE
    icons = ICONS
    lessons = ("", "", "", "", "")

    def picture(self, scene: Scene[Position]) -> bytes:
        """Return the board as a PNG of 1320 by 840 pixels."""
        return board.picture(scene)

    def still(self, scene: Scene[Position]) -> Image.Image:
        """Return the board as a frame of a moving picture."""
        return board.still(scene)

    def alt(self, scene: Scene[Position], words: Words) -> str:
        """Return the board in at most 1,024 characters."""
        return alt.board(scene, words)

    def summary(
        self, events: Sequence[Event[Position]], names: Names, reader: Seat | None, words: Words
    ) -> list[str]:
        """Return what happened, a line a turn."""
        return telling.summary(events, names, reader, words)

    def ask(self, view: Position, names: Names, reader: Seat | None, words: Words) -> str:
        """Return the open question, as put to the one asked or told to another."""
        return asking.ask(view, names, reader, words)

    def label(self, move: Move, view: Position, words: Words) -> str:
        """Return a move as the label of a button, in at most 80 characters."""
        return asking.label(move, view, words)

    def piece(self, move: Move, view: Position) -> str | None:
        """Return the letter of the one gem that a move is about, None where there is none."""
        return asking.piece(move, view)

    def standings(self, scene: Scene[Position], words: Words) -> list[str]:
        """Return a line a seat: its place and how its total comes about, the best first."""
        return reckoning.standings(scene, words)

    def reckoning(self, scene: Scene[Position], words: Words) -> str:
        """Return who won and why."""
        return reckoning.sentence(scene, words)

    def reason(
        self, key: str, facts: Mapping[str, int | str], names: Sequence[str], words: Words
    ) -> str:
        """Return what speaks for a move as a line."""
        return line(f"seekers-why-{key}", facts, names, words, lambda letter: gem(letter, words))

    def rules(self, words: Words) -> str:
        """Return the rules in short."""
        return "\n".join(words(f"seekers-rules-{part}") for part in RULES)


LOOK: Final = SeekersLook()
