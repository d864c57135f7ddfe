"""The handler of each action, by its name; buttons, lists and commands use the same names.

To find what a button does, look up its action here, or in the `feature.py` of a room of features.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from bot.actions import (
    absence,
    ending,
    lobby,
    menu,
    opening,
    options,
    own_tables,
    server_settings,
    turn,
)
from bot.actions.request import Action, Request
from bot.feature import Feature
from bot.messages.press import NO_TABLE, Press
from bot.messages.screen import PostedMessage, without_controls
from bot.panels.viewpoint import PANEL, PLAY
from bot.tables.refusal import Refusal
from bot.tables.table import Table


def actions_of(features: Iterable[Feature]) -> dict[str, Action]:
    """Return the core's actions and the features' by name; raise ValueError if two have the same name."""
    merged = dict(ACTIONS)
    for feature in features:
        if twice := merged.keys() & feature.actions.keys():
            raise ValueError(f"{feature.name} names actions anew: {', '.join(sorted(twice))}")
        merged |= feature.actions
    return merged


async def act(request: Request, press: Press | None) -> None:
    """Run the action of a control or a command; raise Refusal if it's unknown."""
    action = request.services.actions.get(press.action) if press else None
    if press is None or action is None:
        raise Refusal("refused-control-unknown")
    await action(request, press)


async def pressed(request: Request, press: Press | None) -> None:
    """Run the action of a pressed control, and strip an outdated copy of the board it is on."""
    message = request.reply.pressed
    if press is None or message is None or message.private or press.table == NO_TABLE:
        await act(request, press)
        return
    table = await request.table(press.table)
    if not table.reachable:
        await _pressed_where_nothing_follows(request, press, table, message)
        return
    try:
        await act(request, press)
    finally:
        # A message newer than the recorded one is a board that is being recorded right now.
        if message.message_id < (table.shown.message_id or 0):
            # A refusal isn't answered yet, and doesn't wait for it.
            poster = request.services.poster
            poster.retries.after(0, partial(poster.boards.cleanup.strip_copy, table, message))


async def _pressed_where_nothing_follows(
    request: Request, press: Press, table: Table, message: PostedMessage
) -> None:
    """Run the action where the bot can only answer clicks, and post a board that is overdue.

    Without permission to post, only an interaction's webhook can show what changed since the last
    click.
    """
    if message.message_id < (table.shown.message_id or 0):
        await request.reply.edit(without_controls(message.caption))
    missed = table.unposted
    try:
        await act(request, press)
    except Refusal:
        table = await request.table(press.table)
        if not missed or table.computer_asked:
            raise
        await request.services.after_change.run(table, request.reply)
        if not request.reply.acknowledged:
            raise
        return  # the board says it all
    now = await request.table(press.table)
    if missed and now.unposted and now.revision == table.revision and not now.computer_asked:
        await request.services.after_change.run(now, request.reply)


ACTIONS: Final[Mapping[str, Action]] = {
    # In the lobby
    "new": opening.new,
    "join": lobby.join,
    "leave": lobby.leave,
    "computer": lobby.add_computer,
    "style": lobby.ask_style,
    "seek": lobby.seek,
    "invite": lobby.ask_whom_to_invite,
    "invited": lobby.invite,
    "remove": lobby.ask_whom_to_remove,
    "removed": lobby.remove,
    "start": lobby.start,
    "cancel": lobby.cancel,
    "settings": options.settings,
    "choose": options.choose,
    "starts": options.set_start,
    "plan": options.set_start,  # in panels posted by version 1.2 and before
    # In play
    PLAY: turn.play,
    PANEL: turn.open_panel,
    "back": turn.step_back,
    "hand": turn.show_hand,
    "undo": turn.undo,
    # Behind More
    "more": menu.menu,
    "show": menu.show,
    "language": menu.speak,
    "export": menu.export,
    "export-here": menu.export_here,
    "resign": ending.ask_to_resign,
    "resigned": ending.resign,
    "end": ending.ask_to_end,
    "ended": ending.end,
    # When somebody is late, away, or hands their seat over
    "deputy": absence.depute,
    "sit-in": absence.sit_in,
    "ask-hand-over": absence.ask_whom_to_hand_over_to,
    "hand-over": absence.hand_over,
    "hand-over-to": absence.hand_over,  # in lists shown by version 1.3 and before
    "agree": absence.agree,
    "decline": absence.decline,
    "back-again": absence.back,
    "wake": absence.wake,
    # For oneself
    "own-tables": own_tables.tables,
    "give-up": own_tables.ask_to_give_up,
    "given-up": own_tables.give_up,
    # For a server
    "server": server_settings.settings,
    "server-choose": server_settings.choose,
    "server-channels": server_settings.choose_channels,
    "server-role": server_settings.choose_role,
    "server-limits": server_settings.ask_limits,
    "server-limited": server_settings.limit,
    # After the game
    "rematch": opening.rematch,
}
