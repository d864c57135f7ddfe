"""What each action of a control does. To find what a button does, look up its action here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Final

from bot.conversation import lessons, lobby, more, reading, turn
from bot.panels.panels import PANEL, PLAY
from bot.press import Press
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.visit import Visit

Action = Callable[[Visit, Press], Awaitable[None]]


async def act(visit: Visit, press: Press) -> None:
    """Do what a control says; raise Refusal if it is no longer known."""
    action = ACTIONS.get(press.action)
    if action is None:
        raise Refusal("refused-control-unknown")
    await action(visit, press)


def _with_table(do: Callable[[Visit, Table], Awaitable[None]]) -> Action:
    async def action(visit: Visit, press: Press) -> None:
        await do(visit, await visit.facet.room.get(press.table))

    return action


def _with_id(do: Callable[[Visit, int], Awaitable[None]]) -> Action:
    async def action(visit: Visit, press: Press) -> None:
        await do(visit, press.table)

    return action


async def _play(visit: Visit, press: Press) -> None:
    await turn.play(visit, press.table, press.number, press.argument)


async def _panel(visit: Visit, press: Press) -> None:
    await turn.open_panel(visit, press.table, press.number, press.argument)


async def _back(visit: Visit, press: Press) -> None:
    await turn.step_back(visit, press.table, press.number)


async def _rules(visit: Visit, press: Press) -> None:
    table = await _standing(visit, press)
    await reading.rules(visit, table.game if table else press.argument, table)


async def _topic(visit: Visit, press: Press) -> None:
    game, _, key = press.argument.partition(":")
    await reading.topic(visit, game, key, await _standing(visit, press))


async def _standing(visit: Visit, press: Press) -> Table | None:
    """Return the table that a control belongs to, None for one that belongs to none."""
    if press.table == reading.NOWHERE:
        return None
    return await visit.facet.room.get(press.table)


async def _tutorial(visit: Visit, press: Press) -> None:
    await lessons.begin(visit, press.argument)


async def _remove(visit: Visit, press: Press) -> None:
    await lobby.remove(visit, press.table, press.number, int(press.argument))


ACTIONS: Final[Mapping[str, Action]] = MappingProxyType(
    {
        # In the lobby
        "join": _with_id(lobby.join),
        "leave": _with_id(lobby.leave),
        "computer": _with_id(lobby.add_computer),
        "remove": _with_id(lobby.ask_whom_to_remove),
        "removed": _remove,
        "start": _with_id(lobby.start),
        "cancel": _with_id(lobby.cancel),
        # In play
        PLAY: _play,
        PANEL: _panel,
        "back": _back,
        "hand": _with_table(turn.show_hand),
        # Behind More
        "more": _with_table(more.menu),
        "history": _with_table(more.history),
        "undo": _with_id(more.undo),
        "resign": _with_table(more.ask_to_resign),
        "resigned": _with_id(more.resign),
        "end": _with_table(more.ask_to_end),
        "ended": _with_id(more.end),
        # To read and to learn, at a table or anywhere
        "rules": _rules,
        "topic": _topic,
        "tutorial": _tutorial,
        "hint": _with_table(lessons.hint),
        "leave-tutorial": _with_id(lessons.leave),
        # After the game
        "rematch": _with_id(lobby.rematch),
    }
)
