"""What a feature gives the core, and what it is told.

The core knows no feature: it gets their tuple when the bot starts, and asks each for what it has to give.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.actions.request import Action
    from bot.entry.commands.command import AnyCommand
    from bot.messages.press import PressButton
    from bot.store import Store
    from bot.tables.table import Table
    from render import Words

    Buttons = Callable[[Table, Words], Sequence[PressButton]]
    Lines = Callable[[Store, Table, Words], Awaitable[Sequence[str]]]


def _none(*_: object) -> tuple[()]:
    return ()


async def _no_lines(*_: object) -> tuple[()]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Feature:
    """A room of `bot/features/`: what it offers beside the game at a table.

    `actions` are the handlers of its controls and commands, by their names. `commands` returns its
    commands by the name of the group that they join; "" for those that are in none.

    `buttons` stand under a lobby, and under the newest message of a game that has ended, `lasting_buttons`
    under every message of one. `finish_lines` tell what a game that has ended came to; they may raise
    NotSaved.
    """

    name: str
    actions: Mapping[str, Action] = field(default_factory=dict)
    commands: Callable[[], Mapping[str, Sequence[AnyCommand]]] = dict
    buttons: Buttons = _none
    lasting_buttons: Buttons = _none
    finish_lines: Lines = _no_lines
