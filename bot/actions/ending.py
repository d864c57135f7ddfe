"""Resigning, and calling a game off."""

from functools import partial

import discord

from bot.actions.change import Otherwise, as_confirmed, change_and_say, changing
from bot.actions.request import Request
from bot.actions.server_settings import chosen
from bot.messages.arguments import DeputyChoice
from bot.messages.names import bold, with_readable_names
from bot.messages.press import Press, PressButton
from bot.messages.screen import Screen
from bot.tables import absence, changes, ending
from bot.tables.ending import Ender
from bot.tables.steps import allowed
from bot.tables.table import Table
from bot.tables.tables import Change


async def ask_to_resign(request: Request, press: Press) -> None:
    """Ask for confirmation before resigning."""
    table = await request.table(press.table)
    request.seated(table)
    after = changes.resign(table, request.user_id)
    question = resign_question(request, after)
    yes = Press(table.id, table.number, "resigned", ending.resigned_as(after))
    await request.show(Screen(text=question, rows=[[_button(request, yes, danger=True)]]))


def resign_question(request: Request, after: Table) -> str:
    """Return the question before resigning, by what the table would be after it."""
    readable = with_readable_names(after, request.words)
    name = next((bold(it.name) for it in readable.players if not it.resigned), "")
    return request.words("resign-sure", after=ending.resigned_as(after), name=name)


async def resign(request: Request, press: Press) -> None:
    """Resign: a computer plays on, or the game ends; ask anew if it was the other when they were asked."""
    change = partial(changes.resign, user_id=request.user_id)
    confirmed = as_confirmed(press, lambda table: ending.resigned_as(change(table)), change)
    try:
        await change_and_say(request, press, "resign-done", confirmed, always=True)
    except Otherwise:
        await ask_to_resign(request, press)


async def ask_to_end(request: Request, press: Press) -> None:
    """Ask for confirmation before calling the game off, or before what happens instead.

    A player who would have to wait for the others can resign instead; in a rated game that has
    rested for long, they can let a computer play for the player who is missing.
    """
    table = await request.table(press.table)
    rested = request.tables.rested(table)
    after = ending.outcome(table, await ender(request, table), rested=rested)
    yes = Press(table.id, table.number, "ended", after)
    buttons = [_button(request, yes, danger=after != "asleep", after=after)]
    if after == "ask":
        buttons.append(_button(request, Press(table.id, table.number, "resign")))
    deputy = partial(absence.depute, user_id=request.user_id, how="seat", rested=rested)
    if after == "off" and table.binding and allowed(table, deputy):
        depute = Press(table.id, table.number, "deputy", str(DeputyChoice("seat")))
        buttons.append(PressButton(depute, request.words("button-deputy-seat")))
    text = request.words("end-sure", after=after, counts=table.origin.counts_as)
    await request.show(Screen(text=text, rows=[[*buttons]]))


async def end(request: Request, press: Press) -> None:
    """Do what the question said, or agree with those who want to end the game; otherwise ask again."""
    by = await ender(request, await request.table(press.table))
    after = ""

    def change(table: Table) -> Table:
        nonlocal after
        rested = request.tables.rested(table)
        after = ending.outcome(table, by, rested=rested)
        if press.argument != after and not (not press.argument and _is_asked(table, by.user_id)):
            raise Otherwise("refused-out-of-date", link=table.link())
        return ending.end(table, by, rested=rested)

    try:
        with request.doing("end", when=press.argument == "ask"):  # asks others, again and again
            async with changing(request, press.table, change, always=True) as saved:
                await saved.answer(Screen(text=request.words("end-done", after=after)))
    except Otherwise:
        await ask_to_end(request, press)


def _is_asked(table: Table, user_id: int) -> bool:
    """Return whether the others wait for this person's consent to call the game off."""
    return any(it.user_id == user_id for it in table.still_to_agree)


async def ender(request: Request, table: Table) -> Ender:
    """Return this person, and whom the table's server lets call games off."""
    callers = (await chosen(request, table.guild_id)).callers
    return Ender(request.user_id, request.name, moderates=request.moderates, callers=callers)


async def change_to_end(request: Request, table: Table) -> Change:
    """Return the change with which this person ends a table."""
    by = await ender(request, table)
    return lambda it: ending.end(it, by, rested=request.tables.rested(it))


def _button(
    request: Request, press: Press, *, danger: bool = False, **variables: str
) -> PressButton:
    style = discord.ButtonStyle.danger if danger else discord.ButtonStyle.secondary
    return PressButton(press, request.words(f"button-{press.action}", **variables), style)
