"""What each action of a control does. To find what a button does, look up its action here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Final

from bot.conversation import lobby, more, turn
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


async def _topic(visit: Visit, press: Press) -> None:
    await more.topic(visit, await visit.facet.room.get(press.table), press.argument)


async def _remove(visit: Visit, press: Press) -> None:
    await lobby.remove(visit, press.table, press.number, int(press.argument))


async def _rules(visit: Visit, table: Table) -> None:
    await more.rules(visit, table.game, table)


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
        "rules": _with_table(_rules),
        "topic": _topic,
        "undo": _with_id(more.undo),
        "resign": _with_table(more.ask_to_resign),
        "resigned": _with_id(more.resign),
        "end": _with_table(more.ask_to_end),
        "ended": _with_id(more.end),
        # After the game
        "rematch": _with_id(lobby.rematch),
    }
)
