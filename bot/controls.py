"""What people can do, by the name of the action: a button, a list and a command say the same.

To find what a button does, look up its action here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Final

from bot.conversation import (
    choosing,
    ending,
    lessons,
    lobby,
    looking,
    opening,
    reading,
    server,
    turn,
)
from bot.messages.press import NOWHERE, Press
from bot.panels.viewpoint import PANEL, PLAY
from bot.request import Request
from bot.tables.refusal import Refusal

Action = Callable[[Request, Press], Awaitable[None]]


async def act(request: Request, press: Press | None) -> None:
    """Do what a control or a command says; raise Refusal if it is not known."""
    action = ACTIONS.get(press.action) if press else None
    if press is None or action is None:
        raise Refusal("refused-control-unknown")
    await action(request, press)


async def pressed(request: Request, press: Press | None) -> None:
    """Do what a control says; a copy of a board that it stands on loses its controls."""
    message = request.reply.pressed
    if press is None or message is None or message.private or press.table == NOWHERE:
        await act(request, press)
        return
    table = await request.table(press.table)
    try:
        await act(request, press)
    finally:
        # A newer message than the one known is a board whose post is being noted just now.
        if message.message_id < (table.shown.message_id or 0):
            await request.hosting.retire_copy(table, message)


ACTIONS: Final[Mapping[str, Action]] = MappingProxyType(
    {
        # In the lobby
        "join": lobby.join,
        "leave": lobby.leave,
        "computer": lobby.add_computer,
        "remove": lobby.ask_whom_to_remove,
        "removed": lobby.remove,
        "start": lobby.start,
        "cancel": lobby.cancel,
        "settings": choosing.settings,
        "choose": choosing.choose,
        "newcomer": lobby.newcomer,
        # In play
        PLAY: turn.play,
        PANEL: turn.open_panel,
        "back": turn.step_back,
        "hand": turn.show_hand,
        "undo": turn.undo,
        # Behind More
        "more": looking.menu,
        "history": looking.history,
        "show": looking.show,
        "language": looking.speak,
        "export": looking.export,
        "resign": ending.ask_to_resign,
        "resigned": ending.resign,
        "end": ending.ask_to_end,
        "ended": ending.end,
        # To read and to learn, at a table or anywhere
        "help": reading.help_,
        "rules": reading.rules,
        "topic": reading.topic,
        "tutorial": lessons.begin,
        "next-lesson": lessons.go_on,
        "hint": lessons.hint,
        "leave-tutorial": ending.leave_tutorial,
        # For a server
        "server": server.settings,
        "server-choose": server.choose,
        # After the game
        "rematch": opening.rematch,
    }
)
