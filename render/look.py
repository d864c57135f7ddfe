"""What every game shows of itself: pictures, alternative texts and words.

A game's look stands in `render/<game>/__init__.py` under the name `LOOK`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from PIL import Image

from render.icons import Icon
from render.scene import Event, Scene
from render.words import Words
from rules import Seat

ALT_LIMIT = 1024
"""How many characters an alternative text may have."""
LABEL_LIMIT = 80
"""How many characters the label of a button or a choice may have."""
RULES_LIMIT = 1800
"""How many characters the rules in short may have."""


class Hand(Protocol):
    """What a reader alone may see of a game, such as cards in the hand."""

    def picture(self, scene: Scene[Any]) -> bytes:
        """Return it as a PNG; ValueError without a reader."""

    def alt(self, scene: Scene[Any], words: Words) -> str:
        """Return what the picture shows in at most ALT_LIMIT characters."""


class Guide(Protocol):
    """How to read a board: an example with numbers on it, and what they mean."""

    def picture(self) -> bytes:
        """Return the example as a PNG."""

    def alt(self, words: Words) -> str:
        """Return what the picture is in at most ALT_LIMIT characters."""

    def legend(self, words: Words) -> list[str]:
        """Return what the numbers mean, a line a number, in at most RULES_LIMIT characters."""


class Look(Protocol):
    """How a game looks to a person. Every view given is already masked for its reader.

    Names are put into texts as they come; into pictures, as far as the fonts reach. All of
    it may be called from any thread.
    """

    @property
    def hand(self) -> Hand | None:
        """What a reader alone may see; None where all lies open."""

    @property
    def guide(self) -> Guide | None:
        """How to read a board; None where nothing needs to be explained."""

    @property
    def icons(self) -> Mapping[str, Icon]:
        """Icons of pieces that messages name, by a key of the game's own, such as a letter."""

    @property
    def lessons(self) -> Sequence[str]:
        """The tutorial's lessons (texts `<game>-lesson-1` and on), none without a tutorial.

        Each is the verb by which a learner does what it teaches; empty where any turn will do.
        """

    def picture(self, scene: Scene[Any]) -> bytes:
        """Return the board as a PNG."""

    def still(self, scene: Scene[Any]) -> Image.Image:
        """Return the board as a frame of a moving picture: in mode P, its palette with it."""

    def alt(self, scene: Scene[Any], words: Words) -> str:
        """Return the board in at most ALT_LIMIT characters."""

    def summary(
        self, events: Sequence[Event[Any]], names: Sequence[str], reader: Seat | None, words: Words
    ) -> list[str]:
        """Return what happened, a line a turn."""

    def ask(self, view: Any, names: Sequence[str], reader: Seat | None, words: Words) -> str:  # noqa: ANN401 - a position of any game
        """Return the open question, as put to the one asked or told to another."""

    def label(self, move: Any, view: Any, words: Words) -> str:  # noqa: ANN401 - a move of any game
        """Return a move as the label of a button, in at most LABEL_LIMIT characters."""

    def piece(self, move: Any, view: Any) -> str | None:  # noqa: ANN401 - a move of any game
        """Return the key, in `icons`, of the piece a move is about; None where there is none."""

    def standings(self, scene: Scene[Any], words: Words) -> list[str]:
        """Return a line a seat with its place, the best first."""

    def reckoning(self, scene: Scene[Any], words: Words) -> str:
        """Return who won and why."""

    def reason(
        self, key: str, facts: Mapping[str, int | str], names: Sequence[str], words: Words
    ) -> str:
        """Return what speaks for a move as a line (texts `<game>-why-<key>`)."""

    def rules(self, words: Words) -> str:
        """Return the rules in short, in at most RULES_LIMIT characters."""
