"""All that Bluff shows of itself, gathered for the bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image
from render.bluff import alt, asking, board, hand, reckoning, telling
from render.bluff.dice import ICONS
from rules.bluff.moves import Move
from rules.bluff.position import Position

from render.reasons import line
from render.scene import Event, Scene
from render.words import Words
from rules import Seat

Names = Sequence[str]


class _Hand:
    """The reader's dice; see `render.look.Hand`."""

    def picture(self, scene: Scene[Position]) -> bytes:
        """Return them as a PNG of 920 by 440 pixels; ValueError without a reader."""
        return hand.picture(scene)

    def alt(self, scene: Scene[Position], words: Words) -> str:
        """Return them in words; ValueError without a reader."""
        return alt.hand(scene, words)


class BluffLook:
    """The look of Bluff; see `render.look.Look`."""

    hand = _Hand()
    guide = None
    icons = ICONS
    lessons = ()

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
        """Return what happened, a line an answer."""
        return telling.summary(events, names, reader, words)

    def ask(self, view: Position, names: Names, reader: Seat | None, words: Words) -> str:
        """Return the open question, as put to the one asked or told to another."""
        return asking.ask(view, names, reader, words)

    def label(self, move: Move, view: Position, words: Words) -> str:  # noqa: ARG002 - see Look
        """Return a move as the label of a button, in at most 80 characters."""
        return asking.label(move, words)

    def piece(self, move: Move, view: Position) -> str | None:  # noqa: ARG002 - see Look
        """Return the face that a bid is about."""
        return asking.piece(move)

    def standings(self, scene: Scene[Position], words: Words) -> list[str]:
        """Return a line a seat with its place, the best first."""
        return reckoning.standings(scene, words)

    def reckoning(self, scene: Scene[Position], words: Words) -> str:
        """Return who won and why."""
        return reckoning.reckoning(scene, words)

    def reason(
        self, key: str, facts: Mapping[str, int | str], names: Sequence[str], words: Words
    ) -> str:
        """Return what speaks for a move as a line; nobody gives advice on this game."""
        return line(f"bluff-why-{key}", facts, names, words, lambda die: die)

    def rules(self, words: Words) -> str:
        """Return the rules in short."""
        parts = ("aim", "roll", "bid", "challenge", "ones", "commands")
        return "\n".join(words(f"bluff-rules-{part}") for part in parts)


LOOK: Final = BluffLook()
