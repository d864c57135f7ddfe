"""How a game ends before it is over: somebody gives up, or it is called off."""

from __future__ import annotations

import discord

from bot.actions.change import change_and_say, changing
from bot.actions.request import Request
from bot.actions.server_settings import chosen
from bot.messages.arguments import SubstituteChoice
from bot.messages.names import named
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen
from bot.tables import changes
from bot.tables.steps import as_host
from bot.tables.table import Table
from bot.tables.tables import Change


async def ask_to_resign(request: Request, press: Press) -> None:
    """Ask once more before giving up."""
    table = await request.table(press.table)
    request.seated(table)
    after = changes.resign(table, request.user_id)
    still = [player for player in after.players if not player.resigned]
    outcome = "computer" if after.open else "won" if len(still) == 1 else "over"
    name = named(still[0]) if still else ""
    question = request.words("resign-sure", after=outcome, name=name)
    yes = _button(request, Press(table.id, table.number, "resigned"), danger=True)
    await request.show(Screen(text=question, rows=[[yes]]))


async def resign(request: Request, press: Press) -> None:
    """Give up: a computer plays on, or the game ends."""
    await change_and_say(
        request, press, "resign-done", lambda table: changes.resign(table, request.user_id)
    )


async def ask_to_end(request: Request, press: Press) -> None:
    """Ask once more before the game is called off, or before what happens instead.

    Whoever need not wait for the others may resign; where a game that counts has rested for long,
    whoever waits may have a computer play on.
    """
    table = await request.table(press.table)
    after = _after((await _ending(request, table))(table))
    yes = Press(table.id, table.number, "ended")
    buttons = [_button(request, yes, danger=after != "asleep", after=after)]
    if after == "ask":
        buttons.append(_button(request, Press(table.id, table.number, "resign")))
    if after == "off" and table.binding and table.seat_of(request.user_id) is not None:
        substitute = Press(table.id, table.number, "deputy", str(SubstituteChoice("seat")))
        buttons.append(PressButton(substitute, request.words("button-deputy-seat")))
    await request.show(Screen(text=request.words("end-sure", after=after), rows=[[*buttons]]))


async def end(request: Request, press: Press) -> None:
    """Call the game off, or do what happens instead."""
    change = await _ending(request, await request.table(press.table))
    with request.doing("end"):
        async with changing(request, press.table, change) as saved:
            text = request.words("end-done", after=_after(saved.after))
            await saved.answer(Screen(text=text))


async def leave_tutorial(request: Request, press: Press) -> None:
    """Close the table of a tutorial, without any question."""
    change = await _ending(request, await request.table(press.table))
    await change_and_say(request, press, "lesson-left", change)


async def may_end(request: Request, table: Table) -> bool:
    """Return whether this person may call a game off that is not theirs, as the server chose.

    Where it counts, or has rested for long, whoever sits at it may.
    """
    callers = (await chosen(request, table.guild_id)).callers
    seated = table.seat_of(request.user_id) is not None
    if seated and (callers == "seated" or table.binding or request.tables.rested(table)):
        return True
    return request.moderates and callers != "host"


async def _ending(request: Request, table: Table) -> Change:
    """Return how this person ends a game; raise Refusal in a server where the host alone may."""
    may, rested = await may_end(request, table), request.tables.rested(table)
    alone = not may and table.stage == "playing"
    if alone and (await chosen(request, table.guild_id)).callers == "host":
        as_host(table, request.user_id)
    return lambda it: changes.call_off(
        it, request.user_id, request.name, moderator=may, rested=rested
    )


def _after(table: Table) -> str:
    """Return the word for what has become of a game that somebody wanted to end."""
    if table.asleep:
        return "asleep"
    return {"called-off": "off", "finished": "lost"}.get(table.stage, "ask")


def _button(request: Request, press: Press, *, danger: bool = False, **said: str) -> PressButton:
    style = discord.ButtonStyle.danger if danger else discord.ButtonStyle.secondary
    return PressButton(press, request.words(f"button-{press.action}", **said), style)
