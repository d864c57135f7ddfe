"""What a game's panels promise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.messages.screen import Screen
from bot.panels.viewpoint import ControlRows, Viewpoint
from render import Words


@dataclass(frozen=True, slots=True)
class Topic:
    """Something to read: its key, what stands on its button or in the list, and its text."""

    key: str
    label: str
    text: str
    listed: bool = False


class Panels(Protocol):
    """How a game asks its questions."""

    def rows(self, viewpoint: Viewpoint) -> ControlRows:
        """Return the controls under the board; `viewpoint` is the public one."""

    def panel(self, viewpoint: Viewpoint, said: str) -> Screen:
        """Return the private panel that a press with this argument opens or changes."""

    def midway(self, before: Any, after: Any) -> bool:  # noqa: ANN401 - positions of any game
        """Return whether the turn goes on in private after an answer, with no new board yet.

        Both positions are asked of the same seat.
        """

    def topics(self, words: Words, viewpoint: Viewpoint | None = None) -> Sequence[Topic]:
        """Return what there is to read beside the rules, at a table its own things first."""

    def opening(self, viewpoint: Viewpoint) -> Sequence[str]:
        """Return what all are told once, under the first board of a game."""

    def reminder(self, viewpoint: Viewpoint) -> str:
        """Return what the reader alone should keep in mind; empty where there is nothing."""

    def hand_rows(self, viewpoint: Viewpoint) -> ControlRows:
        """Return controls for what the reader can do with their own cards now."""

    def why_not(self, viewpoint: Viewpoint, notation: str) -> str | None:
        """Return why a move is not legal now, as told to the reader; None for no reason known."""

    def spelled(self, verb: str, answers: list[str], words: Words) -> str:
        """Return the notation of a verb with what a person typed behind it, in their language."""
