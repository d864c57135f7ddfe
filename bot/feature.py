"""What a feature gives the core, and what it is told.

The core knows no feature: it gets their tuple when the bot starts, and asks each for what it has to give.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.actions.request import Action


@dataclass(frozen=True, kw_only=True)
class Feature:
    """A room of `bot/features/`: what it offers beside the game at a table.

    `actions` are the handlers of its controls and commands, by their names.
    """

    name: str
    actions: Mapping[str, Action] = field(default_factory=dict)
