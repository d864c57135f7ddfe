"""How a game ends before it is over: somebody gives up, or it is called off."""

from __future__ import annotations

import discord

from bot.conversation.road import tell
from bot.conversation.server import chosen
from bot.messages.names import named
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen
from bot.request import Request
from bot.tables import changes, clocks
from bot.tables.refusal import Name, Refusal
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
    await tell(request, press, "resign-done", lambda table: changes.resign(table, request.user_id))


async def ask_to_end(request: Request, press: Press) -> None:
    """Ask once more before the game is called off."""
    table = await request.table(press.table)
    may = await _may_or_not(request, table)
    changes.call_off(table, request.user_id, request.name, moderator=may)
    await _sure(request, table, "ended", "end-sure")


async def end(request: Request, press: Press) -> None:
    """Call the game off."""
    await _call_off(request, press, "end-done")


async def leave_tutorial(request: Request, press: Press) -> None:
    """Close the table of a tutorial, without any question."""
    await _call_off(request, press, "lesson-left")


async def may_end(request: Request, table: Table) -> bool:
    """Return whether this person may call a game off that is not theirs, as the server chose.

    Once a game has rested for long, whoever sits at it may.
    """
    callers = (await chosen(request, table.guild_id)).callers
    seated = table.seat_of(request.user_id) is not None
    tables = request.tables
    rested = clocks.rested(table, tables.store.clock(), tables.patience)
    if seated and (callers == "seated" or rested):
        return True
    return request.moderates and callers != "host"


async def _may_or_not(request: Request, table: Table) -> bool:
    """Return what `may_end` does; raise Refusal in a server where the host alone may, and no other."""
    may = await may_end(request, table)
    if may or table.stage != "playing" or request.user_id == table.host_id:
        return may
    if (await chosen(request, table.guild_id)).callers == "host":
        raise Refusal("refused-host-only", host=Name(table.host))
    return False


async def _call_off(request: Request, press: Press, told: str) -> None:
    may = await _may_or_not(request, await request.table(press.table))
    await tell(
        request,
        press,
        told,
        lambda table: changes.call_off(table, request.user_id, request.name, moderator=may),
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
