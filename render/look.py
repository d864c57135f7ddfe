"""What every game shows of itself: pictures, alternative texts and words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from render.scene import Scene, Step
from render.words import Words
from rules import Seat

ALT_LIMIT = 1024
"""How many characters an alternative text may have."""
LABEL_LIMIT = 80
"""How many characters the label of a button or a choice may have."""
RULES_LIMIT = 1800
"""How many characters the rules in short may have."""


class Look(Protocol):
    """How a game looks to a person. Every view given is already masked for its reader.

    Names are put into texts as they come; into pictures, as far as the fonts reach. All of
    it may be called from any thread.
    """

    def picture(self, scene: Scene[Any]) -> bytes:
        """Return the board as a PNG."""

    def hand(self, scene: Scene[Any]) -> bytes:
        """Return what the reader alone may see, as a PNG; ValueError without a reader."""

    def alt(self, scene: Scene[Any], words: Words) -> str:
        """Return the board in at most ALT_LIMIT characters."""

    def hand_alt(self, scene: Scene[Any], words: Words) -> str:
        """Return what `hand` shows in at most ALT_LIMIT characters."""

    def tell(self, step: Step[Any], names: Sequence[str], reader: Seat | None, words: Words) -> str:
        """Return what happened in one step, with all that followed by itself."""

    def summary(
        self, steps: Sequence[Step[Any]], names: Sequence[str], reader: Seat | None, words: Words
    ) -> list[str]:
        """Return what happened in these steps, a line a turn."""

    def ask(self, view: Any, names: Sequence[str], reader: Seat | None, words: Words) -> str:  # noqa: ANN401 - a position of any game
        """Return the open question, as put to the one asked or told to another."""

    def label(self, move: Any, view: Any, words: Words) -> str:  # noqa: ANN401 - a move of any game
        """Return a move as the label of a button, in at most LABEL_LIMIT characters."""

    def gem(self, move: Any, view: Any) -> str | None:  # noqa: ANN401 - a move of any game
        """Return the letter of the one gem that a move is about, None where there is none."""

    def facts(self, thing: Any, words: Words) -> str:  # noqa: ANN401 - a card or tile of any game
        """Return the facts on a card or a tile in a short line."""

    def standings(self, scene: Scene[Any], words: Words) -> list[str]:
        """Return a line a seat with its place, the best first."""

    def reckoning(self, scene: Scene[Any], words: Words) -> str:
        """Return who won and why."""

    def glossary(self, words: Words) -> str:
        """Return what the terms of the game mean."""

    def rules(self, words: Words) -> str:
        """Return the rules in short, in at most RULES_LIMIT characters."""
