"""Resigning, and calling a game off."""

import discord

from bot.actions.change import by_person, changing
from bot.actions.help_pages import ways_to_learn
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
    """Ask for confirmation before resigning."""
    table = await request.table(press.table)
    request.seated(table)
    after = changes.resign(table, request.user_id)
    still = [player for player in after.players if not player.resigned]
    outcome = "computer" if after.open else "won" if len(still) == 1 else "over"
    name = named(still[0]) if still else ""
    question = request.words("resign-sure", after=outcome, name=name)
    yes = _button(request, Press(table.id, table.number, "resigned"), danger=True)
    await request.show(Screen(text=question, rows=[[yes]]))


resign = by_person(changes.resign, "resign-done")
"""Resign: a computer plays on, or the game ends."""


async def ask_to_end(request: Request, press: Press) -> None:
    """Ask for confirmation before calling the game off, or before what happens instead.

    A player who would have to wait for the others can resign instead; in a rated game that has
    rested for long, they can let a computer play for the player who is missing.
    """
    table = await request.table(press.table)
    after = _after((await _ending(request, table))(table))
    yes = Press(table.id, table.number, "ended", after)
    buttons = [_button(request, yes, danger=after != "asleep", after=after)]
    if after == "ask":
        buttons.append(_button(request, Press(table.id, table.number, "resign")))
    if after == "off" and table.binding and table.seat_of(request.user_id) is not None:
        substitute = Press(table.id, table.number, "deputy", str(SubstituteChoice("seat")))
        buttons.append(PressButton(substitute, request.words("button-deputy-seat")))
    await request.show(Screen(text=request.words("end-sure", after=after), rows=[[*buttons]]))


async def end(request: Request, press: Press) -> None:
    """Call the game off, or do what its rules for ending say instead."""
    table = await request.table(press.table)
    change = await _ending(request, table)
    if press.argument and _after(change(table)) != press.argument:
        await ask_to_end(request, press)  # by now it would be something else
        return
    with request.doing("end"):
        async with changing(request, press.table, change) as saved:
            text = request.words("end-done", after=_after(saved.after))
            await saved.answer(Screen(text=text))


async def ask_to_leave_tutorial(request: Request, press: Press) -> None:
    """Ask for confirmation before closing the table of a tutorial."""
    table = await request.table(press.table)
    (await _ending(request, table))(table)
    yes = _button(request, Press(table.id, table.number, "left-tutorial"), danger=True)
    await request.show(Screen(text=request.words("lesson-leave-sure"), rows=[[yes]]))


async def leave_tutorial(request: Request, press: Press) -> None:
    """Close the table of a tutorial, and show what else there is."""
    change = await _ending(request, await request.table(press.table))
    async with changing(request, press.table, change) as saved:
        rows = ways_to_learn(request.words)
        await saved.answer(Screen(text=request.words("lesson-left"), rows=rows))


async def may_end(request: Request, table: Table) -> bool:
    """Return whether the server's settings let this person call off a game they don't host.

    Any player may if it is rated and has begun, or has rested for long; none may before a season's
    game begins.
    """
    callers = (await chosen(request, table.guild_id)).callers
    seated = table.seat_of(request.user_id) is not None
    if table.season_id and table.stage == "lobby":
        seated = False  # it would count for nobody, and the others have no say
    if seated and (callers == "seated" or table.binding or request.tables.rested(table)):
        return True
    return request.moderates and callers != "host"


async def _ending(request: Request, table: Table) -> Change:
    """Return the change with which this person ends a game; raise Refusal if only the host may."""
    may, rested = await may_end(request, table), request.tables.rested(table)
    alone = not may and table.stage == "playing"
    if alone and (await chosen(request, table.guild_id)).callers == "host":
        as_host(table, request.user_id)
    return lambda it: changes.call_off(
        it, request.user_id, request.name, moderator=may, rested=rested
    )


def _after(table: Table) -> str:
    """Return the word for the outcome of trying to end a game."""
    if table.asleep:
        return "asleep"
    return {"called-off": "off", "finished": "lost"}.get(table.stage, "ask")


def _button(request: Request, press: Press, *, danger: bool = False, **said: str) -> PressButton:
    style = discord.ButtonStyle.danger if danger else discord.ButtonStyle.secondary
    return PressButton(press, request.words(f"button-{press.action}", **said), style)
