"""How a game ends before it is over: somebody gives up, or it is called off."""

from __future__ import annotations

import discord

from bot.conversation.road import line, walk
from bot.messages.names import named
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen
from bot.request import Request
from bot.tables import changes
from bot.tables.table import Table


async def ask_to_resign(request: Request, press: Press) -> None:
    """Ask once more before giving up."""
    table = await request.table(press.table)
    request.seated(table)
    after = changes.resign(table, request.user_id)
    still = [player for player in after.players if not player.resigned]
    outcome = "computer" if after.open else "won" if len(still) == 1 else "over"
    name = named(still[0]) if still else ""
    await _sure(request, table, "resigned", "resign-sure", after=outcome, name=name)


async def resign(request: Request, press: Press) -> None:
    """Give up: a computer plays on, or the game ends."""
    await walk(
        request,
        press.table,
        lambda table: changes.resign(table, request.user_id),
        line(request, "resign-done"),
    )


async def ask_to_end(request: Request, press: Press) -> None:
    """Ask once more before the game is called off."""
    table = await request.table(press.table)
    changes.call_off(table, request.user_id, request.name, moderator=request.moderates)
    await _sure(request, table, "ended", "end-sure")


async def end(request: Request, press: Press) -> None:
    """Call the game off."""
    await _call_off(request, press, "end-done")


async def leave_tutorial(request: Request, press: Press) -> None:
    """Close the table of a tutorial, without any question."""
    await _call_off(request, press, "lesson-left")


async def _call_off(request: Request, press: Press, told: str) -> None:
    moderator = request.moderates
    await walk(
        request,
        press.table,
        lambda table: changes.call_off(table, request.user_id, request.name, moderator=moderator),
        line(request, told),
    )


async def _sure(
    request: Request, table: Table, action: str, question: str, **variables: str
) -> None:
    yes = PressButton(
        Press(table.id, table.number, action),
        request.words(f"button-{action}"),
        discord.ButtonStyle.danger,
    )
    await request.show(Screen(text=request.words(question, **variables), rows=[[yes]]))
