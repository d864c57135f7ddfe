"""The interface of a game's panels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.messages.screen import Screen
from bot.panels.viewpoint import ControlRows, Viewpoint
from render import Words


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic of the help: its key, its label (on a button, or in the list if `listed`), its text."""

    key: str
    label: str
    text: str
    listed: bool = False


class Panels(Protocol):
    """How a player makes the moves of a game."""

    def rows(self, viewpoint: Viewpoint) -> ControlRows:
        """Return the controls under the board; `viewpoint` is the public one."""

    def panel(self, viewpoint: Viewpoint, said: str) -> Screen:
        """Return the private panel that a press with this argument opens or changes."""

    def midway(self, before: Any, after: Any) -> bool:  # noqa: ANN401 - positions of any game
        """Return whether the turn continues in private after a move, without a new board.

        The same seat is to move in both positions.
        """

    def topics(self, words: Words, viewpoint: Viewpoint | None = None) -> Sequence[Topic]:
        """Return the topics besides the rules; those about the table come first."""

    def opening(self, viewpoint: Viewpoint) -> Sequence[str]:
        """Return the lines under the first board of a game."""

    def reminder(self, viewpoint: Viewpoint) -> str:
        """Return a private reminder for the reader; empty if there is none."""

    def hand_rows(self, viewpoint: Viewpoint) -> ControlRows:
        """Return controls for the moves that the reader's hand allows now."""

    def why_not(self, viewpoint: Viewpoint, notation: str) -> str | None:
        """Return why a move isn't legal now; None if the reason is unknown."""

    def spelled(self, verb: str, answers: list[str], words: Words) -> str:
        """Return the notation of a verb with the arguments that a person typed in their language."""
